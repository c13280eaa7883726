import DocumentText
import Testing

/// The values of single properties.
struct ValueTextTests {
  /// Returns the line of a view with children and attributes.
  private func line(_ element: String = "view", _ attributes: String = "", _ children: String = "") throws -> String {
    let text = try description(
      SampleDocuments.storyboard(
        """
        <scene sceneID="s"><objects><viewController id="c"><view key="view" id="r"><subviews>
        <\(element) \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="v">\(children)</\(element)>
        </subviews></view></viewController></objects></scene>
        """))
    let lines = text.split(separator: "\n").drop { !$0.hasPrefix("      ") }
    return lines.map { $0.dropFirst(6) }.joined(separator: "\n")
  }

  @Test(arguments: [
    ("systemColor=\"labelColor\"", "label"), ("white=\"0.0\" alpha=\"0.0\" colorSpace=\"calibratedWhite\"", "clear"),
    ("name=\"accent\"", "named \"accent\""),
    (
      "white=\"0.0\" alpha=\"0.29999999999999999\" customColorSpace=\"genericGamma22GrayColorSpace\"",
      "black alpha 0.3"
    ),
    ("white=\"0.5\" alpha=\"1\" colorSpace=\"calibratedWhite\"", "gray(0.5) in calibratedWhite"),
    (
      "red=\"1\" green=\"0.0\" blue=\"0.50196078431372548\" alpha=\"1\" customColorSpace=\"sRGB\"",
      "#FF0080"
    ),
    (
      "red=\"0.123\" green=\"0.0\" blue=\"1\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"displayP3\"",
      "rgb(0.123, 0, 1) in displayP3"
    ),
  ]) func colors(_ attributes: String, _ text: String) throws {
    #expect(
      try line("view", "", "<color key=\"backgroundColor\" \(attributes)/>") == "UIView, backgroundColor \(text)  #v")
  }

  @Test(arguments: [
    ("style=\"UICTFontTextStyleBody\"", "body"), ("type=\"boldSystem\" pointSize=\"17\"", "boldSystem 17"),
    ("name=\"Avenir-Book\" family=\"Avenir\" pointSize=\"13.5\"", "Avenir-Book 13.5"),
    ("type=\"system\" weight=\"light\" pointSize=\"17\"", "system light 17"),
  ]) func fonts(_ attributes: String, _ text: String) throws {
    let button = try line(
      "button",
      "opaque=\"NO\" buttonType=\"system\" contentHorizontalAlignment=\"center\" contentVerticalAlignment=\"center\" "
        + "lineBreakMode=\"middleTruncation\"",
      "<fontDescription key=\"fontDescription\" \(attributes)/>")
    #expect(button == "UIButton, font \(text)  #v")
  }

  @Test func aContainerAndAContentViewWithoutAnIdentifier() throws {
    let container = try line(
      "containerView", "opaque=\"NO\"",
      "<connections><segue destination=\"c\" kind=\"embed\" id=\"e\"/></connections>")
    #expect(container == "UIView, container  #v\n  segue embed → UIViewController#c")
    let cell = try line(
      "collectionViewCell", "opaque=\"NO\" clipsSubviews=\"YES\" multipleTouchEnabled=\"YES\" contentMode=\"center\"",
      """
      <view key="contentView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center">
      <subviews><imageView userInteractionEnabled="NO" horizontalHuggingPriority="251" verticalHuggingPriority="251"
      translatesAutoresizingMaskIntoConstraints="NO" id="i"/></subviews></view>
      <constraints><constraint firstAttribute="top" secondItem="i" secondAttribute="top" id="t"/></constraints>
      """)
    #expect(
      cell == """
        UICollectionViewCell, not translatesAutoresizingMaskIntoConstraints  #v
          UIView, as contentView
            UIImageView  #i
              superview.top = imageView.top  #t
        """)
  }

  /// Basis: captured: a commit of a public app made a collection's header usable by removing this attribute.
  @Test func aRootThatDoesNotTranslateItsMask() throws {
    let text = try description(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" useAutolayout="YES" useTraitCollections="YES" \
      useSafeAreas="YES" colorMatched="YES"><objects><collectionReusableView opaque="NO" clipsSubviews="YES" \
      multipleTouchEnabled="YES" contentMode="center" translatesAutoresizingMaskIntoConstraints="NO" id="h">
      <rect key="frame" x="0" y="0" width="320" height="40"/></collectionReusableView></objects></document>
      """)
    #expect(
      text == "xib\nUICollectionReusableView, size 320 × 40, not translatesAutoresizingMaskIntoConstraints  #h")
  }

  @Test func optionsInsetsAndSizes() throws {
    let text = try line(
      "view", "",
      """
      <edgeInsets key="layoutMargins" top="8" left="8" bottom="8" right="8"/>
      <directionalEdgeInsets key="directionalLayoutMargins" top="0.0" leading="16" bottom="0.0" trailing="16"/>
      <size key="sizeOf" width="10" height="2.5"/>
      <accessibility key="accessibilityConfiguration" label="Close">
      <accessibilityTraits key="traits" button="YES" header="YES"/><bool key="isElement" value="YES"/></accessibility>
      """)
    #expect(
      text == """
        UIView, directionalLayoutMargins (leading 16, trailing 16), layoutMargins 8, sizeOf 10 × 2.5  #v
          accessibilityConfiguration: label "Close", traits button+header, isElement yes
        """)
  }

  @Test func statesAndConfigurationsOfButtons() throws {
    let text = try line(
      "button",
      "opaque=\"NO\" buttonType=\"system\" contentHorizontalAlignment=\"center\" contentVerticalAlignment=\"center\" "
        + "lineBreakMode=\"middleTruncation\"",
      """
      <state key="normal" title="Buy" image="cart" catalog="system">
      <color key="titleColor" systemColor="labelColor"/></state>
      <state key="selected" title="Bought"/>
      <buttonConfiguration key="configuration" style="filled" title="Buy now" cornerStyle="large"/>
      """)
    #expect(
      text == """
        UIButton "Buy now"  #v
          normal: symbol "cart", title "Buy", titleColor label
          selected: title "Bought"
          configuration: cornerStyle large, style filled, title "Buy now"
        """)
  }

  @Test func variationsAndInstallations() throws {
    let text = try description(
      SampleDocuments.storyboard(
        """
        <scene sceneID="s"><objects><viewController id="c"><view key="view" id="r"><subviews>
        <stackView opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="v">
        <variation key="widthClass=regular" axis="vertical" misplaced="YES"/>
        <variation key="heightClass=compact-widthClass=regular" spacing="4"/></stackView></subviews>
        <constraints><constraint firstItem="v" firstAttribute="top" secondItem="r" secondAttribute="top" id="t">
        <variation key="heightClass=compact" constant="16"/></constraint></constraints>
        <variation key="default"><mask key="constraints"><exclude reference="t"/></mask></variation>
        <variation key="widthClass=regular"><mask key="constraints"><include reference="t"/></mask>
        <mask key="subviews"><exclude reference="v"/></mask></variation>
        </view></viewController></objects></scene>
        """))
    let lines = text.split(separator: "\n").suffix(4).map { $0.drop { $0 == " " } }
    #expect(
      lines == [
        "UIStackView, not installed for wR  #v", "for wR hC: spacing 4", "for wR: axis vertical",
        "stackView.top = superview.top, constant 16 for hC, not installed, installed for wR  #t",
      ])
  }

  @Test(arguments: [("a\u{202E}b", #""a\u{202e}b""#), ("tab\tx", #""tab\tx""#), ("👩‍👧 é\u{A0}", "\"👩‍👧 é\\u{a0}\"")])
  func invisibleCharactersAreEscaped(_ text: String, _ quoted: String) throws {
    let label = try line("view", "toolTip=\"\(text.replacing("\t", with: "&#9;"))\"")
    #expect(label == "UIView, toolTip \(quoted)  #v")
  }
}
