import CoreTypes
import Testing

@testable import Inspection

/// Console lines → values. Basis: captured, the formats of published logs from iOS 6 on, with made-up views.
struct ConsoleLogTests {
  private func constraint(_ text: String) -> ConsoleLog.Constraint { ConsoleLog.Constraint(parsing: text) }

  /// `A.leading == B.trailing * 1 + 8`
  private func relation(_ text: String) -> String? {
    constraint(text).relation.map { relation in
      func name(_ anchor: ConsoleLog.Anchor) -> String {
        "\(anchor.item.name ?? anchor.item.text ?? anchor.item.className).\(anchor.attribute.rawValue)"
      }
      let second = relation.second.map { "\(relation.multiplier.inWords)*\(name($0)) + " } ?? ""
      return "\(name(relation.first)) \(relation.sign.rawValue) \(second)\(relation.constant.inWords)"
    }
  }

  @Test("visual forms of the older generations")
  func visualForms() {
    #expect(
      relation("<NSLayoutConstraint:0x8ded860 H:|-(NSSpace(20))-[UIButton:0x8df8070]   (Names: '|':UIView:0x8df7ee0 )>")
        == "UIButton.leading == 1*UIView.leading + 20")
    #expect(
      relation("<NSLayoutConstraint:0x1 V:[UILabel:0x2'a [b] (c)']-(-2)-|   (Names: '|':UIView:0x3 )>")
        == "UIView.bottom == 1*a [b] (c).bottom + -2")
    #expect(relation("<NSLayoutConstraint:0x1 H:[A:0x2]-(>=11)-[B:0x3]>") == "B.leading >= 1*A.trailing + 11")
    #expect(relation("<NSLayoutConstraint:0x1 V:[A:0x2(50)]>") == "A.height == 50")
    #expect(relation("<NSLayoutConstraint:0x1 H:[A:0x2'x(3)'(>=50@251)] priority:251>") == "x(3).width >= 50")
    #expect(
      relation("<NSLayoutConstraint:0x1 H:|-(8)-[A:0x2](LTR)   (Names: '|':B:0x3'cell' )>")
        == "A.left == 1*cell.left + 8")
  }

  @Test("equations, with factors before and behind, and names that stand for addresses")
  func equations() {
    #expect(
      relation("<NSLayoutConstraint:0x1 App.Bar:0x2.width == 0.4*UIView:0x3.width - 32   (active)>")
        == "App.Bar.width == 0.4*UIView.width + -32")
    #expect(
      relation("<NSLayoutConstraint:0x1 A:0x2.height == B:0x3.height * 0.384615   (active)>")
        == "A.height == 0.385*B.height + 0")
    #expect(
      relation("<NSLayoutConstraint:0x1 Bar.lockIcon.width == 40   (active, names: Bar.lockIcon:0x106 )>")
        == "Bar.lockIcon.width == 40")
    let named = constraint("<NSLayoutConstraint:0x1 V:[Username]-(4)-[UIView:0x15]   (active, names: Username:0x99 )>")
    #expect(named.relation?.second?.item.key == "0x99")
    #expect(
      relation("<NSLayoutConstraint:0x1 UILabel:0x2'a == b'.top >= B:0x3.top   (active)>")
        == "a == b.top >= 1*B.top + 0")
  }

  @Test("masks, natural sizes, identifiers, priorities, SnapKit's places")
  func system() {
    let mask = constraint("<NSAutoresizingMaskLayoutConstraint:0x7f h=--& v=-&- A:0x2.midY == + 30>")
    #expect(mask.mask == "h=--& v=-&-" && mask.relation?.constant == 30)
    #expect(
      relation(
        "<NSAutoresizingMaskLayoutConstraint:0x7f h=&-& v=&-& A:0x1.minX == 0.500507*B:0x2.width - 32.0324   (active)>")
        == "A.minX == 0.501*B.width + -32.032")
    let size = constraint("<NSContentSizeLayoutConstraint:0x7 H:[A:0x2(512)] Hug:250 CompressionResistance:1>")
    #expect(size.contentPriorities == .init(hugging: 250, compression: 1) && size.relation?.constant == 512)
    let stack = constraint("<NSLayoutConstraint:0x7 'UISV-hiding' A:0x2.height == 0 priority:999.5   (inactive)>")
    #expect(stack.identifier == "UISV-hiding" && stack.priority == 999.5 && !stack.isActive)
    let snap = constraint("<SnapKit.LayoutConstraint:0x60@HomeView.swift#99 UIView:0x7f.width >= 300.0>")
    #expect(snap.place == "HomeView.swift:99" && snap.relation?.constant == 300)
  }

  @Test("several conflicts, with prefixes of the log, wrapped lines, private ones and other words between")
  func whole() {
    let log = ConsoleLog.parse(
      """
      2018-02-04 14:48:19.693248-0800 App[94453:6174594] [LayoutConstraints] Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want.
      (
          "<NSLayoutConstraint:0x1 UIView:0x2.width == 100
         (active)>",
          "<private>",
          "<NSLayoutConstraint:0x3 UIView:0x2.width == 200   (active)>"
      )

      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x3 UIView:0x2.width == 200   (active)>Make a symbolic breakpoint at \
      UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
      my own words
      Unable to simultaneously satisfy constraints.
      ("<KeepLayoutConstraint:0x4 left inset of <UIView 0x5> equal to 0>")
      Will attempt to recover by breaking constraint <NSLayoutConstraint:0x6 A:0x7.width == 1>
      """)
    #expect(log.conflicts.count == 2)
    #expect(log.conflicts.first?.constraints.map(\.relation?.constant) == [100, 200])
    #expect(log.conflicts.first?.unread == ["    \"<private>\","])
    #expect(log.conflicts.first?.broken?.address == "0x3")
    #expect(log.unread == ["my own words"])
    #expect(log.conflicts.last?.constraints.first?.relation == nil)
    #expect(log.conflicts.last?.broken?.relation?.constant == 1)
  }

  @Test("a list without its heading, and one copied from a web page")
  func partial() {
    let bare = ConsoleLog.parse(
      "\"<NSLayoutConstraint:0x1 A:0x2.width == 1>\",\n\"<NSLayoutConstraint:0x3 A:0x2.width == 2>\"")
    #expect(bare.conflicts.map(\.constraints.count) == [2])
    let page = ConsoleLog.parse("&lt;NSLayoutConstraint:0x1 A:0x2.width &gt;= 1&gt;")
    #expect(page.conflicts.first?.constraints.first?.relation?.sign == .greaterThanOrEqual)
  }

  @Test("of what is not Auto Layout's, every line stays as it stands; prefixes of the log go")
  func otherLines() {
    let own = ["  my array [5]", "frame -> {0, 0}", "a < b", "at 2018-02-04: \u{201C}a\u{301}\u{201D}", "\tTry harder"]
    let log = ConsoleLog.parse(
      """
      \(own[0])\r\n\(own[1])\r\(own[2])
      2018-02-04 14:48:19.693248-0800 App[94453:6174594] [LayoutConstraints] Unable to simultaneously satisfy constraints.
      ("<NSLayoutConstraint:0x1 A:0x2.width == 1>")
      Will attempt to recover by breaking constraint <NSLayoutConstraint:0x1 A:0x2.width == 1>
      2018-02-04 14:48:20.693248-0800 App[94453:0x61745]
      \(own[3])

      \(own[4])
      """)
    #expect(log.unread == own)
  }

  @Test("a number that is none makes a constraint that is kept and not understood")
  func badNumbers() {
    #expect(relation("<NSLayoutConstraint:0x1 A:0x2.width == B:0x3.width + 1.2.3>") == nil)
    #expect(relation("<NSLayoutConstraint:0x1 A:0x2.width == B:0x3.width * x>") == nil)
    #expect(relation("<NSLayoutConstraint:0x1 A:0x2.width == 1e400>") == nil)
    #expect(relation("<NSLayoutConstraint:0x1 A:0x2.left == B:0x3.left*2+1e-05>") == "A.left == 2*B.left + 0")
    #expect(relation("<NSLayoutConstraint:0x1 A:0x2.left == -0.5*B:0x3.left - 3>") == "A.left == -0.5*B.left + -3")
    #expect(relation("<NSLayoutConstraint:0x1 A:0x2.midX == - 29>") == "A.midX == -29")
  }

  @Test(
    "nothing is a conflict that is none",
    arguments: ["", "\n\n", "hello", "<", "Unable to simultaneously satisfy constraints"])
  func nothing(text: String) { #expect(ConsoleLog.parse(text).conflicts.isEmpty) }

  @Test("no cut, repeated or scrambled text ends the program")
  func damage() {
    let text = """
      (
        "<NSLayoutConstraint:0x1 'a' H:|-(>=8@250)-[UILabel:0x2'x'(50)]-(NSSpace(8))-|(LTR) priority:250   (active, names: '|':V:0x3, n:0x4 )>",
        "<NSContentSizeLayoutConstraint:0x5 h=--& v=--& n.minX == 0.5*V:0x3.width - 3 Hug:1 CompressionResistance:2   (inactive)>"
      ) breaking constraint <NSLayoutConstraint:0x1 n.width == 1e400*n.width + nan>
      """
    let characters = Array(text)
    for cut in characters.indices {
      _ = LogReport(String(characters[..<cut]))
      _ = LogReport(String(characters[cut...]))
    }
    for step in [2, 3, 7, 11] {
      _ = LogReport(
        String(stride(from: 0, to: characters.count * step, by: step).map { characters[$0 % characters.count] }))
    }
  }
}
