#ifndef PIXELMATCHER_H
#define PIXELMATCHER_H

#include "TokenStream.h"

// Finds what repeats in rows of pixels, and looks in three places only: the pixel to the left, the row above, and where
// the same two pixels were last seen, as letters repeat. Drawn interfaces are made of little else.

enum { PixelMatcherHashBits = 12, PixelMatcherMostRemembered = 32 };

// The pixels of a row from the first to behind the last that are not as in the row above, and a bit for each pixel of the
// row: whether it is as the one above, and whether the next one is as it is. The latter are known between `start` and `end`.
typedef struct {
  int start, end;
  const uint64_t *isLikeAbove, *isLikeNext;
} PixelChange;

// A row, counted from 1, and below it a column, of 16 bits each, in one word that is read at once. The lowest bits are
// enough: what is said to be there is looked up.
typedef uint32_t PixelPlace;

typedef struct {
  TokenStream *stream;
  int width;
  size_t rowSize;  // bytes of a row in the stream, with the filter in front of it
  int y;  // of the row that comes next
  int firstPlain;  // the first of the rows before it that have no filter
  PixelPlace seen[1 << PixelMatcherHashBits];
  // How the last row was told, where it is like the one above; more than there is room for when that is not known.
  int rememberedCount;
  uint64_t remembered[PixelMatcherMostRemembered];
} PixelMatcher;

void PixelMatcherBegin(PixelMatcher *matcher, TokenStream *stream, int width);

// Whether the row above can be looked at for the next row.
int PixelMatcherSeesAbove(const PixelMatcher *matcher);

// A row without a filter. `row` is compared with the `stride` pixels before it and those of earlier plain rows; `words`
// are what the file has of it, where that is something else.
void PixelMatcherAdd(
  PixelMatcher *matcher, const uint32_t *row, ptrdiff_t stride, const uint32_t *words, PixelChange change);

// A row that a filter left `words` of.
void PixelMatcherAddFiltered(PixelMatcher *matcher, uint8_t filter, const uint32_t *words);

// A row with the bytes of the one before, which must not be farther away than repetitions can look back. `row` may be any
// with its pixels.
void PixelMatcherRepeat(PixelMatcher *matcher, const uint32_t *row);

#endif
