import InterfaceDocuments
import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// The scroll views of a document. Basis: attributes in Interface Builder's format.
@MainActor struct ScrollDocumentTests {
  @Test("scales and the keyboard's mode are those of the document")
  func attributes() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="4514"
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
      <scrollView minimumZoomScale="0.5" maximumZoomScale="3" bouncesZoom="NO" keyboardDismissMode="onDrag"
        indicatorStyle="white" directionalLockEnabled="YES" delaysContentTouches="NO" id="s">
      <rect key="frame" x="0" y="0" width="320" height="568"/></scrollView></objects></document>
      """
    let layout = DocumentLayout(try DocumentReader.read(Array(text.utf8)), LayoutRequest())
    let view = try #require(layout.scenes.first?.root as? UIScrollView)
    #expect(view.minimumZoomScale == 0.5)
    #expect(view.maximumZoomScale == 3)
    #expect(!view.bouncesZoom)
    #expect(view.keyboardDismissMode == .onDrag)
    #expect(view.indicatorStyle == .white && view.isDirectionalLockEnabled && !view.delaysContentTouches)
  }

  /// Basis: a refresh control of a table in Interface Builder's format.
  @Test("a refresh control of a document is one, with its title, behind the content")
  func refreshControl() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="14460"
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
      <tableView contentMode="scaleToFill" id="t"><rect key="frame" x="0" y="0" width="320" height="568"/>
      <refreshControl key="refreshControl" contentMode="center" enabled="NO" id="r">
      <rect key="frame" x="0" y="0" width="1000" height="1000"/><attributedString key="attributedTitle">
      <fragment content="Loading"/></attributedString></refreshControl></tableView></objects></document>
      """
    let layout = DocumentLayout(try DocumentReader.read(Array(text.utf8)), LayoutRequest())
    let table = try #require(layout.scenes.first?.root as? UITableView)
    let control = try #require(table.refreshControl)
    #expect(control.attributedTitle?.string == "Loading")
    #expect(control.superview === table && table.subviews.first === control)
    #expect(control.frame.maxY == 0 && control.frame.width == 320)
  }
}
