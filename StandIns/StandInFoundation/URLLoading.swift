import Foundation
import FoundationNetworking

// Foundation trusts servers itself on Linux, so that no challenge has these methods.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"
public let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"

// The network of this machine is neither expensive nor constrained; these options have no effect.
extension URLRequest {
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }
  public var assumesHTTP3Capable: Bool {
    get { false }
    set {}
  }
}

extension URLSessionConfiguration {
  /// Returns the default configuration: transfers end with the app.
  public class func background(withIdentifier identifier: String) -> URLSessionConfiguration { .default }

  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }
  /// Always false: a request without a connection fails.
  public var waitsForConnectivity: Bool {
    get { false }
    set {}
  }
  public var isDiscretionary: Bool {
    get { false }
    set {}
  }
  public var sessionSendsLaunchEvents: Bool {
    get { false }
    set {}
  }
  public var shouldUseExtendedBackgroundIdleMode: Bool {
    get { false }
    set {}
  }
}

/// The names of TLS versions, as in Apple's Security.
public enum tls_protocol_version_t: UInt16, Sendable {
  case TLSv10 = 0x0301, TLSv11, TLSv12, TLSv13
  case DTLSv12 = 0xfefd
  case DTLSv10 = 0xfeff
}

// The versions are those of the curl library.
extension URLSessionConfiguration {
  public var tlsMinimumSupportedProtocolVersion: tls_protocol_version_t {
    get { .TLSv12 }
    set {}
  }
  public var tlsMaximumSupportedProtocolVersion: tls_protocol_version_t {
    get { .TLSv13 }
    set {}
  }
}

extension URLError {
  public enum NetworkUnavailableReason: Int, Sendable {
    case cellular, expensive, constrained
  }

  public enum BackgroundTaskCancelledReason: Int, Sendable {
    case userForceQuitApplication, backgroundUpdatesDisabled, insufficientSystemResources
  }

  public var networkUnavailableReason: NetworkUnavailableReason? { nil }
  public var backgroundTaskCancelledReason: BackgroundTaskCancelledReason? { nil }
  public var downloadTaskResumeData: Data? { userInfo[NSURLSessionDownloadTaskResumeData] as? Data }
}

extension URL {
  /// Returns whether the file exists, which on Linux is the same as for `checkResourceIsReachable()`.
  public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }
}
