#ifndef CPNGFAILURE_H
#define CPNGFAILURE_H

#include <png.h>
#include <setjmp.h>
#include <stdio.h>

#include "CPNGWriter.h"

// Where a call returns to when libpng gives up, and why it did.
typedef struct {
  jmp_buf returnPoint;
  char *message;
} CPNGFailure;

static inline void CPNGFail(png_structp png, png_const_charp reason) {
  CPNGFailure *failure = png_get_error_ptr(png);
  snprintf(failure->message, PNGMessageSize, "%s", reason);
  longjmp(failure->returnPoint, 1);
}

static inline void CPNGIgnoreWarning(png_structp png, png_const_charp warning) {
  (void)png;
  (void)warning;
}

#endif
