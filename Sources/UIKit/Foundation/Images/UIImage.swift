import InterfaceDocuments

/// An image by name and size. Its contents are looked up when it is drawn.
///
/// Images are immutable: each `with…` method returns a modified copy.
open class UIImage: NSObject, @unchecked Sendable {
  /// Whether a view's tint color replaces the image's colors.
  public enum RenderingMode: Int, Sendable {
    /// The context decides: system buttons and bars tint the image, image views don't.
    case automatic = 0
    case alwaysOriginal, alwaysTemplate
  }

  /// How the middle of an image with cap insets is filled.
  public enum ResizingMode: Int, Sendable {
    case tile = 0, stretch
  }

  public private(set) final var name: String?
  /// The size, in points.
  open private(set) var size = CGSize.zero
  private(set) final var isSymbol = false
  private(set) final var variant = ImageVariant()

  /// The identifier for UI tests.
  open var accessibilityIdentifier: String?
  /// The accessibility label of buttons and image views that show the image.
  open var accessibilityLabel: String?

  /// Creates an empty image of size zero.
  public override init() {}

  // Subclasses' initializers call these, as in UIKit.

  /// - Parameter data: a PNG, JPEG or HEIC file.
  /// - Returns: nil for other data.
  public init?(data: Data) {
    guard let image = CGImage(file: data) else { return nil }
    super.init()
    show(image, scale: 1, orientation: .up)
  }

  /// - Parameter scale: pixels per point.
  public init?(data: Data, scale: CGFloat) {
    guard let image = CGImage(file: data) else { return nil }
    super.init()
    show(image, scale: scale, orientation: .up)
  }

  /// Creates an image from a file. `logo@2x.png` has two pixels per point; a path without an extension denotes a PNG
  /// file.
  public init?(contentsOfFile path: String) {
    let url = URL(fileURLWithPath: path), isBare = url.pathExtension.isEmpty
    let file = isBare && !FileManager.default.fileExists(atPath: path) ? url.appendingPathExtension("png") : url
    guard let image = CGImage(fileAt: file) else { return nil }
    let stem = file.deletingPathExtension().lastPathComponent
    super.init()
    show(image, scale: stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1, orientation: .up)
  }

  public init(cgImage: CGImage) {
    super.init()
    show(cgImage, scale: 1, orientation: .up)
  }

  /// - Parameter scale: pixels per point.
  public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    super.init()
    show(cgImage, scale: scale, orientation: orientation)
  }

  private func show(_ image: CGImage, scale: CGFloat, orientation: Orientation) {
    let scale = scale > 0 && scale.isFinite ? scale : 1
    (variant.bitmap, variant.scale, variant.orientation) = (image, scale, orientation)
    let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    self.size = orientation.isLying ? CGSize(width: size.height, height: size.width) : size
  }

  convenience init(
    name: String?, size: CGSize, isSymbol: Bool = false, variant: ImageVariant = ImageVariant()
  ) {
    self.init()
    (self.name, self.size, self.isSymbol, self.variant) = (name, size, isSymbol, variant)
  }

  /// Returns an image that the program's documents declare with its size, or that its main bundle contains.
  ///
  /// - Returns: nil for any other name.
  public convenience init?(named name: String) { self.init(named: name, in: nil, with: nil) }

  /// Creates the image of `#imageLiteral(resourceName:)`. Traps if there is no image with the name.
  public required convenience init(imageLiteralResourceName name: String) { self.init(named: name)! }

  /// - Parameter bundle: contains asset catalogs, or images such as `logo@2x.png` at its top level. Images that it
  ///   lacks can come from a document's declarations.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    self.init(named: name, in: bundle, with: nil)
  }

  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    let (size, picture) = Session.current.imageFacts.withLock {
      ($0.imageSize(name, in: bundle), $0.picture(name, in: bundle))
    }
    guard let size else { return nil }
    self.init(CatalogImage(name: name, size: size, picture: picture), scale: AssetEnvironment.current.scale)
    join(UIImageAsset(of: CatalogImage(name: name, size: size, picture: picture)))
  }

  /// - Parameter screen: pixels per point.
  convenience init(_ image: CatalogImage, scale screen: CGFloat) {
    let picture = image.picture
    var variant = ImageVariant()
    variant.files = picture
    variant.scale = picture?.scale(onScreen: screen) ?? 1
    if let slicing = picture?.file(scale: screen, isDark: false)?.slicing { variant.take(slicing) }
    if let isTemplate = picture?.isTemplate { variant.renderingMode = isTemplate ? .alwaysTemplate : .alwaysOriginal }
    self.init(name: image.name, size: image.size, variant: variant)
  }

  /// The number of pixels per point; 1 for an image of which only the size is known.
  open var scale: CGFloat { variant.scale }

  /// The insets of the alignment rect, which exclude ornaments such as a shadow.
  open var alignmentRectInsets: UIEdgeInsets { variant.alignmentRectInsets }

  /// The images of an animated image; otherwise nil.
  open var images: [UIImage]? { variant.frames?.images }

  /// The duration of one cycle of an animated image, in seconds; otherwise 0.
  open var duration: TimeInterval { variant.frames?.duration ?? 0 }

  /// The edges that keep their size when the image is resized.
  open var capInsets: UIEdgeInsets { variant.capInsets }
  open var resizingMode: ResizingMode { variant.resizingMode }
  open var renderingMode: RenderingMode { variant.renderingMode }
  /// Whether the image is mirrored in right-to-left views.
  open var flipsForRightToLeftLayoutDirection: Bool { variant.isFlippedRightToLeft }
  open var isSymbolImage: Bool { isSymbol }

  /// Returns the image with other alignment rect insets.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    varied { $0.alignmentRectInsets = alignmentInsets }
  }

  /// Returns the image with fixed corners. The parts between them are tiled.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    varied { ($0.capInsets, $0.resizingMode, $0.isResizable, $0.capCenter) = (capInsets, resizingMode, true, .zero) }
  }

  /// Returns an image with a stretchable column and row of one point, right after the left and top caps. A cap of 0
  /// makes the whole side stretch.
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

  /// Returns the image filled with a color, unless a view draws it as a template in its own tint. Symbols always have
  /// this color. The rendering mode doesn't change.
  open func withTintColor(_ color: UIColor) -> UIImage { varied { $0.tint = color } }

  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    varied { ($0.tint, $0.renderingMode) = (color, renderingMode) }
  }

  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { varied { $0.isFlippedRightToLeft = true } }

  /// Returns a copy with a modified variant.
  func varied(_ change: (inout ImageVariant) -> Void) -> UIImage {
    var variant = variant
    change(&variant)
    return UIImage(name: name, size: size, isSymbol: isSymbol, variant: variant)
  }

  /// The asset that contains the image's variants for traits; nil for an image neither loaded by name nor registered.
  open var imageAsset: UIImageAsset? { variant.asset }

  /// Makes the image a variant of `asset`.
  final func join(_ asset: UIImageAsset) { variant.asset = asset }

  // MARK: Files

  /// The image as a PNG file. Without an encoder it is nil, and a diagnostic is reported.
  open func pngData() -> Data? {
    if let bytes = bitmap?.fileBytes, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return bytes }
    return encoded(as: .png)
  }

  /// The JPEG file that the image came from. For other images it is nil, and a diagnostic is reported: there is no JPEG
  /// encoder.
  ///
  /// - Parameter compressionQuality: has no effect.
  open func jpegData(compressionQuality: CGFloat) -> Data? {
    if let bytes = bitmap?.fileBytes, bytes.starts(with: [0xFF, 0xD8]) { return bytes }
    Session.current.graphics.report(.cannotEncode("JPEG"))
    return nil
  }

  /// The HEIC file that the image came from. For other images it is nil, and a diagnostic is reported.
  open func heicData() -> Data? {
    if let bytes = bitmap?.fileBytes, bytes.dropFirst(4).starts(with: "ftyp".utf8) { return bytes }
    Session.current.graphics.report(.cannotEncode("HEIC"))
    return nil
  }

  // MARK: Bytes

  /// The bitmap; nil for symbols and for images of which only the size is known.
  open var cgImage: CGImage? {
    if let bitmap { return bitmap }
    guard let file = file(by: .current) else { return nil }
    let scale = file.isVector ? AssetEnvironment.current.scale : file.scale
    return CGImage(
      .file(file.path), name: name ?? "", pixels: CGSize(width: size.width * scale, height: size.height * scale))
  }

  /// Returns the image in another size, or nil for an empty size.
  open func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0 else { return nil }
    return UIImage(name: name, size: size, isSymbol: isSymbol, variant: variant)
  }

  open func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

  /// The image itself: files are decoded when they are shown.
  open func preparingForDisplay() -> UIImage? { self }
  open func byPreparingForDisplay() async -> UIImage? { self }

  open func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    Session.current.schedule(after: 0) { completionHandler(self) }
  }

  open func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    Session.current.schedule(after: 0) { completionHandler(self.preparingThumbnail(of: size)) }
  }

  /// Always false: colors are drawn in the standard range.
  open var isHighDynamicRange: Bool { false }
  open func imageRestrictedToStandardDynamicRange() -> UIImage { self }

  // MARK: Drawing

  open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  open func draw(in rect: CGRect) {
    UIGraphicsGetCurrentContext()?.composite { draw(in: rect, tint: .black, by: .current, into: &$0) }
  }

  /// - Parameter alpha: 0…1.
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.blending(blendMode, alpha) { context in
      context.composite { draw(in: rect, tint: .black, by: .current, into: &$0) }
    }
  }

  /// Tiles the rectangle with the image. Tiles start at the top left of the canvas.
  open func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let pattern = TilePattern(image: reference(by: .current), step: size), paint = pattern.paint(in: context.ctm)
    context.composite { $0.fill(.rect(rect), paint) }
  }

  // MARK: Orientation and baseline

  open var imageOrientation: Orientation { variant.orientation }

  /// Returns the image flipped horizontally.
  open func withHorizontallyFlippedOrientation() -> UIImage { varied { $0.orientation = $0.orientation.mirrored } }

  /// Returns the image with a baseline, which image views use for baseline alignment.
  ///
  /// - Parameter baselineOffset: the distance from the bottom edge upward, in points.
  open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    varied { $0.baseline = baselineOffset }
  }

  open func imageWithoutBaseline() -> UIImage { varied { $0.baseline = nil } }

  /// The distance of the baseline from the bottom; nil if none was set, also for symbols.
  open var baselineOffsetFromBottom: CGFloat? { variant.baseline }
  open var hasBaseline: Bool { variant.baseline != nil }

  // MARK: Symbols

  /// The symbol configuration; nil for other images, and for symbols whose size depends on the context.
  open var symbolConfiguration: SymbolConfiguration? { variant.configuration }
  open var configuration: Configuration? { variant.configuration }

  /// Returns the symbol with another configuration. Other images are returned unchanged.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    applyingSymbolConfiguration(configuration as? SymbolConfiguration ?? .unspecified) ?? self
  }

  /// Returns the symbol with the values that `configuration` specifies; other values don't change.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    withSymbolConfiguration(configuration)
  }
}

/// The source of an image's pixels, and the values in which copies of an image differ.
struct ImageVariant: @unchecked Sendable {
  /// The pixels of an image without a name.
  var bitmap: CGImage?
  /// The files of a named image, one of which is shown.
  var files: AssetPicture?
  /// Pixels per point.
  var scale: CGFloat = 1
  var alignmentRectInsets = UIEdgeInsets.zero
  var capInsets = UIEdgeInsets.zero
  var resizingMode = UIImage.ResizingMode.tile
  /// Whether the image is resizable: the part between the caps is tiled or stretched, as `resizingMode` specifies.
  var isResizable = false
  /// The used size of the part between the caps, in points; 0 for the whole part.
  var capCenter = CGSize.zero
  var renderingMode = UIImage.RenderingMode.automatic
  var tint: UIColor?
  var isFlippedRightToLeft = false
  var orientation = UIImage.Orientation.up
  /// The distance of the baseline from the bottom; nil for an image without a baseline.
  var baseline: CGFloat?
  /// The frames of an animated image.
  var frames: ImageFrames?
  /// The configuration of a symbol.
  var configuration: UIImage.SymbolConfiguration?
  /// The asset with the image's variants for other traits.
  var asset: UIImageAsset?

  /// Applies the slicing of an asset catalog.
  mutating func take(_ slicing: AssetSlicing) {
    (capInsets, capCenter, isResizable) = (slicing.caps, slicing.center, true)
    resizingMode = slicing.isTiled ? .tile : .stretch
  }
}
