import CoreTypes
import Testing

@testable import InterfaceDocuments

/// Unknown content of documents.
/// Basis: attributes in public documents that no decoder reads.
struct UnknownAttributeTests {
  @Test("an unknown attribute of a view is reported once, at its position")
  func unknown() throws {
    let document = try Documents.xib(
      "<view id=\"v\" glitter=\"YES\"><subviews><view id=\"w\" glitter=\"NO\"/><label id=\"l\" glitter=\"NO\"/></subviews></view>"
    )
    #expect(document.diagnostics.map(\.rule) == [.unknownAttribute, .unknownAttribute])
    #expect(document.diagnostics.map(\.objectID) == ["v", "l"] && document.diagnostics[0].severity == .note)
    #expect(document.diagnostics[0].position == SourcePosition(line: 2, column: 1))
    #expect(document.diagnostics[0].message == "the attribute \"glitter\" of <view> is unknown and ignored")
  }

  @Test("what is for the canvas alone is not told")
  func designOnly() throws {
    let document = try Documents.xib(
      "<view userLabel=\"Box\" verifyAmbiguity=\"off\" customModuleProvider=\"target\" id=\"v\"/>"
        + "<slider contentHorizontalAlignment=\"center\" contentVerticalAlignment=\"center\" id=\"s\"/>")
    #expect(document.diagnostics.isEmpty)
  }

  @Test("a class that is drawn on the canvas has the natural size that it had there, unless another was chosen")
  func designables() throws {
    let document = try Documents.read(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view customClass="Dial" id="a"/><view customClass="Dial" placeholderIntrinsicWidth="9" id="b"/>
      <label customClass="Tag" text="x" id="c"/></objects><designables>
      <designable name="a"><size key="intrinsicContentSize" width="40" height="-1"/></designable>
      <designable name="b"><size key="intrinsicContentSize" width="40" height="20"/></designable>
      <designable name="c"><size key="intrinsicContentSize" width="40" height="20"/></designable></designables></document>
      """)
    let sizes = document.allViews.map(\.layout.placeholderIntrinsicSize)
    #expect(sizes == [PlaceholderSize(width: 40, height: nil), PlaceholderSize(width: 9, height: nil), nil])
  }
}
