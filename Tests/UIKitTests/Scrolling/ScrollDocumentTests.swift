import InterfaceDocuments
import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// What a document says about a scroll view. Basis: attributes as Interface Builder writes them.
@MainActor @Suite("Scroll views of documents") struct ScrollDocumentTests {
  @Test("scales and the keyboard's mode are those of the document")
  func attributes() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="4514"
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
      <scrollView minimumZoomScale="0.5" maximumZoomScale="3" bouncesZoom="NO" keyboardDismissMode="onDrag" id="s">
      <rect key="frame" x="0" y="0" width="320" height="568"/></scrollView></objects></document>
      """
    let layout = DocumentLayout(try DocumentReader.read(Array(text.utf8)), LayoutRequest())
    let view = try #require(layout.scenes.first?.root as? UIScrollView)
    #expect(view.minimumZoomScale == 0.5)
    #expect(view.maximumZoomScale == 3)
    #expect(!view.bouncesZoom)
    #expect(view.keyboardDismissMode == .onDrag)
  }
}
