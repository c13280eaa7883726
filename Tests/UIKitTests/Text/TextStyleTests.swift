import SystemProfiles
import Testing
import Typesetting

@testable import UIKit

/// A text style in some releases: its sizes at the twelve text sizes, or at the seven of older releases.
struct MeasuredStyle: MeasuredCase, CustomTestStringConvertible {
  var name, basis, style, weight: String
  var releases: [Int]
  var emphasized: String?
  var sizes: [CGFloat]
  var leadings: [CGFloat]?
}

/// Runs every row of the table of text styles at every text size, in each release.
@MainActor struct TextStyleTests {
  private static let categories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  @Test("sizes, weights and distances of baselines", arguments: try MeasuredStyle.all("text-styles"))
  func styles(_ row: MeasuredStyle) throws {
    #expect(!row.versions.isEmpty)
    for version in row.versions {
      let session = try Session.of(version, "iphone-6")
      for (index, category) in Self.categories.enumerated() where index < row.sizes.count {
        let basis = Comment(rawValue: "\(row.name), \(category.rawValue), iOS \(version), \(row.basis)")
        let traits = UITraitCollection(preferredContentSizeCategory: category)
        session.perform {
          let font = UIFont.preferredFont(forTextStyle: .init(rawValue: row.style), compatibleWith: traits)
          #expect(font.pointSize == row.sizes[index], basis)
          #expect("\(font.descriptor.weight)" == row.weight, basis)
          if let leadings = row.leadings {
            #expect(abs(font.lineHeight + font.leading - leadings[index]) < 0.001, basis)
          }
          let bold = font.fontDescriptor.withSymbolicTraits(.traitBold)?.font
          if let weight = row.emphasized { #expect("\(bold?.weight ?? .regular)" == weight, basis) }
        }
      }
    }
  }

  @Test("every style and every text size is in the table of the later releases")
  func completeness() throws {
    let rows = try MeasuredStyle.all("text-styles").filter { $0.leadings != nil }
    let extra: Set<Typesetting.TextStyle> = [.extraLargeTitle, .extraLargeTitle2]
    #expect(
      Set(rows.map(\.style)) == Set(Typesetting.TextStyle.allCases.filter { !extra.contains($0) }.map(\.rawValue)))
    #expect(rows.allSatisfy { $0.sizes.count == 12 && $0.leadings?.count == 12 })
  }

  /// Basis: captured, a recording at three pixels per point.
  @Test("title 1 is as high as recorded at every text size")
  func recordedHeights() throws {
    let heights: [CGFloat] = [
      30, 31.333, 32.333, 33.667, 36, 38.333, 40.667, 45.667, 51.333, 57.333, 63.333, 69.333,
    ]
    let session = try Session.of(.iOS(13), "iphone-11-pro")
    for (category, height) in zip(Self.categories, heights) {
      session.perform {
        let label = UILabel()
        label.font = .preferredFont(
          forTextStyle: .title1, compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
        label.text = "Title"
        #expect(abs(label.intrinsicContentSize.height - height) < 0.001, "\(category.rawValue)")
      }
    }
  }
}
