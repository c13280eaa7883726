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

  public private(set) final var name: String?
  /// In points.
  open private(set) var size = CGSize.zero
  private(set) final var isSymbol = false
  private(set) final var variant = ImageVariant()

  /// For tests of the interface.
  open var accessibilityIdentifier: String?
  /// What buttons and image views that show the image say.
  open var accessibilityLabel: String?

  /// An image without size that shows nothing.
  public override init() {}

  // Initializers of subclasses call these, as they do in UIKit.

  /// - Parameter data: a PNG, JPEG or HEIC file; nil for anything else.
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

  /// `logo@2x.png` has two pixels per point. A path without an extension is a PNG file's.
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

  /// An image that the program's documents declare with its size, or that is in its main bundle.
  ///
  /// - Returns: nil for a name that is in neither.
  public convenience init?(named name: String) { self.init(named: name, in: nil, with: nil) }

  /// What `#imageLiteral(resourceName:)` makes. Without an image of this name the program ends.
  public required convenience init(imageLiteralResourceName name: String) { self.init(named: name)! }

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

  /// Pixels per point; 1 for a picture that is known by its size only.
  open var scale: CGFloat { variant.scale }

  /// What views that show the image leave out when they are aligned, such as a shadow.
  open var alignmentRectInsets: UIEdgeInsets { variant.alignmentRectInsets }

  /// The images of an animated image; nil for any other.
  open var images: [UIImage]? { variant.frames?.images }

  /// The time in which an animated image shows all of its images, in seconds; 0 for any other.
  open var duration: TimeInterval { variant.frames?.duration ?? 0 }

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

  /// The variants for traits, of which this is one; nil for an image that is neither found by its name nor registered.
  open var imageAsset: UIImageAsset? { variant.asset }

  /// Becomes a variant of `asset`.
  final func join(_ asset: UIImageAsset) { variant.asset = asset }

  // MARK: Files

  /// Nil, with a diagnostic, where nobody makes files.
  open func pngData() -> Data? {
    if let bytes = bitmap?.fileBytes, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return bytes }
    return encoded(as: .png)
  }

  /// JPEG is read, not made: nil, with a diagnostic, for what did not come from such a file.
  ///
  /// - Parameter compressionQuality: has no effect.
  open func jpegData(compressionQuality: CGFloat) -> Data? {
    if let bytes = bitmap?.fileBytes, bytes.starts(with: [0xFF, 0xD8]) { return bytes }
    Session.current.graphics.report(.cannotEncode("JPEG"))
    return nil
  }

  /// Nothing here makes HEIC files: nil, with a diagnostic, for what did not come from such a file.
  open func heicData() -> Data? {
    if let bytes = bitmap?.fileBytes, bytes.dropFirst(4).starts(with: "ftyp".utf8) { return bytes }
    Session.current.graphics.report(.cannotEncode("HEIC"))
    return nil
  }

  // MARK: Bytes

  /// Nil for an image that is known by its size only, and for symbols.
  open var cgImage: CGImage? {
    if let bitmap { return bitmap }
    guard let file = file(by: .current) else { return nil }
    let scale = file.isVector ? AssetEnvironment.current.scale : file.scale
    return CGImage(
      .file(file.path), name: name ?? "", pixels: CGSize(width: size.width * scale, height: size.height * scale))
  }

  /// The same picture in another size; nil for a size of nothing.
  open func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0 else { return nil }
    return UIImage(name: name, size: size, isSymbol: isSymbol, variant: variant)
  }

  open func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

  /// The image: pictures are read when they are shown.
  open func preparingForDisplay() -> UIImage? { self }
  open func byPreparingForDisplay() async -> UIImage? { self }

  open func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    Session.current.schedule(after: 0) { completionHandler(self) }
  }

  open func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    Session.current.schedule(after: 0) { completionHandler(self.preparingThumbnail(of: size)) }
  }

  /// Colors are drawn in the standard range.
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

  /// Repeats the picture over the rectangle, from the top left of what is drawn on.
  open func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let pattern = TilePattern(image: reference(by: .current), step: size), paint = pattern.paint(in: context.ctm)
    context.composite { $0.fill(.rect(rect), paint) }
  }

  // MARK: Orientation and baseline

  open var imageOrientation: Orientation { variant.orientation }

  /// The same picture, left and right exchanged.
  open func withHorizontallyFlippedOrientation() -> UIImage { varied { $0.orientation = $0.orientation.mirrored } }

  /// A baseline for what is aligned by baselines: an image view answers with it.
  ///
  /// - Parameter baselineOffset: in points from the lower edge, upwards.
  open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    varied { $0.baseline = baselineOffset }
  }

  open func imageWithoutBaseline() -> UIImage { varied { $0.baseline = nil } }

  /// Nil without a baseline; symbols say theirs only if the program gave it to them.
  open var baselineOffsetFromBottom: CGFloat? { variant.baseline }
  open var hasBaseline: Bool { variant.baseline != nil }

  // MARK: Symbols

  /// Nil for a symbol that is as large as the place says where it is used, and for other pictures.
  open var symbolConfiguration: SymbolConfiguration? { variant.configuration }
  open var configuration: Configuration? { variant.configuration }

  /// A symbol of another size; other images stay as they are.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    applyingSymbolConfiguration(configuration as? SymbolConfiguration ?? .unspecified) ?? self
  }

  /// What `configuration` leaves open stays as it is.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    withSymbolConfiguration(configuration)
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
  /// What has the variants of the image for other traits.
  var asset: UIImageAsset?

  /// What a catalogue says about an image.
  mutating func take(_ slicing: AssetSlicing) {
    (capInsets, capCenter, isResizable) = (slicing.caps, slicing.center, true)
    resizingMode = slicing.isTiled ? .tile : .stretch
  }
}
