import DocumentText
import Testing

/// Archives of Xcode 3 and 4. Basis: captured: the classes and keys are those of public archives.
struct ArchiveTextTests {
  private static let archive = """
    <?xml version="1.0" encoding="UTF-8"?>
    <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00"><data>
    <string key="IBDocument.InterfaceBuilderVersion">2182</string>
    <array class="NSMutableArray" key="IBDocument.RootObjects" id="1000">
    <object class="IBProxyObject" id="841351856"><string key="IBProxiedObjectIdentifier">IBFilesOwner</string></object>
    <object class="IBUIView" id="191373211">
    <reference key="NSNextResponder"/><int key="NSvFlags">274</int>
    <array class="NSMutableArray" key="NSSubviews">
    <object class="IBUIButton" id="54094277">
    <reference key="NSNextResponder" ref="191373211"/><int key="NSvFlags">292</int>
    <string key="NSFrame">{{20, 20}, {280, 44}}</string><bool key="IBUIOpaque">NO</bool>
    <int key="IBUIContentHorizontalAlignment">1</int><int key="IBUIButtonType">1</int>
    <string key="IBUINormalTitle">Call</string>
    <object class="NSColor" key="IBUINormalTitleColor">
    <int key="NSColorSpace">1</int><bytes key="NSRGB">MSAwIDAAA</bytes></object>
    <object class="IBUIFontDescription" key="IBUIFontDescription">
    <int key="type">2</int><double key="pointSize">15</double></object>
    </object></array>
    <string key="NSFrameSize">{320, 460}</string>
    </object></array>
    <object class="IBObjectContainer" key="IBDocument.Objects">
    <array class="NSMutableArray" key="connectionRecords">
    <object class="IBConnectionRecord"><object class="IBCocoaTouchEventConnection" key="connection">
    <string key="label">call:</string><reference key="source" ref="54094277"/>
    <reference key="destination" ref="841351856"/>
    <int key="IBEventType">7</int></object><int key="connectionID">9</int></object>
    <object class="IBConnectionRecord"><object class="IBCocoaTouchOutletConnection" key="connection">
    <string key="label">view</string><reference key="source" ref="841351856"/>
    <reference key="destination" ref="191373211"/>
    </object><int key="connectionID">3</int></object>
    </array>
    <object class="IBMutableOrderedSet" key="objectRecords"><array key="orderedObjects">
    <object class="IBObjectRecord"><int key="objectID">-1</int><reference key="object" ref="841351856"/></object>
    <object class="IBObjectRecord"><int key="objectID">1</int><reference key="object" ref="191373211"/></object>
    <object class="IBObjectRecord"><int key="objectID">4</int><reference key="object" ref="54094277"/></object>
    </array></object>
    <dictionary class="NSMutableDictionary" key="flattenedProperties">
    <string key="-1.CustomClassName">CallController</string></dictionary>
    </object></data></archive>
    """

  @Test func anArchiveReadsLikeAModernDocument() throws {
    #expect(
      try description(Self.archive) == """
        xib, without Auto Layout
        CallController (File's Owner)  #-1
          outlet view → UIView#1
        UIView  #1
          UIButton "Call", frame (20, 20, 280, 44), buttonType roundedRect, \
        contentHorizontalAlignment left, not opaque, font boldSystem 15  #4
            normal: titleColor #FF0000
            action call: on touchUpInside → File's Owner
        """)
  }

  @Test(arguments: [
    ("<int key=\"IBUIButtonType\">1</int>", ""), (">292<", ">293<"), (">Call<", ">Phone<"), (">call:<", ">phone:<"),
    ("{280, 44}", "{280, 48}"), (">NO<", ">YES<"), ("MSAwIDAAA", "MCAwIDEAA"), (">15<", ">16<"),
    ("<int key=\"IBEventType\">7</int>", "<int key=\"IBEventType\">1</int>"), ("CallController", "PhoneController"),
  ]) func aChangeCounts(_ old: String, _ new: String) throws {
    let edited = Self.archive.replacing(old, with: new)
    #expect(edited != Self.archive)
    #expect(try description(edited) != description(Self.archive))
  }

  @Test func theVersionOfInterfaceBuilderDoesNotCount() throws {
    let edited = Self.archive.replacing(">2182<", with: ">1938<").replacing(">9</int>", with: ">12</int>")
    #expect(try description(edited) == description(Self.archive))
  }

  @Test func viewsThatContainThemselvesEnd() throws {
    let edited = Self.archive.replacing(
      "<string key=\"IBUINormalTitle\">Call</string>",
      with: "<array key=\"NSSubviews\"><reference ref=\"191373211\"/></array>")
    #expect(try description(edited).contains("UIButton, frame"))
  }
}
