import Testing

@testable import UIKit

/// Exceptions of compositional layouts.
/// The exceptions for an app's errors. Basis: captured: published crashes and logs, and exceptions that others had
/// UIKit raise; others named per test.
@MainActor struct CompositionalExceptionTests {
  private typealias C = Composition

  @Test("a group without items")
  func noSubitems() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(1))
        _ = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [])
      }
    }
    #expect(
      result.says("'NSInternalInconsistencyException', reason: 'At least 1 subitem is required for a group'"))
  }

  @Test("a count of nothing")
  func noCount() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(1))
        _ = NSCollectionLayoutGroup.vertical(
          layoutSize: size, subitem: NSCollectionLayoutItem(layoutSize: size), count: 0)
      }
    }
    #expect(result.says("A repeating vertical group should specify a count >= 1"))
  }

  @Test("a dimension that is no number")
  func notANumber() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = NSCollectionLayoutDimension.fractionalWidth(.nan) }
    }
    #expect(result.says("Invalid fractional width: nan. The fraction must be a finite value."))
    let second = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = NSCollectionLayoutDimension.absolute(.infinity) }
    }
    #expect(second.says("Invalid absolute dimension: inf. The dimension must be a finite value."))
  }

  @Test("no section where there are items")
  func noSection() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let layout = UICollectionViewCompositionalLayout { _, _ in nil }
        UICollectionView.showing(Items([1]), layout).layoutIfNeeded()
        let items = Items([1])
        UICollectionView.showing(items, layout).layoutIfNeeded()
      }
    }
    #expect(
      result.says(
        "Invalid section definition. Please specify a valid section definition when content is to be rendered for a "
          + "section. This is a client error."))
  }

  @Test("two headers of one kind")
  func sameKinds() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let section = Composition.section(
          Composition.row(.fractionalWidth(1), .absolute(9), [Composition.item(.fractionalWidth(1), .absolute(9))]))
        section.boundarySupplementaryItems = [
          Composition.boundary("h", .fractionalWidth(1), .absolute(9), .top),
          Composition.boundary("h", .fractionalWidth(1), .absolute(9), .bottom),
        ]
        let items = Items([1])
        UICollectionView.showing(items, Composition.layout(section)).layoutIfNeeded()
      }
    }
    #expect(result.says("Error: Every supplementary must have a unique elementKind: duplicates detected: ("))
  }

  @Test("a section without items needs no description")
  func emptySections() throws {
    let view = try ComposedView([0]) { UICollectionViewCompositionalLayout { _, _ in nil } }
    #expect(view.view.contentSize == CGSize(width: 320, height: 0))
  }

  @Test("a dimension of nothing is kept and complained about; so is an item without room in its group")
  func logs() throws {
    let session = try Session.of(.iOS(17))
    session.perform {
      #expect(NSCollectionLayoutDimension.absolute(0).dimension == 0)
      #expect(NSCollectionLayoutDimension.estimated(-1).dimension == -1)
      let items = Items([1])
      let group = C.row(.absolute(50), .absolute(20), [C.item(.absolute(60), .fractionalHeight(1))])
      UICollectionView.showing(items, C.layout(C.section(group))).layoutIfNeeded()
    }
    let log = session.log.joined(separator: "\n")
    #expect(log.contains("Invalid absolute dimension, must be > 0.0. NOTE: This will be a hard-assert soon"))
    #expect(log.contains("Invalid estimated dimension, must be > 0. NOTE:"))
    #expect(log.contains("This group cannot fit even a single item."))
    #expect(log.contains("ran into an error when computing the layout for section at index 0 in container"))
  }

  /// Basis: assumed, the words: those of a view's bounds.
  @Test("distances that are no numbers")
  func noDistance() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        let group = Composition.row(
          .fractionalWidth(1), .absolute(40), [Composition.item(.fractionalWidth(1), .fractionalHeight(1))])
        _ = try ComposedView([3]) { Composition.layout(Composition.section(group, spacing: .nan)) }
      }
    }
    #expect(result.says("CALayer bounds contains NaN: [0 0; 320.0 nan]"))
  }
}
