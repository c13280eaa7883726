#ifndef HUFFMANCODE_H
#define HUFFMANCODE_H

#include <stdint.h>

// Prefix codes as deflate wants them: canonical, of at most a given length.

enum { HuffmanSymbols = 286 };  // as many as the largest alphabet of deflate has

// Of a symbol, in one word that is read at once.
typedef struct {
  uint16_t bits;  // first bit lowest, as the stream wants it
  uint16_t length;  // 0 for a symbol that does not occur
} HuffmanWord;

typedef struct {
  HuffmanWord words[HuffmanSymbols];
} HuffmanCode;

// `counts` says how often each symbol occurs. At least two symbols get a code, for decoders that insist.
void HuffmanCodeBuild(HuffmanCode *code, const uint32_t *counts, int symbolCount, int longest);

#endif
