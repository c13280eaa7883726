#include "TokenStream.h"

#include <string.h>

#include "HuffmanCode.h"

enum {
  ShortestMatch = 3, LongestMatch = TokenStreamLongest,
  EndOfBlock = 256, LongestSymbol = 285,
  LiteralSymbols = TokenStreamLiterals, DistanceSymbols = TokenStreamDistances, LengthSymbols = 19,
  LongestCode = 15, LongestLengthCode = 7
};

// MARK: Pieces

// A repetition longer than the longest match is written in pieces, none of them shorter than the shortest match: as many of
// the longest as possible, and one or two others.
typedef struct {
  uint32_t longest;
  uint32_t others[2];  // 0 for none
} Pieces;

// Splits a repetition that is longer than the longest match.
static inline Pieces piecesOf(uint32_t length) {
  uint32_t longest = length / LongestMatch, rest = length % LongestMatch;
  if (rest == 0 || rest >= ShortestMatch) return (Pieces){longest, {rest, 0}};
  return (Pieces){longest - 1, {LongestMatch + rest - ShortestMatch, ShortestMatch}};
}

// MARK: Bits

// Stores eight bytes and counts the whole ones; the compiler turns the loop into one store.
static inline void writeBits(TokenStreamBits *b, uint64_t bits, int count) {
  b->pending |= bits << b->pendingCount;
  b->pendingCount += count;
  for (int i = 0; i < 8; i++) b->next[i] = (uint8_t)(b->pending >> 8 * i);
  b->next += b->pendingCount >> 3;
  b->pending >>= b->pendingCount & ~7;
  b->pendingCount &= 7;
}

static inline void writeSymbol(TokenStreamBits *b, const HuffmanCode *code, int symbol) {
  writeBits(b, code->words[symbol].bits, code->words[symbol].length);
}

// MARK: Lengths and distances

// Groups of four symbols share a number of extra bits, as in the table of RFC 1951, 3.2.5.
static void prepareLengths(TokenStream *s) {
  int length = ShortestMatch;
  for (int symbol = 257; symbol < 285; symbol++) {
    int extraBits = symbol < 265 ? 0 : (symbol - 261) / 4;
    for (int extra = 0; extra < 1 << extraBits; extra++, length++) {
      s->lengthSymbols[length] = (uint16_t)symbol;
      s->lengthExtraBits[length] = (uint8_t)extraBits;
      s->lengthExtras[length] = (uint16_t)extra;
    }
  }
  s->lengthSymbols[LongestMatch] = LongestSymbol;
  s->lengthExtraBits[LongestMatch] = 0;
  s->lengthExtras[LongestMatch] = 0;
}

// MARK: Blocks

void TokenStreamCountPieces(TokenStream *s, uint64_t match) {
  Pieces pieces = piecesOf(TokenLength(match));
  uint32_t count = pieces.longest;
  s->counts.literals[LongestSymbol] += pieces.longest;
  for (int i = 0; i < 2 && pieces.others[i] > 0; i++, count++) s->counts.literals[s->lengthSymbols[pieces.others[i]]]++;
  int extraBits;
  s->counts.distances[TokenDistanceSymbol(TokenDistance(match), &extraBits)] += count;
}

// Adds the components of pixels to the other literals.
static void sumUpLiterals(TokenStream *s) {
  for (int component = 0; component < s->pixelSize; component++) {
    for (int value = 0; value < 256; value++) s->counts.literals[value] += s->counts.components[component][value];
  }
  s->counts.literals[EndOfBlock]++;
}

// Both codes are written as the lengths of their symbols, encoded with a third code. Runs are not shortened: that would
// save some twenty bytes per block.
static void writeCodes(TokenStreamBits *b, const HuffmanCode *literals, const HuffmanCode *distances) {
  static const uint8_t order[LengthSymbols] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
  uint32_t counts[LengthSymbols] = {0};
  for (int i = 0; i < LiteralSymbols; i++) counts[literals->words[i].length]++;
  for (int i = 0; i < DistanceSymbols; i++) counts[distances->words[i].length]++;
  HuffmanCode lengths;
  HuffmanCodeBuild(&lengths, counts, LengthSymbols, LongestLengthCode);
  writeBits(b, LiteralSymbols - 257 | (DistanceSymbols - 1) << 5 | (LengthSymbols - 4) << 10, 14);
  for (int i = 0; i < LengthSymbols; i++) writeBits(b, lengths.words[order[i]].length, 3);
  for (int i = 0; i < LiteralSymbols; i++) writeSymbol(b, &lengths, literals->words[i].length);
  for (int i = 0; i < DistanceSymbols; i++) writeSymbol(b, &lengths, distances->words[i].length);
}

// Bits that are written at once.
typedef struct {
  uint64_t bits;
  int count;
} BitGroup;

static inline BitGroup groupOfDistance(const HuffmanCode *distances, uint32_t distance) {
  int extraBits;
  HuffmanWord word = distances->words[TokenDistanceSymbol(distance, &extraBits)];
  uint64_t extra = (distance - 1) & ((1u << extraBits) - 1);
  return (BitGroup){word.bits | extra << word.length, word.length + extraBits};
}

// At most 48 bits.
static inline void writePiece(
  TokenStreamBits *b, const TokenStream *s, const HuffmanCode *literals, BitGroup distance, uint32_t length) {
  HuffmanWord word = literals->words[s->lengthSymbols[length]];
  int count = word.length + s->lengthExtraBits[length];
  uint64_t bits = word.bits | (uint64_t)s->lengthExtras[length] << word.length;
  writeBits(b, bits | distance.bits << count, count + distance.count);
}

static inline void writeMatch(
  TokenStreamBits *b, const TokenStream *s, const HuffmanCode *literals, const HuffmanCode *distances, uint64_t match) {
  BitGroup distance = groupOfDistance(distances, TokenDistance(match));
  if (TokenLength(match) <= LongestMatch) return writePiece(b, s, literals, distance, TokenLength(match));
  Pieces pieces = piecesOf(TokenLength(match));
  for (uint32_t i = 0; i < pieces.longest; i++) writePiece(b, s, literals, distance, LongestMatch);
  for (int i = 0; i < 2 && pieces.others[i] > 0; i++) writePiece(b, s, literals, distance, pieces.others[i]);
}

// At most 45 bits, and 15 more with alpha.
static inline void writePixel(TokenStreamBits *b, const HuffmanCode *code, uint32_t pixel, int hasAlpha) {
  HuffmanWord red = code->words[pixel >> 16 & 0xFF], green = code->words[pixel >> 8 & 0xFF], blue = code->words[pixel & 0xFF];
  int bluePlace = red.length + green.length;
  uint64_t bits = red.bits | (uint64_t)green.bits << red.length | (uint64_t)blue.bits << bluePlace;
  writeBits(b, bits, bluePlace + blue.length);
  if (hasAlpha) writeSymbol(b, code, (int)(pixel >> 24));
}

void TokenStreamWriteBlock(TokenStream *s, int isLast) {
  HuffmanCode literals, distances;
  sumUpLiterals(s);
  HuffmanCodeBuild(&literals, s->counts.literals, LiteralSymbols, LongestCode);
  HuffmanCodeBuild(&distances, s->counts.distances, DistanceSymbols, LongestCode);
  // A local copy, because a stored byte might alias the members.
  TokenStreamBits bits = s->bits;
  int hasAlpha = s->pixelSize == 4;
  writeBits(&bits, (uint64_t)isLast | 2 << 1, 3);
  writeCodes(&bits, &literals, &distances);
  for (size_t i = 0; i < s->count; i++) {
    uint64_t token = s->tokens[i];
    if (token & TokenMatchFlag) {
      writeMatch(&bits, s, &literals, &distances, token);
    } else if (token & TokenByteFlag) {
      writeSymbol(&bits, &literals, (int)(token & 0xFF));
    } else {
      writePixel(&bits, &literals, (uint32_t)token, hasAlpha);
    }
  }
  writeSymbol(&bits, &literals, EndOfBlock);
  s->bits = bits;
  s->count = 0;
  s->counts = (TokenStreamCounts){0};
}

// MARK: Stream

// Deflate never needs more than 15 bits for a byte, and even a small block contains its codes.
size_t TokenStreamCapacity(size_t byteCount) { return byteCount * 2 + 1024; }

void TokenStreamBegin(TokenStream *s, uint8_t *bytes, int pixelSize) {
  s->bits = (TokenStreamBits){.next = bytes};
  s->bytes = bytes;
  s->pixelSize = pixelSize;
  s->count = 0;
  s->match = 0;
  s->counts = (TokenStreamCounts){0};
  prepareLengths(s);
}

size_t TokenStreamEnd(TokenStream *s, int isLast) {
  TokenStreamEndMatch(s);
  TokenStreamWriteBlock(s, isLast);
  if (!isLast) writeBits(&s->bits, 0, 3);  // an empty stored block
  if (s->bits.pendingCount > 0) writeBits(&s->bits, 0, 8 - s->bits.pendingCount);
  if (!isLast) writeBits(&s->bits, 0xFFFF0000, 32);
  return (size_t)(s->bits.next - s->bytes);
}
