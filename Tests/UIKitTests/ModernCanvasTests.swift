import InterfaceDocuments
import Testing
import UIKit

@testable import UIKit

/// Canvas with devices.
/// The canvas of scenes in Xcode 8 and later. Basis: frames that Interface Builder saved.
@MainActor struct ModernCanvasTests {
  private func frame(of id: String, in body: String, tools: String, device: String, isXib: Bool = false) throws
    -> CGRect
  {
    let type = isXib ? "XIB" : "Storyboard.XIB"
    let document = try DocumentReader.read(
      Array(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(type)" version="3.0" toolsVersion="\(tools)"
          targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="\(device)"/>\(body)</document>
        """.utf8))
    var found: CGRect?
    for scene in DocumentLayout(document).scenes {
      scene.root?.forEachInTree { view in if view.source?.id == id { found = view.frame } }
    }
    return try #require(found)
  }

  /// Returns a root view with a subview `v` that fills its safe area and its horizontal margins.
  private func root(_ width: Int, _ height: Int, key: String = "", simulated: String = "") -> String {
    """
    <view \(key) id="r"><rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/><subviews>
    <view translatesAutoresizingMaskIntoConstraints="NO" id="v"/></subviews>
    <viewLayoutGuide key="safeArea" id="s"/><constraints>
    <constraint firstItem="v" firstAttribute="top" secondItem="s" secondAttribute="top" id="1"/>
    <constraint firstItem="s" firstAttribute="bottom" secondItem="v" secondAttribute="bottom" id="2"/>
    <constraint firstItem="v" firstAttribute="leading" secondItem="r" secondAttribute="leadingMargin" id="3"/>
    <constraint firstAttribute="trailingMargin" secondItem="v" secondAttribute="trailing" id="4"/>
    </constraints>\(simulated)</view>
    """
  }

  private func storyboard(_ view: String) -> String {
    "<scenes><scene sceneID=\"x\"><objects><viewController id=\"c\">\(view)</viewController></objects></scene></scenes>"
  }

  @Test(
    "the status bar takes no room in Xcode 11 to 14, and the home indicator twice its own from 16.3 on",
    arguments: [
      ("13196", "retina4_7", 375, 667, 20.0, 647.0), ("15400", "retina4_7", 375, 667, 0, 667),
      ("22505", "retina4_7", 375, 667, 20, 647), ("23504", "retina6_1", 414, 896, 48, 814),
      ("23727", "retina6_1", 414, 896, 96, 732), ("24127", "retina6_1", 414, 896, 96, 732),
    ])
  func safeArea(tools: String, device: String, width: Int, height: Int, top: CGFloat, inner: CGFloat) throws {
    let body = storyboard(root(width, height, key: "key=\"view\""))
    let found = try frame(of: "v", in: body, tools: tools, device: device)
    #expect(found.minY == top)
    #expect(found.height == inner)
  }

  @Test(
    "on the first screens of scale 3 a line is whole points high, in a text style only in Xcode 26",
    arguments: [
      (#"text="Live Photo""#, #"type="system" pointSize="17""#, "22505", "retina5_5", 80.333, 21.0),
      (#"text="Folder""#, #"style="UICTFontTextStyleBody""#, "22505", "retina5_9", 48.333, 20.333),
      (#"text="Folder""#, #"style="UICTFontTextStyleBody""#, "24506", "retina5_9", 49, 21),
      (#"text="Folder""#, #"style="UICTFontTextStyleBody""#, "24506", "retina6_12", 48.333, 20.333),
      (#"text="100" numberOfLines="0""#, #"type="boldSystem" pointSize="12""#, "22505", "retina5_9", 22.667, 14.333),
    ])
  func lines(label: String, font: String, tools: String, device: String, width: CGFloat, height: CGFloat) throws {
    let body = storyboard(
      """
      <view key="view" id="r"><rect key="frame" x="0" y="0" width="375" height="812"/><subviews>
      <label \(label) translatesAutoresizingMaskIntoConstraints="NO" id="v"><fontDescription key="fontDescription" \(font)/>
      </label></subviews><constraints>
      <constraint firstItem="v" firstAttribute="top" secondItem="r" secondAttribute="top" id="1"/>
      <constraint firstItem="v" firstAttribute="leading" secondItem="r" secondAttribute="leading" id="2"/>
      </constraints></view>
      """)
    let found = try frame(of: "v", in: body, tools: tools, device: device)
    #expect(abs(found.width - width) < 0.34 && abs(found.height - height) < 1e-3, "\(found)")
  }

  @Test(
    "a free view of a xib has a root's margins and a safe area, with the home indicator's room from Xcode 14 on",
    arguments: [("14113", 0.0, 123.0), ("17506", 44, 79), ("22505", 48, 41), ("23727", 48, 41)])
  func freeViews(_ tools: String, _ top: CGFloat, _ height: CGFloat) throws {
    let body = "<objects>\(root(600, 123))</objects>"
    let found = try frame(of: "v", in: body, tools: tools, device: "retina6_1", isXib: true)
    #expect(found == CGRect(x: 20, y: top, width: 560, height: height))
  }

  @Test("a free view that is higher than the screen reaches the home indicator")
  func freeViewsBeyondTheScreen() throws {
    let body = "<objects>\(root(414, 2000))</objects>"
    #expect(try frame(of: "v", in: body, tools: "17506", device: "retina6_1", isXib: true).maxY == 1966)
  }

  @Test("from Xcode 16.3 on the upright insets are added in landscape, too")
  func landscape() throws {
    let body = storyboard(root(844, 390, key: "key=\"view\""))
    let found = try frame(of: "v", in: body, tools: "24412", device: "retina6_0\" orientation=\"landscape")
    #expect(found.minY == 47 && found.maxY == 335)
  }

  @Test("up to Xcode 10 the status bar covers high free views", arguments: [(351, 0.0), (496, 20)])
  func highFreeViews(_ height: Int, _ top: CGFloat) throws {
    let body = "<objects>\(root(295, height))</objects>"
    #expect(try frame(of: "v", in: body, tools: "14113", device: "retina4_7", isXib: true).minY == top)
  }

  /// Basis: captured: 4 of 4 embedded roots as wide as the screen are at its top, 1 of 1 that is wider is not.
  @Test("an embedded root is covered from above if it is as wide as the screen", arguments: [(375, 20.0), (400, 0)])
  func embedded(_ width: Int, _ top: CGFloat) throws {
    let body = """
      <scenes><scene sceneID="x"><objects><viewController id="c"><view key="view" id="outer">
      <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      <containerView id="box"><rect key="frame" x="0" y="100" width="375" height="289"/>
      <connections><segue destination="inner" kind="embed" id="e"/></connections></containerView></subviews></view>
      </viewController></objects></scene><scene sceneID="y"><objects>
      <viewController id="inner">\(root(width, 289, key: "key=\"view\""))</viewController></objects></scene></scenes>
      """
    #expect(try frame(of: "v", in: body, tools: "14460", device: "retina4_7").minY == top)
  }

  /// Basis: captured: 12 of 12 roots below opaque bars are not covered; a card's bar is 56 high (n=250).
  @Test("a view on a card begins below an opaque bar, and under a translucent one", arguments: [(591, 0.0), (647, 56)])
  func cards(_ height: Int, _ top: CGFloat) throws {
    let bar = top == 0 ? #"<navigationBar key="navigationBar" translucent="NO" id="b"/>"# : ""
    let body = """
      <scenes><scene sceneID="x"><objects><navigationController id="n">\(bar)<connections>
      <segue destination="c" kind="relationship" relationship="rootViewController" id="s1"/></connections>
      </navigationController></objects></scene><scene sceneID="y"><objects>
      <viewController id="c">\(root(375, height, key: "key=\"view\""))</viewController></objects></scene></scenes>
      """
    #expect(try frame(of: "v", in: body, tools: "22505", device: "retina4_7").minY == top)
  }

  /// Basis: captured: 4 of 5 roots with a simulated opaque bar; toolbars of 49 points below 9 of 9 roots of 3 documents.
  @Test("a view ends above an opaque tab bar, and below a navigation controller's toolbar", arguments: [true, false])
  func bottomBars(_ isTabBar: Bool) throws {
    let bars =
      isTabBar
      ? #"<simulatedTabBarMetrics key="simulatedBottomBarMetrics" translucent="NO"/>"# : ""
    let body = """
      <scenes><scene sceneID="x"><objects><navigationController toolbarHidden="NO" id="n"><connections>
      <segue destination="c" kind="relationship" relationship="rootViewController" id="s1"/></connections>
      </navigationController></objects></scene><scene sceneID="y"><objects><viewController id="c">
      \(root(375, isTabBar ? 618 : 667, key: "key=\"view\""))\(bars)</viewController></objects></scene></scenes>
      """
    let found = try frame(of: "v", in: body, tools: "15400", device: "retina4_7")
    #expect(found.maxY == 618)
  }

  /// Basis: captured: the views inside 1 of 1 saved cell whose frame is not that of its layout, and which has no custom
  /// size.
  @Test("a cell of a collection is as large as its layout says, unless it has its own size", arguments: [true, false])
  func itemSize(_ isCustom: Bool) throws {
    let body = """
      <objects><collectionView id="c"><rect key="frame" x="0" y="0" width="375" height="400"/>
      <collectionViewFlowLayout key="collectionViewLayout" id="f">
      <size key="itemSize" width="150" height="75"/></collectionViewFlowLayout>
      <cells><collectionViewCell id="cell"><rect key="frame" x="0" y="0" width="50" height="50"/>
      \(isCustom ? #"<size key="customSize" width="50" height="50"/>"# : "")</collectionViewCell></cells>
      </collectionView></objects>
      """
    let found = try frame(of: "cell", in: body, tools: "14460", device: "retina4_7", isXib: true)
    #expect(found.size == (isCustom ? CGSize(width: 50, height: 50) : CGSize(width: 150, height: 75)))
  }

  /// Basis: documented ("Interface Builder provides a default size"); captured: 14 views of 11 documents.
  @Test(
    "a view that asks for nothing is as wide in a stack view as from the library, where there is room",
    arguments: [("view", ""), ("textView", "")])
  func libraryWidth(_ element: String, _ attributes: String) throws {
    for (room, width) in [(375, 240.0), (100, 100)] {
      #expect(try arranged("<\(element) \(attributes) %/>", in: room).width == width)
    }
  }

  /// Basis: captured: a view around a label of 41.5 points takes 238.5 before the next label gets more than it needs.
  @Test("content yields to the library's size if it hugs like labels", arguments: [(251, 240.0), (252, 50)])
  func contentOfLibraryViews(_ hugging: Int, _ width: CGFloat) throws {
    let view = """
      <view %><subviews><view horizontalHuggingPriority="\(hugging)" translatesAutoresizingMaskIntoConstraints="NO" id="c">
      <size key="intrinsicContentSize" width="50" height="30"/></view></subviews><constraints>
      <constraint firstItem="c" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="3"/>
      <constraint firstAttribute="trailing" secondItem="c" secondAttribute="trailing" id="4"/></constraints></view>
      """
    #expect(try arranged(view, in: 375).width == width)
  }

  @Test("a view with constraints or text of its own is as wide as they say")
  func ownWidth() throws {
    let width =
      "<constraints><constraint firstAttribute=\"width\" priority=\"300\" constant=\"7\" id=\"w\"/></constraints>"
    #expect(try arranged("<view %>\(width)</view>", in: 375).width == 7)
    #expect(try arranged("<label text=\"a\" %/>", in: 375).width < 20)
  }

  /// Returns the frame of a view in the middle of a column of some width; `%` is replaced by the attributes of each
  /// view.
  private func arranged(_ view: String, in width: Int) throws -> CGRect {
    let body = """
      <objects><view id="r"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      <stackView axis="vertical" alignment="center" translatesAutoresizingMaskIntoConstraints="NO" id="s"><subviews>
      \(view.replacingOccurrences(of: "%", with: "translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"v\""))
      </subviews><constraints><constraint firstAttribute="width" constant="\(width)" id="1"/></constraints></stackView>
      </subviews></view></objects>
      """
    return try frame(of: "v", in: body, tools: "17506", device: "retina4_7", isXib: true)
  }

  /// Basis: captured: 4 of 4 constraints to margins of stack views (2 documents) refer to their edges.
  @Test("a stack view of a document has no margins of its own")
  func stackMargins() throws {
    let body = """
      <objects><view id="r"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      <stackView axis="vertical" alignment="center" translatesAutoresizingMaskIntoConstraints="NO" id="s"><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="v"/></subviews><constraints>
      <constraint firstItem="v" firstAttribute="leading" secondItem="s" secondAttribute="leadingMargin" constant="16" id="1"/>
      <constraint firstAttribute="width" constant="300" id="2"/></constraints></stackView></subviews></view></objects>
      """
    #expect(try frame(of: "v", in: body, tools: "16097", device: "retina4_7", isXib: true).minX == 16)
  }

  @Test("a cell's content has the cell's margins and is not covered")
  func cells() throws {
    let body = """
      <objects><tableViewCell id="cell"><rect key="frame" x="0" y="0" width="320" height="60"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <rect key="frame" x="0" y="0" width="320" height="60"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="v"/></subviews><constraints>
      <constraint firstItem="v" firstAttribute="top" secondItem="content" secondAttribute="topMargin" id="1"/>
      <constraint firstAttribute="bottomMargin" secondItem="v" secondAttribute="bottom" id="2"/>
      <constraint firstItem="v" firstAttribute="leading" secondItem="content" secondAttribute="leadingMargin" id="3"/>
      <constraint firstAttribute="trailingMargin" secondItem="v" secondAttribute="trailing" id="4"/>
      </constraints></tableViewCellContentView></tableViewCell></objects>
      """
    let wide = try frame(of: "v", in: body, tools: "17701", device: "retina6_1", isXib: true)
    let narrow = try frame(of: "v", in: body, tools: "15705", device: "retina4_7", isXib: true)
    #expect(wide == CGRect(x: 16, y: 11, width: 288, height: 38))
    #expect(narrow == CGRect(x: 15, y: 11, width: 290, height: 38))
  }
}
