// PDF documents, drawn between a begin and an end function.

/// Begins a document that ``UIGraphicsEndPDFContext()`` appends to `data`.
///
/// - Parameters:
///   - bounds: The bounds of pages without their own; an empty rectangle means US Letter.
///   - documentInfo: Ignored.
public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) { OpenDocument(bounds: bounds) { data.append($0) }.begin() }

/// Begins a document that ``UIGraphicsEndPDFContext()`` writes to a file.
///
/// - Returns: False if the folder does not exist.
@discardableResult public func UIGraphicsBeginPDFContextToFile(
  _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
  let file = URL(fileURLWithPath: path), folder = file.deletingLastPathComponent().path
  guard FileManager.default.fileExists(atPath: folder) else { return false }
  OpenDocument(bounds: bounds) { try? $0.write(to: file) }.begin()
  return true
}

/// Begins a page with the document's bounds.
public func UIGraphicsBeginPDFPage() { UIGraphicsBeginPDFPageWithInfo(UIGraphicsGetPDFContextBounds(), nil) }

/// Begins a page. Only the first page is kept.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
  guard let context = UIGraphicsGetCurrentContext(), let document = context.openDocument else { return }
  document.beginPage(bounds, on: context)
}

/// Returns the bounds of the current page, or the document's bounds before the first page.
public func UIGraphicsGetPDFContextBounds() -> CGRect { UIGraphicsGetCurrentContext()?.openDocument?.page ?? .zero }

/// Writes the document.
public func UIGraphicsEndPDFContext() {
  guard let context = UIGraphicsGetCurrentContext(), let document = context.openDocument else { return }
  let graphics = Session.current.graphics
  graphics.pop()
  document.finish(graphics.document(of: context))
}

/// A document in progress.
final class OpenDocument: ContextDocument, @unchecked Sendable {
  /// The bounds of the current page, and of further pages without their own.
  private(set) var page: CGRect
  private var pages = 0
  let finish: (Data) -> Void

  /// > Basis: documented: an empty rectangle makes pages of 612 × 792 points.
  init(bounds: CGRect, _ finish: @escaping (Data) -> Void) {
    page = bounds.isEmpty ? CGRect(x: 0, y: 0, width: 612, height: 792) : bounds
    self.finish = finish
  }

  func begin() {
    let context = CGContext(size: page.size.checked)
    context.document = self
    Session.current.graphics.push(context)
  }

  func beginPage(_ bounds: CGRect, on context: CGContext) {
    pages += 1
    if !bounds.isEmpty { page = bounds }
    if pages == 1 {
      context.resize(to: page.size.checked)
      context.translateBy(x: -page.minX, y: -page.minY)
    } else if pages == 2 {
      context.leaveOutFurtherPages()
    }
  }
}

extension CGContext {
  var openDocument: OpenDocument? { document as? OpenDocument }
}
