#include "RowChecksum.h"

#include "ForWiderRegisters.h"

enum { Modulus = 65521, Lanes = 8, MostRuns = 1024 };

// The sums of some pixels: of all bytes; of all bytes, each multiplied by the number of pixels before its own; and each
// multiplied by the number of bytes before it in its pixel.
typedef struct {
  uint64_t bytes, places, components;
} PixelSums;

// Computes eight sums in parallel, which the compiler keeps in a few registers. A lane's sum of its sums counts a pixel once
// for every remaining run of lanes.
FOR_WIDER_REGISTERS
static PixelSums sumsOfRuns(const uint32_t *words, uint32_t runs, uint32_t alphaMask) {
  uint32_t sums[Lanes] = {0}, sumsOfSums[Lanes] = {0}, components[Lanes] = {0};
  for (uint32_t run = 0; run < runs; run++, words += Lanes) {
    for (int lane = 0; lane < Lanes; lane++) {
      uint32_t word = words[lane], blue = word & 0xFF, green = word >> 8 & 0xFF, alpha = word >> 24 & alphaMask;
      sums[lane] += (word >> 16 & 0xFF) + green + blue + alpha;
      sumsOfSums[lane] += sums[lane];
      components[lane] += green + 2 * blue + 3 * alpha;
    }
  }
  PixelSums result = {0};
  for (uint32_t lane = 0; lane < Lanes; lane++) {
    result.bytes += sums[lane];
    result.places += Lanes * ((uint64_t)runs * sums[lane] - sumsOfSums[lane]) + (uint64_t)lane * sums[lane];
    result.components += components[lane];
  }
  return result;
}

static PixelSums sumsOfOne(uint32_t word, uint32_t alphaMask) {
  uint32_t blue = word & 0xFF, green = word >> 8 & 0xFF, alpha = word >> 24 & alphaMask;
  return (PixelSums){(word >> 16 & 0xFF) + green + blue + alpha, 0, green + 2 * blue + 3 * alpha};
}

RowChecksum RowChecksumOf(uint8_t filter, const uint32_t *words, int width, int pixelSize) {
  uint32_t alphaMask = pixelSize == 4 ? 0xFF : 0;
  uint64_t left = (uint64_t)width * (uint64_t)pixelSize;  // bytes from the current pixel to the end
  uint64_t sum = filter, sumOfSums = filter * (left + 1);
  for (int x = 0; x < width;) {
    uint32_t runs = (uint32_t)(width - x) / Lanes;
    if (runs > MostRuns) runs = MostRuns;
    PixelSums sums = runs > 0 ? sumsOfRuns(words + x, runs, alphaMask) : sumsOfOne(words[x], alphaMask);
    sum += sums.bytes;
    sumOfSums += left * sums.bytes - (uint64_t)pixelSize * sums.places - sums.components;
    sumOfSums %= Modulus;
    int count = runs > 0 ? (int)runs * Lanes : 1;
    left -= (uint64_t)count * (uint64_t)pixelSize;
    x += count;
  }
  return (RowChecksum){(uint32_t)(sum % Modulus), (uint32_t)(sumOfSums % Modulus)};
}

uint32_t RowChecksumAppend(uint32_t checksum, RowChecksum row, size_t rowSize) {
  uint64_t a = checksum & 0xFFFF, b = checksum >> 16;
  b = (b + a * (rowSize % Modulus) + row.sumOfSums) % Modulus;
  a = (a + row.sum) % Modulus;
  return (uint32_t)(b << 16 | a);
}
