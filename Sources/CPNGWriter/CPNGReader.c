#include "CPNGWriter.h"

#include <png.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// The return point of a call when libpng fails, and the reason.
typedef struct {
  jmp_buf returnPoint;
  char *message;
} Failure;

static void fail(png_structp png, png_const_charp reason) {
  Failure *failure = png_get_error_ptr(png);
  snprintf(failure->message, PNGMessageSize, "%s", reason);
  longjmp(failure->returnPoint, 1);
}

static void ignoreWarning(png_structp png, png_const_charp warning) {
  (void)png;
  (void)warning;
}

typedef struct {
  const uint8_t *bytes;
  size_t remaining;
} Input;

// The resources to free, however the call ends.
typedef struct {
  uint32_t *pixels;
  png_bytep *rows;
} Storage;

static void take(png_structp png, png_bytep target, size_t count) {
  Input *input = png_get_io_ptr(png);
  if (input->remaining < count) png_error(png, "the file ends early");
  memcpy(target, input->bytes, count);
  input->bytes += count;
  input->remaining -= count;
}

static void requestEightBitRGBA(png_structp png, png_infop info) {
  png_set_expand(png);
  png_set_strip_16(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 0xFF, PNG_FILLER_AFTER);
  png_set_interlace_handling(png);
  png_read_update_info(png, info);
}

static void allocate(png_structp png, Storage *storage, size_t width, size_t height, size_t maximumPixels) {
  if (width * height > maximumPixels) png_error(png, "too many pixels");
  storage->pixels = malloc(width * height * 4);
  storage->rows = malloc(height * sizeof(png_bytep));
  if (storage->pixels == NULL || storage->rows == NULL) png_error(png, "out of memory");
  for (size_t y = 0; y < height; y++) storage->rows[y] = (png_bytep)(storage->pixels + y * width);
}

static uint32_t multiplyByAlpha(uint32_t component, uint32_t alpha) { return (component * alpha + 127) / 255; }

// Converts four bytes RGBA to one word of cairo's ARGB32, in place.
static void premultiply(uint32_t *pixels, size_t count) {
  for (size_t i = 0; i < count; i++) {
    uint8_t c[4];
    memcpy(c, &pixels[i], 4);
    uint32_t alpha = c[3];
    pixels[i] = alpha << 24 | multiplyByAlpha(c[0], alpha) << 16 | multiplyByAlpha(c[1], alpha) << 8
      | multiplyByAlpha(c[2], alpha);
  }
}

static void readPixels(png_structp png, png_infop info, size_t maximumPixels, Storage *storage, PNGPixels *result) {
  png_read_info(png, info);
  size_t width = png_get_image_width(png, info), height = png_get_image_height(png, info);
  requestEightBitRGBA(png, info);
  allocate(png, storage, width, height, maximumPixels);
  png_read_image(png, storage->rows);
  premultiply(storage->pixels, width * height);
  *result = (PNGPixels){storage->pixels, (int)width, (int)height};
}

// Data needed after a failure must not be local to the function that calls setjmp.
static int attempt(
  png_structp png, png_infop info, size_t maximumPixels, Failure *failure, Storage *storage, PNGPixels *result) {
  if (setjmp(failure->returnPoint) != 0) return -1;
  readPixels(png, info, maximumPixels, storage, result);
  return 0;
}

int CPNGDecode(
  const uint8_t *bytes, size_t count, size_t maximumPixels, PNGPixels *result, char message[PNGMessageSize]) {
  Failure failure = {.message = message};
  Input input = {bytes, count};
  Storage storage = {0};
  snprintf(message, PNGMessageSize, "out of memory");
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &failure, fail, ignoreWarning);
  png_infop info = png == NULL ? NULL : png_create_info_struct(png);
  if (info != NULL) png_set_read_fn(png, &input, take);
  int status = info == NULL ? -1 : attempt(png, info, maximumPixels, &failure, &storage, result);
  if (status != 0) free(storage.pixels);
  free(storage.rows);
  png_destroy_read_struct(&png, &info, NULL);
  return status;
}
