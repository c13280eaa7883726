/// The limits for a view's text size.
struct TextSizeLimits: Equatable {
  var minimum: UIContentSizeCategory?
  var maximum: UIContentSizeCategory?

  /// Returns the text size within the limits. If they contradict each other, the minimum applies.
  func limited(_ category: UIContentSizeCategory) -> UIContentSizeCategory {
    let small = maximum.map { $0 < category ? $0 : category } ?? category
    return minimum.map { $0 > small ? $0 : small } ?? small
  }
}

extension UIView {
  var smallestTextSize: UIContentSizeCategory? {
    get { layout.textSizeLimits.minimum }
    set {
      layout.textSizeLimits.minimum = newValue
      markNeedsTraitUpdate()
    }
  }

  var largestTextSize: UIContentSizeCategory? {
    get { layout.textSizeLimits.maximum }
    set {
      layout.textSizeLimits.maximum = newValue
      markNeedsTraitUpdate()
    }
  }

  var textSizeLimitsInWords: String {
    let limiting = ([self] + ancestors).filter(\.layout.limitsTextSize)
    let lines = limiting.map { view in
      let limits = view.layout.textSizeLimits
      return "\(type(of: view)): \(limits.minimum?.rawValue ?? "-") ... \(limits.maximum?.rawValue ?? "-")"
    }
    return (["\(traitCollection.preferredContentSizeCategory.rawValue)"] + lines).joined(separator: "\n")
  }
}

extension UITraitCollection {
  func limited(by limits: TextSizeLimits) -> UITraitCollection {
    let category = limits.limited(preferredContentSizeCategory)
    guard category != preferredContentSizeCategory else { return self }
    var values = values
    values.category = category
    return UITraitCollection(values)
  }
}
