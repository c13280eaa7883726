import Foundation
import Security

struct Keychain {
  func read(_ account: String) -> Data? {
    let query: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: account,
      kSecReturnData as String: kCFBooleanTrue!, kSecMatchLimit as String: kSecMatchLimitOne,
    ]
    var result: AnyObject?
    let status = withUnsafeMutablePointer(to: &result) { SecItemCopyMatching(query as CFDictionary, $0) }
    var other: CFTypeRef?
    _ = SecItemCopyMatching(query as CFDictionary, &other)
    return status == errSecSuccess ? result as? Data : nil
  }
  func write(_ data: Data, _ account: String) -> OSStatus {
    let query = [kSecClass: kSecClassGenericPassword, kSecAttrAccount: account] as CFDictionary
    let status = SecItemUpdate(query, [kSecValueData: data] as CFDictionary)
    guard status == errSecItemNotFound else { return status }
    return SecItemAdd([kSecClass: kSecClassGenericPassword, kSecValueData: data] as CFDictionary, nil)
  }
  func random() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 16)
    _ = SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes)
    return bytes
  }
  func control() -> SecAccessControl? {
    var error: Unmanaged<CFError>?
    return SecAccessControlCreateWithFlags(nil, kSecAttrAccessibleWhenUnlocked, .userPresence, &error)
  }
}

func isPinned(_ key: SecKey, _ pinned: [SecKey]) -> Bool {
  for other in pinned as [AnyHashable] where other == key as AnyHashable { return true }
  return false
}
