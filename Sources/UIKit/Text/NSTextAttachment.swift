/// A picture between the letters of a text.
open class NSTextAttachment: NSObject, @unchecked Sendable {
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

  /// The room it takes; without bounds and image, none.
  var box: CGRect { bounds == .zero ? CGRect(origin: .zero, size: image?.size ?? .zero) : bounds }
}

extension NSAttributedString {
  /// One character, which is the attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
