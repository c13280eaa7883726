import CoreTypes
import ProjectFiles
import Testing

/// Core Data models as Xcode writes them.
struct DataModelTests {
  private let checkout: TemporaryCheckout

  init() throws { checkout = try TemporaryCheckout() }

  @Test func entitiesHaveAttributesAndRelationships() throws {
    try checkout.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <model type="com.apple.IDECoreDataModeler.DataModel">
        <entity name="Book" representedClassName=".Novel" parentEntity="Item" isAbstract="YES" codeGenerationType="category">
          <attribute name="pages" optional="YES" attributeType="Integer 16" defaultValueString="7" usesScalarValueType="YES"/>
          <relationship name="authors" toMany="YES" ordered="YES" deletionRule="Nullify" destinationEntity="Author"
            inverseName="books"/>
        </entity>
      </model>
      """, to: "Library.xcdatamodel/contents")
    let book = try #require(try DataModel(path: checkout["Library.xcdatamodel"]).entities.first)
    #expect(book.name == "Book" && book.class == "Novel" && book.parent == "Item" && book.abstract)
    #expect(book.codeGeneration == .properties)
    let pages = try #require(book.attributes.first)
    #expect(pages.type == "Integer 16" && pages.default == "7" && pages.optional && pages.isScalar)
    let authors = try #require(book.relationships.first)
    #expect(authors.destination == "Author" && authors.inverse == "books" && authors.toMany && authors.ordered)
  }

  @Test func theCurrentVersionCounts() throws {
    for name in ["One", "Two"] {
      try checkout.write(
        "<model><entity name=\"\(name)\"/></model>", to: "Library.xcdatamodeld/\(name).xcdatamodel/contents")
    }
    let path = checkout["Library.xcdatamodeld"]
    #expect(try DataModel(path: path).entities.map(\.name) == ["One"])
    try checkout.write(
      "{ _XCCurrentVersionName = \"Two.xcdatamodel\"; }", to: "Library.xcdatamodeld/.xccurrentversion")
    #expect(try DataModel(path: path).entities.map(\.name) == ["Two"])
  }

  @Test func anUnfinishedFileIsAnErrorWithItsLine() throws {
    try checkout.write("<model>\n<entity name=\"A\">", to: "A.xcdatamodel/contents")
    #expect { try DataModel(path: checkout["A.xcdatamodel"]) } throws: { error in
      (error as? ProjectError)?.line == 2
    }
  }
}
