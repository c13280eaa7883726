import CoreTypes
import ProjectFiles
import Testing

@testable import AppBuilding

/// The files made from Core Data models.
struct DataModelFilesTests {
  private let folder: TemporaryFolder
  private var app = ProjectTarget(id: .init(project: "/P.xcodeproj", object: "1"), name: "App", kind: .application)

  init() throws {
    folder = try TemporaryFolder()
    app.dataModels = ["\(folder.path)/Library.xcdatamodeld"]
  }

  private func write(_ entity: String) throws {
    try folder.write("<model><entity \(entity)</entity></model>", to: "Library.xcdatamodeld/V.xcdatamodel/contents")
  }

  @Test func aClassIsGeneratedWithItsProperties() throws {
    try write(
      """
      name="Shelf" representedClassName="Shelf" codeGenerationType="class">
        <attribute name="label" optional="YES" attributeType="String"/>
        <attribute name="count" attributeType="Integer 16" usesScalarValueType="YES"/>
        <attribute name="rating" attributeType="Double"/>
        <relationship name="books" optional="YES" toMany="YES" destinationEntity="Shelf"/>
      """)
    let file = try #require(DataModelFiles(of: app).sources.first)
    #expect(file.name == "Shelf+Generated.swift")
    for line in [
      "public class Shelf: NSManagedObject {}", "NSFetchRequest<Shelf>(entityName: \"Shelf\")",
      "@NSManaged public var label: String?", "@NSManaged public var count: Int16",
      "@NSManaged public var rating: NSNumber?", "@NSManaged public var books: NSSet?",
      "@NSManaged public func addToBooks(_ value: Shelf)", "@NSManaged public func removeFromBooks(_ value: NSSet)",
    ] {
      #expect(file.text.contains(line))
    }
    let resource = try #require(DataModelFiles(of: app).resources.first)
    #expect(resource.name == "Library.momd.json" && resource.text.contains("\"toMany\" : true"))
  }

  @Test func aClassOfTheProjectIsNotGenerated() throws {
    try write("name=\"Shelf\" representedClassName=\".Shelf\">")
    #expect(DataModelFiles(of: app).sources.isEmpty && DataModelFiles(of: app).resources.count == 1)
  }

  @Test func aDamagedModelIsANote() throws {
    try write("name=\"Shelf\"")
    let files = DataModelFiles(of: app)
    #expect(files.resources.isEmpty && files.notes.count == 1)
    #expect(files.notes.first?.contains("Library.xcdatamodeld/V.xcdatamodel/contents") == true)
  }
}
