import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Constraints in the console's format. Basis: captured, the formats of published logs; addresses are made up.
@MainActor struct ConstraintTextTests {
  @MainActor private struct Scene {
    let session: Session
    let root: UIView
    let label: UILabel
    let button: UIButton

    init(_ release: SystemVersion) {
      let device = DeviceCatalog.all.last { $0.idiom == .phone } ?? DeviceCatalog.all[0]
      let session = Session(environment: SystemEnvironment(profile: .profile(for: release), device: device))
      self.session = session
      root = session.perform { UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200)) }
      label = session.perform { UILabel() }
      button = session.perform { UIButton() }
      label.text = "Testing out NSLayoutConstraints"
      for view in [label, button] as [UIView] {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
      }
    }

    /// Returns the description without addresses: `UIView:0x`.
    func text(_ constraint: NSLayoutConstraint, active: Bool = true) -> String {
      constraint.isActive = active
      return plain(constraint.description)
    }

    func plain(_ text: String) -> String { text.replacing(/0x[0-9a-f]+/, with: "0x") }
  }

  @Test("the visual form stands for the orientation of the format language alone")
  func visualForm() {
    let s = Scene(.iOS(17))
    let label = "UILabel:0x'Testing out NSLayoutConst...'"
    #expect(
      s.text(s.label.leadingAnchor.constraint(equalTo: s.root.leadingAnchor, constant: 20))
        == "<NSLayoutConstraint:0x H:|-(20)-[\(label)]   (active, names: '|':UIView:0x )>")
    #expect(
      s.text(s.root.bottomAnchor.constraint(equalTo: s.label.bottomAnchor))
        == "<NSLayoutConstraint:0x V:[\(label)]-(0)-|   (active, names: '|':UIView:0x )>")
    #expect(
      s.text(s.button.leftAnchor.constraint(greaterThanOrEqualTo: s.label.rightAnchor, constant: -2))
        == "<NSLayoutConstraint:0x H:[\(label)]-(>=-2)-[UIButton:0x](LTR)   (active)>")
    #expect(
      s.text(s.label.trailingAnchor.constraint(equalTo: s.root.trailingAnchor, constant: -10), active: false)
        == "<NSLayoutConstraint:0x \(label).trailing == UIView:0x.trailing - 10   (inactive)>")
  }

  @Test("lengths are visual up to iOS 9 and equations after it")
  func lengths() {
    let old = Scene(.iOS(7)), new = Scene(.iOS(10))
    let make: (Scene) -> NSLayoutConstraint = { scene in
      let width = scene.button.widthAnchor.constraint(equalToConstant: 258)
      width.priority = UILayoutPriority(251)
      return width
    }
    #expect(old.text(make(old)) == "<NSLayoutConstraint:0x H:[UIButton:0x(258@251)] priority:251>")
    #expect(new.text(make(new)) == "<NSLayoutConstraint:0x UIButton:0x.width == 258 priority:251   (active)>")
    #expect(
      old.text(old.button.heightAnchor.constraint(equalTo: old.root.heightAnchor, multiplier: 0.4, constant: 5))
        == "<NSLayoutConstraint:0x UIButton:0x.height == 0.4*UIView:0x.height + 5>")
  }

  @Test("the system's own spacing, and distances between anchors")
  func spacing() throws {
    let s = Scene(.iOS(7)), new = Scene(.iOS(17))
    let made = s.session.perform {
      NSLayoutConstraint.constraints(withVisualFormat: "|-[button]", metrics: nil, views: ["button": s.button])
    }
    #expect(
      s.text(try #require(made.first))
        == "<NSLayoutConstraint:0x H:|-(NSSpace(20))-[UIButton:0x]   (Names: '|':UIView:0x )>")
    let gap = new.root.leftAnchor.anchorWithOffset(to: new.button.leftAnchor)
    #expect(
      new.text(gap.constraint(equalToConstant: 9))
        == "<NSLayoutConstraint:0x (UIButton:0x.left - UIView:0x.left) == 9   (active)>")
  }

  @Test("names are at the end, in the older generations without the state")
  func names() {
    let old = Scene(.iOS(8)), new = Scene(.iOS(11))
    #expect(
      old.text(old.button.topAnchor.constraint(equalTo: old.root.topAnchor))
        == "<NSLayoutConstraint:0x V:|-(0)-[UIButton:0x]   (Names: '|':UIView:0x )>")
    new.button.accessibilityIdentifier = "send"
    let top = new.button.topAnchor.constraint(equalTo: new.root.topAnchor)
    top.identifier = "SendTop"
    #expect(
      new.text(top) == "<NSLayoutConstraint:0x 'SendTop' V:|-(0)-[send]   (active, names: send:0x, '|':UIView:0x )>")
  }

  @Test("an address looks like one, is the object's for good and the same in every run")
  func addresses() {
    let one = Scene(.iOS(17)), other = Scene(.iOS(17))
    let first = one.button.widthAnchor.constraint(equalToConstant: 1)
    let second = other.button.widthAnchor.constraint(equalToConstant: 1)
    #expect(first.description == second.description)
    #expect(first.description == first.description)
    #expect(first.description.contains(/<NSLayoutConstraint:0x6000[0-9a-f]{8} UIButton:0x7f[0-9a-f]{10}\./))
    #expect(one.button.heightAnchor.constraint(equalToConstant: 1).description != first.description)
  }

  @Test("masks place centres up to iOS 11 and edges after it")
  func masks() {
    func texts(_ release: SystemVersion, _ mask: UIView.AutoresizingMask) -> [String] {
      let s = Scene(release), masked = s.session.perform { UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 40)) }
      masked.autoresizingMask = mask
      s.root.addSubview(masked)
      return [.start, .length].map { s.plain(RowOrigin.autoresizing(masked, .horizontal, $0).description) }
    }
    let mask = "<NSAutoresizingMaskLayoutConstraint:0x h=--& v=--& "
    #expect(texts(.iOS(7), []) == [mask + "UIView:0x.midX == + 60>", mask + "H:[UIView:0x(100)]>"])
    #expect(
      texts(.iOS(11), []) == [mask + "UIView:0x.midX == 60   (active)>", mask + "UIView:0x.width == 100   (active)>"])
    #expect(texts(.iOS(12), [])[0] == mask + "UIView:0x.minX == 10   (active, names: '|':UIView:0x )>")
    let wide = "<NSAutoresizingMaskLayoutConstraint:0x h=-&- v=--- "
    #expect(
      texts(.iOS(11), .flexibleWidth).map { $0.replacing("v=--&", with: "v=---") } == [
        wide + "UIView:0x.midX == UIView:0x.midX - 90   (active)>",
        wide + "UIView:0x.width == UIView:0x.width - 200   (active)>",
      ])
    #expect(texts(.iOS(11), .flexibleLeftMargin)[0].contains("UIView:0x.midX == UIView:0x.width - 240"))
    #expect(
      texts(.iOS(12), [.flexibleLeftMargin, .flexibleRightMargin])[0].contains(
        "UIView:0x.minX == 0.05*UIView:0x.width - 5"))
  }

  @Test("natural sizes, what the root is given, and guides")
  func system() {
    let old = Scene(.iOS(7)), new = Scene(.iOS(17))
    new.label.text = nil
    new.label.setContentHuggingPriority(UILayoutPriority(750), for: .vertical)
    #expect(
      new.plain(RowOrigin.contentSize(new.label, .vertical).description)
        == "<NSContentSizeLayoutConstraint:0x UILabel:0x.height == 0 Hug:750 CompressionResistance:750   (active)>")
    #expect(
      old.plain(RowOrigin.encapsulated(old.root, .horizontal, .length).description)
        == "<NSLayoutConstraint:0x 'UIView-Encapsulated-Layout-Width' H:[UIView:0x(300)]>")
    #expect(
      new.plain(RowOrigin.guide(new.root.layoutMarginsGuide, .horizontal, .end).description)
        == """
        <NSLayoutConstraint:0x 'UIView-rightMargin-guide-constraint' \
        H:[UILayoutGuide:0x'UIViewLayoutMarginsGuide']-(8)-|(LTR)   (active, names: '|':UIView:0x )>
        """)
    let top = old.root.systemGuide(.topLayout, "UIVC-topLayoutGuide")
    #expect(
      old.plain(RowOrigin.guide(top, .vertical, .start).description)
        == "<_UILayoutSupportConstraint:0x V:|-(0)-[_UILayoutGuide:0x]   (Names: '|':UIView:0x )>")
    #expect(
      old.plain(RowOrigin.guide(top, .vertical, .end).description)
        == "<_UILayoutSupportConstraint:0x V:[_UILayoutGuide:0x(0)]>")
  }
}
