import InterfaceDocuments
import Testing
import UIKit

@testable import UIKit

/// Stack views on Interface Builder's canvas. Basis: frames of documents that others saved.
@MainActor struct StackCanvasTests {
  private func frames(in body: String, tools: String, device: String = "retina6_1") throws -> [String: CGRect] {
    let document = try DocumentReader.read(
      Array(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)"
          targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="\(device)"/>\(body)</document>
        """.utf8))
    var found: [String: CGRect] = [:]
    for scene in DocumentLayout(document).scenes {
      scene.root?.forEachInTree { view in if let id = view.source?.id { found[id] = view.frame } }
    }
    return found
  }

  /// Returns a stack view `s` in the corner of a root, with a length on request.
  private func stack(_ attributes: String, _ items: String, length: Int? = nil) -> String {
    let axis = attributes.contains("vertical") ? "height" : "width"
    let size = length.map { #"<constraint firstAttribute="\#(axis)" constant="\#($0)" id="size"/>"# } ?? ""
    return """
      <objects><view id="r"><rect key="frame" x="0" y="0" width="414" height="896"/><subviews>
      <stackView \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="s"><subviews>\(items)</subviews>
      <constraints>\(size)</constraints></stackView></subviews><constraints>
      <constraint firstItem="s" firstAttribute="top" secondItem="r" secondAttribute="top" id="top"/>
      <constraint firstItem="s" firstAttribute="leading" secondItem="r" secondAttribute="leading" id="leading"/>
      </constraints></view></objects>
      """
  }

  private func item(_ id: String, _ width: Int, priority: Int = 1000, isHidden: Bool = false) -> String {
    """
    <view \(isHidden ? #"hidden="YES""# : "") translatesAutoresizingMaskIntoConstraints="NO" id="\(id)"><constraints>
    <constraint firstAttribute="width" priority="\(priority)" constant="\(width)" id="\(id)w"/>
    <constraint firstAttribute="height" constant="20" id="\(id)h"/></constraints></view>
    """
  }

  // MARK: Hidden items

  @Test("a hidden item keeps the width that is required of it, and takes none of the row's")
  func hiddenBehind() throws {
    let row = item("a", 100) + item("b", 44, isHidden: true)
    let found = try frames(in: stack(#"spacing="5""#, row), tools: "22154")
    #expect(found["s"]?.width == 100)
    #expect(found["b"] == CGRect(x: 100, y: 0, width: 44, height: 20))
  }

  @Test("a width of 999 is not kept")
  func hiddenWithoutRequirement() throws {
    let row = item("a", 100) + item("b", 44, priority: 999, isHidden: true)
    #expect(try frames(in: stack("", row), tools: "22154")["b"]?.width == 0)
  }

  @Test("a hidden item begins in the middle of its gap", arguments: ["14490", "19529"])
  func hiddenBetween(_ tools: String) throws {
    let row = item("a", 90) + item("b", 90, isHidden: true) + item("c", 90)
    let found = try frames(in: stack(#"spacing="18""#, row), tools: tools)
    #expect(found["c"]?.minX == 108)
    #expect(found["b"]?.minX == 99)
  }

  @Test(
    "from Xcode 13 on hidden items stand before the row, too, and where there is no gap",
    arguments: [("15702", 0.0, 0.0), ("23504", -44, 100)])
  func hiddenAtTheEnds(_ tools: String, _ first: CGFloat, _ last: CGFloat) throws {
    let row = item("a", 44, isHidden: true) + item("b", 100) + item("c", 44, isHidden: true)
    let found = try frames(in: stack("", row), tools: tools)
    #expect(found["b"]?.minX == 0)
    #expect(found["a"]?.minX == first)
    #expect(found["c"]?.minX == last)
  }

  @Test("where gaps are equal, hidden items lie at the start of the stack view")
  func hiddenInEqualGaps() throws {
    let row = item("a", 44) + item("b", 30, isHidden: true)
    let found = try frames(in: stack(#"distribution="equalSpacing""#, row), tools: "23504")
    #expect(found["b"] == CGRect(x: 0, y: 0, width: 30, height: 20))
  }

  @Test("a stopped indicator is shown, even if the document hides it")
  func indicators() throws {
    let row =
      #"<activityIndicatorView hidden="YES" hidesWhenStopped="YES" style="gray" id="i" "#
      + #"translatesAutoresizingMaskIntoConstraints="NO"/>"# + item("a", 100)
    let found = try frames(in: stack(#"spacing="5""#, row), tools: "21701")
    #expect(found["i"]?.width == 20)
    #expect(found["a"]?.minX == 25)
  }

  // MARK: Items without a size

  @Test(
    "a label without text, a picture without image and an empty stack view are 50 points",
    arguments: [#"label text="""#, "imageView", "stackView"])
  func missingContent(_ element: String) throws {
    let row = #"<\#(element) translatesAutoresizingMaskIntoConstraints="NO" id="v"/>"#
    let found = try frames(in: stack("", row), tools: "24765")
    #expect(found["v"]?.size == CGSize(width: 50, height: 50))
  }

  @Test("a label of several lines without text is nothing")
  func emptyLines() throws {
    let row = #"<label text="" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="v"/>"#
    #expect(try frames(in: stack("", row), tools: "24765")["v"]?.size == .zero)
  }

  @Test("a size that the document gives an empty label counts")
  func placeholders() throws {
    let row =
      #"<label text="" placeholderIntrinsicWidth="70" placeholderIntrinsicHeight="17" "#
      + #"translatesAutoresizingMaskIntoConstraints="NO" id="v"/>"#
    #expect(try frames(in: stack("", row), tools: "24765")["v"]?.size == CGSize(width: 70, height: 17))
  }

  @Test("a view around content is as high as that, an empty one 128")
  func wrappers() throws {
    let empty = #"<view translatesAutoresizingMaskIntoConstraints="NO" id="v"/>"#
    let full = """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="w"><subviews>
      <view verticalHuggingPriority="251" translatesAutoresizingMaskIntoConstraints="NO" id="c">
      <size key="intrinsicContentSize" width="50" height="30"/></view></subviews><constraints>
      <constraint firstItem="c" firstAttribute="top" secondItem="w" secondAttribute="top" constant="16" id="1"/>
      <constraint firstAttribute="bottom" secondItem="c" secondAttribute="bottom" constant="16" id="2"/>
      </constraints></view>
      """
    let found = try frames(in: stack(#"axis="vertical""#, empty + full), tools: "17701")
    #expect(found["v"]?.height == 128)
    #expect(found["w"]?.height == 62)
  }

  // MARK: Labels

  @Test(
    "labels in a stack view, at any depth, are measured in pixels",
    arguments: [("23504", "retina6_1", 20.5), ("19529", "retina5_9", 20 + 1.0 / 3)])
  func labels(_ tools: String, _ device: String, _ height: CGFloat) throws {
    func label(_ id: String) -> String {
      """
      <label text="Label" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """
    }
    let nested = """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="w"><subviews>\(label("b"))</subviews><constraints>
      <constraint firstItem="b" firstAttribute="top" secondItem="w" secondAttribute="top" id="1"/></constraints></view>
      """
    let found = try frames(in: stack(#"alignment="top""#, label("a") + nested), tools: tools, device: device)
    let heights = [try #require(found["a"]?.height), try #require(found["b"]?.height)]
    #expect(heights.allSatisfy { abs($0 - height) < 1e-9 }, "\(heights)")
  }
}
