#include "HEICReader.h"

#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "CPictureWorker.h"

// The used part of libheif's interface, which has not changed since 1.0. The library is loaded, not linked, so its headers
// are not needed either.
typedef struct {
  int code, subcode;
  const char *message;
} HEIFError;

enum { ColorspaceRGB = 1, ChromaInterleavedRGBA = 11, ChannelInterleaved = 10, UnsupportedCodec = 3000 };

typedef struct {
  void *(*alloc)(void);
  HEIFError (*read)(void *context, const void *bytes, size_t count, const void *options);
  HEIFError (*primary)(void *context, void **handle);
  int (*handleWidth)(const void *handle);
  int (*handleHeight)(const void *handle);
  HEIFError (*decode)(const void *handle, void **image, int colorspace, int chroma, const void *options);
  int (*width)(const void *image, int channel);
  int (*height)(const void *image, int channel);
  const uint8_t *(*plane)(const void *image, int channel, int *stride);
  // Since 1.12; NULL in earlier versions.
  int (*isPremultiplied)(const void *handle);
} HEIF;

// Converts a data pointer to a function pointer, as dlsym requires.
#define FIND(place, symbol) ((*(void **)&(place) = dlsym(library, symbol)) != NULL)

static int load(const char *name, HEIF *heif) {
  void *library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  if (!library) return 0;
  (void)FIND(heif->isPremultiplied, "heif_image_handle_is_premultiplied_alpha");
  return FIND(heif->alloc, "heif_context_alloc") && FIND(heif->read, "heif_context_read_from_memory_without_copy") &&
         FIND(heif->primary, "heif_context_get_primary_image_handle") &&
         FIND(heif->handleWidth, "heif_image_handle_get_width") &&
         FIND(heif->handleHeight, "heif_image_handle_get_height") && FIND(heif->decode, "heif_decode_image") &&
         FIND(heif->width, "heif_image_get_width") && FIND(heif->height, "heif_image_get_height") &&
         FIND(heif->plane, "heif_image_get_plane_readonly");
}

static int fail(int status, const char *reason) {
  fprintf(stderr, "%s\n", reason);
  return status;
}

static int failAs(HEIFError error) {
  return fail(error.subcode == UnsupportedCodec ? CPictureWorkerNoCodec : CPictureWorkerFailed, error.message);
}

static uint32_t scaled(uint32_t component, uint32_t alpha) { return (component * alpha + 127) / 255; }

// Converts straight RGBA to premultiplied ARGB.
static void convert(const uint8_t *source, uint32_t *row, int width, int isPremultiplied) {
  for (int x = 0; x < width; x++, source += 4) {
    uint32_t alpha = source[3], factor = isPremultiplied ? 255 : alpha;
    row[x] = alpha << 24 | scaled(source[0], factor) << 16 | scaled(source[1], factor) << 8 | scaled(source[2], factor);
  }
}

static int put(const HEIF *heif, const void *image, int isPremultiplied) {
  int stride = 0;
  const uint8_t *pixels = heif->plane(image, ChannelInterleaved, &stride);
  int width = heif->width(image, ChannelInterleaved), height = heif->height(image, ChannelInterleaved);
  uint32_t size[2] = {(uint32_t)width, (uint32_t)height};
  uint32_t *row = width > 0 ? malloc((size_t)width * 4) : NULL;
  if (!pixels || !row || height <= 0) return fail(CPictureWorkerFailed, "it has no pixels");
  fwrite(size, sizeof size, 1, stdout);
  for (int y = 0; y < height; y++) {
    convert(pixels + (size_t)y * (size_t)stride, row, width, isPremultiplied);
    if (fwrite(row, (size_t)width * 4, 1, stdout) != 1) return CPictureWorkerFailed;
  }
  free(row);
  return 0;
}

int CHEICDecode(const char *library, unsigned long mostPixels) {
  HEIF heif = {0};
  struct stat status;
  void *handle = NULL, *image = NULL;
  if (!load(library, &heif)) return fail(CPictureWorkerNoLibrary, "libheif is missing");
  if (fstat(STDIN_FILENO, &status) != 0 || status.st_size <= 0) return fail(CPictureWorkerFailed, "it is empty");
  size_t count = (size_t)status.st_size;
  void *bytes = mmap(NULL, count, PROT_READ, MAP_PRIVATE, STDIN_FILENO, 0), *context = heif.alloc();
  if (bytes == MAP_FAILED || !context) return fail(CPictureWorkerFailed, "there is not enough memory");
  HEIFError error = heif.read(context, bytes, count, NULL);
  if (error.code == 0) error = heif.primary(context, &handle);
  if (error.code != 0) return failAs(error);
  int width = heif.handleWidth(handle), height = heif.handleHeight(handle);
  if (width <= 0 || height <= 0 || (unsigned long)width > mostPixels / (unsigned long)height)
    return fail(CPictureWorkerFailed, "too many pixels");
  error = heif.decode(handle, &image, ColorspaceRGB, ChromaInterleavedRGBA, NULL);
  if (error.code != 0) return failAs(error);
  return put(&heif, image, heif.isPremultiplied && heif.isPremultiplied(handle));
}
