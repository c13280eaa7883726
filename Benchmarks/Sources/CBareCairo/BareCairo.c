#include "CBareCairo.h"

#include <cairo-ft.h>
#include <fontconfig/fontconfig.h>
#include <math.h>

// MARK: Fonts

cairo_font_face_t *bare_font_create(const char *family) {
  FcPattern *pattern = FcPatternCreate();
  FcPatternAddString(pattern, FC_FAMILY, (const FcChar8 *)family);
  FcConfigSubstitute(NULL, pattern, FcMatchPattern);
  FcDefaultSubstitute(pattern);
  FcResult result;
  FcPattern *found = FcFontMatch(NULL, pattern, &result);
  cairo_font_face_t *face = cairo_ft_font_face_create_for_pattern(found);
  FcPatternDestroy(found);
  FcPatternDestroy(pattern);
  return face;
}

static void set_neutral_options(cairo_t *context) {
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  cairo_set_font_options(context, options);
  cairo_font_options_destroy(options);
}

int bare_glyphs(cairo_font_face_t *font, double size, const char *text, cairo_glyph_t *glyphs, int most) {
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1);
  cairo_t *context = cairo_create(surface);
  set_neutral_options(context);
  cairo_set_font_face(context, font);
  cairo_set_font_size(context, size);
  cairo_glyph_t *found = NULL;
  int count = 0;
  cairo_scaled_font_text_to_glyphs(
    cairo_get_scaled_font(context), 0, 0, text, -1, &found, &count, NULL, NULL, NULL);
  if (count > most) count = most;
  for (int i = 0; i < count; i++) glyphs[i] = found[i];
  cairo_glyph_free(found);
  cairo_destroy(context);
  cairo_surface_destroy(surface);
  return count;
}

// MARK: Drawing

static void add_rectangle(cairo_t *context, const double *n) {
  double radius = n[4];
  if (radius <= 0) {
    cairo_rectangle(context, n[0], n[1], n[2], n[3]);
    return;
  }
  double left = n[0] + radius, right = n[0] + n[2] - radius, top = n[1] + radius, bottom = n[1] + n[3] - radius;
  cairo_new_sub_path(context);
  cairo_arc(context, right, top, radius, -M_PI_2, 0);
  cairo_arc(context, right, bottom, radius, 0, M_PI_2);
  cairo_arc(context, left, bottom, radius, M_PI_2, M_PI);
  cairo_arc(context, left, top, radius, M_PI, M_PI + M_PI_2);
  cairo_close_path(context);
}

static void set_color(cairo_t *context, const double *c) { cairo_set_source_rgba(context, c[0], c[1], c[2], c[3]); }

static void fill_gradient(cairo_t *context, const BareCall *call) {
  const double *n = call->numbers, *a = call->color, *b = call->otherColor;
  cairo_pattern_t *pattern = cairo_pattern_create_linear(n[0], n[1], n[0], n[1] + n[3]);
  cairo_pattern_add_color_stop_rgba(pattern, 0, a[0], a[1], a[2], a[3]);
  cairo_pattern_add_color_stop_rgba(pattern, 1, b[0], b[1], b[2], b[3]);
  add_rectangle(context, n);
  cairo_set_source(context, pattern);
  cairo_fill(context);
  cairo_pattern_destroy(pattern);
}

static void stroke(cairo_t *context, const BareCall *call) {
  const double *n = call->numbers;
  cairo_move_to(context, n[0], n[1]);
  cairo_line_to(context, n[2], n[3]);
  set_color(context, call->color);
  cairo_set_line_width(context, n[4]);
  cairo_stroke(context);
}

static void show_text(cairo_t *context, const BareCall *call, const cairo_glyph_t *glyphs) {
  const double *n = call->numbers;
  cairo_save(context);
  cairo_translate(context, n[0], n[1]);
  set_color(context, call->color);
  cairo_set_font_size(context, n[2]);
  cairo_show_glyphs(context, glyphs + call->first, call->count);
  cairo_restore(context);
}

static void draw_image(cairo_t *context, const BareCall *call) {
  const double *n = call->numbers;
  cairo_save(context);
  cairo_rectangle(context, n[0], n[1], n[2], n[3]);
  cairo_clip(context);
  cairo_translate(context, n[0], n[1]);
  cairo_scale(
    context, n[2] / cairo_image_surface_get_width(call->image), n[3] / cairo_image_surface_get_height(call->image));
  cairo_set_source_surface(context, call->image, 0, 0);
  cairo_paint(context);
  cairo_restore(context);
}

static void make_call(cairo_t *context, const BareCall *call, const BarePicture *picture) {
  switch (call->kind) {
    case BareFill:
      add_rectangle(context, call->numbers);
      set_color(context, call->color);
      cairo_fill(context);
      break;
    case BareFillGradient: fill_gradient(context, call); break;
    case BareStroke: stroke(context, call); break;
    case BareText: show_text(context, call, picture->glyphs); break;
    case BareImage: draw_image(context, call); break;
    case BareSave: cairo_save(context); break;
    case BareRestore: cairo_restore(context); break;
    case BareTranslate: cairo_translate(context, call->numbers[0], call->numbers[1]); break;
    case BareClip:
      add_rectangle(context, call->numbers);
      cairo_clip(context);
      break;
  }
}

cairo_surface_t *bare_draw(const BarePicture *picture) {
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, picture->width, picture->height);
  cairo_t *context = cairo_create(surface);
  cairo_scale(context, picture->scale, picture->scale);
  set_neutral_options(context);
  cairo_set_font_face(context, picture->font);
  for (int i = 0; i < picture->count; i++) make_call(context, &picture->calls[i], picture);
  cairo_destroy(context);
  cairo_surface_flush(surface);
  return surface;
}

// MARK: Files

static cairo_status_t count_bytes(void *closure, const unsigned char *bytes, unsigned int count) {
  (void)bytes;
  *(long *)closure += count;
  return CAIRO_STATUS_SUCCESS;
}

long bare_png_size(cairo_surface_t *surface) {
  long size = 0;
  cairo_surface_write_to_png_stream(surface, count_bytes, &size);
  return size;
}
