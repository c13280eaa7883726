import SystemProfiles
import Testing

@testable import UIKit

/// A cell of the table of content areas: a screen, a release, a container and the area of its controller.
struct AreaCase: Sendable, CustomTestStringConvertible {
  var release: SystemVersion
  var container: String
  var settings: Set<String>
  var screen: CGSize
  /// The bounds size in `viewDidLoad` with the default `loadView`.
  var load: Marked<CGSize>?
  /// Only the size is known if the interface rotates in a window that does not.
  var frame: Marked<CGRect>
  var hasKnownOrigin: Bool
  /// The lengths of the layout guides, or the safe area; nil if there are neither.
  var covered: Marked<UIEdgeInsets>?

  struct Marked<Value: Sendable>: Sendable {
    var value: Value
    var mark: Mark
  }

  /// The origin of a value.
  enum Mark: Character, Sendable {
    /// A published dump or log.
    case verified = "V"
    /// Derived from the rules and the heights of bars.
    case deduced = "D"
    /// References, headers and talks.
    case recalled = "R"
    case unconfirmed = "?"
  }

  var testDescription: String {
    "iOS \(release) \(Int(screen.width))x\(Int(screen.height)) \(container) \(settings.sorted().joined(separator: " "))"
  }
}

extension AreaCase {
  /// Columns: releases, container, settings, screen, load, frame (or `b` and bounds size), top/bottom (left/right). A
  /// value is followed by its mark; `-` is no value.
  static let portrait = parse(
    """
    5 6.1 | window | | 320x480 | 320x460 V | 0 20 320 460 V | -
    5 6.1 | window | | 320x568 | 320x548 V | 0 20 320 548 V | -
    5 6.1 | window | fullScreen | 320x480 | 320x480 ? | 0 0 320 480 D | -
    5 6.1 | window | fullScreen | 320x568 | 320x568 ? | 0 0 320 568 D | -
    5 6.1 | nav | | 320x480 | 320x460 V | 0 0 320 416 V | -
    5 6.1 | nav | | 320x568 | 320x548 V | 0 0 320 504 V | -
    5 6.1 | nav | translucent | 320x480 | 320x460 D | 0 0 320 460 V | -
    5 6.1 | nav | translucent | 320x568 | 320x548 D | 0 0 320 548 D | -
    5 6.1 | nav | barHidden | 320x480 | 320x460 D | 0 0 320 460 V | -
    5 6.1 | nav | barHidden | 320x568 | 320x548 D | 0 0 320 548 D | -
    5 6.1 | nav | toolbar | 320x480 | 320x460 D | 0 0 320 372 D | -
    5 6.1 | nav | toolbar | 320x568 | 320x548 D | 0 0 320 460 D | -
    5 6.1 | tab | | 320x480 | 320x460 D | 0 0 320 411 R | -
    5 6.1 | tab | | 320x568 | 320x548 D | 0 0 320 499 R | -
    5 6.1 | tab>nav | | 320x480 | 320x460 D | 0 0 320 367 V | -
    5 6.1 | tab>nav | | 320x568 | 320x548 D | 0 0 320 455 V | -
    7 | window | | 320x480 | 320x480 ? | 0 0 320 480 D | 20/0 V
    7 | window | | 320x568 | 320x568 ? | 0 0 320 568 D | 20/0 V
    7 | nav | | 320x480 | 320x480 ? | 0 0 320 480 V | 64/0 V
    7 | nav | | 320x568 | 320x568 ? | 0 0 320 568 V | 64/0 V
    7 | nav | edgesNone | 320x480 | 320x480 ? | 0 64 320 416 V | 0/0 D
    7 | nav | edgesNone | 320x568 | 320x568 ? | 0 64 320 504 D | 0/0 D
    7 | nav | opaque | 320x480 | 320x480 ? | 0 64 320 416 D | 0/0 D
    7 | nav | opaque | 320x568 | 320x568 ? | 0 64 320 504 D | 0/0 D
    7 | nav | opaque includesOpaque | 320x480 | 320x480 ? | 0 0 320 480 D | 64/0 D
    7 | nav | opaque includesOpaque | 320x568 | 320x568 ? | 0 0 320 568 D | 64/0 D
    7 | nav | barHidden | 320x480 | 320x480 ? | 0 0 320 480 D | 20/0 D
    7 | nav | barHidden | 320x568 | 320x568 ? | 0 0 320 568 D | 20/0 D
    7 | tab | | 320x480 | 320x480 ? | 0 0 320 480 D | 20/49 V
    7 | tab | | 320x568 | 320x568 ? | 0 0 320 568 D | 20/49 V
    7 | tab>nav | | 320x480 | 320x480 ? | 0 0 320 480 D | 64/49 D
    7 | tab>nav | | 320x568 | 320x568 ? | 0 0 320 568 D | 64/49 D
    7 | tab>nav | edgesNone | 320x480 | 320x480 ? | 0 64 320 367 D | 0/0 D
    7 | tab>nav | edgesNone | 320x568 | 320x568 ? | 0 64 320 455 D | 0/0 D
    8 9 10 | window | | 375x667 | - | 0 0 375 667 D | 20/0 D
    8 9 10 | nav | | 375x667 | - | 0 0 375 667 V | 64/0 D
    8 9 10 | nav | edgesNone | 375x667 | - | 0 64 375 603 D | 0/0 D
    8 9 10 | nav | opaque | 375x667 | - | 0 64 375 603 D | 0/0 D
    8 9 10 | tab>nav | | 375x667 | - | 0 0 375 667 D | 64/49 D
    11 12 13 | window | | 375x667 | - | 0 0 375 667 D | 20/0 D
    14 15 17 | window | | 390x844 | - | 0 0 390 844 D | 47/34 D
    11 12 13 | nav | | 375x667 | - | 0 0 375 667 D | 64/0 D
    14 15 17 | nav | | 390x844 | - | 0 0 390 844 D | 91/34 D
    11 12 13 | nav | largeTitle | 375x667 | - | 0 0 375 667 D | 116/0 D
    14 15 17 | nav | largeTitle | 390x844 | - | 0 0 390 844 D | 143/34 D
    11 12 13 | nav | edgesNone | 375x667 | - | 0 64 375 603 D | 0/0 D
    14 15 17 | nav | edgesNone | 390x844 | - | 0 91 390 753 D | 0/34 D
    11 12 13 | nav | opaque | 375x667 | - | 0 64 375 603 D | 0/0 D
    14 15 17 | nav | opaque | 390x844 | - | 0 91 390 753 D | 0/34 D
    11 12 13 | tab>nav | | 375x667 | - | 0 0 375 667 D | 64/49 D
    14 15 17 | tab>nav | | 390x844 | - | 0 0 390 844 D | 91/83 D
    11 12 13 | tab>nav | edgesNone | 375x667 | - | 0 64 375 554 D | 0/0 D
    14 15 17 | tab>nav | edgesNone | 390x844 | - | 0 91 390 670 D | 0/0 D
    """)

  static let landscape = parse(
    """
    5 6.1 | window | | 480x320 | - | b 480 300 D | -
    5 6.1 | window | | 568x320 | - | b 568 300 D | -
    5 6.1 | nav | | 480x320 | - | b 480 268 D | -
    5 6.1 | nav | | 568x320 | - | b 568 268 D | -
    5 6.1 | tab | | 480x320 | - | b 480 251 D | -
    5 6.1 | tab | | 568x320 | - | b 568 251 D | -
    5 6.1 | tab>nav | | 480x320 | - | b 480 219 D | -
    5 6.1 | tab>nav | | 568x320 | - | b 568 219 D | -
    7 | nav | | 480x320 | - | 0 0 480 320 D | 52/0 D
    7 | nav | | 568x320 | - | 0 0 568 320 D | 52/0 D
    7 | nav | edgesNone | 480x320 | - | 0 52 480 268 D | 0/0 D
    7 | nav | edgesNone | 568x320 | - | 0 52 568 268 D | 0/0 D
    8 9 10 | nav | | 568x320 | - | 0 0 568 320 D | 32/0 D
    8 9 10 | nav | | 667x375 | - | 0 0 667 375 D | 32/0 D
    8 9 10 | tab>nav | | 568x320 | - | 0 0 568 320 D | 32/49 D
    8 9 10 | tab>nav | | 667x375 | - | 0 0 667 375 D | 32/49 D
    11 12 13 | nav | | 667x375 | - | 0 0 667 375 D | 32/0 D
    14 15 17 | nav | | 844x390 | - | 0 0 844 390 D | 32/21 47/47 D
    11 12 13 | tab>nav | | 667x375 | - | 0 0 667 375 D | 32/32 D
    14 15 17 | tab>nav | | 844x390 | - | 0 0 844 390 D | 32/53 47/47 D
    11 12 13 | window | | 667x375 | - | 0 0 667 375 D | 0/0 D
    14 15 17 | window | | 844x390 | - | 0 0 844 390 D | 0/21 47/47 D
    """)

  private static func parse(_ table: String) -> [AreaCase] { table.split(separator: "\n").flatMap(parseLine) }

  private static func parseLine(_ line: Substring) -> [AreaCase] {
    let columns = line.split(separator: "|", omittingEmptySubsequences: false).map { words($0) }
    return columns[0].map { release in
      let frame = marked(columns[5]) { text in
        let numbers = text.compactMap { Double($0) }
        return numbers.count == 4
          ? CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
          : CGRect(x: 0, y: 0, width: numbers[0], height: numbers[1])
      }
      return AreaCase(
        release: try! SystemVersion(parsing: release), container: columns[1][0], settings: Set(columns[2]),
        screen: size(columns[3][0]), load: marked(columns[4]) { size($0[0]) }, frame: frame!,
        hasKnownOrigin: columns[5][0] != "b", covered: marked(columns[6], insets))
    }
  }

  private static func words(_ column: Substring) -> [String] { column.split(separator: " ").map(String.init) }

  private static func marked<Value>(_ words: [String], _ read: ([String]) -> Value) -> Marked<Value>? {
    guard words != ["-"] else { return nil }
    return Marked(value: read(words.dropLast()), mark: Mark(rawValue: Character(words[words.count - 1]))!)
  }

  private static func size(_ text: String) -> CGSize {
    let numbers = text.split(separator: "x").map { Double($0)! }
    return CGSize(width: numbers[0], height: numbers[1])
  }

  private static func insets(_ words: [String]) -> UIEdgeInsets {
    let pairs = words.map { $0.split(separator: "/").map { Double($0)! } }
    let sides = pairs.count > 1 ? pairs[1] : [0, 0]
    return UIEdgeInsets(top: pairs[0][0], left: sides[0], bottom: pairs[0][1], right: sides[1])
  }
}
