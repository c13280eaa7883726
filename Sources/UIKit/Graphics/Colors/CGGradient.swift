import DisplayLists

public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}

/// A smooth transition between colors.
public final class CGGradient: Sendable {
  let stops: [GradientStop]

  init(stops: [GradientStop]) { self.stops = stops }

  /// - Parameters:
  ///   - colors: `CGColor`s.
  ///   - locations: one for each color, 0…1; nil for even spacing.
  /// - Returns: nil if there are no colors.
  public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    let colors = colors.compactMap { ($0 as? CGColor)?.rgba }
    guard !colors.isEmpty else { return nil }
    let locations = locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) }
    self.init(stops: GradientStop.stops(colors, at: locations))
  }

  /// Creates a gradient from an array of Foundation's type, which doesn't need `as CFArray`.
  public convenience init?(colorsSpace space: CGColorSpace?, colors: NSArray, locations: UnsafePointer<CGFloat>?) {
    self.init(colorsSpace: space, colors: colors.map { $0 } as CFArray, locations: locations)
  }

  /// - Parameter components: for each color, the components of the space and alpha.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    let width = space.numberOfComponents + 1
    let colors = (0..<max(count, 0)).compactMap { CGColor(colorSpace: space, components: components + $0 * width) }
    self.init(colorsSpace: space, colors: colors, locations: locations)
  }
}

extension CGGradient {
  /// - Parameter place: 0…1.
  func color(at place: Double) -> RGBAColor {
    guard let first = stops.first, let last = stops.last else { return RGBAColor(white: 0, alpha: 0) }
    guard let index = stops.firstIndex(where: { $0.location >= place }), index > 0 else {
      return place <= first.location ? first.color : last.color
    }
    let (from, to) = (stops[index - 1], stops[index])
    let part = to.location > from.location ? (place - from.location) / (to.location - from.location) : 1
    func mixed(_ path: KeyPath<RGBAColor, Double>) -> Double {
      from.color[keyPath: path] * (1 - part) + to.color[keyPath: path] * part
    }
    return RGBAColor(red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue), alpha: mixed(\.alpha))
  }
}

/// Core Foundation's array type, an alias of Swift's.
public typealias CFArray = [Any]

extension GradientStop {
  /// Returns stops in ascending order. Without locations, spacing is even; a missing location counts as the end.
  static func stops(_ colors: [RGBAColor], at locations: [CGFloat]?) -> [GradientStop] {
    let even = colors.indices.map { colors.count < 2 ? 0 : CGFloat($0) / CGFloat(colors.count - 1) }
    var last: CGFloat = 0
    return colors.enumerated().map { i, color in
      let wanted = locations.map { $0.indices.contains(i) ? $0[i] : 1 } ?? even[i]
      last = max(last, min(max(wanted, 0), 1))
      return GradientStop(Double(last), color)
    }
  }
}
