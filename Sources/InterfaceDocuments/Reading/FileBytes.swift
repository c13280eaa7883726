import CoreTypes

/// A file's bytes, never more than a document may have.
enum FileBytes {
  static func read(_ url: URL) throws(InterfaceDocumentError) -> [UInt8] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      throw InterfaceDocumentError(.unreadable(reason: "there is no such file"))
    }
    guard !isFolder.boolValue else { throw folderError(url) }
    try checkSize(url)
    return try bytes(of: url)
  }

  private static func folderError(_ url: URL) -> InterfaceDocumentError {
    let isCompiled = ["nib", "storyboardc"].contains(url.pathExtension)
    return InterfaceDocumentError(isCompiled ? .compiledNib : .unreadable(reason: "it is a folder"))
  }

  private static func checkSize(_ url: URL) throws(InterfaceDocumentError) {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    guard let size = attributes?[.size] as? NSNumber, size.intValue > DocumentReader.maximumByteCount else { return }
    throw InterfaceDocumentError(.tooLarge(bytes: size.intValue))
  }

  /// Bounded, because a pipe or a device has no size beforehand.
  private static func bytes(of url: URL) throws(InterfaceDocumentError) -> [UInt8] {
    do {
      let file = try FileHandle(forReadingFrom: url)
      defer { try? file.close() }
      return Array(try file.read(upToCount: DocumentReader.maximumByteCount + 1) ?? Data())
    } catch {
      throw InterfaceDocumentError(.unreadable(reason: "it cannot be opened for reading"))
    }
  }
}
