import CoreTypes
import Testing

@testable import InterfaceDocuments

struct ArchiveTests {
  private static func view(_ inside: String) -> String {
    "<object class=\"IBUIView\" id=\"a\"><int key=\"NSvFlags\">274</int><string key=\"NSFrame\">{{0, 20}, {320, 548}}</string>\(inside)</object>"
  }

  private static func record(_ id: Int, _ object: String) -> String {
    "<object class=\"IBObjectRecord\"><int key=\"objectID\">\(id)</int><reference key=\"object\" ref=\"\(object)\"/></object>"
  }

  @Test("an empty prompt of a search bar is none")
  func emptyPrompt() throws {
    for (prompt, expected) in [("", nil), ("Find", "Find")] as [(String, String?)] {
      let document = try Documents.archive(
        """
        <object class="IBUISearchBar" id="a"><int key="NSvFlags">290</int><string key="IBPrompt">\(prompt)</string></object>
        """)
      guard case .searchBar(let bar) = document.allViews.first?.content else { Issue.record("no search bar"); return }
      #expect(bar.prompt == expected)
    }
  }

  @Test(arguments: [
    ("MQA", [1.0]), ("MAA", [0]), ("MC41AA", [0.5]), ("MCAwIDAAA", [0, 0, 0]), ("MCAwIDEAA", [0, 0, 1]),
    ("MC4xOTYwNzg0MzQ2IDAuMzA5ODAzOTMyOSAwLjUyMTU2ODY1NgA", [0.1960784346, 0.3098039329, 0.521568656]), ("", []),
    ("!", []),
  ]) func colourBytes(_ text: String, _ numbers: [Double]) {
    #expect(ArchiveBytes.numbers(text) == numbers)
  }

  private static let masks: [(flags: Int, mask: AutoresizingMask)] = [
    (292, [.flexibleRightMargin, .flexibleBottomMargin]),
    (274, [.flexibleWidth, .flexibleHeight]), (290, [.flexibleWidth, .flexibleBottomMargin]),
    (301, [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin]), (256, []),
  ]

  @Test(arguments: masks) func flagsHoldTheMask(_ flags: Int, _ mask: AutoresizingMask) throws {
    let document = try Documents.archive(
      "<object class=\"IBUIView\" id=\"a\"><int key=\"NSvFlags\">\(flags)</int></object>")
    let layout = try #require(document.allViews.first).layout
    #expect(layout.autoresizingMask == mask && layout.autoresizesSubviews)
  }

  @Test func negativeFlagsAreHiddenViews() throws {
    let document = try Documents.archive(
      "<object class=\"IBUIView\" id=\"a\"><int key=\"NSvFlags\">-2147483356</int></object>")
    let view = try #require(document.allViews.first)
    #expect(view.appearance.isHidden && view.layout.autoresizingMask == [.flexibleRightMargin, .flexibleBottomMargin])
  }

  @Test func theHeaderIsRead() throws {
    let document = try Documents.archive(Self.view(""), data: "<bool key=\"IBDocument.UseAutolayout\">YES</bool>")
    #expect(document.dialect == .archive && document.formatVersion == "8.00" && document.usesAutoLayout)
    #expect(document.archive?.systemTarget == 1536)
    let view = try #require(document.allViews.first)
    #expect(view.id == "1" && view.frame == CGRect(x: 0, y: 20, width: 320, height: 548))
    #expect(view.position == SourcePosition(line: 4, column: 1) && view.elementName == "view")
  }

  @Test func aSizeAloneIsAFrameAtTheOrigin() throws {
    let document = try Documents.archive(
      "<object class=\"IBUIView\" id=\"a\"><string key=\"NSFrameSize\">{320, 460}</string></object>")
    #expect(document.allViews.first?.frame == CGRect(x: 0, y: 0, width: 320, height: 460))
  }

  @Test func objectsMayBeWrittenAfterTheyAreReferredTo() throws {
    let label = """
      <object class="IBObjectRecord"><int key="objectID">4</int><object class="IBUILabel" key="object" id="b">
      <int key="NSvFlags">292</int><string key="NSHuggingPriority">{251, 250}</string><string key="IBUIText">Name</string>
      <object class="NSFont" key="IBUIFont"><string key="NSName">Helvetica-Bold</string><double key="NSSize">15</double></object>
      </object></object>
      """
    let document = try Documents.archive(
      Self.view("<array key=\"NSSubviews\"><reference ref=\"b\"/></array>"), records: label,
      properties: """
        <string key="4.CustomClassName">NameLabel</string>
        <boolean value="NO" key="4.IBViewMetadataTranslatesAutoresizingMaskIntoConstraints"/>
        """)
    let view = try #require(document.allViews.last)
    guard case .label(let content) = view.content else { Issue.record("no label"); return }
    #expect(view.id == "4" && content.text == .plain("Name") && view.customClass == "NameLabel")
    #expect(view.layout.horizontalHugging == 251 && view.layout.verticalHugging == 250)
    #expect(!view.translatesAutoresizingMaskIntoConstraints)
    #expect(content.font == .named(name: "Helvetica-Bold", family: nil, size: .points(15)))
  }

  @Test func constraints() throws {
    let constraint = """
      <object class="IBObjectRecord"><int key="objectID">7</int><object class="IBNSLayoutConstraint" key="object" id="k">
      <reference key="firstItem" ref="a"/><int key="firstAttribute">8</int><int key="relation">1</int><nil key="secondItem"/>
      <int key="secondAttribute">0</int><float key="multiplier">1</float>
      <object class="IBNSLayoutSymbolicConstant" key="constant"><double key="value">20</double></object>
      <float key="priority">750</float></object></object>
      """
    let document = try Documents.archive(
      Self.view(""), records: constraint,
      properties: "<array key=\"1.IBViewMetadataConstraints\"><reference ref=\"k\"/></array>")
    let found = try #require(document.allViews.first?.constraints.first)
    #expect(found.id == "7" && found.firstItem == "1" && found.firstAttribute == .height)
    #expect(found.relation == .greaterThanOrEqual && found.secondItem == nil && found.secondAttribute == nil)
    #expect(found.constant == 20 && found.isSymbolic && found.priority == 750)
  }

  @Test func buttonsAndTheirColours() throws {
    let document = try Documents.archive(
      """
      <object class="IBUIButton" id="a"><int key="NSvFlags">292</int><int key="IBUIButtonType">1</int>
      <string key="IBUINormalTitle">Go</string><object class="NSColor" key="IBUINormalTitleColor"><int key="NSColorSpace">1</int>
      <bytes key="NSRGB">MCAwIDEAA</bytes></object><object class="NSColor" key="IBUIBackgroundColor"><int key="NSColorSpace">3</int>
      <bytes key="NSWhite">MC41AA</bytes><string key="IBUIColorCocoaTouchKeyPath">grayColor</string></object>
      <double key="IBUIContentEdgeInsets.top">3</double><object class="IBUIFontDescription" key="IBUIFontDescription">
      <int key="type">2</int><double key="pointSize">15</double></object></object>
      """)
    let view = try #require(document.allViews.first)
    guard case .button(let button) = view.content else { Issue.record("no button"); return }
    #expect(button.type == .roundedRect && button.title == "Go" && button.contentEdgeInsets.top == 3)
    #expect(button.states[.normal]?.titleColor == .components(RGBAColor(red: 0, green: 0, blue: 1)))
    #expect(button.font == .system(.boldSystem, weight: nil, size: .points(15)))
    #expect(view.appearance.backgroundColor == .cocoaTouch(name: "grayColor", fallback: RGBAColor(white: 0.5)))
  }

  @Test func viewsThatContainThemselvesEnd() throws {
    let document = try Documents.archive(Self.view("<array key=\"NSSubviews\"><reference ref=\"a\"/></array>"))
    #expect(document.allViews.count == 1)
    #expect(document.diagnostics.map(\.rule) == [.referenceCycle])
  }

  @Test func referencesInARingLeadNowhere() throws {
    let ring = "<reference id=\"x\" ref=\"y\"/><reference id=\"y\" ref=\"x\"/>"
    let document = try Documents.archive(Self.view("<array key=\"NSSubviews\">\(ring)</array>"))
    #expect(document.allViews.count == 1)
  }

  @Test func aLongChainOfReferencesStopsAtALimit() throws {
    let chain = (0..<500).map { index in
      "<object class=\"IBUIView\" id=\"v\(index)\"><int key=\"NSvFlags\">256</int><array key=\"NSSubviews\"><reference ref=\"v\(index + 1)\"/></array></object>"
    }
    let document = try Documents.archive(
      Self.view("<array key=\"NSSubviews\"><reference ref=\"v0\"/></array>"),
      data: "<array key=\"x\">\(chain.joined())</array>")
    #expect(document.allViews.count == 100)
    #expect(document.diagnostics.map(\.rule) == [.nestedTooDeeply])
  }

  @Test func dictionariesHaveThreeSpellings() throws {
    let text = """
      <d><dictionary><string key="k">v</string></dictionary>
      <object><string key="NS.key.0">k</string><string key="NS.object.0">v</string></object>
      <object><object key="dict.sortedKeys"><bool key="EncodedWithXMLCoder">YES</bool><string>k</string></object>
      <array key="dict.values"><string>v</string></array></object></d>
      """
    let root = try ElementTreeBuilder.tree(of: Array(text.utf8))
    let graph = ArchiveGraph(root)
    for element in root.children {
      #expect(graph.dictionary(element).map { "\($0.key)=\($0.value.string)" } == ["k=v"])
    }
  }

  @Test func connectionsBelongToTheirSource() throws {
    let connection = """
      <array key="connectionRecords"><object class="IBConnectionRecord"><object class="IBCocoaTouchEventConnection" key="connection">
      <string key="label">tap:</string><reference key="source" ref="a"/><reference key="destination" ref="a"/>
      <int key="IBEventType">7</int></object><int key="connectionID">9</int></object></array>
      """
    let text = """
      <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="7.10"><data>
      <array key="IBDocument.RootObjects">\(Self.view(""))</array><object class="IBObjectContainer" key="IBDocument.Objects">\(connection)
      <object key="objectRecords"><array key="orderedObjects">\(Self.record(1, "a"))</array></object></object></data></archive>
      """
    let view = try #require(try Documents.read(text).allViews.first)
    #expect(view.connections.map(\.kind) == [.action(selector: "tap:", events: 64)])
    #expect(view.connections.map(\.destination) == ["1"] && view.connections.map(\.id) == ["9"])
  }

  @Test func mainWindowsHoldControllers() throws {
    let document = try Documents.archive(
      """
      <object class="IBUINavigationController" id="a"><object class="IBUINavigationBar" key="IBUINavigationBar">
      <int key="NSvFlags">256</int></object><object class="NSMutableArray" key="IBUIViewControllers">
      <bool key="EncodedWithXMLCoder">YES</bool><object class="IBUIViewController"><string key="IBUINibName">Main</string>
      <object class="IBUINavigationItem" key="IBUINavigationItem"><string key="IBUITitle">T</string></object></object></object></object>
      """)
    let controller = try #require(document.scenes.first?.controllers.first)
    #expect(controller.className == "UINavigationController" && controller.navigationBar != nil)
    #expect(controller.children.map(\.nibName) == ["Main"] && controller.children[0].navigationItem?.title == "T")
  }
}
