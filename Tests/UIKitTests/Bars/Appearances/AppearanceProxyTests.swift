import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Appearance proxies.
/// Properties set for all objects of a class. Basis: the `UIAppearance` reference.
@MainActor struct AppearanceProxyTests {
  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1), blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

  private func inWindow(_ version: SystemVersion = .iOS(17), _ body: (UIWindow) throws -> Void) throws {
    let session = try Session.of(version)
    try session.perform {
      let window = UIWindow()
      window.isHidden = false
      try body(window)
    }
    session.end()
  }

  @Test("a view takes what is set when it comes into a window, not before")
  func entering() throws {
    try inWindow { window in
      UILabel.appearance().textColor = red
      let label = UILabel()
      #expect(label.textColor != red)
      window.addSubview(label)
      #expect(label.textColor == red)
      UILabel.appearance().textColor = blue
      #expect(label.textColor == red)
      label.removeFromSuperview()
      window.addSubview(label)
      #expect(label.textColor == blue)
    }
  }

  @Test("what a program set itself stays, whenever it did")
  func ownChoices() throws {
    try inWindow { window in
      UILabel.appearance().textColor = red
      UILabel.appearance().font = .systemFont(ofSize: 30)
      let label = UILabel()
      label.textColor = blue
      window.addSubview(label)
      #expect(label.textColor == blue && label.font.pointSize == 30)
      label.font = .systemFont(ofSize: 11)
      label.removeFromSuperview()
      window.addSubview(label)
      #expect(label.font.pointSize == 11)
    }
  }

  /// Basis: documented: `appearance()` returns a proxy, so no object of the class is created.
  @Test("a class whose init(coder:) ends the process has a proxy")
  func unmadeClass() throws {
    final class Badge: UILabel {
      var hint: String?
      var names: [String] = []
      let icon: UIImageView

      init(icon: UIImageView) {
        self.icon = icon
        super.init(frame: .zero)
      }

      required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }
    final class Item: UIBarButtonItem {
      var number = 1
      required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
      override init() { super.init() }
    }
    try inWindow { window in
      Badge.appearance().textColor = red
      Badge.appearance().hint = String(repeating: "kept in the proxy alone ", count: 9)
      #expect(Badge.appearance() === Badge.appearance())
      Badge.appearance(whenContainedInInstancesOf: [UIStackView.self]).textColor = blue
      Item.appearance().tintColor = red
      #expect(Item.appearance().tintColor == red)
      let badge = Badge(icon: UIImageView()), inner = Badge(icon: UIImageView()), label = UILabel()
      let stack = UIStackView(arrangedSubviews: [inner])
      for view in [badge, label, stack] { window.addSubview(view) }
      #expect(badge.textColor == red && label.textColor != red && inner.textColor == blue)
      #expect(badge.hint == nil)
    }
  }

  /// An app's class with overrides, and properties that only its initializers set.
  class Ribbon: UILabel {
    final class Shape: @unchecked Sendable {
      var side = 1
    }
    struct Form: Sendable {
      let shape: Shape
    }
    let form: Form
    let knot: UIView
    var width: CGFloat = 3
    var length: Int?
    var name = "ribbon"
    var ends: [String] = []
    var lengths: [String: Int] = [:]
    weak var neighbor: UIView?
    private(set) var changes = 0

    init(_ shape: Shape) {
      form = Form(shape: shape)
      knot = UIView()
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override class var layerClass: AnyClass { CAShapeLayer.self }
    override var text: String? { didSet { form.shape.side += 1 } }
    override var backgroundColor: UIColor? {
      get { super.backgroundColor }
      set {
        form.shape.side += 1
        super.backgroundColor = newValue
      }
    }
    override func tintColorDidChange() { form.shape.side += 1 }

    deinit { form.shape.side += 1 }
  }

  class Bow: Ribbon {
    var loops = 2
  }

  /// Basis: documented: messages to a proxy are recorded for the objects of its class. Optimized whole-module builds
  /// call these overrides directly, and then they run.
  @Test("no override that Swift looks up in the class runs on a proxy, whatever the program's properties are")
  func overrides() throws {
    try inWindow { _ in
      let proxy = Bow.appearance()
      proxy.text = "text"
      proxy.backgroundColor = red
      proxy.tintColor = blue
      #expect(proxy.text == "text" && proxy.backgroundColor == red && proxy.tintColor == blue)
      #expect(!(proxy.layer is CAShapeLayer) && proxy.changes == 0)
    }
  }

  /// Swift calls the overrides of a final class directly.
  final class Pin: UILabel {
    private let head: UIView
    private let shade: CAGradientLayer

    init(head: UIView) {
      (self.head, shade) = (head, CAGradientLayer())
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override var textColor: UIColor! {
      didSet {
        head.backgroundColor = textColor
        shade.colors = [textColor.cgColor]
      }
    }
  }

  @Test("an override that still runs finds UIKit's views and layers")
  func finalClass() throws {
    try inWindow { window in
      Pin.appearance().textColor = red
      let pin = Pin(head: UIView())
      window.addSubview(pin)
      #expect(Pin.appearance().textColor == red && pin.textColor == red)
    }
  }

  /// Basis: none; Apple's proxies have only properties that are marked for them.
  @Test("a proxy's own properties begin as nil, zero and empty, and can be set")
  func ownProperties() throws {
    try inWindow { window in
      let proxy = Bow.appearance()
      #expect(proxy.length == nil && proxy.width == 0 && proxy.name.isEmpty && proxy.loops == 0)
      #expect(proxy.ends.isEmpty && proxy.lengths.isEmpty && proxy.neighbor == nil)
      #expect(proxy.knot.superview == nil)
      (proxy.length, proxy.width, proxy.loops, proxy.neighbor) = (4, 5, 6, window)
      proxy.name = String(repeating: "long name", count: 9)
      proxy.ends.append(proxy.name)
      proxy.lengths["a"] = 1
      #expect(Bow.appearance().length == 4 && Bow.appearance().ends == [proxy.name])
      #expect(proxy.width == 5 && proxy.loops == 6 && proxy.neighbor === window && proxy.lengths == ["a": 1])
      #expect(Ribbon.appearance().length == nil)
    }
  }

  @Test("a proxy is an object of its class, by name, cast and superclass")
  func identity() throws {
    try inWindow { window in
      let proxy = Bow.appearance(), object: AnyObject = proxy
      #expect(object is Bow && object is Ribbon && object is UILabel && object is any UIAppearance)
      #expect(!(object is UIButton) && String(describing: type(of: object)) == "Bow")
      #expect(_getSuperclass(type(of: proxy)) == Bow.self)
      Ribbon.appearance().textColor = red
      Bow.appearance().font = .systemFont(ofSize: 30)
      let ribbon = Ribbon(Ribbon.Shape()), bow = Bow(Ribbon.Shape())
      for view in [ribbon, bow] { window.addSubview(view) }
      #expect(ribbon.textColor == red && bow.textColor == red && bow.font.pointSize == 30)
      #expect(ribbon.font.pointSize != 30)
    }
  }

  /// A field whose parts refer to it.
  class Form: UITextField {
    var note: AnyObject?
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  @Test("a proxy goes with its session, or with the program's last reference to it, and all that it kept goes, too")
  func ends() throws {
    weak var proxy: Form?
    weak var part: UIView?
    weak var note: NSObject?
    var held: Form?
    try inWindow { _ in
      let here = Form.appearance(), label = UIView()
      (proxy, here.note, here.leftView) = (here, NSObject(), label)
      (part, note) = (label, here.note as? NSObject)
      held = Form.appearance(whenContainedInInstancesOf: [UIWindow.self])
      held?.note = label
    }
    #expect(proxy == nil && note == nil && part != nil)
    held?.text = "later"
    #expect(held?.text == "later" && held?.note === part)
    held = nil
    #expect(part == nil)
  }

  class Plain: UIView {}
  class PlainField: UITextField {}
  class PlainBar: UINavigationBar {}
  class PlainTable: UITableView {}
  class PlainSearch: UISearchBar {}
  class PlainStepper: UIStepper {}
  class PlainPicker: UIDatePicker {}
  class PlainText: UITextView {}
  class PlainButton: UIButton {}
  class PlainItem: UIBarButtonItem {}
  class PlainGrid<Element>: UICollectionView {
    var elements: [Element] = []
  }

  /// Basis: none; our own design of proxies.
  @Test("classes below any of UIKit's have proxies, generic ones, too, in many sessions")
  func manyProxies() throws {
    for _ in 0..<20 {
      try inWindow { window in
        let views: [UIView] = [
          Plain.appearance(), PlainField.appearance(), PlainBar.appearance(), PlainTable.appearance(),
          PlainSearch.appearance(), PlainStepper.appearance(), PlainPicker.appearance(), PlainText.appearance(),
          PlainButton.appearance(), PlainGrid<String>.appearance(),
        ]
        for view in views { view.backgroundColor = red }
        PlainItem.appearance().tintColor = red
        #expect(Set(views.map { ObjectIdentifier(type(of: $0)) }).count == views.count)
        let field = PlainField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        window.addSubview(field)
        #expect(field.backgroundColor == red)
      }
    }
  }

  @Test("the proxy of a class is for its subclasses, too; theirs comes before it")
  func subclasses() throws {
    class Special: UILabel {}
    try inWindow { window in
      UIView.appearance().tintColor = blue
      Special.appearance().textColor = blue
      UILabel.appearance().textColor = red
      let special = Special(), plain = UILabel()
      for label in [special, plain] { window.addSubview(label) }
      #expect(special.textColor == blue && plain.textColor == red && plain.tintColor == blue)
    }
  }

  @Test("one for what is in certain containers comes before the general one, views and controllers counting")
  func containers() throws {
    class Panel: UIView {}
    class Screen: UIViewController {}
    try inWindow { window in
      UISwitch.appearance().onTintColor = red
      UISwitch.appearance(whenContainedInInstancesOf: [Panel.self]).onTintColor = blue
      UISwitch.appearance(whenContainedInInstancesOf: [Panel.self, Screen.self]).thumbTintColor = red
      let outside = UISwitch(), inside = UISwitch(), panel = Panel(), screen = Screen(), onScreen = UISwitch()
      window.addSubview(outside)
      panel.addSubview(inside)
      window.addSubview(panel)
      #expect(outside.onTintColor == red && inside.onTintColor == blue && inside.thumbTintColor == nil)
      let other = Panel()
      other.addSubview(onScreen)
      screen.view.addSubview(other)
      window.rootViewController = screen
      window.session.commitWindows()
      #expect(onScreen.onTintColor == blue && onScreen.thumbTintColor == red)
    }
  }

  @Test("one for traits is for views that have them")
  func traits() throws {
    try inWindow { window in
      UISwitch.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).onTintColor = red
      let light = UISwitch(), dark = UIView(), inDark = UISwitch()
      window.addSubview(light)
      dark.overrideUserInterfaceStyle = .dark
      dark.addSubview(inDark)
      window.addSubview(dark)
      #expect(light.onTintColor == nil && inDark.onTintColor == red)
    }
  }

  @Test("bars take their colours, attributes, images and appearances; those of a moment that a bar has none for")
  func bars() throws {
    let stage = try BarStage(.iOS(17)) { _, navigation in
      let proxy = UINavigationBar.appearance()
      proxy.standardAppearance.backgroundColor = red
      proxy.scrollEdgeAppearance = UINavigationBarAppearance()
      proxy.titleTextAttributes = [.foregroundColor: blue]
      proxy.prefersLargeTitles = true
      UITabBar.appearance().unselectedItemTintColor = blue
      let own = UINavigationBarAppearance()
      own.backgroundColor = blue
      navigation.navigationBar.scrollEdgeAppearance = own
    }
    #expect(
      stage.bar.standardAppearance.backgroundColor == red && stage.bar.scrollEdgeAppearance?.backgroundColor == blue)
    #expect(stage.bar.titleTextAttributes?.count == 1 && stage.bar.prefersLargeTitles && stage.bar.bounds.height == 96)
    #expect(stage.tabs.tabBar.unselectedItemTintColor == blue)
    stage.session.end()
  }

  @Test("items of bars take theirs when a bar shows them, by the bar that they are in")
  func items() throws {
    let stage = try BarStage(.iOS(9)) { screen, _ in
      let large: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 30)]
      UIBarButtonItem.appearance(whenContainedInInstancesOf: [UINavigationBar.self])
        .setTitleTextAttributes(large, for: .normal)
      UIBarButtonItem.appearance(whenContainedInInstancesOf: [UIToolbar.self]).tintColor = red
      UIBarButtonItem.appearance()
        .setBackButtonTitlePositionAdjustment(UIOffset(horizontal: -1000, vertical: 0), for: .default)
      UITabBarItem.appearance().setTitleTextAttributes([.foregroundColor: red], for: .selected)
      screen.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Word")
    }
    let item = try #require(stage.screen.navigationItem.rightBarButtonItem)
    #expect((item.titleTextAttributes(for: .normal)?[.font] as? UIFont)?.pointSize == 30 && item.tintColor == nil)
    #expect(stage.lines(stage.tabs.tabBar).contains { $0.hasPrefix("text \"First\"") && $0.contains("#ff0000") })
    stage.session.perform { stage.navigation.pushViewController(UIViewController(), animated: false) }
    stage.session.advance(by: 1)
    #expect(try #require(stage.textX("Title", in: stage.bar)) < -900)
    stage.session.end()
  }

  @Test("titles of items are chosen state by state")
  func states() throws {
    let stage = try BarStage(.iOS(9)) { screen, _ in
      UIBarButtonItem.appearance().setTitleTextAttributes([.foregroundColor: blue], for: .normal)
      UIBarButtonItem.appearance().setTitleTextAttributes([.foregroundColor: blue], for: .disabled)
      screen.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Word")
      screen.navigationItem.rightBarButtonItem?.setTitleTextAttributes([.foregroundColor: red], for: .disabled)
    }
    let item = try #require(stage.screen.navigationItem.rightBarButtonItem)
    func color(_ state: UIControl.State) -> UIColor? {
      item.titleTextAttributes(for: state)?[.foregroundColor] as? UIColor
    }
    #expect(color(.normal) == blue && color(.disabled) == red)
    stage.session.end()
  }

  @Test("segments, sliders, fields and tables take theirs")
  func controls() throws {
    try inWindow { window in
      UISegmentedControl.appearance().setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 30)], for: .normal)
      UISlider.appearance().minimumTrackTintColor = red
      UITextField.appearance().textColor = red
      UITableView.appearance().separatorColor = red
      UITableView.appearance().backgroundColor = blue
      let segments = UISegmentedControl(items: ["A"]), slider = UISlider(), field = UITextField(), table = UITableView()
      let plain = segments.intrinsicContentSize.width
      for view in [segments, slider, field, table] { window.addSubview(view) }
      #expect(segments.intrinsicContentSize.width > plain && slider.minimumTrackTintColor == red)
      #expect(field.textColor == red && table.separatorColor == red && table.backgroundColor == blue)
    }
  }

  @Test("a proxy is of its session, and goes with its program")
  func sessions() throws {
    try inWindow { _ in
      UILabel.appearance().textColor = red
      #expect(UILabel.appearance() === UILabel.appearance())
    }
    try inWindow { window in
      let label = UILabel()
      window.addSubview(label)
      #expect(label.textColor != red)
    }
  }
}
