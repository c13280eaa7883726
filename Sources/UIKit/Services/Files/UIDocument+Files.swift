import SessionFoundation

extension UIDocument {
  func readFile(at url: URL? = nil, _ done: @escaping (Bool) -> Void) {
    let url = url ?? fileURL, document = UncheckedBox(self), done = UncheckedBox(done)
    performAsynchronousFileAccess {
      let result = Result { try document.value.read(from: url) }
      document.value.owner.afterTurn { document.value.finishReading(url, result, done.value) }
    }
  }

  private func finishReading(_ url: URL, _ result: Result<Void, any Error>, _ done: (Bool) -> Void) {
    switch result {
    case .success:
      fileModificationDate = modificationDate(of: url)
      done(true)
    case .failure(let error):
      handleError(error, userInteractionPermitted: true)
      done(false)
    }
  }

  func writeFile(
    _ contents: Any, to url: URL, _ operation: SaveOperation, _ token: Any, _ done: ((Bool) -> Void)?
  ) {
    let document = UncheckedBox(self), contents = UncheckedBox(contents), rest = UncheckedBox((token, done))
    performAsynchronousFileAccess {
      let result = Result {
        try document.value.writeContents(contents.value, andAttributes: nil, safelyTo: url, for: operation)
      }
      document.value.owner.afterTurn {
        document.value.finishWriting(url, result, operation, rest.value.0, rest.value.1)
      }
    }
  }

  private func finishWriting(
    _ url: URL, _ result: Result<Void, any Error>, _ operation: SaveOperation, _ token: Any, _ done: ((Bool) -> Void)?
  ) {
    if case .failure(let error) = result { return fail(error, done, later: false) }
    (fileURL, fileType) = (url, url.documentType)
    fileModificationDate = modificationDate(of: url)
    updateChangeCount(withToken: token, for: operation)
    documentState.remove(.savingError)
    if operation == .forCreating { documentState.remove(.closed) }
    done?(true)
  }

  func fail(_ error: any Error, _ done: ((Bool) -> Void)?, later: Bool = true) {
    documentState.insert(.savingError)
    handleError(error, userInteractionPermitted: true)
    if later { owner.afterTurn { done?(false) } } else { done?(false) }
  }

  private func modificationDate(of url: URL) -> Date? {
    (try? FileManager.default.attributesOfItem(atPath: url.path))?[.modificationDate] as? Date
  }

  /// Schedules one save for all changes within the delay.
  func scheduleAutosave() {
    guard !changes.isSaveScheduled else { return }
    changes.isSaveScheduled = true
    owner.schedule(after: DocumentChanges.delay) { [weak self] in
      guard let self else { return }
      changes.isSaveScheduled = false
      if !documentState.contains(.closed) { autosave() }
    }
  }
}

/// The changes in a document since it was saved.
@MainActor struct DocumentChanges {
  /// The delay before automatic saving, in seconds.
  ///
  /// > Basis: assumed; Apple documents only "periodically".
  static let delay = 15.0

  /// The number of changes, negative if saved changes were undone.
  var count = 0
  var isSaveScheduled = false

  mutating func count(_ change: UIDocument.ChangeKind) {
    switch change {
    case .done, .redone: count += 1
    case .undone: count -= 1
    case .cleared: count = 0
    }
  }
}

extension URL {
  /// The uniform type identifier of a document's file.
  var documentType: String { (UTType(filenameExtension: pathExtension) ?? .data).identifier }
}

extension Session {
  /// Runs `body` on a queue. The session's clock waits for it.
  nonisolated func run(on queue: DispatchQueue, _ body: @escaping @Sendable () -> Void) {
    backgroundWork.enter()
    queue.async(qos: .unspecified) { [self] in
      CurrentProgram.$host.withValue(self) { body() }
      backgroundWork.leave()
    }
  }
}
