import DisplayLists

/// The identifiers and classes of views.
enum SVGViewNames {
  /// Returns a view's own identifier, or else its class and a number: the second unnamed label is `UILabel-2`.
  static func identifier(of view: ViewAnnotation, among names: inout SVGNames) -> String {
    view.id.isEmpty ? names.numbered(view.className) : names.unique(view.id)
  }

  /// Returns the UIKit class and the program's class. `Shop.PriceLabel` becomes `Shop-PriceLabel`, which CSS can
  /// select.
  static func classes(of view: ViewAnnotation) -> String {
    [view.kitClassName, view.className].filter { !$0.isEmpty }.map { SVGNames.identifier($0) }.joined(separator: " ")
  }
}
