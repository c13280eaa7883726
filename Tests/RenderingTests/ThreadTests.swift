import CoreTypes
import DisplayLists
import Rendering
import Testing

/// Several renderers, each on its own thread, share the global state of Cairo and the font libraries.
struct ThreadTests {
  @Test func renderersSideBySideDrawTheSameLetters() async throws {
    let sizes = stride(from: 9.0, to: 60, by: 0.7).map { CGFloat($0) }
    let alone = try pictures(sizes)
    try await withThrowingTaskGroup(of: [Data].self) { group in
      for _ in 0..<8 { group.addTask { try pictures(sizes) } }
      for try await pictures in group { #expect(pictures == alone) }
    }
  }

  /// None of the renderers has drawn these letters before.
  private func pictures(_ sizes: [CGFloat]) throws -> [Data] {
    let renderer = CairoRenderer()
    return try sizes.map { size in
      var run = TextRun.label("Hamburgefonstiv")
      run.font.pointSize = size
      return try renderer.render(
        DisplayList(size: CGSize(width: 220, height: 80), background: .white, commands: [.text(run)]), as: .png)
    }
  }
}
