// Descriptions of views in UIKit's form.
extension UIView {
  /// Returns a description with fields in UIKit's order, without default values. Names replace UIKit's addresses.
  ///
  /// - Parameter name: A name, or nil for a distinctive one.
  func describe(as name: String? = nil) -> String {
    let fields = [
      baseClassName.map { "baseClass = \($0)" },
      "frame = \(frame.described)",
      transform.isIdentity ? nil : "transform = \(transform.described)",
      reportedText.flatMap { $0.isEmpty ? nil : "text = '\($0.abridged)'" },
      alpha == 1 ? nil : "alpha = \(alpha.described)",
      isHidden ? "hidden = YES" : nil,
      clipsToBounds ? "clipsToBounds = YES" : nil,
      isOpaque ? nil : "opaque = NO",
      autoresizingMask.isEmpty ? nil : "autoresize = \(autoresizingMask.described)",
      isUserInteractionEnabled ? nil : "userInteractionEnabled = NO",
      tag == 0 ? nil : "tag = \(tag)",
    ]
    let name = name ?? distinctiveName
    return "<\(className): \(name); \(fields.compactMap { $0 }.joined(separator: "; "))\(describedState)>"
  }

  /// The name in descriptions of constraints: class and name without a space.
  var shortName: String { "\(className):\(distinctiveName)" }

  /// A name that distinguishes this view from others: its identifier, its id in the document, or its address.
  private var distinctiveName: String {
    accessibilityIdentifier ?? source?.id ?? session.address(of: self)
  }

  /// The UIKit class that a custom class inherits from; nil for `UIView`.
  private var baseClassName: String? {
    let name = kitClassName
    return name == "UIView" || name == className ? nil : name
  }

  /// The nearest UIKit class; `UIView` for placeholders.
  package var kitClassName: String {
    let classes = sequence(first: type(of: self) as AnyClass) { _getSuperclass($0) }
    let base: AnyClass? = classes.first { String(reflecting: $0).hasPrefix("UIKit.") }
    guard let base, base != PlaceholderView.self else { return "UIView" }
    return String(describing: base)
  }

  /// The class name in the document or the program.
  package var className: String { source?.className ?? ClassName.plain(type(of: self)) }

  /// Returns one line per view, with children indented by `   | `, as UIKit prints it.
  ///
  /// - Parameter naming: The naming of views, or nil for distinctive names.
  package func recursiveDescription(_ naming: ViewNaming? = nil) -> String {
    var names = naming.map { ViewNames($0) }, lines: [String] = []
    describe(&names, path: [0], indent: "", into: &lines)
    return lines.joined(separator: "\n")
  }

  private func describe(_ names: inout ViewNames?, path: [Int], indent: String, into lines: inout [String]) {
    let name = names == nil ? nil : names?.name(of: self, path: path) ?? ViewNaming.indexPath(path)
    lines.append(indent + describe(as: name) + descriptionSuffix)
    for (index, subview) in subviews.enumerated() {
      subview.describe(&names, path: path + [index], indent: indent + "   | ", into: &lines)
    }
  }
}

extension UILayoutGuide {
  var shortName: String { "UILayoutGuide:\(source?.id ?? identifier)" }

  /// > Source: published logs.
  func describe() -> String {
    let address = (owningView?.session ?? .current).address(of: self), frame = layoutFrame
    let corners = [frame.minX, frame.minY, frame.width, frame.height].map(\.described)
    let place = "{{\(corners[0]), \(corners[1])}, {\(corners[2]), \(corners[3])}}"
    let owner = owningView.map { "\($0)" } ?? "(null)"
    return """
      <\(String(describing: type(of: self))): \(address) - "\(identifier)", layoutFrame = \(place), owningView = \(owner)>
      """
  }
}

extension UIView.AutoresizingMask {
  /// The flags that are set, such as `LM+W+RM+TM+H+BM`.
  package var described: String {
    let letters: [(Self, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"), (.flexibleTopMargin, "TM"),
      (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return letters.filter { contains($0.0) }.map(\.1).joined(separator: "+")
  }
}

extension CGAffineTransform {
  fileprivate var described: String { "[\([a, b, c, d, tx, ty].map(\.described).joined(separator: ", "))]" }
}

extension String {
  /// The first 25 characters, on one line.
  var abridged: String {
    let line = replacingOccurrences(of: "\n", with: "\\n")
    return line.count > 25 ? line.prefix(25) + "..." : line
  }
}
