import Foundation
import StandInNotes

/// A certificate's data. It is never parsed.
public final class SecCertificate: Hashable, @unchecked Sendable {
  let data: Data

  init(_ data: Data) { self.data = data }

  public static func == (a: SecCertificate, b: SecCertificate) -> Bool { a.data == b.data }

  public func hash(into hasher: inout Hasher) { hasher.combine(data) }
}

public func SecCertificateCreateWithData(_ allocator: Any?, _ data: CFData) -> SecCertificate? { SecCertificate(data) }

public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { certificate.data }

public func SecCertificateCopySubjectSummary(_ certificate: SecCertificate) -> CFString? { nil }

public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { nil }

/// A key. None can be made.
public final class SecKey: StandInObject, @unchecked Sendable {}

public final class SecIdentity: StandInObject, @unchecked Sendable {}

public final class SecAccessControl: StandInObject, @unchecked Sendable {}

public struct SecAccessControlCreateFlags: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let userPresence = SecAccessControlCreateFlags(rawValue: 1 << 0)
  public static let biometryAny = SecAccessControlCreateFlags(rawValue: 1 << 1)
  public static let touchIDAny = SecAccessControlCreateFlags(rawValue: 1 << 1)
  public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 1 << 3)
  public static let touchIDCurrentSet = SecAccessControlCreateFlags(rawValue: 1 << 3)
  public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 1 << 4)
  public static let or = SecAccessControlCreateFlags(rawValue: 1 << 14)
  public static let and = SecAccessControlCreateFlags(rawValue: 1 << 15)
  public static let privateKeyUsage = SecAccessControlCreateFlags(rawValue: 1 << 30)
  public static let applicationPassword = SecAccessControlCreateFlags(rawValue: 1 << 31)
}

public func SecAccessControlCreateWithFlags(
  _ allocator: Any?, _ protection: CFTypeRef, _ flags: SecAccessControlCreateFlags,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? { SecAccessControl() }

public func SecAccessControlCreateWithFlags(
  _ allocator: Any?, _ protection: CFString, _ flags: SecAccessControlCreateFlags,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? { SecAccessControl() }

public typealias SecRandomRef = OpaquePointer
public let kSecRandomDefault: SecRandomRef? = nil

/// Fills memory with random bytes of the system.
public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
  let bytes = UnsafeMutableRawBufferPointer(start: bytes, count: count)
  var generator = SystemRandomNumberGenerator()
  for index in bytes.indices { bytes[index] = UInt8.random(in: .min ... .max, using: &generator) }
  return errSecSuccess
}

public struct SecKeyAlgorithm: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let rsaEncryptionPKCS1 = SecKeyAlgorithm(rawValue: "rsaEncryptionPKCS1")
  public static let rsaEncryptionOAEPSHA256 = SecKeyAlgorithm(rawValue: "rsaEncryptionOAEPSHA256")
  public static let rsaSignatureMessagePKCS1v15SHA256 = SecKeyAlgorithm(rawValue: "rsaSignatureMessagePKCS1v15SHA256")
  public static let rsaSignatureMessagePKCS1v15SHA1 = SecKeyAlgorithm(rawValue: "rsaSignatureMessagePKCS1v15SHA1")
  public static let ecdsaSignatureMessageX962SHA256 = SecKeyAlgorithm(rawValue: "ecdsaSignatureMessageX962SHA256")
  public static let eciesEncryptionCofactorX963SHA256AESGCM = SecKeyAlgorithm(
    rawValue: "eciesEncryptionCofactorX963SHA256AESGCM")
}

public enum SecKeyOperationType: Int, Sendable {
  case sign, verify, encrypt, decrypt, keyExchange
}

public typealias SecKeyErrorPointer = UnsafeMutablePointer<Unmanaged<CFError>?>

private func refuse(_ error: SecKeyErrorPointer?) {
  error?.pointee = Unmanaged.passRetained(NSError(domain: "NSOSStatusErrorDomain", code: Int(errSecUnimplemented)))
}

public func SecKeyCreateRandomKey(_ parameters: CFDictionary, _ error: SecKeyErrorPointer?) -> SecKey? {
  refuse(error)
  return nil
}

public func SecKeyCreateWithData(
  _ keyData: CFData, _ attributes: CFDictionary, _ error: SecKeyErrorPointer?
) -> SecKey? {
  refuse(error)
  return nil
}

public func SecKeyCopyPublicKey(_ key: SecKey) -> SecKey? { nil }

public func SecKeyCopyAttributes(_ key: SecKey) -> CFDictionary? { nil }

public func SecKeyCopyExternalRepresentation(_ key: SecKey, _ error: SecKeyErrorPointer?) -> CFData? {
  refuse(error)
  return nil
}

public func SecKeyIsAlgorithmSupported(
  _ key: SecKey, _ operation: SecKeyOperationType, _ algorithm: SecKeyAlgorithm
) -> Bool { false }

public func SecKeyCreateEncryptedData(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ plaintext: CFData, _ error: SecKeyErrorPointer?
) -> CFData? {
  refuse(error)
  return nil
}

public func SecKeyCreateDecryptedData(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ ciphertext: CFData, _ error: SecKeyErrorPointer?
) -> CFData? {
  refuse(error)
  return nil
}

public func SecKeyCreateSignature(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ dataToSign: CFData, _ error: SecKeyErrorPointer?
) -> CFData? {
  refuse(error)
  return nil
}

public func SecKeyVerifySignature(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ signedData: CFData, _ signature: CFData, _ error: SecKeyErrorPointer?
) -> Bool {
  refuse(error)
  return false
}
