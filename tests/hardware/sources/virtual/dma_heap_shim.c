/* For machines whose kernel has no dma-buf provider, such as containers: LD_PRELOAD stands in for
 * /dev/dma_heap/linux,cma with memfds. libcamera's virtual camera needs no more than that. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <linux/dma-buf.h>
#include <linux/dma-heap.h>
#include <stdarg.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

static const char HEAP[] = "/dev/dma_heap/linux,cma";

#define WRAP_OPEN(name)                                                   \
int name(const char *path, int flags, ...)                                \
{                                                                         \
	static int (*real)(const char *, int, ...);                       \
	va_list ap; va_start(ap, flags);                                  \
	mode_t mode = va_arg(ap, mode_t); va_end(ap);                     \
	if (!strcmp(path, HEAP))                                  \
		return memfd_create("dma-heap-shim", MFD_CLOEXEC);        \
	if (!real) real = dlsym(RTLD_NEXT, #name);                        \
	return real(path, flags, mode);                                   \
}
WRAP_OPEN(open)
WRAP_OPEN(open64)

int ioctl(int fd, unsigned long req, ...)
{
	static int (*real)(int, unsigned long, ...);
	va_list ap; va_start(ap, req);
	void *arg = va_arg(ap, void *); va_end(ap);
	if (req == DMA_HEAP_IOCTL_ALLOC) {
		struct dma_heap_allocation_data *d = arg;
		int m = memfd_create("dma-buf-shim", MFD_CLOEXEC);
		if (m < 0 || ftruncate(m, d->len) < 0) return -1;
		d->fd = m;
		return 0;
	}
	if (!real) real = dlsym(RTLD_NEXT, "ioctl");
	int r = real(fd, req, arg);
	if (r < 0 && (req == DMA_BUF_IOCTL_SYNC || req == DMA_BUF_SET_NAME_A || req == DMA_BUF_SET_NAME_B))
		return 0;
	return r;
}
