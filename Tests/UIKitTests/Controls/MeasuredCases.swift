import SystemProfiles
import Testing

@testable import UIKit

/// A row of a table in `Conformance/controls`: something that was measured, in which releases, and on what basis.
protocol MeasuredCase: Decodable, Sendable {
  var name: String { get }
  var basis: String { get }
  /// The first and the last major release; all between them count.
  var releases: [Int] { get }
}

extension MeasuredCase {
  static func all(_ table: String) throws -> [Self] {
    let file = ConformanceCase.repository.appendingPathComponent("Conformance/controls/\(table).json")
    return try JSONDecoder().decode([Self].self, from: Data(contentsOf: file))
  }

  /// Of the releases that there are.
  var versions: [SystemVersion] {
    SystemProfile.releases.map(\.release).filter { releases[0] <= $0.major && $0.major <= releases[1] }
  }

  var testDescription: String { name }
}

/// The natural size of a control.
struct MeasuredSize: MeasuredCase, CustomTestStringConvertible {
  var name, basis, control: String
  var releases: [Int]
  /// Width and height of the frame; nil: none of its own.
  var size: [CGFloat?]?
  /// Width and height of the alignment rectangle.
  var intrinsic: [CGFloat?]?
  var intrinsicHeight: CGFloat?
  /// Top, left, bottom, right: from the frame to the alignment rectangle.
  var insets: [CGFloat]?
  var text: String?
  var fontSize: CGFloat?
  /// The most and the least that a field is wider than its text.
  var beyondText: [CGFloat]?
  /// On a canvas of whole points.
  var roundedUp: Bool?
  var device: String?
  /// The raw value of a category.
  var textSize: String?
}

/// An entry of what was counted, by its place there, and the rows that test it, or why none can.
struct MeasuredEntry: Decodable, Sendable, CustomTestStringConvertible {
  var entry: String
  var rows: [String]?
  var untested: String?

  var testDescription: String { entry }

  static func all() throws -> [MeasuredEntry] {
    let file = ConformanceCase.repository.appendingPathComponent("Conformance/controls/entries.json")
    return try JSONDecoder().decode([MeasuredEntry].self, from: Data(contentsOf: file))
  }
}

/// A number of the tables that no view has by itself.
struct MeasuredNumber: MeasuredCase, CustomTestStringConvertible {
  var name, basis, number: String
  var releases: [Int]
  var value: CGFloat
}

/// Where a cell of a standard style has its parts: x, y, width, height; nil for what was not measured.
struct MeasuredCell: MeasuredCase, CustomTestStringConvertible {
  var name, basis, style: String
  var releases: [Int]
  var size: [CGFloat]
  var fonts: [CGFloat]?
  var accessory: Bool?
  var content, title, detail: [CGFloat?]?
  var detailMaxX: CGFloat?
  var device: String?
  /// As the canvases of old Interface Builders measure.
  var wholePoints: Bool?
}

/// A row of a table that sizes itself: its height, and where the cell, its content and its text are.
struct MeasuredRow: MeasuredCase, CustomTestStringConvertible {
  var name, basis: String
  /// A style of cells, or "list" for one with a content configuration.
  var style: String
  var releases: [Int]
  var height: CGFloat
  var table, device: String?
  var separators, accessory: Bool?
  /// Whether the texts are as wide as they are by themselves.
  var fitted: Bool?
  /// Left edge and width of the cell.
  var frame: [CGFloat]?
  var contentWidth, titleX: CGFloat?
}

/// What a property of a table, or of the layout of a collection, is when a document says it so.
struct MeasuredProperty: MeasuredCase, CustomTestStringConvertible {
  var name, basis, property, saved, style: String
  var releases: [Int]
  var value: CGFloat
}
