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
static inline void writeBits(RowDeflaterBits *b, uint64_t bits, int count) {
  b->pending |= bits << b->pendingCount;
  b->pendingCount += count;
  for (int i = 0; i < 8; i++) b->next[i] = (uint8_t)(b->pending >> 8 * i);
  b->next += b->pendingCount >> 3;
  b->pending >>= b->pendingCount & ~7;
  b->pendingCount &= 7;
}

static inline void writeSymbol(RowDeflaterBits *b, const HuffmanCode *code, int symbol) {
  writeBits(b, code->bits[symbol], code->lengths[symbol]);
}

// MARK: Checksum

enum { AdlerModulus = 65521, AdlerLanes = 16, AdlerRun = 4096 / AdlerLanes };

// Sixteen checksums side by side, for the compiler to keep in a few registers: what zlib does takes as long as all the
// rest. A lane's second sum counts its bytes by how many runs of lanes are left, so it stands for sixteen times as much.
static uint32_t addToChecksum(uint32_t checksum, const uint8_t *bytes, size_t count) {
  uint32_t a = checksum & 0xFFFF, b = checksum >> 16;
  while (count >= AdlerLanes) {
    size_t runs = count / AdlerLanes < AdlerRun ? count / AdlerLanes : AdlerRun;
    uint32_t sums[AdlerLanes] = {0}, sumsOfSums[AdlerLanes] = {0};
    for (size_t run = 0; run < runs; run++, bytes += AdlerLanes) {
      for (int lane = 0; lane < AdlerLanes; lane++) {
        sums[lane] += bytes[lane];
        sumsOfSums[lane] += sums[lane];
      }
    }
    uint64_t ownSum = 0, ownSumOfSums = 0;
    for (uint32_t lane = 0; lane < AdlerLanes; lane++) {
      ownSum += sums[lane];
      ownSumOfSums += (uint64_t)AdlerLanes * sumsOfSums[lane] - (uint64_t)lane * sums[lane];
    }
    b = (uint32_t)((b + (uint64_t)a * runs * AdlerLanes + ownSumOfSums) % AdlerModulus);
    a = (uint32_t)((a + ownSum) % AdlerModulus);
    count -= runs * AdlerLanes;
  }
  for (; count > 0; count--, bytes++) {
    a = (a + *bytes) % AdlerModulus;
    b = (b + a) % AdlerModulus;
  }
  return b << 16 | a;
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
static void writeCodes(RowDeflaterBits *b, const HuffmanCode *literals, const HuffmanCode *distances, Counts *counts) {
  static const uint8_t order[LengthSymbols] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
  for (int i = 0; i < LiteralSymbols; i++) counts->lengths[literals->lengths[i]]++;
  for (int i = 0; i < DistanceSymbols; i++) counts->lengths[distances->lengths[i]]++;
  HuffmanCode lengths;
  HuffmanCodeBuild(&lengths, counts->lengths, LengthSymbols, LongestLengthCode);
  writeBits(b, LiteralSymbols - 257 | (DistanceSymbols - 1) << 5 | (LengthSymbols - 4) << 10, 14);
  for (int i = 0; i < LengthSymbols; i++) writeBits(b, lengths.lengths[order[i]], 3);
  for (int i = 0; i < LiteralSymbols; i++) writeSymbol(b, &lengths, literals->lengths[i]);
  for (int i = 0; i < DistanceSymbols; i++) writeSymbol(b, &lengths, distances->lengths[i]);
}

// 48 bits at most.
static inline void writeMatch(
  RowDeflaterBits *b, const RowDeflater *d, const HuffmanCode *literals, const HuffmanCode *distances, uint32_t token) {
  int length = tokenLength(token), extraBits;
  uint32_t distance = tokenDistance(token);
  int lengthSymbol = d->lengthSymbols[length], symbol = distanceSymbol(distance, &extraBits);
  int count = literals->lengths[lengthSymbol];
  uint64_t bits = literals->bits[lengthSymbol] | (uint64_t)d->lengthExtras[length] << count;
  count += d->lengthExtraBits[length];
  bits |= (uint64_t)distances->bits[symbol] << count;
  count += distances->lengths[symbol];
  bits |= (uint64_t)((distance - 1) & ((1u << extraBits) - 1)) << count;
  writeBits(b, bits, count + extraBits);
}

static void writeBlock(RowDeflater *d, int isLast) {
  Counts counts = {0};
  HuffmanCode literals, distances;
  countTokens(d, &counts);
  HuffmanCodeBuild(&literals, counts.literals, LiteralSymbols, LongestCode);
  HuffmanCodeBuild(&distances, counts.distances, DistanceSymbols, LongestCode);
  // A copy, because a byte that is stored might be part of anything that is not the compiler's own.
  RowDeflaterBits bits = d->bits;
  writeBits(&bits, (uint64_t)isLast | 2 << 1, 3);
  writeCodes(&bits, &literals, &distances, &counts);
  for (size_t i = 0; i < d->tokenCount; i++) {
    if (d->tokens[i] & MatchFlag) {
      writeMatch(&bits, d, &literals, &distances, d->tokens[i]);
    } else {
      writeSymbol(&bits, &literals, (int)d->tokens[i]);
    }
  }
  writeSymbol(&bits, &literals, EndOfBlock);
  d->bits = bits;
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

static inline size_t smaller(size_t a, size_t b) { return a < b ? a : b; }

// Pixels that are like the one before come in runs, which are measured once.
static inline size_t lengthOfRun(RowDeflater *d, const uint8_t *row, size_t i, size_t limit) {
  if (i >= d->runEnd) d->runEnd = i + commonLength(row + i, row + i - d->pixelSize, d->rowSize - i);
  return smaller(d->runEnd - i, limit);
}

// Only what lies between the bytes that are known to be the same is compared.
static inline size_t lengthLikeAbove(const RowDeflater *d, const uint8_t *row, size_t i, size_t limit) {
  if (i >= d->change.end) return limit;
  size_t known = i < d->change.start ? smaller(d->change.start - i, limit) : 0;
  return known + commonLength(row + i + known, row + i + known - d->rowSize, limit - known);
}

// The nearer match has the shorter code, so it wins a tie.
static inline Match findMatch(RowDeflater *d, const uint8_t *row, size_t i) {
  size_t limit = smaller(d->rowSize - i, LongestMatch);
  Match best = {0, 0};
  if (i >= d->pixelSize) best = (Match){lengthOfRun(d, row, i, limit), d->pixelSize};
  if (best.length == limit) return best;
  if (d->history >= d->rowSize && d->rowSize <= FarthestMatch) {
    size_t length = lengthLikeAbove(d, row, i, limit);
    if (length > best.length) best = (Match){length, d->rowSize};
  }
  if (best.length >= ShortestFarMatch || limit < ShortestFarMatch) return best;
  size_t distance = distanceToSame(d, row, i);
  if (distance == 0) return best;
  size_t length = commonLength(row + i, row + i - distance, limit);
  return length >= ShortestFarMatch ? (Match){length, distance} : best;
}

// MARK: Stream

// Deflate never needs more than 15 bits for a byte, and a block with little in it has its codes all the same.
size_t RowDeflaterCapacity(size_t rowSize, size_t rowCount) { return rowSize * rowCount * 2 + 1024; }

void RowDeflaterBegin(RowDeflater *d, uint8_t *bytes, size_t rowSize, size_t pixelSize) {
  memset(d->lastSeen, 0, sizeof d->lastSeen);
  d->bits = (RowDeflaterBits){0};
  d->place = d->tokenCount = d->repeatedCount = 0;
  d->bytes = bytes;
  d->bits.next = bytes;
  d->rowSize = rowSize;
  d->pixelSize = pixelSize;
  d->checksum = (uint32_t)adler32(0, NULL, 0);
  prepareLengths(d);
}

static inline void addToken(RowDeflater *d, uint32_t token) {
  if (d->tokenCount == RowDeflaterBlock) writeBlock(d, 0);
  d->tokens[d->tokenCount++] = token;
}

// Returns how many bytes it stands for.
static inline size_t nextToken(RowDeflater *d, const uint8_t *row, size_t i, uint32_t *token) {
  Match match = findMatch(d, row, i);
  int isMatch = match.length >= ShortestMatch;
  *token = isMatch ? MatchFlag | (uint32_t)(match.distance << 9 | match.length) : row[i];
  return isMatch ? match.length : 1;
}

static void beginRow(RowDeflater *d, size_t history, RowDeflaterChange change) {
  d->history = history;
  d->change = change;
  d->runEnd = 0;
}

void RowDeflaterAdd(RowDeflater *d, const uint8_t *row, size_t history, RowDeflaterChange change) {
  uint32_t token;
  beginRow(d, history, change);
  d->repeatedCount = 0;
  d->checksum = addToChecksum(d->checksum, row, d->rowSize);
  for (size_t i = 0; i < d->rowSize;) {
    i += nextToken(d, row, i, &token);
    addToken(d, token);
  }
  d->place += d->rowSize;
}

// Nothing but the pixel to the left and the row above is looked at for such a row, so that a third one is told as the
// second was.
void RowDeflaterRepeat(RowDeflater *d, const uint8_t *row, size_t history) {
  if (d->rowSize > FarthestMatch || history < d->rowSize) {
    RowDeflaterAdd(d, row, history, (RowDeflaterChange){0, d->rowSize});
    return;
  }
  beginRow(d, history, (RowDeflaterChange){d->rowSize, d->rowSize});
  if (d->repeatedCount == 0) {
    d->repeatedChecksum = addToChecksum((uint32_t)adler32(0, NULL, 0), row, d->rowSize);
    for (size_t i = 0; i < d->rowSize;) i += nextToken(d, row, i, &d->repeated[d->repeatedCount++]);
  }
  d->checksum = (uint32_t)adler32_combine(d->checksum, d->repeatedChecksum, (z_off_t)d->rowSize);
  for (size_t i = 0; i < d->repeatedCount; i++) addToken(d, d->repeated[i]);
  d->place += d->rowSize;
}

size_t RowDeflaterEnd(RowDeflater *d, int isLast) {
  writeBlock(d, isLast);
  if (!isLast) writeBits(&d->bits, 0, 3);  // an empty block of bytes as they are
  if (d->bits.pendingCount > 0) writeBits(&d->bits, 0, 8 - d->bits.pendingCount);
  if (!isLast) writeBits(&d->bits, 0xFFFF0000, 32);
  return (size_t)(d->bits.next - d->bytes);
}
