/// A picture by name and size. What it shows is looked up when it is drawn.
open class UIImage: NSObject, @unchecked Sendable {
  public let name: String?
  /// In points.
  public let size: CGSize
  /// What views that show the image leave out when they are aligned, such as a shadow.
  public let alignmentRectInsets: UIEdgeInsets
  let isSymbol: Bool

  init(name: String?, size: CGSize, isSymbol: Bool = false, alignmentRectInsets: UIEdgeInsets = .zero) {
    (self.name, self.size, self.isSymbol, self.alignmentRectInsets) = (name, size, isSymbol, alignmentRectInsets)
  }

  /// The same picture with other insets.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    UIImage(name: name, size: size, isSymbol: isSymbol, alignmentRectInsets: alignmentInsets)
  }
}
