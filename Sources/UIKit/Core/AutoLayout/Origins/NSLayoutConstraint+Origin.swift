// Apple's signatures once more, with the place of the call. The plain ones are disfavoured, so that a call takes these
// and a reference such as `NSLayoutConstraint.activate(_:)` still has Apple's type.
extension NSLayoutConstraint {
  /// - Parameters:
  ///   - view1: a view or layout guide.
  ///   - multiplier: finite; not 0 together with a location attribute.
  ///   - c: points.
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

  /// The constraints that a visual format describes, not yet active.
  ///
  /// - Parameters:
  ///   - format: such as `H:|-[label]-8-[field(>=100)]-|`, without spaces.
  ///   - metrics: numbers by the names that the format uses for them.
  ///   - views: views by the names that the format uses for them.
  /// > Note: A format that cannot be read ends the program, as in UIKit.
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
    // Not the receiver's own: a subclass that overrides it calls this as `super`.
    let activate = NSLayoutConstraint.activate(_:)
    activate(constraints)
  }
}
