import StandInNotes
import StandInViews
import UIKit

/// A screen with the address and a Done button. No page is loaded.
@preconcurrency @MainActor open class SFSafariViewController: UIViewController {
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  public let configuration: Configuration
  open var preferredBarTintColor: UIColor?
  open var preferredControlTintColor: UIColor?
  open var dismissButtonStyle = DismissButtonStyle.done
  private let url: URL

  public init(url URL: URL, configuration: Configuration) {
    StandInNote.report("SafariServices", "no page is loaded")
    (url, self.configuration) = (URL, configuration)
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
  }

  public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }

  public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
    let configuration = Configuration()
    configuration.entersReaderIfAvailable = entersReaderIfAvailable
    self.init(url: URL, configuration: configuration)
  }

  @available(*, unavailable) public required init?(coder: NSCoder) { fatalError("use init(url:)") }

  open override func loadView() {
    view = StandInScreen(name: url.absoluteString) { [weak self] in self?.finish() }
  }

  /// The Done button informs the delegate, as on iOS, and dismisses the controller.
  private func finish() {
    delegate?.safariViewControllerDidFinish(self)
    if presentingViewController != nil { dismiss(animated: true) }
  }

  /// The data of the browser, of which there is none.
  open class DataStore: NSObject {
    open class var `default`: DataStore { DataStore() }

    open func clearWebsiteData(completionHandler: (() -> Void)? = nil) { completionHandler?() }
  }

  open class ActivityButton: NSObject {
    public let templateImage: UIImage
    public let extensionIdentifier: String

    public init(templateImage: UIImage, extensionIdentifier: String) {
      (self.templateImage, self.extensionIdentifier) = (templateImage, extensionIdentifier)
    }
  }

  open class PrewarmingToken: NSObject {
    open func invalidate() {}
  }

  open class func prewarmConnections(to URLs: [URL]) -> PrewarmingToken { PrewarmingToken() }

  public enum DismissButtonStyle: Int, Sendable {
    case done, close, cancel
  }

  open class Configuration: NSObject, NSCopying {
    open var entersReaderIfAvailable = false
    open var barCollapsingEnabled = true
    open var activityButton: ActivityButton?
    open var eventAttribution: AnyObject?

    public override init() {}

    open func copy(with zone: NSZone? = nil) -> Any { self }
  }
}

@preconcurrency @MainActor public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  func safariViewController(
    _ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?
  ) -> [UIActivity]
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
  func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
  func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  public func safariViewController(
    _ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?
  ) -> [UIActivity] { [] }
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
  public func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL) {}
  public func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) {}
  public func safariViewController(
    _ controller: SFSafariViewController, excludedActivityTypesFor URL: URL, title: String?
  ) -> [UIActivity.ActivityType] { [] }
}

/// A session that ends with `SFAuthenticationError.canceledLogin`.
open class SFAuthenticationSession: NSObject {
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void
  private let completion: CompletionHandler

  public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
    completion = completionHandler
  }

  @discardableResult open func start() -> Bool {
    completion(nil, SFAuthenticationError(.canceledLogin))
    return false
  }

  open func cancel() {}
}

public struct SFAuthenticationError: LocalizedError, CustomNSError {
  public enum Code: Int, Sendable {
    case canceledLogin = 1
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { "com.apple.SafariServices.Authentication" }
  public var errorCode: Int { code.rawValue }
  public static var canceledLogin: Code { .canceledLogin }
}

open class SSReadingList: NSObject {
  /// - Returns: nil: there is no reading list.
  open class func `default`() -> SSReadingList? { nil }
  open class func supportsURL(_ URL: URL) -> Bool { false }
  open func addItem(with URL: URL, title: String?, previewText: String?) throws {}
}

open class SFContentBlockerManager: NSObject {
  open class func reloadContentBlocker(
    withIdentifier identifier: String, completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(StandInError("Safari")) }
}

extension SFAuthenticationError.Code {
  /// Lets `catch` and `case` compare an error with a code.
  public static func ~= (match: SFAuthenticationError.Code, error: any Error) -> Bool {
    (error as? SFAuthenticationError)?.code == match
  }
}

open class SFContentBlockerState: NSObject {
  open var isEnabled: Bool { false }
}

extension SFContentBlockerManager {
  public class func getStateOfContentBlocker(
    withIdentifier identifier: String, completionHandler: @escaping (SFContentBlockerState?, (any Error)?) -> Void
  ) { completionHandler(nil, StandInError("Safari")) }
}
