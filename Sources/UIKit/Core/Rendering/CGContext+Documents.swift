/// The Core Foundation name of Foundation's `URL`.
public typealias CFURL = URL

/// A consumer of a document's bytes.
public final class CGDataConsumer: @unchecked Sendable {
  let take: (Data) -> Void

  public init?(data: NSMutableData) { take = { data.append($0) } }

  /// - Returns: Nil if the folder does not exist.
  public init?(url: URL) {
    guard FileManager.default.fileExists(atPath: url.deletingLastPathComponent().path) else { return nil }
    take = { try? $0.write(to: url) }
  }
}

// Contexts that create PDF documents. Their origin is at the bottom left. Only the first page is kept.
extension CGContext {
  /// - Parameters:
  ///   - mediaBox: The bounds of pages without their own, or nil for US Letter.
  ///   - auxiliaryInfo: Ignored.
  public convenience init?(
    consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
  ) {
    let document = OpenDocument(bounds: mediaBox?.pointee ?? .zero, consumer.take)
    self.init(size: document.page.size.checked)
    self.document = document
  }

  public convenience init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
    guard let consumer = CGDataConsumer(url: url) else { return nil }
    self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
  }

  public func beginPDFPage(_ pageInfo: CFDictionary?) { beginPage(mediaBox: nil) }

  public func beginPage(mediaBox: UnsafePointer<CGRect>?) {
    guard let document = openDocument else { return }
    document.beginPage(mediaBox?.pointee ?? .zero, on: self)
    concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: document.page.minY * 2 + document.page.height))
  }

  public func endPDFPage() { endPage() }

  /// Ends the page, including graphics states that were not restored.
  public func endPage() { closeScopes() }

  /// Writes the document. Nothing can be drawn afterwards.
  public func closePDF() {
    guard let document = openDocument else { return }
    self.document = nil
    document.finish(Session.current.graphics.document(of: self))
  }
}
