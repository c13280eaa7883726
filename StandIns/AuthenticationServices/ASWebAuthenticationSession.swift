import StandInNotes
import StandInViews
import UIKit

public typealias ASPresentationAnchor = UIWindow

/// A session that ends with `ASWebAuthenticationSessionError.canceledLogin`: there is no browser.
open class ASWebAuthenticationSession: NSObject, @unchecked Sendable {
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void

  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  open var prefersEphemeralWebBrowserSession = false
  open var canStart: Bool { false }
  private let completion: CompletionHandler

  public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
    completion = completionHandler
  }

  public init(url URL: URL, callback: Callback, completionHandler: @escaping CompletionHandler) {
    completion = completionHandler
  }

  open var additionalHeaderFields: [String: String]?

  open class Callback: NSObject, @unchecked Sendable {
    open class func customScheme(_ customScheme: String) -> Callback { Callback() }
    open class func https(host: String, path: String) -> Callback { Callback() }
    open func matchesURL(_ url: URL) -> Bool { false }
  }

  @discardableResult open func start() -> Bool {
    StandInNote.report("AuthenticationServices", "signing in is always canceled")
    completion(nil, ASWebAuthenticationSessionError(.canceledLogin))
    return false
  }

  open func cancel() {}
}

@preconcurrency @MainActor public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

open class ASAuthorizationAppleIDProvider: NSObject, @unchecked Sendable {
  public enum CredentialState: Int, Sendable {
    case revoked, authorized, notFound, transferred
  }

  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }
  open func getCredentialState(
    forUserID userID: String, completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
  ) { completion(.notFound, nil) }
}

open class ASAuthorizationRequest: NSObject, @unchecked Sendable {
  open var provider: any ASAuthorizationProvider { ASAuthorizationPasswordProvider() }
}

public protocol ASAuthorizationProvider: NSObjectProtocol {}

extension ASAuthorizationPasswordProvider: ASAuthorizationProvider {}
extension ASAuthorizationAppleIDProvider: ASAuthorizationProvider {}
public typealias ASAuthorizationPasswordRequest = ASAuthorizationRequest

open class ASAuthorizationAppleIDRequest: ASAuthorizationRequest, @unchecked Sendable {
  open var requestedScopes: [ASAuthorization.Scope]?
  open var nonce: String?
  open var state: String?
  open var user: String?
}

open class ASAuthorizationPasswordProvider: NSObject, @unchecked Sendable {
  open func createRequest() -> ASAuthorizationRequest { ASAuthorizationRequest() }
}

public protocol ASAuthorizationCredential: NSObjectProtocol {}

open class ASAuthorization: NSObject, @unchecked Sendable {
  open var provider: any ASAuthorizationProvider { ASAuthorizationPasswordProvider() }

  public struct OpenIDOperation: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let operationImplicit = OpenIDOperation(rawValue: "implicit")
    public static let operationLogin = OpenIDOperation(rawValue: "login")
    public static let operationRefresh = OpenIDOperation(rawValue: "refresh")
    public static let operationLogout = OpenIDOperation(rawValue: "logout")
  }

  open var credential: any ASAuthorizationCredential { ASPasswordCredential(user: "", password: "") }

  public struct Scope: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let fullName = Scope(rawValue: "full_name")
    public static let email = Scope(rawValue: "email")
  }
}

open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
  open var user: String { "" }
  open var email: String? { nil }
  open var fullName: PersonNameComponents? { nil }
  open var identityToken: Data? { nil }
  open var authorizationCode: Data? { nil }
  open var authorizedScopes: [ASAuthorization.Scope] { [] }
  open var realUserStatus: ASUserDetectionStatus { .unsupported }
  open var state: String? { nil }
}

open class ASPasswordCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
  public let user: String
  public let password: String

  public init(user: String, password: String) { (self.user, self.password) = (user, password) }
}

/// A controller that informs its delegate that the user canceled.
@preconcurrency @MainActor open class ASAuthorizationController: NSObject {
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?
  public let authorizationRequests: [ASAuthorizationRequest]

  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
    super.init()
  }

  open func performRequests(options: RequestOptions) { performRequests() }
  open func performAutoFillAssistedRequests() {}
  open func cancel() {}

  public struct RequestOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1)
  }

  open func performRequests() {
    StandInNote.report("AuthenticationServices", "signing in is always canceled")
    delegate?.authorizationController(controller: self, didCompleteWithError: ASAuthorizationError(.canceled))
  }
}

@preconcurrency @MainActor public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
  func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
  ) {}
  public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {}
}

@preconcurrency @MainActor public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// A box in place of Apple's button; it is a control and sends its actions.
@preconcurrency @MainActor open class ASAuthorizationAppleIDButton: UIControl {
  open var cornerRadius: CGFloat = 6

  public enum ButtonType: Int, Sendable {
    case signIn, `continue`, signUp
    public static var `default`: ButtonType { .signIn }
  }

  public enum Style: Int, Sendable {
    case white, whiteOutline, black
  }

  public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
    super.init(frame: .zero)
    addBox()
  }

  public convenience init(type: ButtonType, style: Style) {
    self.init(authorizationButtonType: type, authorizationButtonStyle: style)
  }

  public override convenience init(frame: CGRect) { self.init(type: .signIn, style: .black) }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addBox()
  }

  private func addBox() {
    let box = StandInView(frame: bounds)
    box.isUserInteractionEnabled = false
    box.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(box)
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 130, height: 30) }
}

public enum ASUserDetectionStatus: Int, Sendable {
  case unsupported, unknown, likelyReal
}

extension NSNotification.Name {
  public static let ASAuthorizationAppleIDProviderCredentialRevoked = NSNotification.Name(
    "ASAuthorizationAppleIDCredentialRevokedNotification")
}

extension ASAuthorizationAppleIDProvider {
  public static let credentialRevokedNotification = NSNotification.Name.ASAuthorizationAppleIDProviderCredentialRevoked
}
