/// A picture between the letters of a text.
open class NSTextAttachment: AttributeValue, @unchecked Sendable {
  open var image: UIImage?
  /// Where it stands from the baseline, y upwards; zero for the size of its image, on the baseline.
  open var bounds = CGRect.zero
  /// The bytes of a file. Those of an image are shown where ``image`` is nil; what other files contain is not shown.
  open var contents: Data? { didSet { imageOfContents = contents.flatMap(UIImage.init(data:)) } }
  /// The type of the contents, which the program names.
  open var fileType: String?
  private var imageOfContents: UIImage?

  /// The character that stands for an attachment in a string.
  public class var character: Int { 0xFFFC }

  public override init() {}

  public init(data contentData: Data?, ofType uti: String?) {
    (contents, fileType, imageOfContents) = (contentData, uti, contentData.flatMap(UIImage.init(data:)))
  }

  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// The room it takes on its line, from the baseline, y upwards. Subclasses fit their picture to the text here.
  ///
  /// - Parameters:
  ///   - textContainer: nil.
  ///   - lineFrag: as wide as the view's text may be, and as high as a line of the text around.
  ///   - position: zero: lines are broken later.
  ///   - charIndex: in UTF-16 units.
  /// - Returns: `bounds`, else the size of the image; without both, no room.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect { bounds == .zero ? CGRect(origin: .zero, size: shownImage?.size ?? .zero) : bounds }

  /// What is drawn into the room it takes.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { shownImage }

  private var shownImage: UIImage? { image ?? imageOfContents }
}

extension NSAttributedString {
  /// One character, which is the attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
