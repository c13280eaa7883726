import Foundation

extension URL {
  public static var documentsDirectory: URL { place(.documentDirectory) }
  public static var cachesDirectory: URL { place(.cachesDirectory) }
  public static var applicationSupportDirectory: URL { place(.applicationSupportDirectory) }
  public static var libraryDirectory: URL { place(.libraryDirectory) }
  public static var downloadsDirectory: URL { place(.downloadsDirectory) }

  private static func place(_ directory: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first
      ?? URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent("Library", isDirectory: true)
  }
}

// A bookmark is the path of the file: it does not follow a file that moves.
extension URL {
  public struct BookmarkCreationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let minimalBookmark = BookmarkCreationOptions(rawValue: 512)
    public static let suitableForBookmarkFile = BookmarkCreationOptions(rawValue: 1024)
    public static let withSecurityScope = BookmarkCreationOptions(rawValue: 2048)
  }

  public struct BookmarkResolutionOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let withoutUI = BookmarkResolutionOptions(rawValue: 256)
    public static let withoutMounting = BookmarkResolutionOptions(rawValue: 512)
    public static let withSecurityScope = BookmarkResolutionOptions(rawValue: 1024)
  }

  public func bookmarkData(
    options: BookmarkCreationOptions = [], includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil,
    relativeTo url: URL? = nil
  ) throws -> Data {
    guard isFileURL, try checkResourceIsReachable() else { throw CocoaError(.fileNoSuchFile) }
    return Data(path.utf8)
  }

  public init(
    resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [], relativeTo url: URL? = nil,
    bookmarkDataIsStale: inout Bool
  ) throws {
    bookmarkDataIsStale = false
    self.init(fileURLWithPath: String(decoding: data, as: UTF8.self))
    guard try checkResourceIsReachable() else { throw CocoaError(.fileNoSuchFile) }
  }
}
