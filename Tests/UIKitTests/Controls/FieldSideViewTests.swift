import CoreTypes
import SystemProfiles
import Testing

@testable import UIKit

/// Views beside the text of a field, and controls in code. Basis: class references.
@MainActor struct FieldSideViewTests {
  @Test("side views take room from the text while their mode shows them")
  func sideViews() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40)), icon = UIView()
    icon.frame.size = CGSize(width: 30, height: 20)
    field.leftView = icon
    #expect(field.textRect(forBounds: field.bounds).minX == 0)
    field.leftViewMode = .always
    field.layoutIfNeeded()
    #expect(icon.superview === field)
    #expect(icon.frame == CGRect(x: 0, y: 10, width: 30, height: 20))
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 30, y: 0, width: 170, height: 40))
    field.leftViewMode = .whileEditing
    field.layoutIfNeeded()
    #expect(icon.superview == nil)
  }

  @Test("the clear button empties the field")
  func clearButton() throws {
    let session = try Session.of(.iOS(17)), field = session.perform { UITextField() }
    session.launch {
      let root = UIViewController()
      field.frame = CGRect(x: 20, y: 100, width: 200, height: 40)
      (field.text, field.clearButtonMode) = ("ann", .always)
      root.view.addSubview(field)
      return root
    }
    let button = field.clearButtonRect(forBounds: field.bounds)
    _ = session.perform { session.tap(at: CGPoint(x: 20 + button.midX, y: 100 + button.midY)) }
    #expect(field.text == "" && !field.isFirstResponder)
  }

  @Test("the label of a button names its title's font and lines")
  func titleLabel() {
    let button = UIButton(type: .custom)
    button.setTitle("Send", for: .normal)
    let size = button.intrinsicContentSize
    button.titleLabel?.font = .boldSystemFont(ofSize: 40)
    #expect(button.intrinsicContentSize.width > 2 * size.width)
    #expect(button.titleLabel?.text == "Send" && button.titleLabel === button.titleLabel)
    button.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
    button.layoutIfNeeded()
    #expect(abs((button.titleLabel?.frame.midX ?? 0) - 150) <= 1)
  }

  @Test("controls whose size is theirs have it from the start")
  func sizes() {
    #expect(UISwitch().frame.size == UISwitch().sizeThatFits(.zero))
    #expect(UISwitch(frame: CGRect(x: 5, y: 6, width: 1, height: 1)).frame.origin == CGPoint(x: 5, y: 6))
    #expect(UISegmentedControl(items: ["A", "B"]).frame.width > 20)
    #expect(UIActivityIndicatorView(style: .medium).frame.width > 10)
  }

  @Test("guides have names in visual formats, and anchors")
  func guides() throws {
    let session = try Session.of(.iOS(7)), root = session.perform { UIViewController() }
    let (first, second) = session.perform { (UIView(), UIView()) }
    session.launch {
      let views: [String: Any] = ["top": root.topLayoutGuide, "first": first]
      for view in [first, second] {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.view.addSubview(view)
      }
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: "V:[top]-8-[first(10)]", metrics: nil, views: views))
      second.topAnchor.constraint(equalTo: root.topLayoutGuide.bottomAnchor, constant: 5).isActive = true
      return root
    }
    #expect(first.frame.minY == 28 && second.frame.minY == 25)
  }

  @Test("geometry prints as on Apple's platforms")
  func text() {
    let rect = CGRect(x: 0, y: 20, width: 320, height: 460.5)
    #expect("\(rect)" == "(0.0, 20.0, 320.0, 460.5)")
    #expect(NSCoder.string(for: rect) == "{{0, 20}, {320, 460.5}}")
    #expect("\(rect.origin) \(rect.size)" == "(0.0, 20.0) (320.0, 460.5)")
  }

  @Test("named colours resolve by generation and appearance; hues are turned into components")
  func colours() throws {
    let session = try Session.of(.iOS(17))
    #expect(UIColor.systemBackground.resolved(in: session) == RGBAColor(white: 1))
    #expect(UIColor(hue: 1.0 / 3, saturation: 1, brightness: 1, alpha: 1) == .green)
    #expect(UILayoutPriority.defaultHigh + 1 == UILayoutPriority(751))
  }
}
