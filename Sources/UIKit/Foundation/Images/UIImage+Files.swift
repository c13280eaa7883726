import DisplayLists

// Encoding images. An image from a file returns that file's bytes; the session's encoder encodes other images.
extension UIImage {
  func encoded(as format: PictureFormat) -> Data? {
    guard size.width > 0, size.height > 0 else { return nil }
    let session = Session.current
    guard let encoder = session.graphics.encoder else {
      session.graphics.report(.cannotEncode("PNG"))
      return nil
    }
    return try? encoder(drawing ?? redrawn(), format)
  }

  /// The program's drawing, if the image consists of it alone. Drawing it into another image would rasterize it twice.
  private var drawing: DisplayList? {
    guard case .drawing(let list)? = bitmap?.source, bitmap?.portion == .whole, list.size == size, list.scale == scale,
      imageOrientation == .up, capInsets == .zero, renderingMode != .alwaysTemplate, variant.tint == nil
    else { return nil }
    return list
  }

  private func redrawn() -> DisplayList {
    let context = CGContext(size: size, scale: scale)
    draw(in: CGRect(origin: .zero, size: size), tint: .black, by: .current, into: &context.recorder)
    return context.finish()
  }
}

extension CGImage {
  /// The bytes of the file, if the image is a whole file.
  var fileBytes: Data? {
    guard portion == .whole else { return nil }
    return switch source {
    case .encoded(let bytes): bytes
    case .file(let path): FileManager.default.contents(atPath: path)
    case .drawing, .unusable: nil
    }
  }
}

extension Diagnostic {
  static func cannotEncode(_ format: String) -> Diagnostic {
    Diagnostic(
      rule: "picture-not-encoded", severity: .warning,
      message: "\(format) encoding is not available; only an image from a \(format) file has \(format) data. The call "
        + "returns nil.")
  }
}
