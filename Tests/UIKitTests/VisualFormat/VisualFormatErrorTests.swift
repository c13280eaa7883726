import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Visual formats: errors.
/// The messages about invalid formats, and the character that they point to.
@MainActor struct VisualFormatErrorTests {
  private let root = UIView()
  private let view = UIView()

  init() { root.addSubview(view) }

  private func problem(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any] = [:]
  ) -> VisualFormatError? {
    do {
      _ = try VisualFormatConstraints.make(format, options, metrics, ["view": view, "root": root, "text": "no view"])
      return nil
    } catch { return error }
  }

  private func expect(
    _ format: String, _ message: String, _ offset: Int?, _ place: SourceLocation = #_sourceLocation
  ) {
    #expect(problem(format) == VisualFormatError(message: message, offset: offset), sourceLocation: place)
  }

  /// > Basis: documented. The four examples of the guide, with their carets.
  @Test("the guide's mistakes")
  func documented() {
    expect("V|[view]|", "Expected ':' after 'V' to specify vertical arrangement", 1)
    expect(
      "|[view][view(50][view]|",
      "A predicate on a view's thickness must end with ')' and the view must end with ']'", 15)
    // The guide has "Unable to find view with name"; every release since has this message, also after the name.
    expect("|[view][blackBox]", "blackBox is not a key in the views dictionary.", 16)
    expect("V:|[view(>30)]|", "Unknown relation. Must be ==, >=, or <=", 10)
  }

  /// > Basis: captured, issues and a published log of the original parser.
  @Test("mistakes that people have met")
  func captured() {
    expect("H:|-10-|", "Expected a view", 7)
    expect("", "Expected a view", 0)
    expect("Hz[view", "Expected ':' after 'H' to specify horizontal arrangement", 1)
    expect(
      "H:[!",
      "Expected a view. View names must start with a letter or an underscore, then contain letters, numbers, and "
        + "underscores.", 3)
    expect("H:[self.view]-5-|", "self is not a key in the views dictionary.", 7)
    expect(
      "H:|-margiin-[view]",
      "Encountered metric with name \"margiin\", but value was not specified in metrics or views dictionaries", 11)
    expect(
      "H:|[view]- (padding)-[view]",
      "Expected a number or key from the metrics dictionary, but encountered something else", 10)
    expect(
      "[view(100@1050)",
      "Invalid priority specified: 1050. Priority cannot be higher than NSLayoutPriorityRequired, which is 1000.", 14)
  }

  /// > Basis: captured. Carets of `|[view]|` and of `H:|-(>=50)-[view(100)]`.
  @Test("a bar needs a superview; the caret stands behind its view, or behind the last bar")
  func superviews() {
    let message = "Unable to interpret '|' character, because the related view doesn't have a superview"
    expect("|[root]|", message, 7)
    expect("H:|-(>=50)-[root(100)]", message, 22)
    expect("[root]-|", message, 8)
    #expect(problem("[root]-[root]") == nil)
  }

  @Test("each other mistake has its sentence, too")
  func others() {
    let number = "Expected a number or key from the metrics dictionary, but encountered something else"
    expect("|", "Expected a view", 1)
    expect("H:", "Expected a view", 2)
    expect("h:[view]", "Expected a view", 0)
    expect("-[view]", "Expected a view", 0)
    expect("[view]x", "Expected a view", 6)
    expect("[view]-", number, 7)
    expect("[view]--8-[view]", number, 7)
    expect("[view]-()-[view]", number, 8)
    expect("[view(50,)]", number, 9)
    expect("[view(50@)]", number, 9)
    expect("[view(=50)]", "Unknown relation. Must be ==, >=, or <=", 7)
    expect("[view(50", "A predicate on a view's thickness must end with ')' and the view must end with ']'", 8)
    expect("[view(50)", "A predicate on a view's thickness must end with ')' and the view must end with ']'", 9)
    expect("[view", "Expected a ']' at the end of the view", 5)
    expect("[view ]", "Expected a ']' at the end of the view", 5)
    expect("[view]-(8[view]", "Expected a ')' after the predicates of a space", 9)
    expect("[view]-8[view]", "Expected a '-' after the space", 8)
    expect("[view]-(8)[view]", "Expected a '-' after the space", 10)
    expect("[view]|[view]", "Expected the end of the format string", 7)
    expect("[text]", "text is not a key in the views dictionary.", 5)
    expect("[View]", "View is not a key in the views dictionary.", 5)
    expect("[größe]", "gr is not a key in the views dictionary.", 3)
    expect("[view(text)]", VisualFormatError.unknownMetric("text"), 10)
  }

  @Test(
    "priorities end at 0 and 1000",
    arguments: [
      ("0", "0. Priority must be greater than 0."), ("-250", "-250. Priority must be greater than 0."),
      ("notANumber", "nan. Priority must be greater than 0."), ("1e-60", "1e-60. Priority must be greater than 0."),
      ("1000.5", "1000.5. Priority cannot be higher than NSLayoutPriorityRequired, which is 1000."),
      ("1e999", "inf. Priority cannot be higher than NSLayoutPriorityRequired, which is 1000."),
    ])
  func priorities(text: String, sentence: String) {
    let found = problem("[view(1@\(text))]", metrics: ["notANumber": Double.nan])
    #expect(found?.message == "Invalid priority specified: \(sentence)")
    #expect(found?.offset == 8 + text.count)
  }

  @Test("lengths are finite", arguments: ["1e999", "endless", "notANumber"])
  func endlessLengths(text: String) {
    let found = problem("[view(\(text))]", metrics: ["endless": -Float.infinity, "notANumber": Double.nan])
    let value = text == "1e999" ? "inf" : text == "endless" ? "-inf" : "nan"
    #expect(found?.reason(format: "[view]") == "Constant is not finite!  That's illegal.  constant:\(value)")
  }

  /// > Basis: captured, a published log of the original parser; the position of the caret is assumed.
  @Test("views cannot be aligned along the axis they follow each other on")
  func misalignments() {
    for option in [
      NSLayoutConstraint.FormatOptions.alignAllLeft, .alignAllRight, .alignAllLeading, .alignAllTrailing,
      .alignAllCenterX,
    ] {
      #expect(problem("H:[view]-[view]", option)?.message == VisualFormatError.misalignment("horizontal"))
      #expect(problem("V:[view]-[view]", option) == nil)
    }
    for option in [
      NSLayoutConstraint.FormatOptions.alignAllTop, .alignAllBottom, .alignAllCenterY, .alignAllLastBaseline,
      .alignAllFirstBaseline,
    ] {
      #expect(problem("V:[view]-[view]", option)?.message == VisualFormatError.misalignment("vertical"))
      #expect(problem("H:[view]-[view]", option) == nil)
    }
    #expect(
      problem("H:[view]", [.alignAllTop, .alignAllLeft])?.message == """
        Options mask required views to be aligned on a horizontal edge, which is not allowed for layout that is also \
        horizontal.
        """)
  }

  @Test("of several mistakes, the first is named")
  func order() {
    #expect(problem("[view(0@2000)]-[other]-")?.offset == 12)
    #expect(problem("[other(0@2000)]-")?.message == VisualFormatError.unknownView("other"))
    #expect(problem("|[root][")?.message == VisualFormatError.noSuperview)
    #expect(problem("V:[", .alignAllTop)?.message == VisualFormatError.badViewName)
  }

  @Test("a caret stands under the character")
  func caret() {
    let reason = VisualFormatError(message: "Expected a view", offset: 7).reason(format: "H:|-10-|")
    #expect(reason == "Unable to parse constraint format: \nExpected a view \nH:|-10-| \n       ^")
  }

  @Test("a format that cannot be read ends the program with UIKit's exception")
  func exception() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = NSLayoutConstraint.constraints(withVisualFormat: "H:|-10-|", metrics: nil, views: [:])
      }
    }
    #expect(
      result.says(
        """
        *** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: 'Unable to parse \
        constraint format: \nExpected a view \nH:|-10-| \n       ^'
        """))
  }
}
