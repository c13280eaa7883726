import CoreTypes

extension DrawCommand {
  /// Returns one line, without indentation.
  package func dump() -> String {
    switch self {
    case .save: "save"
    case .restore: "restore"
    case .concatenate(let transform): "concatenate \(spelled(transform))"
    case .clip(let path): "clip \(path.dump())"
    case .fill(let path, let paint): "fill \(path.dump()) \(paint.dump())"
    case .fillPixels(let path, let paint): "fill pixels \(path.dump()) \(paint.dump())"
    case .stroke(let path, let paint, let style): "stroke \(path.dump()) \(paint.dump()) \(style.dump())"
    case .text(let run): "text \(run.dump())"
    case .image(let image, let rect): "image \(image.dump()) \(spelled(rect))"
    case .shadow(let path, let shadow): "shadow \(path.dump()) \(shadow.dump())"
    case .glass(let path, let material): "glass \(path.dump()) \(material.dump())"
    case .beginLayer(let style): "layer \(style.dump())"
    case .endLayer: "endLayer"
    case .beginMask: "mask"
    case .endMask: "endMask"
    case .beginView(let view): "view \(view.dump())"
    case .endView: "endView"
    }
  }
}

extension Path {
  func dump() -> String {
    switch self {
    case .rect(let rect): "rect(\(spelled(rect)))"
    case .roundedRect(let rect, let radius): "rounded(\(spelled(rect)) r \(spelled(radius)))"
    case .oval(let rect): "oval(\(spelled(rect)))"
    case .outline(let elements, .nonZero): "outline(\(spelled(elements)))"
    case .outline(let elements, .evenOdd): "evenodd(\(spelled(elements)))"
    }
  }
}

private func spelled(_ elements: [PathElement]) -> String { elements.map { $0.dump() }.joined(separator: " ") }

extension PathElement {
  func dump() -> String {
    switch self {
    case .move(let point): "M \(spelled(point))"
    case .line(let point): "L \(spelled(point))"
    case .cubic(let end, let control1, let control2):
      "C \(spelled(control1)) \(spelled(control2)) \(spelled(end))"
    case .close: "Z"
    }
  }
}

extension Paint {
  func dump() -> String {
    switch self {
    case .solid(let color): spelled(color)
    case .linearGradient(let gradient): gradient.dump()
    case .radialGradient(let gradient): gradient.dump()
    case .tiles(let tiles): "tiles(\(tiles.image.dump()) \(spelled(tiles.tile)))"
    }
  }
}

private func spelled(_ stops: [GradientStop]) -> String {
  stops.map { "\(spelled($0.location)) \(spelled($0.color))" }.joined(separator: ", ")
}

extension LinearGradient {
  func dump() -> String { "gradient(\(spelled(start)) to \(spelled(end)): \(spelled(stops)))" }
}

extension RadialGradient {
  func dump() -> String { "radial(\(start.dump()) to \(end.dump()): \(spelled(stops)))" }
}

extension RadialGradient.Circle {
  func dump() -> String { "\(spelled(center)) r \(spelled(radius))" }
}

extension Material {
  func dump() -> String {
    "blur \(spelled(blur)) saturation \(spelled(saturation)) tints \(tints.map { spelled($0) }.joined(separator: " "))"
  }
}

extension LayerStyle {
  func dump() -> String {
    var words = [spelled(opacity)]
    if blendMode != .normal { words.append(blendMode.rawValue) }
    if let shadow { words.append("shadow \(shadow.dump())") }
    return words.joined(separator: " ")
  }
}

extension StrokeStyle {
  func dump() -> String {
    var words = ["width \(spelled(width))"]
    if cap != .butt { words.append("cap \(cap.rawValue)") }
    if join != .miter { words.append("join \(join.rawValue)") }
    if join == .miter, miterLimit != 10 { words.append("limit \(spelled(miterLimit))") }
    if !dashes.isEmpty { words.append("dashes \(spelled(dashes)) phase \(spelled(dashPhase))") }
    if !smoothsEdges { words.append("pixels") }
    return words.joined(separator: " ")
  }
}

extension TextRun {
  func dump() -> String {
    let direction = isRightToLeft ? " rtl" : ""
    return "\(spelled(text)) at \(spelled(origin)) width \(spelled(width))\(direction) "
      + "\(font.dump()) \(spelled(color)) offsets \(spelled(clusterOffsets))"
  }
}

extension FontRequest {
  func dump() -> String {
    "font \(spelled(family)) \(weight)\(isItalic ? " italic" : "") \(spelled(pointSize))"
  }
}

extension ImageReference {
  /// Returns a line without the file, because a project's location on disk is not part of its picture.
  func dump() -> String {
    var words = [spelled(name)]
    if let tint { words.append("tint \(spelled(tint))") }
    if portion != CGRect(x: 0, y: 0, width: 1, height: 1) { words.append("portion \(spelled(portion))") }
    if scaling != .smooth { words.append(scaling.rawValue) }
    if case .drawing(let list) = source { words.append("[\(list.dumpLines().joined(separator: "; "))]") }
    return words.joined(separator: " ")
  }
}

extension Shadow {
  func dump() -> String {
    "offset \(spelled(offset.width)),\(spelled(offset.height)) "
      + "blur \(spelled(blur)) \(spelled(color))"
  }
}

extension ViewAnnotation {
  func dump() -> String { "\(spelled(id)) \(className) \(spelled(frame))" }
}
