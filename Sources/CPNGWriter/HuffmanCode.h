#ifndef HUFFMANCODE_H
#define HUFFMANCODE_H

#include <stdint.h>

// Prefix codes for deflate: canonical, with a maximum length.

enum { HuffmanSymbols = 286 };  // as many as in the largest alphabet of deflate

// The code of a symbol, in one word that is read at once.
typedef struct {
  uint16_t bits;  // first bit lowest, as the stream wants it
  uint16_t length;  // 0 for a symbol that does not occur
} HuffmanWord;

typedef struct {
  HuffmanWord words[HuffmanSymbols];
} HuffmanCode;

// `counts` contains the frequency of each symbol. At least two symbols get a code, as some decoders require.
void HuffmanCodeBuild(HuffmanCode *code, const uint32_t *counts, int symbolCount, int longest);

#endif
