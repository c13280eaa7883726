/// The components of a colour, no longer a name that a palette resolves.
public final class CGColor: NSObject, Sendable {
  let components: RGBAColor

  init(_ components: RGBAColor) { self.components = components }

  /// - Parameters: components 0…1, in sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(RGBAColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public var alpha: CGFloat { components.alpha }

  public override func isEqual(_ object: Any?) -> Bool { (object as? CGColor)?.components == components }

  public override var hash: Int { components.hashValue }
}

extension UIColor {
  public convenience init(cgColor: CGColor) { self.init(cgColor.components) }

  /// The components that the colour has in the current session.
  @MainActor public var cgColor: CGColor { CGColor(resolved(in: Session.current)) }
}
