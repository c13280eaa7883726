// The photo library, which stores nothing here.

/// Adds an image to the photo library, which doesn't store it. The completion method is called later, without an error.
///
/// - Parameters:
///   - completionSelector: such as `image(_:didFinishSavingWithError:contextInfo:)`.
///   - contextInfo: passed to the completion method.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) { Session.current.save(image, completionTarget, completionSelector, contextInfo) }

public func UISaveVideoAtPathToSavedPhotosAlbum(
  _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) { Session.current.save(videoPath, completionTarget, completionSelector, contextInfo) }

/// Returns whether a file is a movie.
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool {
  UTType(filenameExtension: URL(fileURLWithPath: videoPath).pathExtension)?.conforms(to: .movie) ?? false
}

extension Session {
  nonisolated fileprivate func save(
    _ item: Any, _ target: Any?, _ selector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
  ) {
    let receiver = UncheckedBox(target.map { $0 as AnyObject }), values = UncheckedBox((item, contextInfo))
    afterTurn { [self] in
      report(.savesNoPhotos)
      guard let receiver = receiver.value, let selector else { return }
      let (item, contextInfo) = values.value
      let arguments = MethodArguments(first: item, second: Optional<any Error>.none, third: contextInfo)
      _ = Message(selector, with: arguments).send(to: receiver)
    }
  }
}

extension Diagnostic {
  fileprivate static let savesNoPhotos = Diagnostic(
    rule: "saves-no-photos", severity: .note,
    message: "Tinamou has no photo library, so nothing is saved. The program is informed that saving succeeded.")
}
