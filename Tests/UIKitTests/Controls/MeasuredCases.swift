import SystemProfiles
import Testing

@testable import UIKit

/// A row of a table in `Conformance/controls`: a measurement, its releases, and its basis.
protocol MeasuredCase: Decodable, Sendable {
  var name: String { get }
  var basis: String { get }
  /// The first and the last major release, inclusive.
  var releases: [Int] { get }
}

extension MeasuredCase {
  static func all(_ table: String) throws -> [Self] {
    let file = ConformanceCase.repository.appendingPathComponent("Conformance/controls/\(table).json")
    return try JSONDecoder().decode([Self].self, from: Data(contentsOf: file))
  }

  /// The existing versions of these releases.
  var versions: [SystemVersion] {
    SystemProfile.releases.map(\.release).filter { releases[0] <= $0.major && $0.major <= releases[1] }
  }

  var testDescription: String { name }
}

/// The intrinsic content size of a control.
struct MeasuredSize: MeasuredCase, CustomTestStringConvertible {
  var name, basis, control: String
  var releases: [Int]
  /// Width and height of the frame; nil for no intrinsic size.
  var size: [CGFloat?]?
  /// Width and height of the alignment rect.
  var intrinsic: [CGFloat?]?
  var intrinsicHeight: CGFloat?
  /// Top, left, bottom, right: from the frame to the alignment rect.
  var insets: [CGFloat]?
  var text: String?
  var fontSize: CGFloat?
  /// The maximum and the minimum difference of a field's width and its text's.
  var beyondText: [CGFloat]?
  /// Whether the canvas uses whole points.
  var roundedUp: Bool?
  var device: String?
  /// The raw value of a content size category.
  var textSize: String?
}

/// An entry of the counted frames, by its position in the list, and the rows that test it, or the reason why none can.
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

/// A number of the tables that is no property of a single view.
struct MeasuredNumber: MeasuredCase, CustomTestStringConvertible {
  var name, basis, number: String
  var releases: [Int]
  var value: CGFloat
}

/// The frames of the parts in a cell of a standard style: x, y, width, height; nil if not measured.
struct MeasuredCell: MeasuredCase, CustomTestStringConvertible {
  var name, basis, style: String
  var releases: [Int]
  var size: [CGFloat]
  var fonts: [CGFloat]?
  var accessory: Bool?
  var content, title, detail: [CGFloat?]?
  var detailMaxX: CGFloat?
  var device: String?
  /// Whether the canvas measures in whole points, as old Interface Builders do.
  var wholePoints: Bool?
}

/// A self-sizing row of a table: its height, and the positions of the cell, its content and its text.
struct MeasuredRow: MeasuredCase, CustomTestStringConvertible {
  var name, basis: String
  /// The cell style, or "list" for a cell with a content configuration.
  var style: String
  var releases: [Int]
  var height: CGFloat
  var table, device: String?
  var separators, accessory: Bool?
  /// Whether the text has its intrinsic width.
  var fitted: Bool?
  /// Left edge and width of the cell.
  var frame: [CGFloat]?
  var contentWidth, titleX: CGFloat?
}

/// A property of a table, or of a collection's layout, that a document sets.
struct MeasuredProperty: MeasuredCase, CustomTestStringConvertible {
  var name, basis, property, saved, style: String
  var releases: [Int]
  var value: CGFloat
}
