/// A property's value as numbers. Interpolating the numbers interpolates the value. Unused lanes are 0.
typealias AnimatedValue = SIMD8<Double>

/// The properties that animate when they change in an animation block. All others change immediately.
///
/// > Source: UIView reference, "Animations"; `cornerRadius` from iOS 11 on.
enum AnimatableProperty: CaseIterable {
  /// Four numbers, so that scrolling and resizing are one change, as in Core Animation.
  case bounds
  case center
  /// Decomposed, see `CGAffineTransform.parts`.
  case transform
  case alpha
  case backgroundColor
  case cornerRadius
  /// Not a number: an arranged view that is being hidden stays visible until its stack has closed the gap.
  case departure
  /// Not a number: the contents of a view before a cross-dissolve.
  case picture

  /// Whether a later animation of the property is added to a running one instead of replacing it.
  ///
  /// > Basis: captured; tests of UIKit that material-motion published list them.
  var addsUp: Bool {
    switch self {
    case .bounds, .center, .transform, .cornerRadius: true
    case .alpha, .backgroundColor, .departure, .picture: false
    }
  }

  /// Whether the property has intermediate values.
  var isNumber: Bool { self != .departure && self != .picture }

  /// The property's name in Core Animation.
  var key: String {
    switch self {
    case .bounds: "bounds"
    case .center: "position"
    case .transform: "transform"
    case .alpha: "opacity"
    case .backgroundColor: "backgroundColor"
    case .cornerRadius: "cornerRadius"
    case .departure: "hidden"
    case .picture: "transition"
    }
  }

  /// Returns `a - b`. An angle takes the shorter way around.
  func difference(_ a: AnimatedValue, _ b: AnimatedValue) -> AnimatedValue {
    var difference = a - b
    if self == .transform {
      difference[4] = difference[4].remainder(dividingBy: 2 * .pi)
    }
    return difference
  }
}

// MARK: - Values as numbers

extension AnimatedValue {
  init(_ rect: CGRect) {
    self.init(rect.origin.x, rect.origin.y, rect.size.width, rect.size.height, 0, 0, 0, 0)
  }

  init(_ point: CGPoint) { self.init(point.x, point.y, 0, 0, 0, 0, 0, 0) }

  init(_ number: CGFloat) { self.init(number, 0, 0, 0, 0, 0, 0, 0) }

  /// Multiplied by alpha, so that a clear color does not tint the intermediate values.
  init(_ color: RGBAColor) {
    let alpha = color.alpha
    self.init(color.red * alpha, color.green * alpha, color.blue * alpha, alpha, 0, 0, 0, 0)
  }

  var point: CGPoint { CGPoint(x: self[0], y: self[1]) }

  /// Springs overshoot, so sizes are at least 0.
  var rect: CGRect { CGRect(x: self[0], y: self[1], width: Swift.max(self[2], 0), height: Swift.max(self[3], 0)) }

  var share: CGFloat { share(0) }

  private func share(_ index: Int) -> Double { Swift.min(Swift.max(self[index], 0), 1) }

  var color: RGBAColor {
    let alpha = share(3)
    guard alpha > 0 else { return .clear }
    let plain = (self / self[3]).clamped(lowerBound: .zero, upperBound: .one)
    return RGBAColor(red: plain[0], green: plain[1], blue: plain[2], alpha: alpha)
  }
}

// MARK: - Reading and writing

extension AnimatableProperty {
  /// Returns the model value of a view.
  @MainActor func value(of view: UIView) -> AnimatedValue {
    switch self {
    case .bounds: AnimatedValue(view.geometry.bounds)
    case .center: AnimatedValue(view.geometry.center)
    case .transform: view.geometry.transform.parts
    case .alpha: AnimatedValue(view.look.alpha)
    case .backgroundColor: AnimatedValue(view.resolve(view.look.backgroundColor) ?? .clear)
    case .cornerRadius: AnimatedValue(view.look.cornerRadius)
    case .departure, .picture: .zero
    }
  }

  /// Sets the model value through the properties that a subclass may observe.
  @MainActor func set(_ value: AnimatedValue, of view: UIView) {
    switch self {
    case .bounds: view.bounds = value.rect
    case .center: view.center = value.point
    case .transform: view.transform = CGAffineTransform(parts: value)
    case .alpha: view.alpha = value.share
    case .backgroundColor: view.backgroundColor = UIColor(value.color)
    case .cornerRadius: view.layer.cornerRadius = value[0]
    case .departure, .picture: break
    }
  }
}
