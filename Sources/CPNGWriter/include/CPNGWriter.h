#ifndef CPNGWRITER_H
#define CPNGWRITER_H

#include <stddef.h>
#include <stdint.h>

// PNG in memory. Reading is libpng's work, which reports errors by longjmp: it must not cross Swift frames and stays
// inside the call. Writing is our own, because compression would take nearly all of the time of a frame.
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

// Makes files of pictures, one after the other, each in bands of rows, side by side where there are several processors. What is
// painted from top to bottom, or nearly so, can be encoded while it is still painted below. Its threads wait for the next
// picture. For one thread at a time.
typedef struct PNGEncoder PNGEncoder;

// NULL when there is not enough memory.
PNGEncoder *PNGEncoderCreate(void);

void PNGEncoderDestroy(PNGEncoder *encoder);

// Nothing is read before it is added. `stride` is in bytes. Returns 0, or -1 when there is not enough memory. A picture that
// has not ended is cancelled.
int PNGEncoderBegin(PNGEncoder *encoder, const uint8_t *pixels, int width, int height, int stride);

int PNGEncoderBandCount(const PNGEncoder *encoder);

// The height of the picture for the band behind the last one.
int PNGEncoderFirstRow(const PNGEncoder *encoder, int band);

// The rows of a band stay as they are from now on, until the end. Does nothing for a band that was added before.
void PNGEncoderAdd(PNGEncoder *encoder, int band);

// These rows have the pixels of the one before them, of which only the last has to have them in memory. The first row of a
// band is not told so; its band is not added before.
void PNGEncoderRepeat(PNGEncoder *encoder, int first, int end);

// The file, with all that was not added before. An alpha channel only if some pixel is not opaque. `pixelsPerMetre` is 0 for
// none. Returns 0, or -1 when there is not enough memory; the picture has ended in any case.
int PNGEncoderEnd(PNGEncoder *encoder, int pixelsPerMetre, PNGBytes *result);

// Ends a picture without a file. Does nothing where there is none.
void PNGEncoderCancel(PNGEncoder *encoder);

// Any PNG, as 8 bits per channel. Refuses more than `maximumPixels`. Returns 0, or -1 with a message.
int CPNGDecode(
  const uint8_t *bytes, size_t count, size_t maximumPixels, PNGPixels *result, char message[PNGMessageSize]);

#endif
