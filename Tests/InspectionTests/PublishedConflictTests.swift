import CoreTypes
import SystemProfiles
import Testing
import UIKit

@testable import Inspection
@testable import UIKit

/// Published conflicts.
/// Basis: captured, the conflicts of published console logs, as built by `PublishedConflict`.
@MainActor struct PublishedConflictTests {
  nonisolated static let indices = 0..<11
  nonisolated static let releases: [SystemVersion] = [.iOS(6), .iOS(8), .iOS(9), .iOS(10), .iOS(12), .iOS(17)]

  private func explanations(of conflict: PublishedConflict, _ sketch: Sketch) throws -> [ConflictExplanation] {
    conflict.build(sketch)
    sketch.layOut()
    let evidence = try #require(LayoutEvidence(root: sketch.root))
    return evidence.conflicts.map { ConflictExplanation($0, in: evidence) }
  }

  private func sketch(_ conflict: PublishedConflict, _ release: SystemVersion = .iOS(17)) -> Sketch {
    Sketch(conflict.size.width, conflict.size.height, release: release)
  }

  @Test("what breaks is what UIKit broke, and the set is no larger than UIKit's list", arguments: indices)
  func breaking(index: Int) throws {
    let conflict = PublishedConflict.all[index]
    let all = try explanations(of: conflict, sketch(conflict))
    #expect(all.count == 1)
    let explanation = try #require(all.first)
    #expect(explanation.members[explanation.broken].sentence == conflict.broken, "\(conflict)")
    #expect(explanation.members.count <= conflict.listed, "\(explanation.members.map(\.sentence))")
  }

  @Test("each has a fix that was proven, and that the broken one need not be required is one", arguments: indices)
  func fixes(index: Int) throws {
    let conflict = PublishedConflict.all[index]
    let explanation = try #require(try explanations(of: conflict, sketch(conflict)).first)
    #expect(!explanation.fixes.isEmpty)
    if !conflict.broken.contains("UISV-") {
      #expect(
        explanation.fixes.contains { $0.member == explanation.broken && $0.kind == .lowerPriority(to: 999) },
        "\(explanation.fixes.map(\.text))")
    }
  }

  @Test("the console text of every generation can be read back and contradicts itself", arguments: indices)
  func console(index: Int) throws {
    for release in Self.releases {
      let conflict = PublishedConflict.all[index], sketch = sketch(conflict, release)
      let explanation = try #require(try explanations(of: conflict, sketch).first)
      #expect(sketch.session.log.count == 1)
      let log = ConsoleLog.parse(sketch.session.log.joined(separator: "\n"))
      #expect(log.unread.isEmpty)
      let read = try #require(log.conflicts.first)
      #expect(read.constraints.count == explanation.members.count && read.unread.isEmpty)
      #expect(read.constraints.allSatisfy { $0.relation != nil }, "\(read.constraints.map(\.text))")
      let explained = LogExplanation(read)
      #expect(explained.broken == explanation.broken)
      #expect(explained.minimal.contains(explanation.broken) || index == 6, "\(release) \(explained)")
    }
  }
}
