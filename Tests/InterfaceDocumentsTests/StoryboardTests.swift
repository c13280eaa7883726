import CoreTypes
import Testing

@testable import InterfaceDocuments

struct StoryboardTests {
  @Test func theDocumentsOwnAttributes() throws {
    let document = try Documents.read(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="32700.99.1234"
        targetRuntime="iOS.CocoaTouch.iPad" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES"
        launchScreen="YES" initialViewController="a">
      <device id="retina6_1" orientation="landscape" appearance="dark"/>
      <scenes><scene sceneID="s1"><objects><viewController id="a" sceneMemberID="viewController"/>
      <placeholder placeholderIdentifier="IBFirstResponder" id="f" sceneMemberID="firstResponder"/><exit id="e"/></objects></scene>
      <scene sceneID="s2"><objects/></scene></scenes>
      <resources><image name="logo" width="24" height="32"/></resources></document>
      """)
    #expect(document.kind == .storyboard && document.dialect == .document && document.toolsVersion == "32700.99.1234")
    #expect(document.usesAutoLayout && document.usesTraitCollections && document.usesSafeAreas)
    #expect(document.isLaunchScreen && document.targetIsPad && document.initialViewControllerID == "a")
    #expect(document.device == InterfaceDevice(id: "retina6_1", isLandscape: true, isDark: true))
    #expect(document.scenes.map(\.id) == ["s1", "s2"])
    #expect(document.scenes[0].objects.map(\.id) == ["a"])
    #expect(document.scenes[0].placeholders.map(\.role) == [.firstResponder, .exit])
    #expect(document.resources.imageSizes == ["logo": CGSize(width: 24, height: 32)])
  }

  @Test func aXibIsOneSceneWithoutItsPlaceholders() throws {
    let document = try Documents.xib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner"><connections>
      <outlet property="view" destination="v" id="o"/></connections></placeholder>
      <view id="v"/><tapGestureRecognizer id="g"/><customObject id="c" customClass="Thing"/>
      """)
    let scene = try #require(document.scenes.first)
    #expect(document.kind == .xib && scene.objects.map(\.id) == ["v", "g", "c"])
    #expect(scene.placeholders.first?.role == .filesOwner && scene.placeholders.first?.customClass == "Owner")
    #expect(scene.placeholders.first?.connections.map(\.destination) == ["v"])
  }

  @Test func controllers() throws {
    let controller = try Documents.controller(
      """
      <viewController storyboardIdentifier="main" title="T" hidesBottomBarWhenPushed="YES" id="c" customClass="C" customModule="M"
        automaticallyAdjustsScrollViewInsets="NO" sceneMemberID="viewController">
      <layoutGuides><viewControllerLayoutGuide type="top" id="t"/><viewControllerLayoutGuide type="bottom" id="b"/></layoutGuides>
      <view key="view" id="v"/><navigationItem key="navigationItem" title="N" id="n"/>
      <extendedEdge key="edgesForExtendedLayout" top="YES"/><size key="freeformSize" width="300" height="200"/>
      <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" translucent="NO"/><nil key="simulatedStatusBarMetrics"/>
      <connections><segue destination="v" kind="embed" identifier="e" id="s"/></connections></viewController>
      """)
    #expect(
      controller.className == "UIViewController" && controller.customClass == "C" && controller.customModule == "M")
    #expect(controller.storyboardIdentifier == "main" && controller.title == "T" && controller.view?.id == "v")
    #expect(controller.layoutGuides.map(\.edge) == [.top, .bottom] && controller.navigationItem?.title == "N")
    #expect(controller.presentation.extendedEdges == [.top])
    #expect(controller.presentation.freeformSize == CGSize(width: 300, height: 200))
    #expect(!controller.presentation.automaticallyAdjustsScrollViewInsets)
    #expect(controller.presentation.hidesBottomBarWhenPushed)
    #expect(controller.simulatedMetrics.map(\.key) == ["simulatedTopBarMetrics", "simulatedStatusBarMetrics"])
    #expect(controller.simulatedMetrics.map(\.name) == ["simulatedNavigationBarMetrics", "nil"])
    #expect(controller.segues.map(\.kind) == ["embed"])
  }

  @Test func containersNameTheirChildrenBySegue() throws {
    let controller = try Documents.controller(
      """
      <navigationController id="n" sceneMemberID="viewController"><navigationBar key="navigationBar" id="b" translucent="NO"/>
      <toolbar key="toolbar" id="t"/><connections>
      <segue destination="n" kind="relationship" relationship="rootViewController" id="s"/></connections></navigationController>
      """)
    #expect(controller.className == "UINavigationController" && controller.navigationBar?.id == "b")
    #expect(controller.allViews.map(\.id) == ["b", "t"])
    #expect(controller.segues.first?.relationship == "rootViewController")
  }

  @Test func referencesLeadToOtherStoryboards() throws {
    let controller = try Documents.controller(
      "<viewControllerPlaceholder storyboardName=\"Other\" referencedIdentifier=\"x\" id=\"p\" sceneMemberID=\"viewController\"/>"
    )
    #expect(controller.reference == StoryboardReference(storyboardName: "Other", identifier: "x"))
  }

  @Test func otherPlatformsAreReadWithAWarning() throws {
    let document = try Documents.read(
      "<document type=\"com.apple.InterfaceBuilder3.AppleTV.Storyboard\" targetRuntime=\"AppleTV\"><scenes/></document>"
    )
    #expect(document.diagnostics.map(\.rule) == [.otherPlatform])
  }
}
