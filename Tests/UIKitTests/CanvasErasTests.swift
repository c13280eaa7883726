import InterfaceDocuments
import Testing
import UIKit

@testable import UIKit

/// Canvases of different Xcodes.
/// Differences between versions of Interface Builder. Basis: frames of documents that others saved.
@MainActor struct CanvasErasTests {
  private func frame(of id: String, in body: String, tools: String, device: String = "retina6_1", isXib: Bool = true)
    throws -> CGRect
  {
    let type = isXib ? "XIB" : "Storyboard.XIB", screen = device.isEmpty ? "" : #"<device id="\#(device)"/>"#
    let document = try DocumentReader.read(
      Array(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(type)" version="3.0" toolsVersion="\(tools)"
          targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        \(screen)\(body)</document>
        """.utf8))
    var found: CGRect?
    for scene in DocumentLayout(document).scenes {
      scene.root?.forEachInTree { view in if view.source?.id == id { found = view.frame } }
    }
    return try #require(found)
  }

  private func pin(_ id: String, to other: String, _ pairs: [(String, String)]) -> String {
    let constraints = pairs.enumerated().map { index, pair in
      """
      <constraint firstItem="\(id)" firstAttribute="\(pair.0)" secondItem="\(other)" secondAttribute="\(pair.1)"
        id="\(id)\(index)"/>
      """
    }
    return "<constraints>\(constraints.joined())</constraints>"
  }

  /// Returns a storyboard whose only controller has the root view `r`, with a subview `v` at the top and bottom of its
  /// safe area.
  private func scene(_ rect: String, view: String = "", controller: String = "") -> String {
    """
    <scenes><scene sceneID="x"><objects><viewController id="c"><view key="view" id="r" \(view)>
    <rect key="frame" \(rect)/><subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="v"/></subviews>
    <viewLayoutGuide key="safeArea" id="s"/>
    \(pin("v", to: "s", [("top", "top"), ("bottom", "bottom"), ("leading", "leading"), ("trailing", "trailing")]))
    </view>\(controller)</viewController></objects></scene></scenes>
    """
  }

  private func label(_ font: String) -> String {
    """
    <objects><view id="r"><rect key="frame" x="0" y="0" width="414" height="896"/><subviews>
    <label text="Label" translatesAutoresizingMaskIntoConstraints="NO" id="v"><fontDescription \(font)/></label>
    </subviews>\(pin("v", to: "r", [("top", "top"), ("leading", "leading")]))</view></objects>
    """
  }

  // MARK: Screens

  @Test(
    "an iPhone 12 covers 44 points on canvases before Xcode 14, and 47 since",
    arguments: [("19529", 44.0), ("21507", 47)])
  func safeAreaOfTheiPhone12(_ tools: String, _ top: CGFloat) throws {
    let body = scene(#"x="0" y="0" width="390" height="844""#)
    #expect(try frame(of: "v", in: body, tools: tools, device: "retina6_0", isXib: false).minY == top)
  }

  @Test("the status bar has its room again in Xcode 14.3", arguments: [("21507", 0.0), ("21701", 20)])
  func statusBar(_ tools: String, _ top: CGFloat) throws {
    let body = scene(#"x="0" y="0" width="375" height="667""#)
    #expect(try frame(of: "v", in: body, tools: tools, device: "retina4_7", isXib: false).minY == top)
  }

  @Test("a view that another app shows has neither screen edges nor bars around it")
  func widgets() throws {
    let body = scene(
      #"x="0" y="0" width="320" height="37""#, view: #"simulatedAppContext="notificationCenter""#,
      controller: #"<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>"#)
    let found = try frame(of: "v", in: body, tools: "13771", device: "retina4_7", isXib: false)
    #expect(found == CGRect(x: 0, y: 0, width: 320, height: 37))
  }

  @Test("below a simulated opaque bar nothing covers the top, and the screen's end covers what hangs over it")
  func opaqueBars() throws {
    let body =
      scene(
        #"x="0" y="64" width="375" height="667""#,
        controller: #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" translucent="NO" prompted="NO"/>"#)
        + """
        <simulatedMetricsContainer key="defaultSimulatedMetrics">
        <simulatedScreenMetrics key="destination" type="retina4_7.fullscreen"/></simulatedMetricsContainer>
        """
    let found = try frame(of: "v", in: body, tools: "11542", device: "", isXib: false)
    #expect(found == CGRect(x: 0, y: 0, width: 375, height: 603))
  }

  @Test("a simulated bar covers the view of a xib as well")
  func barsOverXibs() throws {
    let body = """
      <objects><view id="r"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="v"/></subviews><viewLayoutGuide key="safeArea" id="s"/>
      \(pin("v", to: "s", [("top", "top"), ("bottom", "bottom"), ("leading", "leading"), ("trailing", "trailing")]))
      <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/></view></objects>
      """
    let found = try frame(of: "v", in: body, tools: "18122", device: "retina4_7")
    #expect(found == CGRect(x: 0, y: 44, width: 375, height: 623))
  }

  @Test(
    "a large title covers 52 points more, on cards of iOS 26 below a bar of 74",
    arguments: [
      ("13771", "retina4_7", 375, 667, 116.0), ("24128", "retina6_1", 414, 896, 202),
      ("24128", "retina6_1", 414, 848, 126),
    ])
  func largeTitles(_ tools: String, _ device: String, _ width: Int, _ height: Int, _ top: CGFloat) throws {
    let root = scene(#"x="0" y="0" width="\#(width)" height="\#(height)""#).replacingOccurrences(
      of: "<scenes>", with: "")
    let body = """
      <scenes><scene sceneID="n"><objects><navigationController id="n">
      <navigationBar key="navigationBar" largeTitles="YES" id="b"/><connections>
      <segue destination="c" kind="relationship" relationship="rootViewController" id="g"/></connections>
      </navigationController></objects></scene>\(root)
      """
    #expect(try frame(of: "v", in: body, tools: tools, device: device, isXib: false).minY == top)
  }

  @Test(
    "views of xibs have plain margins before Xcode 9, a root's since",
    arguments: [("7706", "", 8.0), ("14490", "retina5_9", 16)])
  func marginsOfXibs(_ tools: String, _ device: String, _ margin: CGFloat) throws {
    let body = """
      <objects><view id="r"><rect key="frame" x="0" y="0" width="375" height="812"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="v"/></subviews>
      \(pin("v", to: "r", [("leading", "leadingMargin"), ("top", "top")]))</view></objects>
      """
    #expect(try frame(of: "v", in: body, tools: tools, device: device).minX == margin)
  }

  // MARK: Cells

  @Test(
    "margins of cells outside tables follow screen, cell and generation",
    arguments: [
      ("11762", "retina4_7", 600, 8.0), ("14113", "retina4_7", 600, 20), ("14113", "retina4_7", 375, 16),
      ("16096", "retina4_7", 600, 15), ("17701", "retina4_7", 600, 16), ("17701", "retina6_1", 320, 16),
      ("16097", "retina6_1", 331, 20), ("17701", "retina6_1", 414, 20), ("24128", "retina6_12", 320, 16),
      ("24127", "retina6_12", 339, 20), ("13196", "retina4_7", 375, 8),
    ])
  func cellMargins(_ tools: String, _ device: String, _ width: Int, _ margin: CGFloat) throws {
    let body = """
      <objects><tableViewCell id="cell"><rect key="frame" x="0" y="0" width="\(width)" height="60"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <rect key="frame" x="0" y="0" width="\(width)" height="60"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="v"/></subviews>
      \(pin("v", to: "content", [("leading", "leadingMargin"), ("top", "top")]))
      </tableViewCellContentView></tableViewCell></objects>
      """
    #expect(try frame(of: "v", in: body, tools: tools, device: device).minX == margin)
  }

  @Test("cells of collections in xibs have a root's margins", arguments: [(375, 16.0), (402, 20)])
  func collectionCellMargins(_ width: Int, _ margin: CGFloat) throws {
    let body = """
      <objects><collectionViewCell id="cell"><rect key="frame" x="0" y="0" width="\(width)" height="60"/>
      <view key="contentView"><rect key="frame" x="0" y="0" width="\(width)" height="60"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="v"/></subviews></view>
      \(pin("v", to: "cell", [("leading", "leadingMargin"), ("top", "topMargin")]))</collectionViewCell></objects>
      """
    #expect(try frame(of: "v", in: body, tools: "14460", device: "retina4_7").origin == CGPoint(x: margin, y: 0))
  }

  // MARK: Sizes

  /// Found with randomly changed documents.
  @Test("a view in a stack view that resists less than nothing ends nothing", arguments: ["0", "-1e12"])
  func noResistance(_ priority: String) throws {
    let body = """
      <objects><view id="r"><rect key="frame" x="0" y="0" width="414" height="896"/><subviews>
      <stackView translatesAutoresizingMaskIntoConstraints="NO" id="s"><subviews>
      <view horizontalCompressionResistancePriority="\(priority)" translatesAutoresizingMaskIntoConstraints="NO" id="v"/>
      </subviews></stackView></subviews></view></objects>
      """
    #expect(try frame(of: "v", in: body, tools: "14460", device: "retina4_7").height >= 0)
  }

  @Test("since Xcode 16 labels in the system font are whole points large, those in text styles are not")
  func wholePoints() throws {
    let fixed = #"key="fontDescription" type="system" pointSize="17""#
    let styled = #"key="fontDescription" style="UICTFontTextStyleBody""#
    let old = try frame(of: "v", in: label(fixed), tools: "22505")
    let new = try frame(of: "v", in: label(fixed), tools: "23504")
    #expect(old.size == CGSize(width: 41.5, height: 20.5))
    #expect(new.size == CGSize(width: 42, height: 21))
    #expect(try frame(of: "v", in: label(styled), tools: "23504").height == 20.5)
  }

  @Test(
    "the older screens of scale 3 measure in pixels in Xcode 10",
    arguments: [
      ("14113", "retina5_9", 63.0), ("14490", "retina5_9", 61.0), ("19455", "retina5_9", 63.0),
      ("14490", "retina6_5", 61.0), ("16097", "retina6_5", 63.0),
    ])
  func oldScreensOfScale3(_ tools: String, _ device: String, _ pixels: Double) throws {
    let fixed = #"key="fontDescription" type="system" pointSize="17""#
    #expect(abs(try frame(of: "v", in: label(fixed), tools: tools, device: device).height * 3 - pixels) < 1e-9)
  }

  @Test("sliders are 34 points high since Xcode 16.3", arguments: [("23504", 31.0), ("23727", 34), ("24128", 34)])
  func sliders(_ tools: String, _ height: CGFloat) throws {
    let body = """
      <objects><view id="r"><rect key="frame" x="0" y="0" width="414" height="896"/><subviews>
      <slider translatesAutoresizingMaskIntoConstraints="NO" id="v"/></subviews>
      \(pin("v", to: "r", [("top", "top"), ("leading", "leading"), ("trailing", "trailing")]))</view></objects>
      """
    #expect(try frame(of: "v", in: body, tools: tools).height == height)
  }

  @Test(
    "configured buttons are higher in Xcode 15 to 16.2", arguments: [("21701", 34.5), ("23504", 40.5), ("23727", 34.5)])
  func configuredButtons(_ tools: String, _ height: CGFloat) throws {
    let body = button(#"<buttonConfiguration key="configuration" style="plain" title="Play"/>"#)
    #expect(try frame(of: "v", in: body, tools: tools).height == height)
  }

  /// Basis: captured: 2 of 2 such buttons are as wide as their images.
  @Test("a configuration without a title has none, whatever the states say")
  func titlesOfConfigurations() throws {
    let plain = #"<buttonConfiguration key="configuration" style="plain"/>"#
    let titled = try frame(of: "v", in: button(plain), tools: "22505")
    let empty = try frame(of: "v", in: button(plain, title: ""), tools: "22505")
    #expect(titled == empty)
  }

  private func button(_ configuration: String, title: String = "Button") -> String {
    """
    <objects><view id="r"><rect key="frame" x="0" y="0" width="414" height="896"/><subviews>
    <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="v">
    <state key="normal" title="\(title)"/>\(configuration)</button></subviews>
    \(pin("v", to: "r", [("top", "top"), ("leading", "leading")]))</view></objects>
    """
  }

  @Test("an effect view without a size has its content's, wherever that was saved")
  func effectViews() throws {
    let body = """
      <objects><view id="r"><rect key="frame" x="0" y="0" width="414" height="896"/><subviews>
      <visualEffectView translatesAutoresizingMaskIntoConstraints="NO" id="v">
      <view key="contentView" id="content"><rect key="frame" x="0" y="0" width="99.5" height="39.5"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="box"><constraints>
      <constraint firstAttribute="width" constant="100" id="w"/><constraint firstAttribute="height" constant="40" id="h"/>
      </constraints></view></subviews>
      \(pin("box", to: "content", [("top", "top"), ("bottom", "bottom"), ("leading", "leading"), ("trailing", "trailing")]))
      </view><blurEffect style="regular"/></visualEffectView></subviews>
      \(pin("v", to: "r", [("top", "top"), ("leading", "leading")]))</view></objects>
      """
    #expect(try frame(of: "v", in: body, tools: "17506").size == CGSize(width: 100, height: 40))
  }
}
