// Apple's signatures with the location of the call added. The plain ones are disfavored, so that calls use these, while
// a reference such as `NSLayoutConstraint.activate(_:)` still has Apple's type.
extension NSLayoutConstraint {
  /// - Parameters:
  ///   - view1: a view or layout guide.
  ///   - multiplier: finite; not 0 for a location attribute.
  ///   - c: in points.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(
      unchecked: view1 as AnyObject, attr1, relation, view2.map { $0 as AnyObject }, attr2, multiplier: multiplier,
      constant: c)
    origin = ConstraintOrigin(file, line)
    raiseProblem()
  }

  /// Returns the constraints that a visual format describes. They are inactive.
  ///
  /// - Parameters:
  ///   - format: such as `H:|-[label]-8-[field(>=100)]-|`, without spaces.
  ///   - metrics: the numbers that the format uses, by name.
  ///   - views: the views that the format uses, by name.
  /// > Note: A format that cannot be parsed ends the program, as in UIKit.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any],
    file: StaticString = #fileID, line: UInt = #line
  ) -> [NSLayoutConstraint] {
    let make = constraints(withVisualFormat:options:metrics:views:)
    let made = make(format, opts, metrics, views)
    let origin = ConstraintOrigin.visualFormat(VisualFormatOrigin(format, file, line))
    for constraint in made { constraint.origin = origin }
    return made
  }

  public class func activate(
    _ constraints: [NSLayoutConstraint], file: StaticString = #fileID, line: UInt = #line
  ) {
    for constraint in constraints where constraint.origin.isUnknown {
      constraint.origin = ConstraintOrigin(file, line)
    }
    // Calls NSLayoutConstraint's own method, because an override calls this one as `super`.
    let activate = NSLayoutConstraint.activate(_:)
    activate(constraints)
  }
}
