import Testing

@testable import SourceAdapter

struct ManagedPropertyTests {
  @Test func theExampleOfThePageIsTrue() async {
    let adapted = await ManagedProperty.adaptedExample()
    #expect(adapted == ManagedProperty.expectedExample)
  }

  @Test func aLayerStoresTheValueByItsKey() async {
    let text = await AdaptedProgram(["A.swift": "import UIKit\nclass A: CALayer {\n  @NSManaged var p: CGFloat\n}"])
      .text("A.swift")
    #expect(
      text?.contains(
        "var p: CGFloat { get { value(forKey: \"p\") as? CGFloat ?? 0 } set { setValue(newValue, forKey: \"p\") } }")
        == true)
  }

  @Test func relationshipsAreChangedByTheirKeys() async {
    let source =
      "import CoreData\nclass A: NSManagedObject {\n  @NSManaged func addToBooks(_ value: A)\n"
      + "  @NSManaged func removeFromBooks(_ values: NSSet)\n}"
    let text = await AdaptedProgram(["A.swift": source]).text("A.swift")
    #expect(text?.contains("func addToBooks(_ value: A) { addManagedValue(value, \"books\") }") == true)
    #expect(text?.contains("func removeFromBooks(_ values: NSSet) { removeManagedValue(values, \"books\") }") == true)
  }
}
