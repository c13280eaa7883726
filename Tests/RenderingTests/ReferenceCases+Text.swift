import CoreTypes
import DisplayLists

extension ReferenceCase {
  /// Players may use other fonts, so text is compared by its ink.
  static let texts: [ReferenceCase] = [
    ReferenceCase("words") { $0.text(run("Hamburg fi Typo")) },
    ReferenceCase("letters apart") { $0.text(run("H a m b", spacing: 3)) },
    ReferenceCase("large") { $0.text(run("gab", size: 40)) },
    ReferenceCase("right to left") {
      var run = run("Typo")
      (run.text, run.isRightToLeft) = (String(run.text.reversed()), true)
      run.clusterOffsets.reverse()
      $0.text(run)
    },
    ReferenceCase("turned") {
      $0.translate(x: 20, y: 20)
      $0.concatenate(CGAffineTransform(rotationAngle: 0.7))
      $0.translate(x: 0, y: -40)
      $0.text(run("Turned"))
    },
    ReferenceCase("markup") { $0.text(run("<H&a>")) },
  ]

  /// Returns text at 5, 50, with the widths of Helvetica.
  ///
  /// - Parameter spacing: The points added to each width.
  private static func run(_ text: String, size: CGFloat = 12, spacing: CGFloat = 0) -> TextRun {
    var x: CGFloat = 0
    let offsets = text.map { character -> CGFloat in
      defer { x += (widths[character] ?? 556) * size / 1000 + spacing }
      return x
    }
    return TextRun(
      text: text, clusterOffsets: offsets, width: x, font: FontRequest(family: "Helvetica", pointSize: size),
      color: .black, origin: CGPoint(x: 5, y: 50))
  }

  /// In thousandths of the size.
  ///
  /// > Source: Adobe Font Metrics of Helvetica.
  private static let widths: [Character: CGFloat] = [
    " ": 278, "&": 667, "<": 584, ">": 584, "H": 722, "T": 611, "f": 278, "i": 222, "m": 833, "r": 333, "y": 500,
  ]
}
