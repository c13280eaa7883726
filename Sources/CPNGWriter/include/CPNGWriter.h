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

// A picture on its way into a file. It is made in bands of rows, side by side where there are several processors, and
// what is painted from top to bottom, or nearly so, can be encoded while it is still painted below.
typedef struct PNGEncoding PNGEncoding;

// Nothing is read before it is added. `stride` is in bytes. NULL when there is not enough memory.
PNGEncoding *PNGEncodingBegin(const uint8_t *pixels, int width, int height, int stride);

int PNGEncodingBandCount(const PNGEncoding *encoding);

// The height of the picture for the band behind the last one.
int PNGEncodingFirstRow(const PNGEncoding *encoding, int band);

// The rows of a band stay as they are from now on, until the end. Does nothing for a band that was added before.
void PNGEncodingAdd(PNGEncoding *encoding, int band);

// All pixels of a band are this one, whatever is in memory. The file is the one that they would make. All bands that are
// added so before the end have the same.
void PNGEncodingAddPlain(PNGEncoding *encoding, int band, uint32_t pixel);

// With all that was not added before. An alpha channel only if some pixel is not opaque. `pixelsPerMetre` is 0 for none.
// Returns 0, or -1 when there is not enough memory; there is no encoding any more in any case.
int PNGEncodingEnd(PNGEncoding *encoding, int pixelsPerMetre, PNGBytes *result);

void PNGEncodingCancel(PNGEncoding *encoding);

// Any PNG, as 8 bits per channel. Refuses more than `maximumPixels`. Returns 0, or -1 with a message.
int CPNGDecode(
  const uint8_t *bytes, size_t count, size_t maximumPixels, PNGPixels *result, char message[PNGMessageSize]);

#endif
