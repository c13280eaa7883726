#include "HuffmanCode.h"

#include <stdlib.h>
#include <string.h>

typedef struct {
  uint32_t count;
  int16_t parent;
  int16_t symbol;
} Node;

static int compareCounts(const void *a, const void *b) {
  const Node *left = a, *right = b;
  if (left->count != right->count) return left->count < right->count ? -1 : 1;
  return left->symbol - right->symbol;
}

// The leaves are sorted, and joined nodes come out in ascending order by themselves: two queues, no heap (J. van
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

// Returns the longest.
static int measureLengths(Node *nodes, int leafCount, uint8_t *lengths) {
  uint8_t depths[2 * HuffmanSymbols] = {0};
  int longest = 0;
  for (int i = joinNodes(nodes, leafCount) - 2; i >= 0; i--) {
    depths[i] = (uint8_t)(depths[nodes[i].parent] + 1);
    if (nodes[i].symbol >= 0) lengths[nodes[i].symbol] = depths[i];
    if (depths[i] > longest) longest = depths[i];
  }
  return longest;
}

static uint16_t reversed(uint32_t bits, int count) {
  uint16_t result = 0;
  for (int i = 0; i < count; i++) result |= (uint16_t)((bits >> i & 1) << (count - 1 - i));
  return result;
}

// RFC 1951, 3.2.2: shorter codes first, and those of one length in the order of their symbols.
static void assignBits(HuffmanCode *code, int symbolCount) {
  uint32_t next = 0;
  for (int length = 1; length < 16; length++, next <<= 1) {
    for (int symbol = 0; symbol < symbolCount; symbol++) {
      if (code->lengths[symbol] == length) code->bits[symbol] = reversed(next++, length);
    }
  }
}

void HuffmanCodeBuild(HuffmanCode *code, const uint32_t *counts, int symbolCount, int longest) {
  Node nodes[2 * HuffmanSymbols];
  int length;
  // Flatter counts make shorter codes, at last all of about the same length.
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
    qsort(nodes, (size_t)leafCount, sizeof(Node), compareCounts);
    length = measureLengths(nodes, leafCount, code->lengths);
    if (length <= longest) break;
  }
  assignBits(code, symbolCount);
}
