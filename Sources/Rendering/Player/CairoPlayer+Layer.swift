import CCairo
import CoreTypes
import DisplayLists

// MARK: Layers

extension CairoPlayer {
  /// The limit of nested groups. A list beyond it is invalid and must not take gigabytes.
  private static let mostCanvases = 100

  /// Begins a layer. A shadow extends into the clip from outside, so its layer includes that area.
  func beginLayer(_ style: LayerStyle) {
    let style = style.drawable
    guard canvases.count < Self.mostCanvases else { return open(.flattenedLayer) }
    let margin = style.shadow.map { reach(of: $0) } ?? 0
    var box = canvas.clipBox.enlarged(by: margin)
    if let content = CommandBounds.ofScope(list.commands, from: position + 1) {
      // A shadow needs room to fade out.
      box = box.intersection(canvas.pixelBox(of: content).enlarged(by: margin))
    }
    push(Canvas(on: canvas, box: box))
    open(.layer(style, mask: nil))
  }

  func composite(_ layer: Canvas, _ style: LayerStyle, mask: Canvas?) {
    let content = mask.map { masked(layer, by: $0) } ?? layer
    guard let shadow = style.shadow else { return paint(content, style) }
    guard style.opacity < 1 || style.blendMode != .normal else {
      drawShadow(of: content, shadow)
      return paint(content, LayerStyle())
    }
    push(Canvas(on: canvas, box: canvas.clipBox))
    drawShadow(of: content, shadow)
    paint(content, LayerStyle())
    paint(popCanvas(), style)
  }

  private func paint(_ layer: Canvas, _ style: LayerStyle) {
    cairo_set_operator(context, style.blendMode.cairo)
    canvas.inPixels {
      layer.surface.setAsSource(of: context)
      cairo_paint_with_alpha(context, style.opacity)
    }
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
  }
}

extension LayerStyle {
  /// The style with default values in place of numbers that are not finite.
  fileprivate var drawable: LayerStyle {
    LayerStyle(
      opacity: opacity.isNaN ? 1 : min(max(opacity, 0), 1), blendMode: blendMode,
      shadow: shadow?.hasNumbers == true ? shadow : nil)
  }
}

// MARK: Masks

extension CairoPlayer {
  func beginMask() {
    push(Canvas(on: canvas, box: canvases.count < Self.mostCanvases ? canvas.box : .empty))
    open(.mask)
  }

  /// Applies a mask. If it ends its layer, both are applied in one step; in documents, this is the only way without
  /// rasterizing the layer.
  func endMask(_ mask: Canvas) {
    if mask.box.isEmpty { return }
    if case .endLayer? = nextCommand, keep(mask) { return }
    cairo_save(context)
    cairo_reset_clip(context)
    cairo_identity_matrix(context)
    mask.surface.setAsSource(of: context)
    cairo_set_operator(context, CAIRO_OPERATOR_DEST_IN)
    cairo_paint(context)
    cairo_restore(context)
  }

  private func masked(_ layer: Canvas, by mask: Canvas) -> Canvas {
    let result = Canvas(on: canvas, box: layer.box)
    result.inPixels {
      layer.surface.setAsSource(of: result.context)
      mask.surface.maskSource(of: result.context)
    }
    return result
  }

  private var nextCommand: DrawCommand? {
    position + 1 < list.commands.count ? list.commands[position + 1] : nil
  }
}

// MARK: Blend modes

extension BlendMode {
  fileprivate var cairo: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .sourceIn: CAIRO_OPERATOR_IN
    case .sourceOut: CAIRO_OPERATOR_OUT
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationIn: CAIRO_OPERATOR_DEST_IN
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
    case .xor: CAIRO_OPERATOR_XOR
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }
}
