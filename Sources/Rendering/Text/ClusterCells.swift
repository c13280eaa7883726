import CoreTypes
import DisplayLists

/// The cells that layout gave to the characters of a run.
struct ClusterCells {
  let characters: [Character]
  private let lefts: [Double]
  private let rights: [Double]

  init(_ run: TextRun) {
    let characters = Array(run.text), width = Double(run.width)
    let lefts = characters.indices.map {
      $0 < run.clusterOffsets.count ? Double(run.clusterOffsets[$0]) : width
    }
    (self.characters, self.lefts) = (characters, lefts)
    rights = characters.indices.map { i in
      let neighbour = run.isRightToLeft ? i - 1 : i + 1
      return lefts.indices.contains(neighbour) ? lefts[neighbour] : width
    }
  }

  /// Returns the left edge of a range; a ligature covers several characters.
  func left(of range: Range<Int>) -> Double { lefts[range].min() ?? 0 }

  func width(of range: Range<Int>) -> Double {
    guard let left = lefts[range].min(), let right = rights[range].max() else { return 0 }
    return right - left
  }
}
