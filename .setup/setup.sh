#!/bin/sh
# Sets up what is missing: system packages, the environment .venv, the packages of the lock file.
# Usage: setup.sh run|dev. Doing it again when nothing has changed takes a moment.
set -eu
kind=${1:-run}
cd "$(dirname "$0")/.."

say() { printf 'setup: %s\n' "$*" >&2; }
has_library() { { ldconfig -p 2>/dev/null || /sbin/ldconfig -p; } | grep -q "$1"; }
on_a_pi() { grep -qs 'Raspberry Pi' /proc/device-tree/model; }

lock=requirements.txt
[ "$kind" = dev ] && lock=requirements-dev.txt
stamp=.venv/.set-up-$kind
key=$(cat "$lock" pyproject.toml .setup/setup.sh | sha256sum)
if [ -x .venv/bin/companion ] && [ "$(cat "$stamp" 2>/dev/null)" = "$key" ]; then exit 0; fi

# The system packages that are missing, found by what they bring.
missing=''
add() { missing="$missing $1"; }
command -v python3 >/dev/null || add python3
python3 -c 'import ensurepip, venv' 2>/dev/null || add python3-venv
has_library libGL.so.1 || add libgl1
has_library libEGL.so.1 || add libegl1
has_library libmtdev.so.1 || add libmtdev1
if ! has_library libgthread-2.0.so.0; then
    if apt-cache show libglib2.0-0t64 >/dev/null 2>&1; then add libglib2.0-0t64; else add libglib2.0-0; fi
fi
if on_a_pi && ! /usr/bin/python3 -c 'import picamera2' 2>/dev/null; then add python3-picamera2; fi
if [ "$kind" = dev ]; then
    for tool in strace xdotool Xvfb:xvfb xauth git; do
        command -v "${tool%%:*}" >/dev/null || add "${tool##*:}"
    done
fi
if [ -n "$missing" ]; then
    if ! command -v apt-get >/dev/null; then
        say "please install, with this machine's own package manager:$missing"
        exit 1
    elif [ "$(id -u)" = 0 ]; then
        as_root=''
    elif command -v sudo >/dev/null && { sudo -n true 2>/dev/null || [ -t 0 ]; }; then
        as_root=sudo
    else
        say "these packages are missing, and only root can install them: apt-get install$missing"
        exit 1
    fi
    say "installing$missing"
    $as_root env DEBIAN_FRONTEND=noninteractive apt-get update -qq
    # shellcheck disable=SC2086
    $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing >/dev/null
fi

# The environment. On a Pi it also sees picamera2, which comes with the system's libcamera.
python=python3
on_a_pi && python=/usr/bin/python3
if ! $python -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then
    say "Python 3.11 or newer is needed; $($python --version) is too old: use Debian 12 or newer"
    exit 1
fi
if [ ! -x .venv/bin/python ]; then
    site=''
    on_a_pi && site=--system-site-packages
    # shellcheck disable=SC2086
    $python -m venv $site .venv
fi
say "installing the packages of $lock"
.venv/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r "$lock"
.venv/bin/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
printf '%s' "$key" >"$stamp"
