/// A color as Core Image represents it.
open class CIColor: NSObject, NSCopying, @unchecked Sendable {
  /// The components, 0…1, in sRGB.
  public let red: CGFloat
  public let green: CGFloat
  public let blue: CGFloat
  public let alpha: CGFloat

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    super.init()
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: 1)
  }

  public convenience init(cgColor: CGColor) {
    let color = cgColor.rgba
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  /// Creates a color from the components in the current session.
  public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }

  /// - Parameter representation: three or four numbers, as in ``stringRepresentation``. Missing ones are 0, a missing
  ///   alpha 1.
  public convenience init(string representation: String) {
    let numbers = representation.split(separator: " ").map { CGFloat(Double($0) ?? 0) }
    func number(_ index: Int, or other: CGFloat) -> CGFloat { numbers.indices.contains(index) ? numbers[index] : other }
    self.init(red: number(0, or: 0), green: number(1, or: 0), blue: number(2, or: 0), alpha: number(3, or: 1))
  }

  open class var black: CIColor { CIColor(red: 0, green: 0, blue: 0) }
  open class var white: CIColor { CIColor(red: 1, green: 1, blue: 1) }
  open class var gray: CIColor { CIColor(red: 0.5, green: 0.5, blue: 0.5) }
  open class var red: CIColor { CIColor(red: 1, green: 0, blue: 0) }
  open class var green: CIColor { CIColor(red: 0, green: 1, blue: 0) }
  open class var blue: CIColor { CIColor(red: 0, green: 0, blue: 1) }
  open class var cyan: CIColor { CIColor(red: 0, green: 1, blue: 1) }
  open class var magenta: CIColor { CIColor(red: 1, green: 0, blue: 1) }
  open class var yellow: CIColor { CIColor(red: 1, green: 1, blue: 0) }
  open class var clear: CIColor { CIColor(red: 0, green: 0, blue: 0, alpha: 0) }

  open var numberOfComponents: Int { 4 }
  open var colorSpace: CGColorSpace { .standard }

  /// The components separated by spaces, alpha last.
  open var stringRepresentation: String {
    [red, green, blue, alpha].map { String(format: "%g", Double($0)) }.joined(separator: " ")
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CIColor else { return false }
    return (red, green, blue, alpha) == (other.red, other.green, other.blue, other.alpha)
  }

  open override var hash: Int { [red, green, blue, alpha].hashValue }
}

extension UIColor {
  public convenience init(ciColor: CIColor) {
    self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }

  /// The color's components in the current session. UIKit raises an exception for a color not created with
  /// ``init(ciColor:)``.
  public var ciColor: CIColor { CIColor(color: self) }
}
