import DisplayLists

open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat, @unchecked Sendable {
  /// Not written.
  open var documentInfo: [String: Any] = [:] { didSet { hasNoEffect("UIGraphicsPDFRendererFormat.documentInfo") } }
}

/// Draws the pages of a document; only the first of them becomes part of it.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext, @unchecked Sendable {
  /// From 1; 0 before the first page.
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

  /// Empty, with a diagnostic, where nobody makes files.
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
  /// Empty, with a diagnostic, where nothing makes files.
  func document(of context: CGContext) -> Data {
    guard let encoder else {
      report(.noDocuments)
      return Data()
    }
    return (try? encoder(context.finish(), .pdf)) ?? Data()
  }
}

extension CGContext {
  /// Nothing that is drawn from now on is seen.
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
    message: "Nothing here makes PDF files of what a program draws; the program gets no bytes.")
}
