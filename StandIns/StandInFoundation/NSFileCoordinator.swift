import Foundation

/// Runs accessors at once: no other process coordinates access to files.
open class NSFileCoordinator: NSObject, @unchecked Sendable {
  open var purposeIdentifier = UUID().uuidString

  public init(filePresenter filePresenterOrNil: (any NSFilePresenter)? = nil) {}

  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let withoutChanges = ReadingOptions(rawValue: 1)
    public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
    public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 4)
    public static let forUploading = ReadingOptions(rawValue: 8)
  }

  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let forDeleting = WritingOptions(rawValue: 1)
    public static let forMoving = WritingOptions(rawValue: 2)
    public static let forMerging = WritingOptions(rawValue: 4)
    public static let forReplacing = WritingOptions(rawValue: 8)
    public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 16)
  }

  open func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [], error outError: NSErrorPointer,
    byAccessor reader: (URL) -> Void
  ) { reader(url) }

  open func coordinate(
    writingItemAt url: URL, options: WritingOptions = [], error outError: NSErrorPointer,
    byAccessor writer: (URL) -> Void
  ) { writer(url) }

  open func coordinate(
    readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [], writingItemAt writingURL: URL,
    options writingOptions: WritingOptions = [], error outError: NSErrorPointer,
    byAccessor readerWriter: (URL, URL) -> Void
  ) { readerWriter(readingURL, writingURL) }

  open func item(at oldURL: URL, willMoveTo newURL: URL) {}
  open func item(at oldURL: URL, didMoveTo newURL: URL) {}
  open func cancel() {}
  open class func addFilePresenter(_ filePresenter: any NSFilePresenter) {}
  open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {}
  open class var filePresenters: [any NSFilePresenter] { [] }
}

/// An object that shows a file. Its methods are never called.
public protocol NSFilePresenter: NSObjectProtocol {
  var presentedItemURL: URL? { get }
  var presentedItemOperationQueue: OperationQueue { get }
  func presentedItemDidChange()
  func presentedItemDidMove(to newURL: URL)
  func presentedSubitemDidChange(at url: URL)
  func presentedSubitemDidAppear(at url: URL)
}

extension NSFilePresenter {
  public func presentedItemDidChange() {}
  public func presentedItemDidMove(to newURL: URL) {}
  public func presentedSubitemDidChange(at url: URL) {}
  public func presentedSubitemDidAppear(at url: URL) {}
}
