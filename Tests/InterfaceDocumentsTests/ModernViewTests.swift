import CoreTypes
import Testing

@testable import InterfaceDocuments

/// The common properties of all views, in the modern dialect.
struct ModernViewTests {
  @Test func anEmptyViewHasUIKitsDefaults() throws {
    let view = try Documents.view("<view id=\"v\"/>")
    #expect(view.layout == ViewLayout())
    #expect(view.appearance == ViewAppearance())
    #expect(view.frame == nil)
    #expect(view.translatesAutoresizingMaskIntoConstraints)
    #expect(view.layout.autoresizingMask == nil)
  }

  @Test func layoutIsRead() throws {
    let view = try Documents.view(
      """
      <view fixedFrame="YES" misplaced="YES" horizontalHuggingPriority="251" verticalCompressionResistancePriority="999.5"
        translatesAutoresizingMaskIntoConstraints="NO" placeholderIntrinsicWidth="120" placeholderIntrinsicHeight="noIntrinsicMetric">
      <rect key="frame" x="1" y="-2.5" width="30" height="40"/>
      <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" widthSizable="YES"/>
      <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
      <inset key="insetFor6xAndEarlier" minX="0.0" minY="-20" maxX="0.0" maxY="20"/>
      <viewLayoutGuide key="safeArea" id="g"/></view>
      """)
    let layout = view.layout
    #expect(layout.frame == CGRect(x: 1, y: -2.5, width: 30, height: 40))
    #expect(layout.autoresizingMask == [.flexibleRightMargin, .flexibleWidth])
    #expect(layout.isFixedFrame && layout.isMisplaced && !layout.translatesAutoresizingMaskIntoConstraints)
    #expect(layout.horizontalHugging == 251 && layout.verticalHugging == nil)
    #expect(layout.verticalCompressionResistance == 999.5)
    #expect(layout.placeholderIntrinsicSize == PlaceholderSize(width: 120))
    #expect(layout.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(layout.insetFor6xAndEarlier == UIEdgeInsets(top: -20, left: 0, bottom: 20, right: 0))
    #expect(view.layoutGuides == [ViewLayoutGuide(id: "g", kind: .safeArea)])
  }

  @Test func aMaskWithoutFlagsIsNotNoMask() throws {
    #expect(
      try Documents.view("<view><autoresizingMask key=\"autoresizingMask\"/></view>").layout.autoresizingMask == [])
  }

  @Test func unknownElementsStayWithAPlaceAndADiagnostic() throws {
    let document = try Documents.xib(
      """
      <view id="v"><subviews>
        <glkView id="k"><rect key="frame" x="0" y="0" width="5" height="6"/>
          <subviews><label id="l"/></subviews></glkView></subviews></view>
      """)
    let strange = try #require(document.allViews.first { $0.id == "k" })
    guard case .other("glkView") = strange.content else { Issue.record("content is \(strange.content)"); return }
    #expect(strange.frame == CGRect(x: 0, y: 0, width: 5, height: 6))
    #expect(strange.subviews.map(\.id) == ["l"])
    #expect(
      document.diagnostics == [
        DocumentDiagnostic(
          rule: .unknownElement, severity: .warning,
          message: "<glkView> is an unknown element; it is laid out as a plain view",
          position: SourcePosition(line: 3, column: 3), objectID: "k")
      ])
  }

  @Test func oddValuesAreReportedAndTheDefaultIsUsed() throws {
    let document = try Documents.xib("<view id=\"v\" alpha=\"much\" contentMode=\"middle\" tag=\"nan\"/>")
    #expect(document.allViews.first?.appearance == ViewAppearance())
    #expect(document.diagnostics.map(\.rule) == [.oddValue, .oddValue, .oddValue])
    #expect(document.diagnostics.first?.message == "alpha=\"much\" cannot be read; the default is used")
  }

  @Test func idsThatClashOrLeadNowhereAreReported() throws {
    let document = try Documents.xib(
      """
      <view id="v"><subviews><label id="v"/></subviews>
      <constraints><constraint firstItem="gone" firstAttribute="top" id="c"/></constraints></view>
      """)
    #expect(document.diagnostics.map(\.rule) == [.duplicateID, .danglingReference])
    #expect(document.diagnostics.map(\.position.line) == [2, 3])
  }

  @Test func viewsInAnyPropertyAreFoundOnce() throws {
    let document = try Documents.xib(
      """
      <tableView id="t"><view key="tableHeaderView" id="h"/><view key="backgroundView" id="b"/>
        <prototypes><tableViewCell id="c"><tableViewCellContentView key="contentView" id="cc"/></tableViewCell></prototypes>
      </tableView>
      <barButtonItem id="i"><button key="customView" id="x"/></barButtonItem>
      """)
    #expect(document.allViews.map(\.id) == ["t", "h", "c", "cc", "b", "x"])
    #expect(document.diagnostics.isEmpty)
  }

  @Test func variationsAreRead() throws {
    let view = try Documents.view(
      """
      <view id="v"><variation key="default"><mask key="constraints"><exclude reference="c"/></mask></variation>
      <variation key="heightClass=regular-widthClass=compact"><mask key="subviews"><include reference="s"/></mask>
      <rect key="frame" x="0" y="0" width="1" height="2"/></variation></view>
      """)
    #expect(view.frame == nil)
    #expect(view.variations.map(\.key.isDefault) == [true, false])
    #expect(view.variations[0].excludedConstraints == ["c"])
    #expect(view.variations[1].includedSubviews == ["s"])
    #expect(view.variations[1].frame == CGRect(x: 0, y: 0, width: 1, height: 2))
    #expect(view.variations[1].key.matches(width: .compact, height: .regular))
    #expect(!view.variations[1].key.matches(width: .regular, height: .regular))
    #expect(!VariationKey("userInterfaceIdiom=mac").matches(width: .compact, height: .regular))
  }

  @Test func runtimeAttributesAndConnectionsAreData() throws {
    let view = try Documents.view(
      """
      <button id="v"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="boolean" keyPath="on" value="YES"/>
      <userDefinedRuntimeAttribute type="size" keyPath="s"><size key="value" width="3" height="4"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes><connections><action selector="tap:" destination="-1" eventType="touchUpInside" id="a"/>
      <outlet property="o" destination="v" id="b"/></connections></button>
      """)
    #expect(view.runtimeAttributes.map(\.value) == [.number(8), .boolean(true), .size(CGSize(width: 3, height: 4))])
    #expect(
      view.connections.map(\.kind) == [.action(selector: "tap:", events: 64), .outlet(property: "o")])
  }
}
