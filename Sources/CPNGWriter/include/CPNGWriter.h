#ifndef CPNGWRITER_H
#define CPNGWRITER_H

#include <stddef.h>
#include <stdint.h>

// PNG in memory. Reading uses libpng, which reports errors by longjmp: it must not cross Swift frames and stays
// inside the call. Writing is our own, because generic compression would take nearly all of the time of a frame.
//
// Pixels are cairo's ARGB32: one native-endian 32-bit word each, alpha in the top byte, colors premultiplied.

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

// Encodes pictures one after the other, each in bands of rows, in parallel if there are several processors. A picture that is
// painted roughly from top to bottom can be encoded while the rest is still painted. Its threads wait for the next
// picture. It is for one thread at a time.
typedef struct PNGEncoder PNGEncoder;

// Returns NULL if there is not enough memory.
PNGEncoder *PNGEncoderCreate(void);

void PNGEncoderDestroy(PNGEncoder *encoder);

// Nothing is read before it is added. `stride` is in bytes. Returns 0, or -1 if there is not enough memory. A picture that
// has not ended is canceled.
int PNGEncoderBegin(PNGEncoder *encoder, const uint8_t *pixels, int width, int height, int stride);

int PNGEncoderBandCount(const PNGEncoder *encoder);

// Returns the first row of a band; the height of the picture for the band after the last one.
int PNGEncoderFirstRow(const PNGEncoder *encoder, int band);

// From now on, the rows of the band must not change until the end. A band that was added before is ignored.
void PNGEncoderAdd(PNGEncoder *encoder, int band);

// Declares rows as equal to the row before them; only the last of them must have its pixels in memory. The first row of a
// band cannot be one, and its band must not be added yet.
void PNGEncoderRepeat(PNGEncoder *encoder, int first, int end);

// Returns the file, including bands that were not added. It has an alpha channel only if some pixel is not opaque.
// `pixelsPerMetre` is 0 for none. Returns 0, or -1 if there is not enough memory; the picture has ended in any case.
int PNGEncoderEnd(PNGEncoder *encoder, int pixelsPerMetre, PNGBytes *result);

// Ends a picture without a file, if there is one.
void PNGEncoderCancel(PNGEncoder *encoder);

// Decodes any PNG to 8 bits per channel. Rejects more than `maximumPixels`. Returns 0, or -1 with a message.
int CPNGDecode(
  const uint8_t *bytes, size_t count, size_t maximumPixels, PNGPixels *result, char message[PNGMessageSize]);

#endif
