import StandInNotes
import UIKit

public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1, deviceOwnerAuthentication
}

public enum LACredentialType: Int, Sendable {
  case applicationPassword = 0
  case smartCardPIN = -3
}

public enum LABiometryType: Int, Sendable {
  case none, touchID, faceID, opticID
  public static var LABiometryNone: LABiometryType { .none }
}

/// A context that cannot evaluate any policy: the device has neither biometry nor a passcode.
open class LAContext: NSObject, @unchecked Sendable {
  open var localizedFallbackTitle: String?
  open var localizedCancelTitle: String?
  open var localizedReason = ""
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  open var interactionNotAllowed = false
  open var maxBiometryFailures: NSNumber?
  open var biometryType: LABiometryType { .none }
  open var evaluatedPolicyDomainState: Data? { nil }

  public override init() { super.init() }

  /// - Returns: false, with `LAError.biometryNotAvailable` or `LAError.passcodeNotSet`.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
    error?.pointee = LAContext.refusal(of: policy) as NSError
    return false
  }

  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { reply(false, LAContext.refusal(of: policy)) }

  @discardableResult public func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw LAContext.refusal(of: policy)
  }

  open func invalidate() {}
  open func isCredentialSet(_ type: LACredentialType) -> Bool { false }
  @discardableResult open func setCredential(_ credential: Data?, type: LACredentialType) -> Bool { false }

  private static func refusal(of policy: LAPolicy) -> LAError {
    StandInNote.report("LocalAuthentication", "the device has neither biometry nor a passcode")
    return LAError(policy == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotAvailable)
  }
}

public struct LAError: LocalizedError, CustomNSError, Equatable {
  public enum Code: Int, Sendable {
    case authenticationFailed = -1
    case userCancel = -2
    case userFallback = -3
    case systemCancel = -4
    case passcodeNotSet = -5
    case biometryNotAvailable = -6
    case biometryNotEnrolled = -7
    case biometryLockout = -8
    case appCancel = -9
    case invalidContext = -10
    case notInteractive = -1004

    public static var touchIDNotAvailable: Code { .biometryNotAvailable }
    public static var touchIDNotEnrolled: Code { .biometryNotEnrolled }
    public static var touchIDLockout: Code { .biometryLockout }
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public init(_ code: Code, userInfo: [String: Any]) { self.code = code }

  /// - Returns: nil for an error of another kind.
  public init?(_nsError error: NSError) {
    guard error.domain == LAErrorDomain, let code = Code(rawValue: error.code) else { return nil }
    self.code = code
  }

  public static var errorDomain: String { LAErrorDomain }
  public var errorCode: Int { code.rawValue }
  public static var authenticationFailed: Code { .authenticationFailed }
  public static var userCancel: Code { .userCancel }
  public static var userFallback: Code { .userFallback }
  public static var systemCancel: Code { .systemCancel }
  public static var passcodeNotSet: Code { .passcodeNotSet }
  public static var biometryNotAvailable: Code { .biometryNotAvailable }
  public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
  public static var biometryLockout: Code { .biometryLockout }
  public static var appCancel: Code { .appCancel }
  public static var invalidContext: Code { .invalidContext }
  public static var notInteractive: Code { .notInteractive }
  public static var touchIDNotAvailable: Code { .biometryNotAvailable }
  public static var touchIDNotEnrolled: Code { .biometryNotEnrolled }
  public static var touchIDLockout: Code { .biometryLockout }
}

public let LAErrorDomain = "com.apple.LocalAuthentication"
public let LATouchIDAuthenticationMaximumAllowableReuseDuration: TimeInterval = 300
public let kLAErrorAuthenticationFailed = -1
public let kLAErrorUserCancel = -2
public let kLAErrorUserFallback = -3
public let kLAErrorSystemCancel = -4
public let kLAErrorPasscodeNotSet = -5
public let kLAErrorBiometryNotAvailable = -6
public let kLAErrorBiometryNotEnrolled = -7
public let kLAErrorBiometryLockout = -8
public let kLAErrorTouchIDNotAvailable = -6
public let kLAErrorTouchIDNotEnrolled = -7
public let kLAErrorTouchIDLockout = -8
public let kLAErrorAppCancel = -9
public let kLAErrorInvalidContext = -10
public let kLAErrorNotInteractive = -1004

extension LAError.Code {
  /// Lets `catch` and `case` compare an error with a code.
  public static func ~= (match: LAError.Code, error: any Error) -> Bool { (error as? LAError)?.code == match }
}
