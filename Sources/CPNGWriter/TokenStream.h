#ifndef TOKENSTREAM_H
#define TOKENSTREAM_H

#include <stddef.h>
#include <stdint.h>

// A deflate stream of the parts of pixel rows: whole pixels, filter bytes and repetitions. The tokens of a block share a
// Huffman code.

enum {
  TokenStreamBlock = 1 << 14,  // tokens that share a code
  TokenStreamFarthest = 32768,  // the greatest distance of a repetition in bytes
  TokenStreamLongest = 258,  // the greatest length of a match in bytes
  TokenStreamLiterals = 286, TokenStreamDistances = 30  // symbols
};

typedef struct {
  uint8_t *next;
  uint64_t pending;
  int pendingCount;
} TokenStreamBits;

// The frequencies of a block's tokens. The components of pixels are counted separately, so that equal ones do not wait for each
// other.
typedef struct {
  uint32_t components[4][256];
  uint32_t literals[TokenStreamLiterals], distances[TokenStreamDistances];
} TokenStreamCounts;

typedef struct {
  uint8_t *bytes;
  TokenStreamBits bits;
  int pixelSize;  // bytes of a pixel in the stream, 3 or 4
  uint64_t tokens[TokenStreamBlock];
  size_t count;
  TokenStreamCounts counts;
  uint64_t match;  // the last token if it can still grow, or 0
  uint16_t lengthSymbols[TokenStreamLongest + 1];
  uint8_t lengthExtraBits[TokenStreamLongest + 1];
  uint16_t lengthExtras[TokenStreamLongest + 1];
} TokenStream;

// Returns the largest size of a stream of that many bytes.
size_t TokenStreamCapacity(size_t byteCount);

// `bytes` has room for the capacity.
void TokenStreamBegin(TokenStream *stream, uint8_t *bytes, int pixelSize);

// Returns the number of whole bytes. If it is not the last stream, another one can follow.
size_t TokenStreamEnd(TokenStream *stream, int isLast);

// MARK: Tokens

// A pixel is its word; other tokens have a flag above it, and a repetition its length and its distance.
static const uint64_t TokenByteFlag = 1ull << 62, TokenMatchFlag = 1ull << 63;

static inline uint64_t TokenOfMatch(size_t length, size_t distance) {
  return TokenMatchFlag | (uint64_t)distance << 32 | (uint64_t)length;
}
static inline uint32_t TokenLength(uint64_t match) { return (uint32_t)match; }
static inline uint32_t TokenDistance(uint64_t match) { return match >> 32 & 0xFFFF; }

void TokenStreamWriteBlock(TokenStream *stream, int isLast);

static inline void TokenStreamAdd(TokenStream *stream, uint64_t token) {
  if (stream->count == TokenStreamBlock) TokenStreamWriteBlock(stream, 0);
  stream->tokens[stream->count++] = token;
}

// Two symbols for each power of two; the bits below the second highest are extra.
static inline int TokenDistanceSymbol(uint32_t distance, int *extraBits) {
  uint32_t place = distance - 1;
  if (place < 4) {
    *extraBits = 0;
    return (int)place;
  }
  int highest = 31 - __builtin_clz(place);
  *extraBits = highest - 1;
  return 2 * highest + (int)(place >> (highest - 1) & 1);
}

// Counts the pieces of a repetition that is longer than the longest match.
void TokenStreamCountPieces(TokenStream *stream, uint64_t match);

static inline void TokenStreamCountMatch(TokenStream *stream, uint64_t match) {
  if (TokenLength(match) > TokenStreamLongest) return TokenStreamCountPieces(stream, match);
  int extraBits;
  stream->counts.literals[stream->lengthSymbols[TokenLength(match)]]++;
  stream->counts.distances[TokenDistanceSymbol(TokenDistance(match), &extraBits)]++;
}

static inline void TokenStreamEndMatch(TokenStream *stream) {
  if (stream->match == 0) return;
  TokenStreamAdd(stream, stream->match);
  TokenStreamCountMatch(stream, stream->match);
  stream->match = 0;
}

static inline void TokenStreamAddByte(TokenStream *stream, uint8_t byte) {
  TokenStreamEndMatch(stream);
  TokenStreamAdd(stream, TokenByteFlag | byte);
  stream->counts.literals[byte]++;
}

// Adds red, green, blue and, if pixels have four bytes, alpha of a word in ARGB32.
static inline void TokenStreamAddPixel(TokenStream *stream, uint32_t pixel) {
  TokenStreamEndMatch(stream);
  TokenStreamAdd(stream, pixel);
  stream->counts.components[0][pixel >> 16 & 0xFF]++;
  stream->counts.components[1][pixel >> 8 & 0xFF]++;
  stream->counts.components[2][pixel & 0xFF]++;
  stream->counts.components[3][pixel >> 24]++;
}

// Adds `length` bytes equal to those `distance` before: any number after a repetition of the same distance, else three or more.
static inline void TokenStreamAddMatch(TokenStream *stream, size_t length, size_t distance) {
  if (TokenDistance(stream->match) == distance) {
    stream->match += length;
  } else {
    TokenStreamEndMatch(stream);
    stream->match = TokenOfMatch(length, distance);
  }
}

#endif
