import CoreTypes
import Testing

@testable import InterfaceDocuments

/// Small documents around a test's markup.
enum Documents {
  static func read(_ text: String) throws -> InterfaceDocument { try DocumentReader.read(Array(text.utf8)) }

  /// A xib whose objects start at line 2, column 1.
  static func xib(_ objects: String, resources: String = "") throws -> InterfaceDocument {
    try read(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505"><objects>
      \(objects)
      </objects><resources>\(resources)</resources></document>
      """)
  }

  /// Returns the first view of a xib with one element.
  static func view(_ element: String, resources: String = "") throws -> InterfaceView {
    try #require(try xib(element, resources: resources).scenes.first?.views.first)
  }

  /// Returns the first controller of a storyboard with one scene.
  static func controller(_ element: String) throws -> InterfaceController {
    let document = try read(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes><scene sceneID="s">
      <objects>\(element)</objects></scene></scenes></document>
      """)
    return try #require(document.scenes.first?.controllers.first)
  }

  /// Returns an archive with one root view of id 1, with flags, a frame and further content.
  static func archive(_ view: String, records: String = "", properties: String = "", data: String = "") throws
    -> InterfaceDocument
  {
    try read(
      """
      <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00"><data>
      <int key="IBDocument.SystemTarget">1536</int>
      <array key="IBDocument.RootObjects" id="1000">
      \(view)
      </array>
      <object class="IBObjectContainer" key="IBDocument.Objects">
      <object class="IBMutableOrderedSet" key="objectRecords"><array key="orderedObjects">
      <object class="IBObjectRecord"><int key="objectID">1</int><reference key="object" ref="a"/></object>
      \(records)
      </array></object>
      <dictionary key="flattenedProperties">\(properties)</dictionary></object>\(data)
      </data></archive>
      """)
  }
}
