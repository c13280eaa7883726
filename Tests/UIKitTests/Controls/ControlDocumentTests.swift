import InterfaceDocuments
import SystemProfiles
import Testing

@testable import UIKit

/// Small controls of a document. Basis: what Interface Builder writes.
@MainActor @Suite("Controls of documents") struct ControlDocumentTests {
  private func layout(_ subviews: String) throws -> DocumentLayout {
    let text = NibText.document(NibText.root("<subviews>\(subviews)</subviews>"))
    return DocumentLayout(try DocumentReader.read(Array(text.utf8)))
  }

  private let rect = "<rect key=\"frame\" x=\"10\" y=\"20\" width=\"39\" height=\"37\"/>"

  @Test("a page control has everything that the document says")
  func pageControl() throws {
    let layout = try layout(
      """
      <pageControl numberOfPages="4" currentPage="2" hidesForSinglePage="YES" id="p">\(rect)
      <color key="pageIndicatorTintColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom"
        customColorSpace="sRGB"/></pageControl>
      """)
    let control = try #require(layout.scenes.first?.root?.subviews.first as? UIPageControl)
    #expect((control.numberOfPages, control.currentPage, control.hidesForSinglePage) == (4, 2, true))
    #expect(control.pageIndicatorTintColor != nil && control.currentPageIndicatorTintColor == nil)
    #expect(control.frame == CGRect(x: 10, y: 20, width: 39, height: 37))
    #expect(layout.session.diagnostics.isEmpty)
  }

  @Test("a picker view is one, without rows")
  func pickerView() throws {
    let layout = try layout("<pickerView id=\"p\">\(rect)</pickerView>")
    let picker = try #require(layout.scenes.first?.root?.subviews.first as? UIPickerView)
    #expect(picker.numberOfComponents == 0 && layout.session.diagnostics.isEmpty)
  }
}
