import InterfaceDocuments

/// A picture by name and size. What it shows is looked up when it is drawn.
///
/// An image never changes: each `with…` method makes another one that differs in one respect.
open class UIImage: NSObject, @unchecked Sendable {
  /// Whether a view's tint takes the place of the picture's colours.
  public enum RenderingMode: Int, Sendable {
    /// As the place says where the image is used: buttons of type system and bars tint, image views do not.
    case automatic = 0
    case alwaysOriginal, alwaysTemplate
  }

  /// What fills the middle of an image with caps.
  public enum ResizingMode: Int, Sendable {
    case tile = 0, stretch
  }

  public let name: String?
  /// In points.
  open private(set) var size: CGSize
  let isSymbol: Bool
  let variant: ImageVariant

  /// For tests of the interface.
  open var accessibilityIdentifier: String?
  /// What buttons and image views that show the image say.
  open var accessibilityLabel: String?

  init(
    name: String?, size: CGSize, isSymbol: Bool = false, variant: ImageVariant = ImageVariant()
  ) {
    (self.name, self.size, self.isSymbol, self.variant) = (name, size, isSymbol, variant)
  }

  /// An image without size that shows nothing.
  public override convenience init() { self.init(name: nil, size: .zero) }

  /// An image that the program's documents declare with its size, or that is in its main bundle.
  ///
  /// - Returns: nil for a name that is in neither.
  public convenience init?(named name: String) { self.init(named: name, in: nil, with: nil) }

  /// - Parameter bundle: with asset catalogues, or with pictures such as `logo@2x.png` at its top; what it does not have
  ///   may be declared by a document.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    self.init(named: name, in: bundle, with: nil)
  }

  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    let (size, picture) = Session.current.imageFacts.withLock {
      ($0.imageSize(name, in: bundle), $0.picture(name, in: bundle))
    }
    guard let size else { return nil }
    var variant = ImageVariant()
    let screen = ImageFacts.current.scale
    variant.files = picture
    variant.scale = picture?.scale(onScreen: screen) ?? 1
    if let slicing = picture?.file(scale: screen, isDark: false)?.slicing { variant.take(slicing) }
    if let isTemplate = picture?.isTemplate { variant.renderingMode = isTemplate ? .alwaysTemplate : .alwaysOriginal }
    self.init(name: name, size: size, variant: variant)
  }

  /// Pixels per point; 1 for a picture that is known by its size only.
  open var scale: CGFloat { variant.scale }

  /// What views that show the image leave out when they are aligned, such as a shadow.
  open var alignmentRectInsets: UIEdgeInsets { variant.alignmentRectInsets }

  /// The edges that keep their size when the image is drawn larger or smaller.
  open var capInsets: UIEdgeInsets { variant.capInsets }
  open var resizingMode: ResizingMode { variant.resizingMode }
  open var renderingMode: RenderingMode { variant.renderingMode }
  /// Drawn mirrored in views that read from right to left.
  open var flipsForRightToLeftLayoutDirection: Bool { variant.isFlippedRightToLeft }
  open var isSymbolImage: Bool { isSymbol }

  /// The same picture with other insets.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    varied { $0.alignmentRectInsets = alignmentInsets }
  }

  /// The same picture with corners that keep their size; what is between them is repeated.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    varied { ($0.capInsets, $0.resizingMode, $0.isResizable, $0.capCenter) = (capInsets, resizingMode, true, .zero) }
  }

  /// With one point to repeat between caps at left and top and what they leave; a cap of 0 stretches all of that side.
  ///
  /// - Parameters:
  ///   - leftCapWidth: in points.
  ///   - topCapHeight: in points.
  open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let left = CGFloat(leftCapWidth), top = CGFloat(topCapHeight)
    let caps = UIEdgeInsets(
      top: top, left: left, bottom: top == 0 ? 0 : max(0, size.height - top - 1),
      right: left == 0 ? 0 : max(0, size.width - left - 1))
    return resizableImage(withCapInsets: caps, resizingMode: .stretch)
  }

  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    varied { $0.renderingMode = renderingMode }
  }

  /// Filled with this colour, unless a place draws it as a template in its own; a symbol is always in it. The mode stays
  /// as it is.
  open func withTintColor(_ color: UIColor) -> UIImage { varied { $0.tint = color } }

  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    varied { ($0.tint, $0.renderingMode) = (color, renderingMode) }
  }

  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { varied { $0.isFlippedRightToLeft = true } }

  /// The same picture and the same size, but for one respect.
  func varied(_ change: (inout ImageVariant) -> Void) -> UIImage {
    var variant = variant
    change(&variant)
    return UIImage(name: name, size: size, isSymbol: isSymbol, variant: variant)
  }
}

/// Where the pixels of an image come from, and how it differs from another of the same picture.
struct ImageVariant: @unchecked Sendable {
  /// Of a picture without a name.
  var bitmap: CGImage?
  /// Of an image by name: one of them is shown.
  var files: AssetPicture?
  /// Pixels per point.
  var scale: CGFloat = 1
  var alignmentRectInsets = UIEdgeInsets.zero
  var capInsets = UIEdgeInsets.zero
  var resizingMode = UIImage.ResizingMode.tile
  /// Made for any size: what is between the caps is repeated or stretched, as the mode says.
  var isResizable = false
  /// How much of what is between the caps is used, in points; 0 for all of it.
  var capCenter = CGSize.zero
  var renderingMode = UIImage.RenderingMode.automatic
  var tint: UIColor?
  var isFlippedRightToLeft = false
  var orientation = UIImage.Orientation.up
  /// From the lower edge; nil for an image without one.
  var baseline: CGFloat?
  /// Of an animated image.
  var frames: ImageFrames?
  /// Of a symbol.
  var configuration: UIImage.SymbolConfiguration?

  /// What a catalogue says about an image.
  mutating func take(_ slicing: AssetSlicing) {
    (capInsets, capCenter, isResizable) = (slicing.caps, slicing.center, true)
    resizingMode = slicing.isTiled ? .tile : .stretch
  }
}
