import DisplayLists

/// The identifiers and classes of views.
struct SVGViewNames {
  /// A view's own identifier; for one without, its class and a number: the second label without one is `UILabel-2`.
  func identifier(of view: ViewAnnotation, among names: inout SVGNames) -> String {
    if !view.id.isEmpty { return names.unique(view.id) }
    return names.numbered(Self.classes(of: view))
  }

  /// `Shop.PriceLabel` is `Shop-PriceLabel`, so that CSS can ask for it.
  static func classes(of view: ViewAnnotation) -> String {
    SVGNames.identifier(view.className)
  }
}
