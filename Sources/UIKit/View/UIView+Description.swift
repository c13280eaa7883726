// The view as a line of text, in UIKit's form.
extension UIView {
  func describe() -> String {
    var fields = ["frame = \(frame.described)"]
    if let text = reportedText, !text.isEmpty { fields.append("text = '\(text.abridged)'") }
    if alpha != 1 { fields.append("alpha = \(alpha.described)") }
    if isHidden { fields.append("hidden = YES") }
    if clipsToBounds { fields.append("clipsToBounds = YES") }
    if !isOpaque { fields.append("opaque = NO") }
    if !autoresizingMask.isEmpty { fields.append("autoresize = \(autoresizingMask.described)") }
    if !isUserInteractionEnabled { fields.append("userInteractionEnabled = NO") }
    if tag != 0 { fields.append("tag = \(tag)") }
    return "<\(shortName); \(fields.joined(separator: "; "))>"
  }

  /// The class and what tells this view from others: its identifier, its id in the document, or its address.
  var shortName: String {
    let name = accessibilityIdentifier ?? source?.id ?? "\(ObjectIdentifier(self).hashValue.hexadecimal)"
    return "\(className):\(name)"
  }

  /// The name of the view's class, as the document or the program calls it.
  package var className: String { source?.className ?? String(describing: type(of: self)) }

  /// One line per view, children indented by `   | `, as UIKit prints it.
  package func recursiveDescription(indent: String = "") -> String {
    let own = indent + describe()
    return ([own] + subviews.map { $0.recursiveDescription(indent: indent + "   | ") }).joined(separator: "\n")
  }
}

extension UILayoutGuide {
  var shortName: String { "UILayoutGuide:\(source?.id ?? identifier)" }
}

extension UIView.AutoresizingMask {
  /// `LM+W+RM+TM+H+BM`, what is set of it.
  var described: String {
    let letters: [(Self, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"), (.flexibleTopMargin, "TM"),
      (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return letters.filter { contains($0.0) }.map(\.1).joined(separator: "+")
  }
}

extension CGRect {
  var described: String {
    "(\(origin.x.described) \(origin.y.described); \(size.width.described) \(size.height.described))"
  }
}

extension CGFloat {
  /// Six significant digits, as `%g`.
  var described: String { String(format: "%g", Double(self) == 0 ? 0 : Double(self)) }
}

extension Int {
  fileprivate var hexadecimal: String { "0x" + String(UInt(bitPattern: self), radix: 16) }
}

extension String {
  /// The first 25 characters, on one line.
  var abridged: String {
    let line = replacingOccurrences(of: "\n", with: "\\n")
    return line.count > 25 ? line.prefix(25) + "..." : line
  }
}
