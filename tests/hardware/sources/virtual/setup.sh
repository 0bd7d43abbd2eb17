#!/bin/sh
# Makes ROOT a small Debian 13 in which the Raspberry Pi's camera library runs on libcamera's virtual camera.
# Needs root, mmdebstrap, gcc, and the Debian and Python mirrors that this machine is set up for. usage: setup.sh ROOT
set -eu
root=$1
here=$(cd "$(dirname "$0")" && pwd)
mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' | head -n 1)
packages=ca-certificates,python3-venv,python3-dev,gcc,libc6-dev,libcap-dev,libgl1,libglib2.0-0t64
mmdebstrap --variant=minbase --include=$packages trixie "$root" \
    "deb $mirror trixie main" "deb $mirror trixie-backports main"
cp /etc/ssl/certs/ca-certificates.crt "$root/etc/ssl/certs/"
if [ -f /etc/pip.conf ]; then cp /etc/pip.conf "$root/etc/"; fi
mount -t proc proc "$root/proc"
# libcamera 0.7 or later: the virtual camera of 0.4 gives empty buffers
chroot "$root" apt-get update
chroot "$root" apt-get install -y --no-install-recommends -t trixie-backports python3-libcamera libcamera-ipa
mkdir -p "$root/opt/camera/frames" "$root/usr/share/libcamera/pipeline/virtual"
gcc -O2 -shared -fPIC -o "$root/opt/camera/shim.so" "$here/dma_heap_shim.c"
cp "$here/virtual.yaml" "$root/usr/share/libcamera/pipeline/virtual/"
chroot "$root" sh -ec 'python3 -m venv --system-site-packages /opt/camera/venv
    /opt/camera/venv/bin/pip install -q picamera2==0.3.38 opencv-python-headless==5.0.0.93'
# the library imports this for previews on a bare screen, which nothing here uses
cat > "$(echo "$root"/opt/camera/venv/lib/python3*/site-packages)/pykms.py" <<'P'
class PixelFormat:
    RGB888 = BGR888 = XRGB8888 = XBGR8888 = YUV420 = YVU420 = NV12 = ABGR8888 = None
P
umount "$root/proc"
