#include "RowDeflater.h"

#include <string.h>
#include <zlib.h>

enum { ShortestMatch = 3, LongestMatch = 258, EndOfBlock = 256, FarthestMatch = 32768 };

// MARK: Bits

// Stores eight bytes and counts the whole ones; the compiler makes one store of the loop.
static inline void writeBits(RowDeflater *d, uint64_t bits, int count) {
  d->pending |= bits << d->pendingBits;
  d->pendingBits += count;
  uint8_t *target = d->bytes + d->count;
  for (int i = 0; i < 8; i++) target[i] = (uint8_t)(d->pending >> 8 * i);
  d->count += (size_t)d->pendingBits >> 3;
  d->pending >>= d->pendingBits & ~7;
  d->pendingBits &= 7;
}

static uint16_t reversed(uint16_t code, int count) {
  uint16_t result = 0;
  for (int i = 0; i < count; i++) result |= (uint16_t)((code >> i & 1) << (count - 1 - i));
  return result;
}

// MARK: Codes

static BitCode symbolCode(int symbol) {
  if (symbol < 144) return (BitCode){reversed((uint16_t)(0x30 + symbol), 8), 8};
  if (symbol < 256) return (BitCode){reversed((uint16_t)(0x190 + symbol - 144), 9), 9};
  if (symbol < 280) return (BitCode){reversed((uint16_t)(symbol - 256), 7), 7};
  return (BitCode){reversed((uint16_t)(0xC0 + symbol - 280), 8), 8};
}

// Groups of four symbols share a number of extra bits, as in the table of RFC 1951, 3.2.5.
static void prepareLengths(RowDeflater *d) {
  int length = ShortestMatch;
  for (int symbol = 257; symbol < 285; symbol++) {
    int extraBits = symbol < 265 ? 0 : (symbol - 261) / 4;
    for (int extra = 0; extra < 1 << extraBits; extra++, length++) {
      d->lengthSymbols[length] = (uint16_t)symbol;
      d->lengthExtraBits[length] = (uint8_t)extraBits;
      d->lengthExtras[length] = (uint16_t)extra;
    }
  }
  d->lengthSymbols[LongestMatch] = 285;
  d->lengthExtraBits[LongestMatch] = 0;
  d->lengthExtras[LongestMatch] = 0;
}

// Groups of two distance codes share a number of extra bits. Returns the number of bits.
static int prepareDistance(size_t distance, uint32_t *bits) {
  size_t start = 1;
  int code = 0, extraBits = 0;
  while (start + ((size_t)1 << extraBits) <= distance) {
    start += (size_t)1 << extraBits;
    code++;
    extraBits = code < 4 ? 0 : code / 2 - 1;
  }
  *bits = reversed((uint16_t)code, 5) | (uint32_t)(distance - start) << 5;
  return 5 + extraBits;
}

// MARK: Matches

static size_t commonLength(const uint8_t *a, const uint8_t *b, size_t limit) {
  for (size_t i = 0; i < limit; i += 8) {
    uint64_t x, y;
    memcpy(&x, a + i, 8);
    memcpy(&y, b + i, 8);
    if (x != y) {
      size_t length = i;
      while (length < limit && a[length] == b[length]) length++;
      return length;
    }
  }
  return limit;
}

static void writeMatch(RowDeflater *d, size_t length, uint32_t distance, int distanceBits) {
  BitCode symbol = d->symbols[d->lengthSymbols[length]];
  writeBits(d, symbol.bits | (uint64_t)d->lengthExtras[length] << symbol.count, symbol.count + d->lengthExtraBits[length]);
  writeBits(d, distance, distanceBits);
}

// Writes what starts at `i` and returns its length. The nearer match has the shorter code, so it wins a tie.
static size_t writeNext(RowDeflater *d, const uint8_t *row, const uint8_t *above, size_t i) {
  size_t limit = d->rowSize - i < LongestMatch ? d->rowSize - i : LongestMatch;
  size_t left = i >= d->pixelSize ? commonLength(row + i, row + i - d->pixelSize, limit) : 0;
  size_t up = above != NULL && left < limit ? commonLength(row + i, above + i, limit) : 0;
  if (left >= ShortestMatch && left >= up) {
    writeMatch(d, left, d->leftDistance, d->leftDistanceBits);
    return left;
  }
  if (up >= ShortestMatch) {
    writeMatch(d, up, d->aboveDistance, d->aboveDistanceBits);
    return up;
  }
  writeBits(d, d->symbols[row[i]].bits, d->symbols[row[i]].count);
  return 1;
}

// MARK: Stream

size_t RowDeflaterCapacity(size_t rowSize, size_t rowCount) { return rowSize * rowCount / 8 * 9 + rowSize + 64; }

void RowDeflaterBegin(RowDeflater *d, uint8_t *bytes, size_t rowSize, size_t pixelSize) {
  memset(d, 0, sizeof *d);
  d->bytes = bytes;
  d->rowSize = rowSize;
  d->pixelSize = pixelSize;
  d->checksum = (uint32_t)adler32(0, NULL, 0);
  for (int symbol = 0; symbol < 286; symbol++) d->symbols[symbol] = symbolCode(symbol);
  prepareLengths(d);
  d->leftDistanceBits = prepareDistance(pixelSize, &d->leftDistance);
  if (rowSize <= FarthestMatch) d->aboveDistanceBits = prepareDistance(rowSize, &d->aboveDistance);
  writeBits(d, 0x0178, 16);  // zlib, 32 KB window, fastest
  writeBits(d, 3, 3);        // the last block, fixed codes
}

void RowDeflaterAdd(RowDeflater *d, const uint8_t *row, const uint8_t *above) {
  if (d->rowSize > FarthestMatch) above = NULL;
  d->checksum = (uint32_t)adler32(d->checksum, row, (uInt)d->rowSize);
  for (size_t i = 0; i < d->rowSize;) i += writeNext(d, row, above, i);
}

size_t RowDeflaterEnd(RowDeflater *d) {
  writeBits(d, d->symbols[EndOfBlock].bits, d->symbols[EndOfBlock].count);
  if (d->pendingBits > 0) writeBits(d, 0, 8 - d->pendingBits);
  for (int shift = 24; shift >= 0; shift -= 8) d->bytes[d->count++] = (uint8_t)(d->checksum >> shift);
  return d->count;
}
