/// Values for the states of items and the heights of bars. What is not set for one is that of the normal state, of the
/// default height, of any style and any place.
struct BarVariants<Value> {
  struct Variant: Hashable {
    var state = UIControl.State.normal.rawValue
    var metrics = UIBarMetrics.default
    var style: UIBarButtonItem.Style?
    var position = UIBarPosition.any

    /// From this one on to what is least particular.
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

  /// What was set for just this.
  subscript(_ variant: Variant) -> Value? {
    get { values[variant] }
    set { values[variant] = newValue }
  }

  /// What counts.
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
