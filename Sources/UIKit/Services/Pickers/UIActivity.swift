/// An activity for items that a program shares.
@preconcurrency @MainActor open class UIActivity: NSObject {
  public enum Category: Int, Sendable {
    case action = 0, share
  }

  /// The name of an activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// Called when the activity has ended.
  var didFinish: ((Bool) -> Void)?

  public override init() { super.init() }

  open class var activityCategory: Category { .action }
  open var activityType: ActivityType? { nil }
  open var activityTitle: String? { nil }
  open var activityImage: UIImage? { nil }

  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  open func prepare(withActivityItems activityItems: [Any]) {}

  /// The controller presented instead of calling ``perform()``.
  open var activityViewController: UIViewController? { nil }

  /// Performs the activity. Subclasses override this and then call ``activityDidFinish(_:)``.
  open func perform() { activityDidFinish(true) }

  open func activityDidFinish(_ completed: Bool) { didFinish?(completed) }
}

extension UIActivity.ActivityType {
  public static let postToFacebook = Self("com.apple.UIKit.activity.PostToFacebook")
  public static let postToTwitter = Self("com.apple.UIKit.activity.PostToTwitter")
  public static let postToWeibo = Self("com.apple.UIKit.activity.PostToWeibo")
  public static let message = Self("com.apple.UIKit.activity.Message")
  public static let mail = Self("com.apple.UIKit.activity.Mail")
  public static let print = Self("com.apple.UIKit.activity.Print")
  public static let copyToPasteboard = Self("com.apple.UIKit.activity.CopyToPasteboard")
  public static let assignToContact = Self("com.apple.UIKit.activity.AssignToContact")
  public static let saveToCameraRoll = Self("com.apple.UIKit.activity.SaveToCameraRoll")
  public static let addToReadingList = Self("com.apple.UIKit.activity.AddToReadingList")
  public static let postToFlickr = Self("com.apple.UIKit.activity.PostToFlickr")
  public static let postToVimeo = Self("com.apple.UIKit.activity.PostToVimeo")
  public static let postToTencentWeibo = Self("com.apple.UIKit.activity.TencentWeibo")
  public static let airDrop = Self("com.apple.UIKit.activity.AirDrop")
  public static let openInIBooks = Self("com.apple.UIKit.activity.OpenInIBooks")
  public static let markupAsPDF = Self("com.apple.UIKit.activity.MarkupAsPDF")
  public static let sharePlay = Self("com.apple.UIKit.activity.SharePlay")
  public static let collaborationInviteWithLink = Self("com.apple.UIKit.activity.CollaborationInviteWithLink")
  public static let collaborationCopyLink = Self("com.apple.UIKit.activity.CollaborationCopyLink")
  public static let addToHomeScreen = Self("com.apple.UIKit.activity.AddToHomeScreen")
}

/// Supplies an item to an activity on demand.
@preconcurrency @MainActor public protocol UIActivityItemSource: NSObjectProtocol {
  /// Returns an object of the item's type, which may be empty.
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
  func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
  ) -> UIImage?
}

extension UIActivityItemSource {
  public func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }

  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }

  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
  ) -> UIImage? { nil }
}

/// An item source that creates its item when an activity needs it.
@preconcurrency @MainActor open class UIActivityItemProvider: NSObject, UIActivityItemSource {
  public let placeholderItem: Any?
  /// The activity that requested the item.
  open private(set) var activityType: UIActivity.ActivityType?

  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
    super.init()
  }

  /// The item. Subclasses override this.
  open var item: Any { placeholderItem ?? "" }

  open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
    placeholderItem ?? ""
  }

  open func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? {
    self.activityType = activityType
    return item
  }
}

/// Copies strings, URLs, images and colors to the general pasteboard.
final class CopyActivity: UIActivity {
  private var items: [Any] = []

  override var activityType: ActivityType? { .copyToPasteboard }
  override var activityTitle: String? { "Copy" }
  override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    activityItems.contains { representation(of: $0) != nil }
  }

  override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }

  override func perform() {
    UIPasteboard.general.items = items.compactMap { representation(of: $0) }
    activityDidFinish(true)
  }

  private func representation(of item: Any) -> [String: Any]? {
    switch item {
    case let text as NSAttributedString: [UIPasteboard.typeListString[0]: text.string]
    case is String: [UIPasteboard.typeListString[0]: item]
    case is URL: [UIPasteboard.typeListURL[0]: item]
    case is UIImage: [UIPasteboard.typeListImage[0]: item]
    case is UIColor: [UIPasteboard.typeListColor[0]: item]
    default: nil
    }
  }
}
