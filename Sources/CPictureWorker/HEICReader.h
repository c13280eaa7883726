#ifndef HEICREADER_H
#define HEICREADER_H

// Decodes the standard input to the standard output. Rejects more than `mostPixels`. Returns an exit status.
int CHEICDecode(const char *library, unsigned long mostPixels);

#endif
