import Testing

@testable import SourceAdapter

struct MissingImportTests {
  @Test func theExampleOfThePageIsTrue() async {
    let adapted = await MissingImport.adaptedExample()
    #expect(adapted == MissingImport.expectedExample)
  }

  private func firstLine(_ source: String, globals: [String] = [], isTest: Bool = false) async -> String? {
    let module = PlanModule(name: "App", files: ["A.swift"], isTest: isTest, globalImports: globals)
    let program = await AdaptedProgram(modules: [module], texts: ["A.swift": source])
    return program.text("A.swift")?.split(separator: "\n").first.map(String.init)
  }

  @Test func theUmbrellaHeaderBringsItsModules() async {
    #expect(await firstLine("let a = 1", globals: ["UIKit"]) == "import UIKit; let a = 1")
  }

  @Test func anotherFrameworkBringsUIKit() async {
    #expect(await firstLine("import MapKit\nclass A: UIView {}") == "import MapKit; import UIKit")
  }

  @Test func filesThatImportAllTheyNeedStay() async {
    #expect(await firstLine("import UIKit\nclass A: UIView {}") == nil)
  }

  @Test func importsWithinConditionsDoNotCount() async {
    let source = "#if canImport(UIKit)\nimport UIKit\n#endif\nlet request: URLRequest? = nil"
    let text = await AdaptedProgram(["A.swift": source]).text("A.swift") ?? ""
    #expect(text == source + "\nimport FoundationNetworking")
  }

  @Test func anImportThatIsLeftOutHasNoSeparator() async {
    let plan = Plan(output: "", modules: [PlanModule(name: "App", files: ["A.swift"])], importableModules: [])
    let source = "import SwiftUI\nclass A: UIHostingController<B> {}"
    let program = await Program.read(plan) { _ in Array(source.utf8) }
    let copy = await program.adapt()[0].copy ?? []
    #expect(String(decoding: copy, as: UTF8.self).contains("import UIKit\nclass A: UIHostingController<B> {}"))
    #expect(!copy.contains(UInt8(ascii: ";")))
  }

  @Test func frameworksThatUIKitBringsAreImported() async {
    let source = "import Foundation\nlet query = [kSecClass: 1]\nlet detector = CIDetector()"
    let text = await AdaptedProgram(["A.swift": source]).text("A.swift")
    #expect(text?.hasPrefix("import Foundation; import Security; import CoreImage") == true)
    let sorted = await AdaptedProgram(["A.swift": "import UIKit\nlet order = NSSortDescriptor(key: \"a\", ascending: true)"])
    #expect(
      sorted.text("A.swift")?.hasPrefix(
        "import UIKit; import StandInPredicates; import class StandInPredicates.NSSortDescriptor") == true)
    let own = "import Foundation\nclass CIDetector {}\nlet detector = CIDetector()"
    #expect(await AdaptedProgram(["A.swift": own]).text("A.swift") == nil)
  }
}
