import StandInNotes
import StandInViews
import UIKit

public let MFMailComposeErrorDomain = "MFMailComposeErrorDomain"

public struct MFMailComposeError: LocalizedError, CustomNSError {
  public enum Code: Int, Sendable {
    case saveFailed, sendFailed
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { MFMailComposeErrorDomain }
  public var errorCode: Int { code.rawValue }
}

public enum MFMailComposeResult: Int, Sendable {
  case cancelled, saved, sent, failed
}

/// A screen with a Close button, which cancels. `canSendMail()` is false.
@preconcurrency @MainActor open class MFMailComposeViewController: UINavigationController {
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

  open class func canSendMail() -> Bool {
    StandInNote.report("MessageUI", "mail and messages cannot be sent")
    return false
  }

  open func setSubject(_ subject: String) {}
  open func setToRecipients(_ toRecipients: [String]?) {}
  open func setCcRecipients(_ ccRecipients: [String]?) {}
  open func setBccRecipients(_ bccRecipients: [String]?) {}
  open func setMessageBody(_ body: String, isHTML: Bool) {}
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
  open func setPreferredSendingEmailAddress(_ emailAddress: String) {}

  open override func viewDidLoad() {
    super.viewDidLoad()
    let content = UIViewController()
    content.view = StandInScreen(name: "MFMailComposeViewController") { [weak self] in self?.cancel() }
    setViewControllers([content], animated: false)
  }

  private func cancel() {
    if let mailComposeDelegate {
      mailComposeDelegate.mailComposeController(self, didFinishWith: .cancelled, error: nil)
    } else {
      dismiss(animated: true)
    }
  }
}

@preconcurrency @MainActor public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
  ) {}
}

public enum MessageComposeResult: Int, Sendable {
  case cancelled, sent, failed
}

@preconcurrency @MainActor open class MFMessageComposeViewController: UINavigationController {
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  open var recipients: [String]?
  open var body: String?
  open var subject: String?

  open class func canSendText() -> Bool {
    StandInNote.report("MessageUI", "mail and messages cannot be sent")
    return false
  }

  open var attachments: [[AnyHashable: Any]]? { nil }
  open func disableUserAttachments() {}
  open class func canSendSubject() -> Bool { false }
  open class func canSendAttachments() -> Bool { false }
  open class func isSupportedAttachmentUTI(_ uti: String) -> Bool { false }
  @discardableResult open func addAttachmentURL(
    _ attachmentURL: URL, withAlternateFilename alternateFilename: String?
  ) -> Bool { false }
  @discardableResult open func addAttachmentData(
    _ attachmentData: Data, typeIdentifier uti: String, filename: String
  ) -> Bool { false }
}

@preconcurrency @MainActor public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
