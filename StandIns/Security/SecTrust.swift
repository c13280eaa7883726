import Foundation
import StandInNotes

/// The certificates of a connection. None is ever trusted.
public final class SecTrust: StandInObject, @unchecked Sendable {
  let certificates: [SecCertificate]

  init(_ certificates: [SecCertificate]) { self.certificates = certificates }
}

public final class SecPolicy: StandInObject, @unchecked Sendable {}

public enum SecTrustResultType: UInt32, Sendable {
  case invalid = 0, proceed = 1, deny = 3, unspecified = 4, recoverableTrustFailure = 5, fatalTrustFailure = 6
  case otherError = 7
}

public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy { SecPolicy() }

public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy() }

public func SecPolicyCreateRevocation(_ revocationFlags: UInt) -> SecPolicy? { SecPolicy() }

@discardableResult public func SecTrustCreateWithCertificates(
  _ certificates: Any, _ policies: Any?, _ trust: UnsafeMutablePointer<SecTrust?>
) -> OSStatus {
  trust.pointee = SecTrust(certificates as? [SecCertificate] ?? [certificates as? SecCertificate].compactMap { $0 })
  return errSecSuccess
}

@discardableResult public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: Any) -> OSStatus { errSecSuccess }

@discardableResult public func SecTrustSetAnchorCertificates(
  _ trust: SecTrust, _ anchorCertificates: CFArray?
) -> OSStatus { errSecSuccess }

@discardableResult public func SecTrustSetAnchorCertificatesOnly(
  _ trust: SecTrust, _ anchorCertificatesOnly: Bool
) -> OSStatus { errSecSuccess }

/// - Returns: false, with the error `errSecUnimplemented`.
public func SecTrustEvaluateWithError(
  _ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?
) -> Bool {
  error?.pointee = NSError(domain: "NSOSStatusErrorDomain", code: Int(errSecUnimplemented))
  return false
}

@discardableResult public func SecTrustEvaluate(
  _ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>
) -> OSStatus {
  result.pointee = .recoverableTrustFailure
  return errSecSuccess
}

public func SecTrustGetCertificateCount(_ trust: SecTrust) -> CFIndex { trust.certificates.count }

public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ ix: CFIndex) -> SecCertificate? {
  trust.certificates.indices.contains(ix) ? trust.certificates[ix] : nil
}

public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { trust.certificates }

public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { nil }

public func SecTrustCopyPublicKey(_ trust: SecTrust) -> SecKey? { nil }

public func SecTrustSetExceptions(_ trust: SecTrust, _ exceptions: CFData?) -> Bool { false }

public func SecTrustCopyExceptions(_ trust: SecTrust) -> CFData? { nil }

public func SecIdentityCopyCertificate(
  _ identityRef: SecIdentity, _ certificateRef: UnsafeMutablePointer<SecCertificate?>
) -> OSStatus { errSecUnimplemented }

public func SecPKCS12Import(
  _ pkcs12_data: CFData, _ options: CFDictionary, _ items: UnsafeMutablePointer<CFArray?>
) -> OSStatus { errSecUnimplemented }

extension URLProtectionSpace {
  /// The certificates of the server, which Foundation does not have on Linux.
  public var serverTrust: SecTrust? { nil }
}

extension URLCredential {
  /// A credential without content, because Foundation trusts servers itself on Linux.
  public convenience init(trust: SecTrust) { self.init(user: "", password: "", persistence: .none) }
}

public let kSecRevocationOCSPMethod: CFOptionFlags = 1
public let kSecRevocationCRLMethod: CFOptionFlags = 2
public let kSecRevocationPreferCRL: CFOptionFlags = 4
public let kSecRevocationRequirePositiveResponse: CFOptionFlags = 8
public let kSecRevocationNetworkAccessDisabled: CFOptionFlags = 16
public let kSecRevocationUseAnyAvailableMethod: CFOptionFlags = 3
