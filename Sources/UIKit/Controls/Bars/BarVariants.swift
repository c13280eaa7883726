/// Values for the states of items and the heights of bars. A variant without a value falls back to the normal state,
/// the default height, any style and any position.
struct BarVariants<Value> {
  struct Variant: Hashable {
    var state = UIControl.State.normal.rawValue
    var metrics = UIBarMetrics.default
    var style: UIBarButtonItem.Style?
    var position = UIBarPosition.any

    /// The variant itself and its fallbacks, the most specific first.
    fileprivate var fallbacks: [Variant] {
      var found: [Variant] = []
      for position in position == .any ? [.any] : [position, .any] {
        for style in style == nil ? [nil] : [style, nil] {
          for state in state == 0 ? [0] : [state, 0] {
            for metrics in metrics == .default ? [.default] : [metrics, UIBarMetrics.default] {
              found.append(Variant(state: state, metrics: metrics, style: style, position: position))
            }
          }
        }
      }
      return found
    }
  }

  private var values: [Variant: Value] = [:]

  var isEmpty: Bool { values.isEmpty }

  /// The value that is set for exactly this variant.
  subscript(_ variant: Variant) -> Value? {
    get { values[variant] }
    set { values[variant] = newValue }
  }

  /// Returns the value that applies to a variant: its own or that of the most specific fallback.
  func shown(_ variant: Variant) -> Value? {
    if values.isEmpty { return nil }
    for candidate in variant.fallbacks {
      if let value = values[candidate] { return value }
    }
    return nil
  }
}

extension BarVariants.Variant {
  init(_ state: UIControl.State, _ metrics: UIBarMetrics, style: UIBarButtonItem.Style? = nil) {
    (self.state, self.metrics, self.style) = (state.rawValue, metrics, style)
  }

  init(_ position: UIBarPosition, _ metrics: UIBarMetrics = .default) {
    (self.position, self.metrics) = (position, metrics)
  }
}
