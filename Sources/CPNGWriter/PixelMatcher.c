#include "PixelMatcher.h"

#include <string.h>

#include "ForWiderRegisters.h"
#include "PixelBits.h"

enum { NoFilter = 0, ShortestFarMatch = 2 };

static void forgetLastRow(PixelMatcher *m) { m->rememberedCount = PixelMatcherMostRemembered + 1; }

void PixelMatcherBegin(PixelMatcher *m, TokenStream *stream, int width) {
  m->stream = stream;
  m->width = width;
  m->rowSize = 1 + (size_t)width * (size_t)stream->pixelSize;
  m->y = m->firstPlain = 1;
  memset(m->seen, 0, sizeof m->seen);
  forgetLastRow(m);
}

// MARK: Lengths

static inline uint64_t twoPixels(const uint32_t *pixels) {
  uint64_t result;
  memcpy(&result, pixels, sizeof result);
  return result;
}

enum { ComparedPixels = 16 };

// Compares as many pixels as the compiler can at once.
static inline int areSame(const uint32_t *a, const uint32_t *b) {
  uint32_t difference = 0;
  for (int i = 0; i < ComparedPixels; i++) difference |= a[i] ^ b[i];
  return difference == 0;
}

// Continues from `i`.
FOR_WIDER_REGISTERS
static int longCommonLength(const uint32_t *a, const uint32_t *b, int i, int limit) {
  while (i + ComparedPixels <= limit && areSame(a + i, b + i)) i += ComparedPixels;
  while (i < limit && a[i] == b[i]) i++;
  return i;
}

// Returns the number of equal pixels, up to a limit. It is mostly small, otherwise large.
static inline __attribute__((always_inline)) int commonLength(const uint32_t *a, const uint32_t *b, int limit) {
  int i = 0;
  for (; i + 2 <= limit && i < 8; i += 2) {
    uint64_t difference = twoPixels(a + i) ^ twoPixels(b + i);
    if (difference != 0) return i + ((uint32_t)difference == 0);
  }
  return i == 8 ? longCommonLength(a, b, i, limit) : i < limit && a[i] == b[i] ? i + 1 : i;
}

// MARK: Far matches

static inline PixelPlace *placeOf(PixelMatcher *m, uint64_t pixels) {
  return &m->seen[pixels * 0x9E3779B97F4A7C15u >> (64 - PixelMatcherHashBits)];
}

// Returns the length in pixels of an earlier match for the row from `x` to before `end`; 0 if none is near. Records this
// place.
static inline int lengthOfFarMatch(
  PixelMatcher *m, const uint32_t *row, ptrdiff_t stride, int x, int end, size_t *distance) {
  if (x + ShortestFarMatch > m->width) return 0;
  uint64_t pixels = twoPixels(row + x);
  PixelPlace *seen = placeOf(m, pixels), place = *seen;
  *seen = (uint32_t)m->y << 16 | (x & 0xFFFF);
  int placeX = (int)(place & 0xFFFF), placeY = (int)(place >> 16);
  if (placeY < m->firstPlain) return 0;
  int rows = m->y - placeY;
  const uint32_t *before = row + placeX - rows * stride;
  if (twoPixels(before) != pixels) return 0;
  *distance = (size_t)((ptrdiff_t)rows * (ptrdiff_t)m->rowSize + (ptrdiff_t)(x - placeX) * m->stream->pixelSize);
  if (*distance > TokenStreamFarthest) return 0;
  int limit = m->width - placeX < end - x ? m->width - placeX : end - x;
  return commonLength(row + x, before, limit);
}

// MARK: Rows

static int hasNearRowAbove(const PixelMatcher *m) { return m->rowSize <= TokenStreamFarthest; }

static int isAbovePlain(const PixelMatcher *m) { return m->firstPlain < m->y; }

int PixelMatcherSeesAbove(const PixelMatcher *m) { return isAbovePlain(m) && hasNearRowAbove(m); }

// Adds bytes equal to the row above. Long runs that also equal the pixel to their left are encoded as such, which is
// shorter.
static void addWhatIsLikeAbove(PixelMatcher *m, const uint32_t *row, int start, int end, size_t filterSize) {
  size_t pixelSize = (size_t)m->stream->pixelSize;
  int most = (int)(TokenStreamLongest / pixelSize) - 1;
  for (int x = start; x < end; filterSize = 0) {
    int length = end - x, run = 0;
    if (length > most) {
      if (x > 0) run = commonLength(row + x, row + x - 1, length);
      length = run >= most ? run : x == 0 ? 1 : most;
    }
    size_t size = filterSize + (size_t)length * pixelSize, distance = run >= most ? pixelSize : m->rowSize;
    TokenStreamAddMatch(m->stream, size, distance);
    if (m->rememberedCount < PixelMatcherMostRemembered) m->remembered[m->rememberedCount] = TokenOfMatch(size, distance);
    m->rememberedCount++;
    x += length;
  }
}

// The rows above are plain and near; otherwise `hasAbove` is false.
static void addPixels(
  PixelMatcher *m, const uint32_t *row, ptrdiff_t stride, const uint32_t *words, PixelChange change, int hasAbove) {
  TokenStream *stream = m->stream;
  size_t pixelSize = (size_t)stream->pixelSize;
  for (int x = change.start; x < change.end;) {
    int length = 0;
    size_t distance = pixelSize;
    if (x > 0) length = PixelBitsRun(change.isLikeNext, x - 1, change.end - 1);
    if (hasAbove) {
      int above = PixelBitsRun(change.isLikeAbove, x, change.end);
      // The nearer match has the shorter code, so it wins a tie.
      if (above > length) {
        length = above;
        distance = m->rowSize;
      }
    }
    if (length < ShortestFarMatch) {
      size_t farDistance;
      int far = lengthOfFarMatch(m, row, stride, x, change.end, &farDistance);
      if (far >= ShortestFarMatch) {
        length = far;
        distance = farDistance;
      }
    }
    if (length > 0) {
      TokenStreamAddMatch(stream, (size_t)length * pixelSize, distance);
      x += length;
    } else {
      TokenStreamAddPixel(stream, words[x++]);
    }
  }
}

void PixelMatcherAdd(
  PixelMatcher *m, const uint32_t *row, ptrdiff_t stride, const uint32_t *words, PixelChange change) {
  if (change.start == 0) TokenStreamAddByte(m->stream, NoFilter);
  addWhatIsLikeAbove(m, row, 0, change.start, 1);
  addPixels(m, row, stride, words, change, PixelMatcherSeesAbove(m));
  addWhatIsLikeAbove(m, row, change.end, m->width, 0);
  forgetLastRow(m);
  m->y++;
}

void PixelMatcherAddFiltered(PixelMatcher *m, uint8_t filter, const uint32_t *words) {
  size_t pixelSize = (size_t)m->stream->pixelSize;
  TokenStreamAddByte(m->stream, filter);
  for (int x = 0; x < m->width;) {
    int length = x > 0 && words[x] == words[x - 1] ? commonLength(words + x, words + x - 1, m->width - x) : 0;
    if (length > 0) {
      TokenStreamAddMatch(m->stream, (size_t)length * pixelSize, pixelSize);
      x += length;
    } else {
      TokenStreamAddPixel(m->stream, words[x++]);
    }
  }
  forgetLastRow(m);
  m->firstPlain = ++m->y;
}

void PixelMatcherRepeat(PixelMatcher *m, const uint32_t *row) {
  if (m->rememberedCount <= PixelMatcherMostRemembered) {
    for (int i = 0; i < m->rememberedCount; i++) {
      TokenStreamAddMatch(m->stream, TokenLength(m->remembered[i]), TokenDistance(m->remembered[i]));
    }
  } else {
    m->rememberedCount = 0;
    addWhatIsLikeAbove(m, row, 0, m->width, 1);
  }
  if (!isAbovePlain(m)) m->firstPlain++;
  m->y++;
}
