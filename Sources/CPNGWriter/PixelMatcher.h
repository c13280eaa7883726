#ifndef PIXELMATCHER_H
#define PIXELMATCHER_H

#include "TokenStream.h"

// Finds what repeats in rows of pixels, and looks in three places only: the pixel to the left, the row above, and where
// the same two pixels were last seen, as letters repeat. Drawn interfaces are made of little else.

enum { PixelMatcherHashBits = 12 };

// The pixels of a row from the first to behind the last that are not as in the row above.
typedef struct {
  int start, end;
} PixelChange;

// The lowest bits are enough: what is said to be there is looked up.
typedef struct {
  uint16_t x, y;  // y counts from 1
} PixelPlace;

typedef struct {
  TokenStream *stream;
  int width;
  size_t rowSize;  // bytes of a row in the stream, with the filter in front of it
  int y;  // of the row that comes next
  int firstPlain;  // the first of the rows before it that have no filter
  PixelPlace seen[1 << PixelMatcherHashBits];
} PixelMatcher;

void PixelMatcherBegin(PixelMatcher *matcher, TokenStream *stream, int width);

// A row without a filter. `row` is compared with the `stride` pixels before it and those of earlier plain rows; `words`
// are what the file has of it, where that is something else.
void PixelMatcherAdd(
  PixelMatcher *matcher, const uint32_t *row, ptrdiff_t stride, const uint32_t *words, PixelChange change);

// A row that a filter left `words` of.
void PixelMatcherAddFiltered(PixelMatcher *matcher, uint8_t filter, const uint32_t *words);

// A row with the bytes of the one before, which must not be farther away than repetitions can look back.
void PixelMatcherRepeat(PixelMatcher *matcher, const uint32_t *row);

#endif
