#ifndef CPNGWRITER_H
#define CPNGWRITER_H

#include <stddef.h>
#include <stdint.h>

// PNG in memory. libpng reports errors by longjmp, which must not cross Swift frames; it stays inside these calls.
//
// Pixels are cairo's ARGB32: one native-endian 32-bit word each, alpha in the top byte, colours premultiplied.

typedef struct {
  uint8_t *bytes;  // allocated by malloc; the caller frees it
  size_t count;
} PNGBytes;

typedef struct {
  uint32_t *pixels;  // width * height words without padding, allocated by malloc; the caller frees it
  int width;
  int height;
} PNGPixels;

enum { PNGMessageSize = 160 };

// Fast compression without row filters; an alpha channel only if some pixel is not opaque.
// `stride` is in bytes, `pixelsPerMetre` 0 for none. Returns 0, or -1 with a message.
int CPNGEncode(
  const uint8_t *pixels, int width, int height, int stride, int pixelsPerMetre, PNGBytes *result,
  char message[PNGMessageSize]);

// Any PNG, as 8 bits per channel. Refuses more than `maximumPixels`. Returns 0, or -1 with a message.
int CPNGDecode(
  const uint8_t *bytes, size_t count, size_t maximumPixels, PNGPixels *result, char message[PNGMessageSize]);

#endif
