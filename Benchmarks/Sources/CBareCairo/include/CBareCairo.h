#ifndef CBARECAIRO_H
#define CBARECAIRO_H

#include <cairo.h>

// Calls of Cairo, as in a C program that knows what to draw.

typedef enum {
  BareFill,          // x, y, width, height, corner radius
  BareFillGradient,  // the same; down from `color` to `otherColor`
  BareStroke,        // x1, y1, x2, y2, line width
  BareText,          // x, y, size; `count` glyphs from `first`
  BareImage,         // x, y, width, height
  BareSave,
  BareRestore,
  BareTranslate,     // x, y
  BareClip           // x, y, width, height, corner radius
} BareKind;

typedef struct {
  BareKind kind;
  double numbers[5];
  double color[4];
  double otherColor[4];
  int first, count;
  cairo_surface_t *image;
} BareCall;

typedef struct {
  const BareCall *calls;
  int count;
  const cairo_glyph_t *glyphs;
  cairo_font_face_t *font;
  int width, height;  // in pixels
  double scale;
} BarePicture;

// A regular font without hinting.
cairo_font_face_t *bare_font_create(const char *family);

// Returns the positions of a text's glyphs, relative to its beginning, and their number, at most `most`.
int bare_glyphs(cairo_font_face_t *font, double size, const char *text, cairo_glyph_t *glyphs, int most);

// Returns a new image surface with all calls executed.
cairo_surface_t *bare_draw(const BarePicture *picture);

// Returns the number of bytes of Cairo's PNG.
long bare_png_size(cairo_surface_t *surface);

#endif
