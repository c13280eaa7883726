#include "RowDeflater.h"

#include <string.h>
#include <zlib.h>

#include "HuffmanCode.h"

enum {
  ShortestMatch = 3, LongestMatch = 258, FarthestMatch = 32768,
  // A distance costs as much as two or three bytes.
  ShortestFarMatch = 4,
  EndOfBlock = 256, LiteralSymbols = 286, DistanceSymbols = 30, LengthSymbols = 19,
  LongestCode = 15, LongestLengthCode = 7, MatchFlag = 1u << 31
};

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

static inline void writeSymbol(RowDeflater *d, const HuffmanCode *code, int symbol) {
  writeBits(d, code->bits[symbol], code->lengths[symbol]);
}

// MARK: Lengths and distances

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

// Two symbols for each power of two; the bits below the second highest are extra.
static inline int distanceSymbol(uint32_t distance, int *extraBits) {
  uint32_t place = distance - 1;
  if (place < 4) {
    *extraBits = 0;
    return (int)place;
  }
  int highest = 31 - __builtin_clz(place);
  *extraBits = highest - 1;
  return 2 * highest + (int)(place >> (highest - 1) & 1);
}

// MARK: Blocks

typedef struct {
  uint32_t literals[LiteralSymbols], distances[DistanceSymbols], lengths[LengthSymbols];
} Counts;

static inline int tokenLength(uint32_t token) { return (int)(token & 0x1FF); }
static inline uint32_t tokenDistance(uint32_t token) { return token >> 9 & 0x1FFFF; }

static void countTokens(const RowDeflater *d, Counts *counts) {
  int extraBits;
  for (size_t i = 0; i < d->tokenCount; i++) {
    uint32_t token = d->tokens[i];
    if (token & MatchFlag) {
      counts->literals[d->lengthSymbols[tokenLength(token)]]++;
      counts->distances[distanceSymbol(tokenDistance(token), &extraBits)]++;
    } else {
      counts->literals[token]++;
    }
  }
  counts->literals[EndOfBlock]++;
}

// Both codes are told by the lengths of their symbols, and those by a third code. Runs are not shortened: that would
// save some twenty bytes a block.
static void writeCodes(RowDeflater *d, const HuffmanCode *literals, const HuffmanCode *distances, Counts *counts) {
  static const uint8_t order[LengthSymbols] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
  for (int i = 0; i < LiteralSymbols; i++) counts->lengths[literals->lengths[i]]++;
  for (int i = 0; i < DistanceSymbols; i++) counts->lengths[distances->lengths[i]]++;
  HuffmanCode lengths;
  HuffmanCodeBuild(&lengths, counts->lengths, LengthSymbols, LongestLengthCode);
  writeBits(d, LiteralSymbols - 257 | (DistanceSymbols - 1) << 5 | (LengthSymbols - 4) << 10, 14);
  for (int i = 0; i < LengthSymbols; i++) writeBits(d, lengths.lengths[order[i]], 3);
  for (int i = 0; i < LiteralSymbols; i++) writeSymbol(d, &lengths, literals->lengths[i]);
  for (int i = 0; i < DistanceSymbols; i++) writeSymbol(d, &lengths, distances->lengths[i]);
}

static void writeMatch(RowDeflater *d, const HuffmanCode *literals, const HuffmanCode *distances, uint32_t token) {
  int length = tokenLength(token), extraBits;
  writeSymbol(d, literals, d->lengthSymbols[length]);
  writeBits(d, d->lengthExtras[length], d->lengthExtraBits[length]);
  uint32_t distance = tokenDistance(token);
  writeSymbol(d, distances, distanceSymbol(distance, &extraBits));
  writeBits(d, (distance - 1) & ((1u << extraBits) - 1), extraBits);
}

static void writeBlock(RowDeflater *d, int isLast) {
  Counts counts = {0};
  HuffmanCode literals, distances;
  countTokens(d, &counts);
  HuffmanCodeBuild(&literals, counts.literals, LiteralSymbols, LongestCode);
  HuffmanCodeBuild(&distances, counts.distances, DistanceSymbols, LongestCode);
  writeBits(d, (uint64_t)isLast | 2 << 1, 3);
  writeCodes(d, &literals, &distances, &counts);
  for (size_t i = 0; i < d->tokenCount; i++) {
    if (d->tokens[i] & MatchFlag) {
      writeMatch(d, &literals, &distances, d->tokens[i]);
    } else {
      writeSymbol(d, &literals, (int)d->tokens[i]);
    }
  }
  writeSymbol(d, &literals, EndOfBlock);
  d->tokenCount = 0;
}

// MARK: Matches

static size_t commonLength(const uint8_t *a, const uint8_t *b, size_t limit) {
  for (size_t i = 0; i < limit; i += 8) {
    uint64_t x, y;
    memcpy(&x, a + i, 8);
    memcpy(&y, b + i, 8);
    if (x != y) {
      size_t length = i + (size_t)(__builtin_ctzll(x ^ y) >> 3);
      return length < limit ? length : limit;
    }
  }
  return limit;
}

// Where the next four bytes were seen before, 0 for nowhere near; they are noted as seen here.
static inline size_t distanceToSame(RowDeflater *d, const uint8_t *row, size_t i) {
  uint32_t bytes;
  memcpy(&bytes, row + i, 4);
  uint32_t *seen = &d->lastSeen[bytes * 2654435761u >> (32 - RowDeflaterHashBits)];
  size_t place = d->place + i, distance = place - *seen;
  *seen = (uint32_t)place;
  return distance <= d->history + i && distance <= FarthestMatch ? distance : 0;
}

typedef struct {
  size_t length, distance;
} Match;

static inline void consider(Match *best, const uint8_t *next, size_t distance, size_t limit) {
  size_t length = commonLength(next, next - distance, limit);
  if (length > best->length) *best = (Match){length, distance};
}

// The nearer match has the shorter code, so it wins a tie.
static Match findMatch(RowDeflater *d, const uint8_t *row, size_t i) {
  size_t limit = d->rowSize - i < LongestMatch ? d->rowSize - i : LongestMatch;
  Match best = {0, 0};
  if (i >= d->pixelSize) consider(&best, row + i, d->pixelSize, limit);
  if (best.length == limit) return best;
  if (d->history >= d->rowSize && d->rowSize <= FarthestMatch) consider(&best, row + i, d->rowSize, limit);
  if (best.length >= ShortestFarMatch || limit < ShortestFarMatch) return best;
  size_t distance = distanceToSame(d, row, i);
  if (distance == 0) return best;
  Match far = {0, 0};
  consider(&far, row + i, distance, limit);
  return far.length >= ShortestFarMatch ? far : best;
}

// MARK: Stream

// Deflate never needs more than 15 bits for a byte, and a block with little in it has its codes all the same.
size_t RowDeflaterCapacity(size_t rowSize, size_t rowCount) { return rowSize * rowCount * 2 + 1024; }

void RowDeflaterBegin(RowDeflater *d, uint8_t *bytes, size_t rowSize, size_t pixelSize) {
  memset(d, 0, sizeof *d);
  d->bytes = bytes;
  d->rowSize = rowSize;
  d->pixelSize = pixelSize;
  d->checksum = (uint32_t)adler32(0, NULL, 0);
  prepareLengths(d);
  writeBits(d, 0x0178, 16);  // zlib, 32 KB window, fastest
}

void RowDeflaterAdd(RowDeflater *d, const uint8_t *row, size_t history) {
  d->history = history;
  d->checksum = (uint32_t)adler32(d->checksum, row, (uInt)d->rowSize);
  for (size_t i = 0; i < d->rowSize;) {
    if (d->tokenCount == RowDeflaterBlock) writeBlock(d, 0);
    Match match = findMatch(d, row, i);
    int isMatch = match.length >= ShortestMatch;
    d->tokens[d->tokenCount++] = isMatch ? MatchFlag | (uint32_t)(match.distance << 9 | match.length) : row[i];
    i += isMatch ? match.length : 1;
  }
  d->place += d->rowSize;
}

size_t RowDeflaterEnd(RowDeflater *d) {
  writeBlock(d, 1);
  if (d->pendingBits > 0) writeBits(d, 0, 8 - d->pendingBits);
  for (int shift = 24; shift >= 0; shift -= 8) d->bytes[d->count++] = (uint8_t)(d->checksum >> shift);
  return d->count;
}
