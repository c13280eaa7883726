#include "HuffmanCode.h"

#include <string.h>

typedef struct {
  uint32_t count;
  int16_t parent;
  int16_t symbol;
} Node;

// Sorts the leaves by count, stably, with a radix sort from the lowest byte. Bytes that are zero in all counts are skipped.
static void sortLeaves(Node *leaves, int leafCount) {
  Node other[HuffmanSymbols];
  uint32_t all = 0;
  for (int i = 0; i < leafCount; i++) all |= leaves[i].count;
  for (int shift = 0; shift < 32 && all >> shift != 0; shift += 8) {
    uint16_t places[257] = {0};
    for (int i = 0; i < leafCount; i++) places[(leaves[i].count >> shift & 0xFF) + 1]++;
    for (int value = 1; value < 257; value++) places[value] += places[value - 1];
    for (int i = 0; i < leafCount; i++) other[places[leaves[i].count >> shift & 0xFF]++] = leaves[i];
    memcpy(leaves, other, (size_t)leafCount * sizeof(Node));
  }
}

// Builds the tree from sorted leaves. Joined nodes are created in ascending order, so two queues suffice instead of a heap (J. van
// Leeuwen, On the construction of Huffman trees, 1976). Returns the number of nodes, the root last.
static int joinNodes(Node *nodes, int leafCount) {
  int leaf = 0, joined = leafCount, end = leafCount;
  while (end < 2 * leafCount - 1) {
    uint32_t sum = 0;
    for (int i = 0; i < 2; i++) {
      int next = joined >= end || (leaf < leafCount && nodes[leaf].count <= nodes[joined].count) ? leaf++ : joined++;
      nodes[next].parent = (int16_t)end;
      sum += nodes[next].count;
    }
    nodes[end++] = (Node){sum, -1, -1};
  }
  return end;
}

// Measures the code lengths, and returns the longest.
static int measureLengths(Node *nodes, int leafCount, HuffmanWord *words) {
  uint8_t depths[2 * HuffmanSymbols] = {0};
  int longest = 0;
  for (int i = joinNodes(nodes, leafCount) - 2; i >= 0; i--) {
    depths[i] = (uint8_t)(depths[nodes[i].parent] + 1);
    if (nodes[i].symbol >= 0) words[nodes[i].symbol].length = depths[i];
    if (depths[i] > longest) longest = depths[i];
  }
  return longest;
}

static uint16_t reversed(uint32_t bits, int count) {
  bits = (bits & 0x5555) << 1 | (bits >> 1 & 0x5555);
  bits = (bits & 0x3333) << 2 | (bits >> 2 & 0x3333);
  bits = (bits & 0x0F0F) << 4 | (bits >> 4 & 0x0F0F);
  bits = (bits & 0x00FF) << 8 | (bits >> 8 & 0x00FF);
  return (uint16_t)(bits >> (16 - count));
}

// RFC 1951, 3.2.2: shorter codes first, and those of one length in the order of their symbols.
static void assignBits(HuffmanCode *code, int symbolCount) {
  uint32_t counts[16] = {0}, next[16] = {0};
  for (int symbol = 0; symbol < symbolCount; symbol++) counts[code->words[symbol].length]++;
  counts[0] = 0;
  for (int length = 1; length < 16; length++) next[length] = (next[length - 1] + counts[length - 1]) << 1;
  for (int symbol = 0; symbol < symbolCount; symbol++) {
    int length = code->words[symbol].length;
    if (length > 0) code->words[symbol].bits = reversed(next[length]++, length);
  }
}

void HuffmanCodeBuild(HuffmanCode *code, const uint32_t *counts, int symbolCount, int longest) {
  Node nodes[2 * HuffmanSymbols];
  int length;
  // Flatter counts make shorter codes, eventually all of about the same length.
  for (int flattening = 0;; flattening++) {
    int leafCount = 0;
    memset(code, 0, sizeof *code);
    for (int symbol = 0; symbol < symbolCount; symbol++) {
      if (counts[symbol] == 0) continue;
      nodes[leafCount++] = (Node){(counts[symbol] >> flattening) + 1, -1, (int16_t)symbol};
    }
    for (int symbol = 0; leafCount < 2; symbol++) {
      if (counts[symbol] == 0) nodes[leafCount++] = (Node){1, -1, (int16_t)symbol};
    }
    sortLeaves(nodes, leafCount);
    length = measureLengths(nodes, leafCount, code->words);
    if (length <= longest) break;
  }
  assignBits(code, symbolCount);
}
