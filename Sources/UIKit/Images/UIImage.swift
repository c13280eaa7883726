/// A picture by name and size. What it shows is looked up when it is drawn.
open class UIImage: NSObject, @unchecked Sendable {
  public let name: String?
  /// In points.
  public let size: CGSize
  let isSymbol: Bool

  init(name: String?, size: CGSize, isSymbol: Bool = false) {
    (self.name, self.size, self.isSymbol) = (name, size, isSymbol)
  }
}
