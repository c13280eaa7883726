/// A picture between the letters of a text.
open class NSTextAttachment: AttributeValue, @unchecked Sendable {
  open var image: UIImage?
  /// Where it stands from the baseline, y upwards; zero for the size of its image, on the baseline.
  open var bounds = CGRect.zero
  open var contents: Data?
  open var fileType: String?

  /// The character that stands for an attachment in a string.
  public class var character: Int { 0xFFFC }

  public override init() {}

  public init(data contentData: Data?, ofType uti: String?) { (contents, fileType) = (contentData, uti) }

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
  ) -> CGRect { bounds == .zero ? CGRect(origin: .zero, size: image?.size ?? .zero) : bounds }

  /// What is drawn into the room it takes.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { image }
}

extension NSAttributedString {
  /// One character, which is the attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
