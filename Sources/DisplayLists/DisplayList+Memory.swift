import CoreTypes

extension DisplayList {
  /// The approximate memory of the commands in bytes, without images, which are shared.
  package var memory: Int {
    commands.reduce(commands.count * MemoryLayout<DrawCommand>.stride) { $0 + $1.memory }
  }
}

extension DrawCommand {
  /// The memory of the command outside of the list itself.
  fileprivate var memory: Int {
    switch self {
    case .clip(let path), .shadow(let path, _), .glass(let path, _): path.memory
    case .fill(let path, let paint), .fillPixels(let path, let paint), .stroke(let path, let paint, _):
      path.memory + paint.memory
    case .text(let run): run.text.utf8.count + run.clusterOffsets.count * MemoryLayout<CGFloat>.stride
    case .beginView(let view): view.id.utf8.count + view.className.utf8.count + view.kitClassName.utf8.count
    case .save, .restore, .concatenate, .image, .beginLayer, .endLayer, .beginMask, .endMask, .endView: 0
    }
  }
}

extension Path {
  fileprivate var memory: Int {
    guard case .outline(let elements, _) = self else { return 0 }
    return elements.count * MemoryLayout<PathElement>.stride
  }
}

extension Paint {
  fileprivate var memory: Int {
    switch self {
    case .solid, .tiles: 0
    case .linearGradient(let gradient): gradient.stops.count * MemoryLayout<GradientStop>.stride
    case .radialGradient(let gradient): gradient.stops.count * MemoryLayout<GradientStop>.stride
    }
  }
}
