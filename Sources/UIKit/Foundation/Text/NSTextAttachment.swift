/// An image in a text.
open class NSTextAttachment: AttributeValue, @unchecked Sendable {
  open var image: UIImage?
  /// The bounds relative to the baseline, with y pointing up. If zero, the image's size on the baseline.
  open var bounds = CGRect.zero
  /// The contents of a file. An image file is shown if ``image`` is nil; other files are not shown.
  open var contents: Data? { didSet { imageOfContents = contents.flatMap(UIImage.init(data:)) } }
  /// The type of the contents, as set by the program.
  open var fileType: String?
  private var imageOfContents: UIImage?

  /// The character that represents an attachment in a string.
  public class var character: Int { 0xFFFC }

  public override init() {}

  public init(data contentData: Data?, ofType uti: String?) {
    (contents, fileType, imageOfContents) = (contentData, uti, contentData.flatMap(UIImage.init(data:)))
  }

  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// Returns the bounds of the attachment on its line, relative to the baseline, with y pointing up. Subclasses
  /// override this method to fit their image to the text.
  ///
  /// - Parameters:
  ///   - textContainer: nil.
  ///   - lineFrag: has the available width of the view, and the height of a line of the surrounding text.
  ///   - position: zero, because lines are broken later.
  ///   - charIndex: in UTF-16 units.
  /// - Returns: `bounds`, or else the size of the image, or else zero.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect { bounds == .zero ? CGRect(origin: .zero, size: shownImage?.size ?? .zero) : bounds }

  /// Returns the image drawn in the attachment's bounds.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { shownImage }

  private var shownImage: UIImage? { image ?? imageOfContents }
}

extension NSAttributedString {
  /// Creates a string of one character for the attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
