#ifndef PIXELMATCHER_H
#define PIXELMATCHER_H

#include "TokenStream.h"

// Finds repetitions in rows of pixels in three places only: the pixel to the left, the row above, and the last occurrence
// of the same two pixels, because letters repeat. Interfaces consist of little else.

enum { PixelMatcherHashBits = 12, PixelMatcherMostRemembered = 32 };

// The range of a row's pixels that differ from the row above, and two bits for each pixel of the row: whether it equals the
// one above, and whether the next one equals it. The latter are known between `start` and `end`.
typedef struct {
  int start, end;
  const uint64_t *isLikeAbove, *isLikeNext;
} PixelChange;

// A row, counted from 1, and below it a column, of 16 bits each, in one word that is read at once. The lowest bits are
// enough, because the place is verified.
typedef uint32_t PixelPlace;

typedef struct {
  TokenStream *stream;
  int width;
  size_t rowSize;  // bytes of a row in the stream, including the filter byte
  int y;  // of the next row
  int firstPlain;  // the first of the preceding rows without a filter
  PixelPlace seen[1 << PixelMatcherHashBits];
  // The encoding of the last row, if it equals the one above; the count exceeds the room if it is unknown.
  int rememberedCount;
  uint64_t remembered[PixelMatcherMostRemembered];
} PixelMatcher;

void PixelMatcherBegin(PixelMatcher *matcher, TokenStream *stream, int width);

// Returns whether the next row can refer to the row above.
int PixelMatcherSeesAbove(const PixelMatcher *matcher);

// Adds a row without a filter. `row` is compared with the `stride` pixels before it and those of earlier plain rows; `words`
// are the row's words in the file, if they differ.
void PixelMatcherAdd(
  PixelMatcher *matcher, const uint32_t *row, ptrdiff_t stride, const uint32_t *words, PixelChange change);

// Adds a row of which a filter left `words`.
void PixelMatcherAddFiltered(PixelMatcher *matcher, uint8_t filter, const uint32_t *words);

// Adds a row with the bytes of the one before, which must be within the reach of repetitions. `row` may be any row with
// its pixels.
void PixelMatcherRepeat(PixelMatcher *matcher, const uint32_t *row);

#endif
