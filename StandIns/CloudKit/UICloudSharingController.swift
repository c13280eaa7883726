import StandInViews
import UIKit

/// A screen with a Close button. Apple's UIKit has this class.
@preconcurrency @MainActor open class UICloudSharingController: UIViewController {
  open weak var delegate: (any UICloudSharingControllerDelegate)?
  open var availablePermissions: PermissionOptions = []
  public let share: CKShare?

  public init(
    preparationHandler:
      @escaping (
        UICloudSharingController, @escaping (CKShare?, CKContainer?, (any Error)?) -> Void
      ) -> Void
  ) {
    share = nil
    super.init(nibName: nil, bundle: nil)
  }

  public init(share: CKShare, container: CKContainer) {
    self.share = share
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { return nil }

  open func activityItemSource() -> any UIActivityItemSource { SharedItem() }

  open override func loadView() {
    view = StandInScreen(name: "UICloudSharingController") { [weak self] in self?.dismiss(animated: true) }
  }

  public struct PermissionOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let allowPublic = PermissionOptions(rawValue: 1)
    public static let allowPrivate = PermissionOptions(rawValue: 2)
    public static let allowReadOnly = PermissionOptions(rawValue: 4)
    public static let allowReadWrite = PermissionOptions(rawValue: 8)
  }
}

private final class SharedItem: NSObject, UIActivityItemSource {
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { "" }

  func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? { nil }
}

@preconcurrency @MainActor public protocol UICloudSharingControllerDelegate: NSObjectProtocol {
  func cloudSharingController(_ csc: UICloudSharingController, failedToSaveShareWithError error: any Error)
  func itemTitle(for csc: UICloudSharingController) -> String?
  func itemThumbnailData(for csc: UICloudSharingController) -> Data?
  func itemType(for csc: UICloudSharingController) -> String?
  func cloudSharingControllerDidSaveShare(_ csc: UICloudSharingController)
  func cloudSharingControllerDidStopSharing(_ csc: UICloudSharingController)
}

extension UICloudSharingControllerDelegate {
  public func itemThumbnailData(for csc: UICloudSharingController) -> Data? { nil }
  public func itemType(for csc: UICloudSharingController) -> String? { nil }
  public func cloudSharingControllerDidSaveShare(_ csc: UICloudSharingController) {}
  public func cloudSharingControllerDidStopSharing(_ csc: UICloudSharingController) {}
}
