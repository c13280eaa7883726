import Foundation
import Testing

@testable import UIKit

/// Visual formats: parsing.
/// From text to values. Basis: the grammar of the Auto Layout Guide, unless another is named.
struct VisualFormatParserTests {
  static let metrics: [String: Double] = ["m": 12, "_n1": -3.5, "low": 250]

  static func parse(_ format: String) throws(VisualFormatError) -> VisualFormat {
    let names = VisualFormatNames(
      metric: { metrics[$0] }, isView: { $0.hasPrefix("view") || $0.count == 1 && $0 != "m" },
      hasSuperview: { _ in true })
    return try VisualFormatParser.parse(format, names: names)
  }

  private func gap(_ connection: String) throws -> [VisualFormat.Predicate] {
    guard case .gaps(let predicates) = try Self.parse("[a]\(connection)[b]").connections[0] else { return [] }
    return predicates
  }

  private func size(_ predicates: String) throws -> [VisualFormat.Predicate] {
    try Self.parse("[a(\(predicates))]").views[0].sizes
  }

  @Test(
    "the guide's examples are formats",
    arguments: [
      "[a]-[b]", "[a(>=50)]", "|-50-[a]-50-|", "V:[a]-10-[b]", "[a][b]", "[a(100@20)]", "[a(==b)]",
      "[a(>=70,<=100)]", "|-[a]-[b]-[c(>=20)]-|",
    ])
  func examples(format: String) throws { _ = try Self.parse(format) }

  @Test("without a letter, a format runs across")
  func axes() throws {
    #expect(try Self.parse("[a]").axis == .horizontal)
    #expect(try Self.parse("H:[a]").axis == .horizontal)
    #expect(try Self.parse("V:[a]").axis == .vertical)
  }

  @Test("views, connections and both edges")
  func parts() throws {
    let format = try Self.parse("V:|-[a][view_2]-3-[c]|")
    #expect(format.start == .standard)
    #expect(format.views.map(\.name) == ["a", "view_2", "c"])
    #expect(format.connections == [.flush, .gaps([VisualFormat.Predicate(length: .points(3))])])
    #expect(format.end == .flush)
    #expect(try Self.parse("[a]").start == nil)
    #expect(try Self.parse("[a]").end == nil)
  }

  @Test("relations, in gaps and in sizes")
  func relations() throws {
    #expect(try gap("-(==1,<=2,>=3,4)-").map(\.relation) == [.equal, .lessThanOrEqual, .greaterThanOrEqual, .equal])
    #expect(try size("==1,<=2,>=3,4").map(\.relation) == [.equal, .lessThanOrEqual, .greaterThanOrEqual, .equal])
  }

  @Test("a size can be another view's; a gap cannot")
  func sizesOfViews() throws {
    #expect(try size("b").map(\.length) == [.view("b")])
    #expect(try size(">=b@low").map(\.length) == [.view("b")])
    #expect(throws: VisualFormatError.self) { try gap("-(b)-") }
    #expect(throws: VisualFormatError.self) { try gap("-b-") }
  }

  @Test("metrics stand for lengths and priorities, also below zero and without parentheses")
  func metricNames() throws {
    #expect(try gap("-m-").map(\.length) == [.points(12)])
    #expect(try gap("-_n1-").map(\.length) == [.points(-3.5)])
    #expect(
      try gap("-(>=m@low)-") == [
        VisualFormat.Predicate(relation: .greaterThanOrEqual, length: .points(12), priority: 250)
      ])
    #expect(try size("m,<=_n1@1").map(\.length) == [.points(12), .points(-3.5)])
  }

  @Test(
    "numbers are strtod's",
    arguments: [
      ("20", 20), ("20.5", 20.5), (".5", 0.5), ("1.", 1), ("1e2", 100), ("1E+2", 100), ("25e-1", 2.5), ("0x10", 16),
      ("0x1.8p1", 3), ("007", 7), ("-8", -8), ("-.5e1", -5), ("+4", 4), ("1e-400", 0),
    ])
  func numbers(text: String, value: Double) throws {
    #expect(try size(text).map(\.length) == [.points(value)])
    #expect(try gap("-(\(text))-").map(\.length) == [.points(value)])
  }

  @Test(
    "a number ends where strtod's does, and what is left fits nothing",
    arguments: ["1e", "1e+", "0x", "1.2.3", "--1", "+-1", ".", "-", "", " 1", "1 ", "1,", ",1", "٣", "1_000"])
  func notNumbers(text: String) {
    #expect(throws: VisualFormatError.self) { try size(text) }
    #expect(throws: VisualFormatError.self) { try gap("-(\(text))-") }
  }

  /// > Basis: the grammar has positiveNumber.
  @Test("without parentheses, no length has a sign", arguments: ["--8-", "-+8-", "-->=8-"])
  func signs(connection: String) {
    #expect(throws: VisualFormatError.self) { try gap(connection) }
  }

  /// > Basis: captured. `V:|-20@750-[a]-10@45-|` is valid in a published log of the original.
  @Test("a length without parentheses may have a priority")
  func simplePriorities() throws {
    let format = try Self.parse("V:|-20@750-[a]-m@45.5-|")
    #expect(format.start == .gaps([VisualFormat.Predicate(length: .points(20), priority: 750)]))
    #expect(format.end == .gaps([VisualFormat.Predicate(length: .points(12), priority: 45.5)]))
  }

  @Test("priorities reach from above 0 to 1000", arguments: ["1", "0.5", "999.5", "1000", "1e3"])
  func priorities(text: String) throws {
    #expect(try size("1@\(text)").map(\.priority) == [Float(text)])
  }

  @Test("names are C identifiers")
  func names() throws {
    for name in ["view", "view_", "view2X", "viewController1"] {
      #expect(try Self.parse("[\(name)]").views.map(\.name) == [name])
    }
    for name in ["größe", "2a", "ä", "视图", "view 1", "view-1", "vïew", "👨‍👩‍👧"] {
      #expect(throws: VisualFormatError.self) { try Self.parse("[\(name)]") }
    }
  }

  @Test("ten megabytes of anything are read to the end, or to the first mistake")
  func length() throws {
    let long = 10_000_000
    let name = "view" + String(repeating: "a", count: long)
    #expect(try Self.parse("[\(name)]").views[0].name == name)
    for junk in ["(", "[", "|", "-", "[a]-(", "\u{0}", "é"] {
      let format = String(repeating: junk, count: long / junk.utf8.count)
      #expect(throws: VisualFormatError.self) { try Self.parse(format) }
    }
    let zeros = String(repeating: "0", count: long)
    #expect(throws: VisualFormatError.self) { try size("1\(zeros)") }
    #expect(try Self.parse(String(repeating: "[a]", count: 100_000)).views.count == 100_000)
    #expect(try size(String(repeating: "1,", count: 100_000) + "1").count == 100_001)
  }
}
