import CoreTypes
import Testing

@testable import InterfaceDocuments

/// The example is one screen in two dialects.
struct ExampleTests {
  private func example(_ name: String) throws -> InterfaceDocument {
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try DocumentReader.read(contentsOf: package.appending(path: "Examples/\(name).xib"))
  }

  @Test(arguments: ["SearchForm", "SearchForm-Xcode4"]) func bothSayTheSameScreen(_ name: String) throws {
    let document = try example(name)
    let views = document.allViews
    #expect(document.diagnostics.isEmpty && document.usesAutoLayout && views.count == 6)
    #expect(views.dropFirst().allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
    #expect(Set(views.map(\.className)) == ["UIView", "UITextField", "UIButton", "UILabel"])
    #expect(views.compactMap(title).sorted() == ["Long Text", "Search"])
  }

  @Test func theSavedFramesAreThoseOfTheirCanvas() throws {
    let modern = try #require(try example("SearchForm").allViews.first)
    #expect(modern.frame == CGRect(x: 0, y: 0, width: 414, height: 896) && modern.constraints.count == 15)
    let archived = try example("SearchForm-Xcode4").allViews
    #expect(archived.first?.frame == CGRect(x: 0, y: 20, width: 320, height: 548))
    #expect(archived.map(\.constraints.count).reduce(0, +) == 14)
    #expect(archived.first { $0.id == "17" }?.frame == CGRect(x: 225, y: 20, width: 75, height: 33))
  }

  private func title(_ view: InterfaceView) -> String? {
    if case .button(let button) = view.content { button.title } else { nil }
  }
}
