import CoreTypes

/// Reads a file's bytes, up to the limit for documents.
enum FileBytes {
  static func read(_ url: URL) throws(InterfaceDocumentError) -> [UInt8] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      throw InterfaceDocumentError(.unreadable(reason: "there is no such file"))
    }
    guard !isFolder.boolValue else { throw folderError(url) }
    return try bytes(of: url)
  }

  private static func folderError(_ url: URL) -> InterfaceDocumentError {
    let isCompiled = ["nib", "storyboardc"].contains(url.pathExtension)
    return InterfaceDocumentError(isCompiled ? .compiledNib : .unreadable(reason: "it is a folder"))
  }

  /// Reads with a limit, because a pipe or a device has no size in advance.
  private static func bytes(of url: URL) throws(InterfaceDocumentError) -> [UInt8] {
    do {
      let file = try FileHandle(forReadingFrom: url)
      defer { try? file.close() }
      let size = Int(clamping: (try? file.seekToEnd()) ?? 0)
      if size > DocumentReader.maximumByteCount { throw InterfaceDocumentError(.tooLarge(bytes: size)) }
      try? file.seek(toOffset: 0)
      return Array(try file.read(upToCount: DocumentReader.maximumByteCount + 1) ?? Data())
    } catch let error as InterfaceDocumentError {
      throw error
    } catch {
      let system = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError ?? error as NSError
      let isPOSIX = system.domain == NSPOSIXErrorDomain
      let reason = isPOSIX ? String(cString: strerror(Int32(system.code))).lowercased() : system.localizedDescription
      throw InterfaceDocumentError(.unreadable(reason: reason))
    }
  }
}
