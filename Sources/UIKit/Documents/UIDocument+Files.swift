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
    (fileURL, fileType) = (url, pathExtensionType(url.pathExtension))
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

  /// Once for the changes of a while.
  func scheduleAutosave() {
    guard !changes.isSaveScheduled else { return }
    changes.isSaveScheduled = true
    owner.schedule(after: DocumentChanges.delay) { [weak self] in
      guard let self else { return }
      changes.isSaveScheduled = false
      if !documentState.contains(.closed) { autosave() }
    }
  }

  /// > Basis: documented by Apple's list of uniform type identifiers, for what is in it; "dyn." begins the identifiers of
  /// > types that nobody has declared.
  nonisolated func pathExtensionType(_ pathExtension: String) -> String {
    let known = [
      "txt": "public.plain-text", "text": "public.plain-text", "rtf": "public.rtf", "html": "public.html",
      "xml": "public.xml", "json": "public.json", "png": "public.png", "jpg": "public.jpeg", "jpeg": "public.jpeg",
      "pdf": "com.adobe.pdf", "plist": "com.apple.property-list", "csv": "public.comma-separated-values-text",
      "": "public.data",
    ]
    return known[pathExtension.lowercased()] ?? "dyn.\(pathExtension.lowercased())"
  }
}

/// What has changed in a document since it was saved.
@MainActor struct DocumentChanges {
  /// In seconds.
  ///
  /// > Basis: assumed; Apple documents "periodically" alone.
  static let delay = 15.0

  /// Below 0 where changes were undone that had been saved.
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

extension Session {
  /// In the program's time, which waits for it.
  nonisolated func onFileQueue(_ body: @escaping @Sendable () -> Void) {
    backgroundWork.enter()
    DispatchQueue.global().async(qos: .unspecified) { [self] in
      CurrentProgram.$host.withValue(self) { body() }
      backgroundWork.leave()
    }
  }

  nonisolated func afterTurn(_ body: @escaping @MainActor () -> Void) {
    let body = UncheckedBox(body)
    schedule(after: 0) { body.value() }
  }
}
