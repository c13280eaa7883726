import DisplayLists

open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat, @unchecked Sendable {
  /// Ignored.
  open var documentInfo: [String: Any] = [:] { didSet { hasNoEffect("UIGraphicsPDFRendererFormat.documentInfo") } }
}

/// A context for the pages of a PDF document. Only the first page is kept.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext, @unchecked Sendable {
  /// The number of the current page, starting at 1; 0 before the first page.
  open private(set) var pageNumber = 0
  open var pdfContextBounds: CGRect { format.bounds }

  open func beginPage() { beginPage(withBounds: format.bounds, pageInfo: [:]) }

  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    pageNumber += 1
    if pageNumber == 2 { cgContext.leaveOutFurtherPages() }
  }
}

open class UIGraphicsPDFRenderer: UIGraphicsRenderer, @unchecked Sendable {
  public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void

  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat()) }

  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) { super.init(area: bounds, format) }

  /// Returns the document, or empty data and a diagnostic if no encoder is installed.
  open func pdfData(actions: DrawingActions) -> Data {
    let context = CGContext(size: area.size), session = Session.current
    draw(on: context) { actions(UIGraphicsPDFRendererContext(context, format)) }
    return session.graphics.document(of: context)
  }

  open func writePDF(to url: URL, withActions actions: DrawingActions) throws {
    try pdfData(actions: actions).write(to: url)
  }
}

extension GraphicsStack {
  /// Returns the document, or empty data and a diagnostic if no encoder is installed.
  func document(of context: CGContext) -> Data {
    guard let encoder else {
      report(.noDocuments)
      return Data()
    }
    return (try? encoder(context.finish(), .pdf)) ?? Data()
  }
}

extension CGContext {
  /// Hides everything drawn from now on.
  func leaveOutFurtherPages() {
    Session.current.graphics.report(.onlyFirstPage)
    clip(to: .zero)
  }
}

extension Diagnostic {
  fileprivate static let onlyFirstPage = Diagnostic(
    rule: "pdf-has-one-page", severity: .warning, message: "Only the first page of a PDF that a program draws is kept.")

  fileprivate static let noDocuments = Diagnostic(
    rule: "picture-not-encoded", severity: .warning,
    message: "Drawing a PDF returns no data in tests and in programs that do not link the product TinamouApp.")
}
