#include "CPNGWriter.h"

#include <stdlib.h>
#include <string.h>

#include "CPNGFailure.h"

typedef struct {
  uint8_t *bytes;
  size_t count;
  size_t capacity;
} Output;

static void append(png_structp png, png_bytep bytes, size_t count) {
  Output *output = png_get_io_ptr(png);
  if (output->capacity - output->count < count) {
    size_t capacity = (output->count + count) * 2;
    uint8_t *grown = realloc(output->bytes, capacity);
    if (grown == NULL) png_error(png, "out of memory");
    output->bytes = grown;
    output->capacity = capacity;
  }
  memcpy(output->bytes + output->count, bytes, count);
  output->count += count;
}

static void flush(png_structp png) { (void)png; }

static int isOpaque(const uint8_t *pixels, int width, int height, int stride) {
  for (int y = 0; y < height; y++) {
    const uint32_t *row = (const uint32_t *)(pixels + (size_t)y * stride);
    uint32_t common = 0xFFFFFFFF;
    for (int x = 0; x < width; x++) common &= row[x];
    if (common >> 24 != 0xFF) return 0;
  }
  return 1;
}

static void copyOpaqueRow(const uint32_t *source, uint8_t *target, int width) {
  for (int x = 0; x < width; x++) {
    uint32_t pixel = source[x];
    target[3 * x] = (uint8_t)(pixel >> 16);
    target[3 * x + 1] = (uint8_t)(pixel >> 8);
    target[3 * x + 2] = (uint8_t)pixel;
  }
}

static uint8_t divideByAlpha(uint32_t component, uint32_t alpha) {
  uint32_t value = (component * 255 + alpha / 2) / alpha;
  return (uint8_t)(value > 255 ? 255 : value);
}

static void copyTranslucentRow(const uint32_t *source, uint8_t *target, int width) {
  for (int x = 0; x < width; x++, target += 4) {
    uint32_t pixel = source[x], alpha = pixel >> 24;
    if (alpha == 0) {
      memset(target, 0, 4);
      continue;
    }
    target[0] = divideByAlpha(pixel >> 16 & 0xFF, alpha);
    target[1] = divideByAlpha(pixel >> 8 & 0xFF, alpha);
    target[2] = divideByAlpha(pixel & 0xFF, alpha);
    target[3] = (uint8_t)alpha;
  }
}

static void writeHeader(png_structp png, png_infop info, int width, int height, int opaque, int pixelsPerMetre) {
  png_set_compression_level(png, 1);
  png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_FILTER_NONE);
  png_set_IHDR(
    png, info, (png_uint_32)width, (png_uint_32)height, 8, opaque ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGB_ALPHA,
    PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_set_sRGB(png, info, PNG_sRGB_INTENT_PERCEPTUAL);
  if (pixelsPerMetre > 0) {
    png_set_pHYs(png, info, (png_uint_32)pixelsPerMetre, (png_uint_32)pixelsPerMetre, PNG_RESOLUTION_METER);
  }
  png_write_info(png, info);
}

static void writeRows(
  png_structp png, const uint8_t *pixels, int width, int height, int stride, int opaque, uint8_t *row) {
  for (int y = 0; y < height; y++) {
    const uint32_t *source = (const uint32_t *)(pixels + (size_t)y * stride);
    if (opaque) {
      copyOpaqueRow(source, row, width);
    } else {
      copyTranslucentRow(source, row, width);
    }
    png_write_row(png, row);
  }
}

int CPNGEncode(
  const uint8_t *pixels, int width, int height, int stride, int pixelsPerMetre, PNGBytes *result,
  char message[PNGMessageSize]) {
  CPNGFailure failure = {.message = message};
  Output output = {0};  // only changed through its address, so its fields survive a longjmp
  uint8_t *row = malloc((size_t)width * 4);
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, &failure, CPNGFail, CPNGIgnoreWarning);
  png_infop info = png == NULL ? NULL : png_create_info_struct(png);
  snprintf(message, PNGMessageSize, "out of memory");
  if (row != NULL && info != NULL && setjmp(failure.returnPoint) == 0) {
    int opaque = isOpaque(pixels, width, height, stride);
    png_set_write_fn(png, &output, append, flush);
    writeHeader(png, info, width, height, opaque, pixelsPerMetre);
    writeRows(png, pixels, width, height, stride, opaque, row);
    png_write_end(png, info);
    *result = (PNGBytes){output.bytes, output.count};
    png_destroy_write_struct(&png, &info);
    free(row);
    return 0;
  }
  free(output.bytes);
  free(row);
  png_destroy_write_struct(&png, &info);
  return -1;
}
