import SessionFoundation

/// A document that a program stores in a file. It reads and writes the file, and saves changes automatically.
///
/// As on iOS, files are read and written on another queue; the session's clock waits for it. Completion handlers are
/// called on the main queue.
@preconcurrency @MainActor open class UIDocument: NSObject {
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal = State([])
    public static let closed = State(rawValue: 1 << 0)
    public static let inConflict = State(rawValue: 1 << 1)
    public static let savingError = State(rawValue: 1 << 2)
    public static let editingDisabled = State(rawValue: 1 << 3)
    public static let progressAvailable = State(rawValue: 1 << 4)
  }

  public enum ChangeKind: Int, Sendable {
    case done = 0, undone, redone, cleared
  }

  public enum SaveOperation: Int, Sendable {
    case forCreating = 0, forOverwriting
  }

  /// Posted when ``documentState`` has changed.
  public nonisolated static let stateChangedNotification = NSNotification.Name("UIDocumentStateChangedNotification")

  let owner = Session.current
  var changes = DocumentChanges()
  private lazy var undo = DocumentUndo(of: self)
  nonisolated private let fileQueue = DispatchQueue(label: "UIDocument file access")

  public init(fileURL url: URL) {
    fileURL = url
    super.init()
    fileType = url.documentType
  }

  /// The location of the document. Saving to another place changes it.
  open internal(set) var fileURL: URL
  /// The uniform type identifier, derived from the file name extension.
  open internal(set) var fileType: String?
  /// The name of the file, without its extension.
  open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
  /// The file's last known modification date.
  open var fileModificationDate: Date?

  /// The state, which is closed until ``open(completionHandler:)`` succeeds.
  open internal(set) var documentState = State.closed {
    didSet { if documentState != oldValue { owner.post(Self.stateChangedNotification, self) } }
  }

  // MARK: Opening and closing

  open func open(completionHandler: ((Bool) -> Void)? = nil) {
    readFile { [self] success in
      if success { documentState = .normal }
      completionHandler?(success)
    }
  }

  @discardableResult open func open() async -> Bool {
    await withCheckedContinuation { continuation in open { continuation.resume(returning: $0) } }
  }

  /// Saves changes and then closes the document.
  open func close(completionHandler: ((Bool) -> Void)? = nil) {
    guard !documentState.contains(.closed) else { return owner.afterTurn { completionHandler?(true) } }
    autosave { [self] success in
      if success { documentState.insert(.closed) }
      completionHandler?(success)
    }
  }

  @discardableResult open func close() async -> Bool {
    await withCheckedContinuation { continuation in close { continuation.resume(returning: $0) } }
  }

  /// Reads the last saved version of the file.
  open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
    disableEditing()
    readFile(at: url) { [self] success in
      enableEditing()
      if success { updateChangeCount(.cleared) }
      completionHandler?(success)
    }
  }

  // MARK: Methods to override

  /// Loads the contents of the file, a `Data`. Documents can't be folders: Foundation on Linux has no `FileWrapper`.
  open func load(fromContents contents: Any, ofType typeName: String?) throws {}

  /// Returns the contents to write to the file, a `Data`.
  open func contents(forType typeName: String) throws -> Any {
    Exception.internalInconsistency.raise("\(type(of: self)) has to override contents(forType:) to be saved")
  }

  /// Prevents changes by the interface until ``enableEditing()`` is called.
  open func disableEditing() {}
  open func enableEditing() {}

  /// Handles an error in opening or saving. The default implementation logs it and finishes immediately.
  open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
    owner.log("\(error.localizedDescription)")
    finishedHandlingError(error, recovered: false)
  }

  open func finishedHandlingError(_ error: any Error, recovered: Bool) {}
  /// Called when the document is about to close while an error is on screen.
  open func userInteractionNoLongerPermitted(forError error: any Error) {}

  // MARK: Changes

  /// The undo manager. Its registered, undone and redone operations count as changes of the document.
  open var undoManager: UndoManager! {
    get { undo.manager }
    set { undo.manager = newValue }
  }

  open var hasUnsavedChanges: Bool { changes.count != 0 }

  /// Counts a change. The document is saved automatically after a delay.
  open func updateChangeCount(_ change: ChangeKind) {
    changes.count(change)
    if hasUnsavedChanges { scheduleAutosave() }
  }

  /// Returns a token for the current changes. ``updateChangeCount(withToken:for:)`` clears them after saving.
  open func changeCountToken(for saveOperation: SaveOperation) -> Any { changes.count }

  open func updateChangeCount(withToken changeCountToken: Any, for saveOperation: SaveOperation) {
    if let saved = changeCountToken as? Int { changes.count = max(0, changes.count - saved) }
  }

  // MARK: Saving

  open func save(
    to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil
  ) {
    do {
      let type = url.documentType, token = changeCountToken(for: saveOperation)
      let contents = try contents(forType: type)
      writeFile(contents, to: url, saveOperation, token, completionHandler)
    } catch {
      fail(error, completionHandler)
    }
  }

  @discardableResult open func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
    await withCheckedContinuation { continuation in
      save(to: url, for: saveOperation) { continuation.resume(returning: $0) }
    }
  }

  /// Saves the document if it has changed.
  open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
    guard hasUnsavedChanges else { return owner.afterTurn { completionHandler?(true) } }
    save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
  }

  open var savingFileType: String? { fileType }

  /// Returns the file name extension without a dot.
  open func fileNameExtension(forType typeName: String?, saveOperation: SaveOperation) -> String {
    fileURL.pathExtension
  }

  /// Writes contents to a temporary file, which then replaces `url`. Called on the document's queue.
  nonisolated open func writeContents(
    _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]? = nil, safelyTo url: URL,
    for saveOperation: SaveOperation
  ) throws {
    try writeContents(contents, to: url, for: saveOperation, originalContentsURL: nil)
    let attributes = (additionalFileAttributes as? [FileAttributeKey: Any]) ?? [:]
    if !attributes.isEmpty { try FileManager.default.setAttributes(attributes, ofItemAtPath: url.path) }
  }

  /// Writes contents to a file. Called on the document's queue.
  nonisolated open func writeContents(
    _ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?
  ) throws {
    guard let data = contents as? Data else {
      let problem = "contents(forType:) must return Data; Tinamou does not write other contents, such as file wrappers."
      throw CocoaError(.fileWriteUnknown, userInfo: [NSLocalizedDescriptionKey: problem])
    }
    try data.write(to: url, options: .atomic)
  }

  /// Reads the file and passes it to ``load(fromContents:ofType:)`` on the main thread. Called on the document's queue.
  nonisolated open func read(from url: URL) throws {
    let contents = try Data(contentsOf: url), type = url.documentType
    if MainQueue.isCurrentThread {
      return try MainActor.assumeIsolated { try load(fromContents: contents, ofType: type) }
    }
    let problem = Problem()
    owner.runOnMainThread {
      do { try self.load(fromContents: contents, ofType: type) } catch { problem.error = error }
    }
    if let error = problem.error { throw error }
  }

  /// Runs `block` on the queue that reads and writes the document's files, one access at a time.
  nonisolated open func performAsynchronousFileAccess(_ block: @escaping @Sendable () -> Void) {
    owner.run(on: fileQueue, block)
  }
}

/// An error passed from the main thread to the waiting thread.
private final class Problem: @unchecked Sendable {
  var error: (any Error)?
}
