import DisplayLists

/// The identifiers and classes of views.
enum SVGViewNames {
  /// A view's own identifier; for one without, its class and a number: the second label without one is `UILabel-2`.
  static func identifier(of view: ViewAnnotation, among names: inout SVGNames) -> String {
    view.id.isEmpty ? names.numbered(view.className) : names.unique(view.id)
  }

  /// The class of UIKit and that of the program. `Shop.PriceLabel` is `Shop-PriceLabel`, so that CSS can ask for it.
  static func classes(of view: ViewAnnotation) -> String {
    [view.kitClassName, view.className].filter { !$0.isEmpty }.map { SVGNames.identifier($0) }.joined(separator: " ")
  }
}
