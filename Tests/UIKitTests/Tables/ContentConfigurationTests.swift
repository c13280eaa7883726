import CoreTypes
import SystemProfiles
import Testing

@testable import UIKit

/// Content configurations of cells. Basis: the references of UIContentConfiguration and UIListContentConfiguration;
/// rows of 44 and 51 points are captured, and so are margins of 11 and 15.
@MainActor struct ContentConfigurationTests {
  /// A table on a phone's screen, whose cells `fill` configures.
  private final class Screen: NSObject, UITableViewDataSource {
    let session: Session
    let controller: UITableViewController
    let fill: (UITableViewCell) -> Void
    var count = 1

    init(
      _ version: SystemVersion, style: UITableView.Style = .plain,
      _ change: (inout SystemEnvironment) -> Void = { _ in },
      fill: @escaping (UITableViewCell) -> Void
    ) throws {
      var environment = SystemEnvironment(
        profile: .profile(for: version), device: try DeviceCatalog.find("iphone-15-pro"))
      change(&environment)
      session = Session(environment: environment)
      self.fill = fill
      let controller = session.perform { UITableViewController(style: style) }
      self.controller = controller
      super.init()
      session.launch {
        controller.tableView.dataSource = self
        return controller
      }
    }

    var table: UITableView { controller.tableView }
    var cell: UITableViewCell? { table.visibleCells.first }
    var labels: [UILabel] { cell?.contentView.subviews.compactMap { $0 as? UILabel } ?? [] }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      fill(cell)
      return cell
    }
  }

  private static func says(
    _ text: String, _ change: @escaping (inout UIListContentConfiguration) -> Void = { _ in }
  ) -> (UITableViewCell) -> Void {
    { cell in
      var content = cell.defaultContentConfiguration()
      content.text = text
      change(&content)
      cell.contentConfiguration = content
    }
  }

  private static let longText = String(repeating: "many words ", count: 12)

  /// Basis: 44 and the separator are captured (44.5 at scale 2); that such rows are standard ones with glass is assumed.
  @Test(
    "a line of text is 44 points and the separator, and a row with glass",
    arguments: [(SystemVersion.iOS(17), 44 + 1.0 / 3), (.iOS(26), 51)])
  func row(_ version: SystemVersion, _ height: CGFloat) throws {
    let screen = try Screen(version, fill: Self.says("Title")), label = try #require(screen.labels.first)
    #expect(abs((screen.cell?.frame.height ?? 0) - height) < 0.001)
    #expect(label.frame.minX == (height < 50 ? 16 : 20))
    #expect(abs(label.frame.midY - height / 2) < 0.4)
  }

  /// Basis: margins of 11 above and below are captured.
  @Test("a text that wraps makes the row as high as its lines and margins")
  func wrapping() throws {
    let screen = try Screen(.iOS(17), fill: Self.says(Self.longText)), label = try #require(screen.labels.first)
    #expect(label.frame.height > 60)
    #expect(abs((screen.cell?.frame.height ?? 0) - label.frame.height - 22 - 1.0 / 3) < 0.4)
    #expect(label.frame.width == 361)
  }

  @Test("the content view is the configuration's, and is kept for the next configuration of its kind")
  func contentView() throws {
    let screen = try Screen(.iOS(17), fill: Self.says("Title")), cell = try #require(screen.cell)
    let view = try #require(cell.contentView as? UIListContentView)
    Self.says("Other")(cell)
    screen.table.layoutIfNeeded()
    #expect(cell.contentView === view && screen.labels.map(\.text) == ["Other"])
    cell.contentConfiguration = nil
    #expect(!(cell.contentView is UIListContentView))
  }

  /// Basis: derived from saved rows of iOS 13: 58 points for text of 17 and 12.
  @Test("secondary text is below the text, or at the end of the line")
  func secondaryTexts() throws {
    let below = try Screen(
      .iOS(17),
      fill: { cell in
        var content = UIListContentConfiguration.subtitleCell()
        (content.text, content.secondaryText) = ("Title", "Subtitle")
        cell.contentConfiguration = content
      })
    let (title, subtitle) = try #require(below.labels.count == 2 ? (below.labels[0], below.labels[1]) : nil)
    #expect(subtitle.frame.minX == title.frame.minX)
    #expect(abs(subtitle.frame.minY - title.frame.maxY - 1) < 0.4)
    #expect(abs((below.cell?.frame.height ?? 0) - 58) <= 0.4)
    let beside = try Screen(
      .iOS(17),
      fill: { cell in
        var content = UIListContentConfiguration.valueCell()
        (content.text, content.secondaryText) = ("Title", "Value")
        cell.contentConfiguration = content
      })
    #expect(abs((beside.cell?.frame.height ?? 0) - 44 - 1.0 / 3) < 0.001)
    #expect(beside.labels[1].frame.maxX == 377 && beside.labels[1].frame.minY == beside.labels[0].frame.minY)
  }

  /// Basis: the reference of prefersSideBySideTextAndSecondaryText: "if there's enough space".
  @Test("text and secondary text that do not fit side by side are one below the other")
  func tooLong() throws {
    let screen = try Screen(
      .iOS(17),
      fill: { cell in
        var content = UIListContentConfiguration.valueCell()
        (content.text, content.secondaryText) = (Self.longText, "Value")
        cell.contentConfiguration = content
      })
    #expect(screen.labels[1].frame.minY >= screen.labels[0].frame.maxY)
  }

  @Test("an image moves the text by its width and the padding; one larger than its maximum shrinks")
  func images() throws {
    let image = UIImage(name: "bird", size: CGSize(width: 60, height: 30))
    let plain = try Screen(.iOS(17), fill: Self.says("Title") { $0.image = image })
    #expect(plain.labels[0].frame.minX == 92)
    let small = try Screen(
      .iOS(17),
      fill: Self.says("Title") {
        $0.image = image
        $0.imageProperties.maximumSize = CGSize(width: 30, height: 30)
        $0.imageProperties.reservedLayoutSize = CGSize(width: 40, height: 0)
      })
    let view = try #require(small.cell?.contentView.subviews.compactMap { $0 as? UIImageView }.first)
    #expect(view.frame.size == CGSize(width: 30, height: 15) && view.frame.minX == 21)
    #expect(small.labels[0].frame.minX == 72)
  }

  @Test("labels beside symbols of different widths align, and the rows stay 44 high")
  func symbols() throws {
    let screens = try ["bolt", "rectangle"].map { name in
      try Screen(.iOS(17), fill: Self.says("Title") { $0.image = UIImage(systemName: name) })
    }
    #expect(screens[0].labels[0].frame.minX == screens[1].labels[0].frame.minX)
    let plain = try Screen(.iOS(17), fill: Self.says("Title"))
    #expect(screens.allSatisfy { $0.cell?.frame.height == plain.cell?.frame.height })
    let narrow = try #require(screens[0].cell?.contentView.subviews.compactMap { $0 as? UIImageView }.first)
    let wide = try #require(screens[1].cell?.contentView.subviews.compactMap { $0 as? UIImageView }.first)
    #expect(narrow.frame.width < wide.frame.width && abs(narrow.frame.midX - wide.frame.midX) < 0.5)
  }

  @Test("it is mirrored from right to left")
  func rightToLeft() throws {
    let screen = try Screen(
      .iOS(17), { $0.layoutDirection = .rightToLeft },
      fill: { cell in
        var content = UIListContentConfiguration.valueCell()
        (content.text, content.secondaryText) = ("Title", "Value")
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
      })
    let width = try #require(screen.cell?.contentView.frame.width)
    #expect(screen.cell?.contentView.frame.maxX == 393)
    #expect(screen.labels[0].frame.maxX == width - 16.0)
    #expect(screen.labels[1].frame.minX == 8)
  }

  @Test("larger text makes higher rows, at once")
  func dynamicType() throws {
    let screen = try Screen(.iOS(17), fill: Self.says("Title")),
      before = try #require(screen.labels.first?.frame.height)
    screen.session.change { $0.contentSizeCategory = .accessibilityExtraLarge }
    let after = try #require(screen.labels.first?.frame.height)
    #expect(after > 2 * before)
    #expect(abs((screen.cell?.frame.height ?? 0) - after - 22) < 0.7)
  }

  @Test("subclass and handler say what is shown, once for each change of state")
  func states() throws {
    final class Cell: UITableViewCell {
      var states: [Bool] = []
      override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        states.append(state.isSelected)
      }
    }
    try Session.of(.iOS(17)).perform {
      let cell = Cell(style: .default, reuseIdentifier: nil)
      var handled: [Bool] = []
      cell.configurationUpdateHandler = { handled.append($1.isSelected) }
      cell.layoutIfNeeded()
      cell.layoutIfNeeded()
      cell.setSelected(true, animated: false)
      cell.layoutIfNeeded()
      #expect(cell.states == [false, true] && handled == [false, true])
    }
  }

  @Test("a disabled cell greys its text, and takes the colour back")
  func disabled() throws {
    try Session.of(.iOS(17)).perform {
      var state = UICellConfigurationState(traitCollection: .current)
      let content = UIListContentConfiguration.cell()
      state.isDisabled = true
      let grey = content.updated(for: state)
      #expect(grey.textProperties.color == .tertiaryLabel)
      state.isDisabled = false
      #expect(grey.updated(for: state).textProperties.color == content.textProperties.color)
    }
  }

  @Test("a content of one's own decides the height by its constraints")
  func ownContent() throws {
    struct Box: UIContentConfiguration {
      var height: CGFloat
      func makeContentView() -> UIView & UIContentView { BoxView(self) }
      func updated(for state: UIConfigurationState) -> Box { self }
    }
    final class BoxView: UIView, UIContentView {
      var configuration: UIContentConfiguration
      init(_ box: Box) {
        configuration = box
        super.init(frame: .zero)
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        addSubview(inner)
        NSLayoutConstraint.activate([
          inner.topAnchor.constraint(equalTo: topAnchor), inner.bottomAnchor.constraint(equalTo: bottomAnchor),
          inner.leadingAnchor.constraint(equalTo: leadingAnchor),
        ])
        let height = inner.heightAnchor.constraint(equalToConstant: box.height)
        height.priority = UILayoutPriority(999)  // a required one would contradict the separator
        height.isActive = true
      }
      required init?(coder: NSCoder) { nil }
    }
    let screen = try Screen(.iOS(17), fill: { $0.contentConfiguration = Box(height: 77) })
    #expect(abs((screen.cell?.frame.height ?? 0) - 77 - 1.0 / 3) < 0.001)
    #expect(screen.session.diagnostics.isEmpty)
  }

  @Test("a header's configuration makes it as high as its text; grouped ones are in capitals until glass")
  func headers() throws {
    for (version, text) in [(SystemVersion.iOS(17), "GENERAL"), (.iOS(26), "General")] {
      try Session.of(version).perform {
        var content = UIListContentConfiguration.groupedHeader()
        content.text = "General"
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        header.contentConfiguration = content
        header.frame = CGRect(x: 0, y: 0, width: 320, height: 38)
        header.layoutIfNeeded()
        let label = try #require(header.contentView.subviews.first as? UILabel)
        #expect(label.text == text && header.contentView is UIListContentView)
        #expect(label.frame.maxX <= 320 && label.frame.minX >= 16)
      }
    }
  }

  @Test("an item of a collection shows a configuration, too")
  func collectionCell() throws {
    try Session.of(.iOS(17)).perform {
      let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
      var content = UIListContentConfiguration.cell()
      content.text = "Title"
      cell.contentConfiguration = content
      cell.layoutIfNeeded()
      #expect(cell.contentView.frame == cell.bounds)
      #expect((cell.contentView.subviews.first as? UILabel)?.frame.minX == 16)
      let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
      attributes.frame = CGRect(x: 0, y: 0, width: 120, height: 10)
      #expect(cell.preferredLayoutAttributesFitting(attributes).size.height == 44)
    }
  }

  @Test("a background configuration is drawn with its insets, radius and line")
  func background() throws {
    let sheet = try Sheet(.iOS(17))
    let lines = sheet.content {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      var background = UIBackgroundConfiguration.clear()
      background.backgroundColor = .red
      background.backgroundInsets = NSDirectionalEdgeInsets(top: 2, leading: 4, bottom: 2, trailing: 6)
      background.cornerRadius = 8
      background.strokeColor = .blue
      background.strokeWidth = 2
      cell.backgroundConfiguration = background
      cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
      return cell
    }
    #expect(lines.count == 2)
    #expect(lines[0].contains("#FF0000") || lines[0].lowercased().contains("ff0000"))
  }

  /// Basis: the reference of `backgroundConfiguration`: "resets the following APIs to nil".
  @Test("a background configuration puts background views and the colour aside")
  func backgroundViews() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil), view = UIView()
    (cell.backgroundView, cell.selectedBackgroundView, cell.backgroundColor) = (view, UIView(), .red)
    cell.multipleSelectionBackgroundView = UIView()
    cell.backgroundConfiguration = .clear()
    #expect(cell.backgroundView == nil && cell.selectedBackgroundView == nil && cell.backgroundColor == nil)
    #expect(cell.multipleSelectionBackgroundView == nil)
    #expect(view.superview == nil)
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    (header.backgroundView, header.backgroundColor) = (view, .red)
    header.backgroundConfiguration = .clear()
    #expect(header.backgroundView == nil && header.backgroundColor == nil && view.superview == nil)
  }

  @Test("colours that a program gives stay in every state, also those that states have")
  func ownColors() throws {
    try Session.of(.iOS(17)).perform {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
      var content = UIListContentConfiguration.subtitleCell()
      (content.text, content.secondaryText) = ("Title", "Subtitle")
      (content.textProperties.color, content.secondaryTextProperties.color) = (.tertiaryLabel, .tertiaryLabel)
      cell.contentConfiguration = content
      for isSelected in [false, true, false] {
        cell.isSelected = isSelected
        cell.layoutIfNeeded()
        let labels = cell.contentView.subviews.compactMap { $0 as? UILabel }
        #expect(labels.map(\.textColor) == [.tertiaryLabel, .tertiaryLabel])
      }
      var background = UIBackgroundConfiguration.listPlainCell(),
        state = UICellConfigurationState(traitCollection: .current)
      background.backgroundColor = .systemGray4
      #expect(background.updated(for: state).backgroundColor == .systemGray4)
      state.isSelected = true
      let marked = UIBackgroundConfiguration.listPlainCell().updated(for: state)
      #expect(marked.backgroundColor == .systemGray4)
      state.isSelected = false
      #expect(marked.updated(for: state).backgroundColor == .systemBackground)
    }
  }

  @Test("an image has the tint of its configuration, and no other row's")
  func imageTints() throws {
    try Session.of(.iOS(17)).perform {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.tintColor = .purple
      var content = UIListContentConfiguration.cell()
      content.image = UIImage(name: "bird", size: CGSize(width: 30, height: 30))
      content.imageProperties.tintColor = .systemRed
      cell.contentConfiguration = content
      let view = try #require(cell.contentView.subviews.compactMap { $0 as? UIImageView }.first)
      #expect(view.tintColor == .systemRed)
      content.imageProperties.tintColor = nil
      cell.contentConfiguration = content
      #expect(view.tintColor == .purple)
      content.imageProperties.tintColorTransformer = UIConfigurationColorTransformer { _ in .green }
      cell.contentConfiguration = content
      #expect(view.tintColor == .green)
    }
  }

  @Test("a transformer is given the tint of the views around, which come later")
  func inheritedTints() throws {
    try Session.of(.iOS(17)).perform {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil), around = UIView()
      var content = UIListContentConfiguration.cell()
      content.image = UIImage(name: "bird", size: CGSize(width: 30, height: 30))
      content.imageProperties.tintColorTransformer = UIConfigurationColorTransformer { $0 }
      cell.contentConfiguration = content
      around.tintColor = .purple
      around.addSubview(cell)
      around.layoutIfNeeded()
      #expect(cell.contentView.subviews.compactMap { $0 as? UIImageView }.first?.tintColor == .purple)
    }
  }

  @Test("rows of inset groups are measured at their width after a rotation, too")
  func rotation() throws {
    let screen = try Screen(.iOS(17), style: .insetGrouped, fill: Self.says(Self.longText))
    let upright = try #require(screen.cell?.frame)
    #expect(screen.session.rotate(to: .landscapeRight))
    let wide = try #require(screen.cell), label = try #require(screen.labels.first)
    #expect(wide.frame.width < 720 && wide.frame.width > upright.width)
    #expect(abs(wide.frame.height - label.sizeThatFits(label.bounds.size).height - 22) < 0.7)
    #expect(screen.session.rotate(to: .portrait))
    #expect(screen.cell?.frame == upright)
  }
}
