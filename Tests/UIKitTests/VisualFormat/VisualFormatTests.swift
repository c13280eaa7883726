import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// The constraints of visual formats, as equations. Basis: the Auto Layout Guide and logged constraints.
@MainActor struct VisualFormatTests {
  let sketch = FormatSketch(.iOS(9))

  @Test("a gap starts where the view before it ends")
  func gaps() {
    #expect(sketch.equations("[a]-8-[b]") == ["b.leading == a.trailing + 8"])
    #expect(sketch.equations("V:[a]-8-[b]") == ["b.top == a.bottom + 8"])
    #expect(sketch.equations("[a][b]") == ["b.leading == a.trailing"])
    #expect(sketch.equations("[a]-(-8)-[b]") == ["b.leading == a.trailing - 8"])
    #expect(
      sketch.equations("[a]-(>=8,<=20@250)-[b]") == [
        "b.leading >= a.trailing + 8", "b.leading <= a.trailing + 20 @250",
      ])
  }

  @Test("the edges of the superview come first and last in their equations")
  func edges() {
    #expect(
      sketch.equations("|-20-[a]-20-|") == ["a.leading == super.leading + 20", "super.trailing == a.trailing + 20"])
    #expect(sketch.equations("V:|[a]|") == ["a.top == super.top", "super.bottom == a.bottom"])
    #expect(sketch.equations("V:[a]-(>=m@low)-|") == ["super.bottom >= a.bottom + 12 @250"])
  }

  @Test("sizes are numbers, metrics or those of other views")
  func sizes() {
    #expect(sketch.equations("[a(100)]") == ["a.width == 100"])
    #expect(sketch.equations("V:[a(>=50,<=m@999.5)]") == ["a.height >= 50", "a.height <= 12 @999.5"])
    #expect(sketch.equations("[a(b)]") == ["a.width == b.width"])
    #expect(sketch.equations("V:[a(<=b@low)]") == ["a.height <= b.height @250"])
    #expect(sketch.equations("[a]").isEmpty)
  }

  @Test("constraints come in the order of the format, alignments last")
  func order() {
    #expect(
      sketch.equations("|-1-[a(2)]-3-[b(4)]-5-|", .alignAllTop) == [
        "a.leading == super.leading + 1", "a.width == 2", "b.leading == a.trailing + 3", "b.width == 4",
        "super.trailing == b.trailing + 5", "a.top == b.top",
      ])
  }

  @Test("metrics are numbers of any type")
  func metricTypes() {
    let metrics: [String: Any] = [
      "a1": 1, "a2": 2.0, "a3": CGFloat(3), "a4": Float(4), "a5": UInt8(5), "a6": Int64(6), "a7": NSNumber(value: 7),
    ]
    let names = metrics.keys.sorted()
    let made = sketch.constraints("[a(\(names.joined(separator: ",")))]", metrics: metrics)
    #expect(made.map(\.constant) == [1, 2, 3, 4, 5, 6, 7])
  }

  @Test("layout guides may be in formats like views, and a bar is their owner")
  func guides() {
    #expect(
      sketch.equations("|-2-[guide(b)][a]|") == [
        "guide.leading == super.leading + 2", "guide.width == b.width", "a.leading == guide.trailing",
        "super.trailing == a.trailing",
      ])
  }

  @Test("a controller's layout guides may be in formats, too")
  func controllerGuides() throws {
    let controller = UIViewController(), child = UIView()
    controller.view.addSubview(child)
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "V:[top]-5-[child]", metrics: nil, views: ["top": controller.topLayoutGuide, "child": child])
    let gap = try #require(made.first)
    #expect(gap.firstItem === child && gap.firstAttribute == .top)
    #expect(gap.secondItem === controller.topLayoutGuide && gap.secondAttribute == .bottom)
  }

  @Test("a view may come as an optional, as outlets do")
  func optionals() {
    let outlet: UIView? = sketch.a
    let made = NSLayoutConstraint.constraints(withVisualFormat: "[a(5)]", metrics: nil, views: ["a": outlet as Any])
    #expect(made.first?.firstItem === sketch.a)
  }

  @Test("constraints are made inactive, and required unless a priority is given")
  func state() {
    let made = sketch.constraints("|-[a(5@1)]-|")
    #expect(made.map(\.isActive) == [false, false, false])
    #expect(made.map(\.priority.rawValue) == [1000, 1, 1000])
  }

  @Test("a dash is 8 between siblings, and remembers that it is the system's")
  func siblingSpacing() {
    for version in [SystemVersion.iOS(6, 1), .iOS(8), .iOS(17)] {
      let sketch = FormatSketch(version)
      #expect(sketch.equations("[a]-[b]") == ["b.leading == a.trailing + 8"])
      #expect(sketch.equations("V:[a]-[b]") == ["b.top == a.bottom + 8"])
      #expect(sketch.constraints("[a]-[b]-8-[a][b]").map(\.isSymbolicSpacing) == [true, false, false])
    }
  }

  /// > Basis: captured. `NSSpace(20)` in logs; from iOS 8 on the margin, 8 by default.
  @Test("a dash to the superview is 20 until iOS 7, its margin from iOS 8 on")
  func superviewSpacing() {
    for version in [SystemVersion.iOS(6, 1), .iOS(7)] {
      let sketch = FormatSketch(version)
      #expect(sketch.equations("|-[a]-|") == ["a.leading == super.leading + 20", "super.trailing == a.trailing + 20"])
      #expect(sketch.equations("V:|-[a]-|") == ["a.top == super.top + 20", "super.bottom == a.bottom + 20"])
      #expect(sketch.constraints("|-[a]-20-|").map(\.isSymbolicSpacing) == [true, false])
    }
    for version in [SystemVersion.iOS(8), .iOS(17)] {
      let sketch = FormatSketch(version)
      #expect(
        sketch.equations("|-[a]-|") == ["a.leading == super.leadingMargin", "super.trailingMargin == a.trailing"])
      #expect(sketch.equations("V:|-[a]-|") == ["a.top == super.topMargin", "super.bottomMargin == a.bottom"])
    }
  }

  @Test("a whole row, laid out")
  func row() {
    let (first, second) = (sketch.a, sketch.b)
    for format in ["H:|-20-[a]-8-[b(100)]-20-|", "V:|-30-[a(44)]"] { sketch.activate(format) }
    sketch.activate("H:[a]-[b]", .alignAllTop)
    sketch.activate("V:[b(a)]")
    sketch.root.layoutIfNeeded()
    #expect(first.frame == CGRect(x: 20, y: 30, width: 172, height: 44))
    #expect(second.frame == CGRect(x: 200, y: 30, width: 100, height: 44))
  }

  @Test("a dash to the superview, laid out", arguments: [(SystemVersion.iOS(7), 20.0), (.iOS(8), 8)])
  func standardEdge(version: SystemVersion, inset: Double) {
    let sketch = FormatSketch(version)
    for format in ["|-[a]", "V:|-[a(10)]", "[a(10)]"] { sketch.activate(format) }
    sketch.root.layoutIfNeeded()
    #expect(sketch.a.frame == CGRect(x: inset, y: inset, width: 10, height: 10))
  }
}
