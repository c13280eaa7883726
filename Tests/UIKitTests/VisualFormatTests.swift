import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// The visual format language. Basis: grammar and messages of the Auto Layout Guide; spacings of logged constraints.
@MainActor @Suite("Visual formats") struct VisualFormatTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func makeView(_ width: CGFloat = 50) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.layout.placeholderIntrinsicSize = CGSize(width: width, height: 20)
    root.addSubview(view)
    return view
  }

  private func activate(
    _ format: String, _ views: [String: Any], _ options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil
  ) {
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: metrics, views: views))
  }

  private func problem(_ format: String) -> VisualFormatError? {
    do {
      let parsed = try VisualFormatParser.parse(format)
      _ = try VisualFormatConstraints(parsed, [], [:], ["view": root]).make()
      return nil
    } catch { return error }
  }

  @Test("gaps, sizes and both edges")
  func row() {
    let first = makeView(), second = makeView()
    activate("H:|-20-[first]-8-[second(100)]-20-|", ["first": first, "second": second])
    activate("V:|-30-[first(44)]", ["first": first])
    activate("H:[first]-[second]", ["first": first, "second": second], .alignAllTop)
    activate("V:[second(first)]", ["first": first, "second": second])
    root.layoutIfNeeded()
    #expect(first.frame == CGRect(x: 20, y: 30, width: 172, height: 44))
    #expect(second.frame == CGRect(x: 200, y: 30, width: 100, height: 44))
  }

  @Test("layout guides stand in formats like views")
  func guides() {
    let guide = UILayoutGuide(), view = makeView()
    root.addLayoutGuide(guide)
    activate("V:|-30-[guide(10)]-20-[view(44)]", ["guide": guide, "view": view])
    activate("H:|[guide(view)][view(100)]", ["guide": guide, "view": view])
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 30, width: 100, height: 10))
    #expect(view.frame == CGRect(x: 100, y: 60, width: 100, height: 44))
  }

  @Test("a dash is 8 between siblings and, until iOS 7, 20 to the superview; from iOS 8 on its margin")
  func standardSpacing() throws {
    func origin(_ version: SystemVersion) throws -> CGFloat {
      let session = Session(
        environment: SystemEnvironment(profile: .profile(for: version), device: try DeviceCatalog.find("iphone-5")))
      return session.perform {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        activate("|-[view]", ["view": view])
        root.layoutIfNeeded()
        return view.frame.minX
      }
    }
    #expect(try origin(.iOS(6, 1)) == 20)
    #expect(try origin(.iOS(7)) == 20)
    #expect(try origin(.iOS(8)) == 8)
  }

  @Test("metrics, relations, priorities and several predicates")
  func predicates() {
    let view = makeView(10)
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "H:[view(>=least,==most@250)]", options: [], metrics: ["least": 40, "most": 90.0],
      views: ["view": view])
    #expect(made.map(\.constant) == [40, 90])
    #expect(made.map(\.relation) == [.greaterThanOrEqual, .equal])
    #expect(made.map(\.priority.rawValue) == [1000, 250])
  }

  @Test("a format can run leftwards")
  func leftwards() {
    let first = makeView(), second = makeView()
    activate("H:|-20-[first(50)]-8-[second(50)]", ["first": first, "second": second], .directionRightToLeft)
    root.layoutIfNeeded()
    #expect(first.frame.minX == 250)
    #expect(second.frame.minX == 192)
  }

  @Test("errors name the character, in UIKit's words")
  func errors() {
    #expect(problem("H:|-10-|") == VisualFormatError(message: "Expected a view", offset: 7))
    #expect(
      problem("V|[view]")
        == VisualFormatError(message: "Expected ':' after 'V' to specify vertical arrangement", offset: 1))
    #expect(problem("[blackBox]")?.message == "blackBox is not a key in the views dictionary.")
    #expect(problem("[view(>40)]")?.message == "Unknown relation. Must be ==, >=, or <=")
    #expect(
      problem("[view(40]")?.message
        == "A predicate on a view's thickness must end with ')' and the view must end with ']'")
    #expect(
      problem("|[view]")?.message
        == "Unable to interpret '|' character, because the related view doesn't have a superview")
    #expect(problem("[view(width)]")?.message == "width is not a key in the metrics dictionary.")
    #expect(problem("[view]- (8)-[view]")?.message.hasPrefix("Expected a number or key") == true)
    let reason = VisualFormatError(message: "Expected a view", offset: 3).reason(format: "H:|-|")
    #expect(reason == "Unable to parse constraint format: \nExpected a view \nH:|-| \n   ^")
  }
}
