import Foundation

extension FileManager {
  /// Returns a folder for the group in the temporary folder.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    let folder = temporaryDirectory.appendingPathComponent("Groups/\(groupIdentifier)", isDirectory: true)
    try? createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// Always nil: there is no iCloud account.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

  /// - Returns: nil: there is no iCloud account.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

  public func isUbiquitousItem(at url: URL) -> Bool { false }
}

extension NSNotification.Name {
  /// Never posted.
  public static let NSUbiquityIdentityDidChange = NSNotification.Name("NSUbiquityIdentityDidChangeNotification")
}
