import SystemProfiles
import Testing

@testable import UIKit

/// Lists of collection views.
/// Lists. Basis: derived from rows of tables, and measured for estimates of headers; others named per test.
@MainActor struct ListTests {
  private final class Rows: Items {
    var accessories: [UICellAccessory] = []
    var texts: [String] = []
    var indentation = 0

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = super.collectionView(collectionView, cellForItemAt: indexPath)
      guard let row = cell as? UICollectionViewListCell else { return cell }
      var content = row.defaultContentConfiguration()
      content.text = texts.isEmpty ? "Row \(indexPath.item)" : texts[indexPath.item % texts.count]
      row.contentConfiguration = content
      row.accessories = accessories
      row.indentationLevel = indentation
      return row
    }
  }

  private struct List {
    var session: Session
    var rows: Rows
    var view: UICollectionView

    @MainActor func row(_ item: Int, _ section: Int = 0) throws -> UICollectionViewListCell {
      try #require(view.cellForItem(at: IndexPath(item: item, section: section)) as? UICollectionViewListCell)
    }
  }

  private func list(
    _ counts: [Int], _ appearance: UICollectionLayoutListConfiguration.Appearance = .plain,
    version: SystemVersion = .iOS(17), textSize: UIContentSizeCategory? = nil,
    _ configure: @MainActor (inout UICollectionLayoutListConfiguration) -> Void = { _ in },
    rows change: @MainActor (Rows) -> Void = { _ in }
  ) throws -> List {
    let session = try Session.of(version, "iphone-8")
    if let textSize { session.change { $0.contentSizeCategory = textSize } }
    return session.perform {
      let rows = Rows(counts)
      change(rows)
      var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
      configure(&configuration)
      let view = UICollectionView.showing(
        rows, UICollectionViewCompositionalLayout.list(using: configuration), size: CGSize(width: 375, height: 667))
      view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "item")
      for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
        view.register(UICollectionViewListCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "strip")
      }
      view.layoutIfNeeded()
      return List(session: session, rows: rows, view: view)
    }
  }

  @Test("plain rows are as wide as the list, and 44 high with a line of text")
  func plainRows() throws {
    let list = try list([3])
    #expect(try list.row(1).frame == CGRect(x: 0, y: 44, width: 375, height: 44))
  }

  @Test("rows of inset groups leave the margins free, and groups stand 35 points apart")
  func insetRows() throws {
    let list = try list([2, 2], .insetGrouped)
    #expect(try list.row(0).frame == CGRect(x: 16, y: 17.5, width: 343, height: 44))
    #expect(try list.row(0, 1).frame.minY == 17.5 + 88 + 35)
  }

  @Test("a row grows with its text")
  func longTexts() throws {
    let list = try list([2]) { _ in
    } rows: {
      $0.texts = [String(repeating: "many words ", count: 20)]
    }
    #expect(try list.row(0).frame.height > 88)
    #expect(try list.row(1).frame.minY == list.row(0).frame.maxY)
  }

  @Test("plain headers are pinned, others are not")
  func headers() throws {
    let kind = UICollectionView.elementKindSectionHeader
    let plain = try list([30]) { $0.headerMode = .supplementary }
    plain.session.perform {
      plain.view.contentOffset.y = 100
      plain.view.layoutIfNeeded()
    }
    let header = plain.view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0))
    #expect(header?.frame.minY == 100)
    let grouped = try list([30], .grouped) { $0.headerMode = .supplementary }
    grouped.session.perform {
      grouped.view.contentOffset.y = 100
      grouped.view.layoutIfNeeded()
    }
    #expect(grouped.view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0)) == nil)
  }

  @Test("the background reaches to the edges, whatever the rows cover")
  func background() throws {
    let list = try list([1], .insetGrouped)
    let background = try #require(
      list.view.subviews.first { $0 is _UICollectionViewListLayoutSectionBackgroundColorDecorationView })
    #expect(background.frame.contains(list.view.bounds) && background.backgroundColor == .systemGroupedBackground)
  }

  // MARK: Headers

  private func header(_ list: List, _ section: Int = 0) throws -> UICollectionViewListCell {
    let kind = UICollectionView.elementKindSectionHeader
    return try #require(
      list.view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))
        as? UICollectionViewListCell)
  }

  /// Basis: documented: `contentHuggingElements`.
  @Test("headers that hug their content are no wider, and no wider than the list")
  func huggingHeaders() throws {
    func width(_ text: String, hugs: Bool) throws -> CGRect {
      let list = try list([2], .insetGrouped, version: .iOS(18)) {
        $0.headerMode = .supplementary
        if hugs { $0.contentHuggingElements = .supplementaryHeader }
      }
      let header = try header(list)
      list.session.perform {
        var content = header.defaultContentConfiguration()
        content.text = text
        header.contentConfiguration = content
        list.view.layoutIfNeeded()
      }
      return header.frame
    }
    #expect(UICollectionLayoutListConfiguration(appearance: .plain).contentHuggingElements.isEmpty)
    #expect(try width("Short", hugs: false).width == 343)
    let short = try width("Short", hugs: true),
      long = try width(String(repeating: "many words ", count: 12), hugs: true)
    #expect(short.minX == 16 && short.width < 150)
    #expect(long.width <= 343)
    #expect(long.width > 250)
    #expect(long.height > short.height)
  }

  /// Basis: documented for tables; assumed for lists.
  @Test("plain headers have room above them from iOS 15 on, unless the list says how much")
  func headerTopPadding() throws {
    let new = try list([2, 2]) { $0.headerMode = .supplementary }
    let height = try header(new).frame.height
    #expect(try header(new).frame.minY == 22)
    #expect(try new.row(0).frame.minY == 22 + height)
    #expect(try header(new, 1).frame.minY == 22 + height + 88 + 22)
    let old = try list([2, 2], version: .iOS(14)) { $0.headerMode = .supplementary }
    #expect(try header(old).frame.minY == 0)
    let own = try list([2], .grouped) {
      ($0.headerMode, $0.headerTopPadding) = (.supplementary, 7)
    }
    #expect(try header(own).frame.minY == 7)
  }

  @Test("a header that floats knows, and leaves the room above it behind")
  func floatingHeaders() throws {
    let list = try list([30]) { $0.headerMode = .supplementary }
    #expect(try header(list).listState.row?.isFloating == false)
    list.session.perform {
      list.view.contentOffset.y = 100
      list.view.layoutIfNeeded()
    }
    #expect(try header(list).frame.minY == 100)
    #expect(try header(list).listState.row?.isFloating == true)
  }

  // MARK: Accessories

  @Test("the system's accessories are as large as the text")
  func largeAccessories() throws {
    let large = try list([1], textSize: .accessibilityLarge) { _ in
    } rows: {
      $0.accessories = [.checkmark(), .delete(displayed: .always)]
    }
    let plain = try list([1]) { _ in
    } rows: {
      $0.accessories = [.checkmark(), .delete(displayed: .always)]
    }
    let sizes = try plain.row(0).listState.accessories.map(\.bounds.width)
    let largeSizes = try large.row(0).listState.accessories.map(\.bounds.width)
    #expect(sizes == [16, 22] && zip(sizes, largeSizes).allSatisfy { $1 > 1.5 * $0 })
  }

  /// Basis: documented; the menu cannot be opened.
  @Test("a pop-up menu shows the element that is on")
  func popUpMenus() throws {
    let list = try list([1]) { _ in
    } rows: {
      let menu = UIMenu(
        options: .singleSelection,
        children: [UIAction(title: "One") { _ in }, UIAction(title: "Two", state: .on) { _ in }])
      $0.accessories = [.popUpMenu(menu)]
    }
    let accessory = try list.row(0).listState.accessories[0]
    let label = try #require(accessory.subviews.first as? UILabel)
    #expect(label.text == "Two" && accessory.bounds.width == label.intrinsicContentSize.width + 16)
    #expect(accessory.frame.maxX == 359)
  }

  @Test("accessories are at the sides of the row, with the content between them")
  func accessories() throws {
    let list = try list([1]) { _ in
    } rows: {
      $0.accessories = [.checkmark(), .disclosureIndicator(), .delete(displayed: .always)]
    }
    let row = try list.row(0), views = row.listState.accessories
    #expect(views[2].frame == CGRect(x: 16, y: 11, width: 22, height: 22))
    #expect(views[1].frame.maxX == 359 && views[0].frame.maxX == views[1].frame.minX - 8)
    #expect(row.contentView.frame.minX == 38 && row.contentView.frame.maxX == views[0].frame.minX)
  }

  @Test("from right to left they change sides")
  func mirroredAccessories() throws {
    let list = try list([1]) { _ in
    } rows: {
      $0.accessories = [.disclosureIndicator()]
    }
    let row = try list.row(0)
    list.session.perform {
      row.semanticContentAttribute = .forceRightToLeft
      row.setNeedsLayout()
      row.layoutIfNeeded()
    }
    #expect(row.listState.accessories[0].frame.minX == 16 && row.contentView.frame.maxX == 375)
  }

  /// Basis: documented.
  @Test("some accessories are there only while the list is edited")
  func editing() throws {
    let list = try list([1]) { _ in
    } rows: {
      $0.accessories = [.delete(), .reorder(), .disclosureIndicator(displayed: .whenNotEditing)]
    }
    let row = try list.row(0)
    #expect(row.listState.accessories.map(\.isHidden) == [true, true, false])
    list.session.perform {
      list.view.isEditing = true
      list.view.layoutIfNeeded()
    }
    #expect(row.listState.accessories.map(\.isHidden) == [false, false, true])
  }

  /// Basis: documented.
  @Test("indentation moves the content")
  func indentation() throws {
    let list = try list([1]) { _ in
    } rows: {
      $0.indentation = 2
    }
    #expect(try list.row(0).contentView.frame.minX == 20)
  }

  @Test("a row with a tall accessory is as high as it")
  func tallAccessories() throws {
    let list = try list([1]) { _ in
    } rows: {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 70))
      $0.accessories = [.customView(configuration: .init(customView: view, placement: .trailing()))]
    }
    #expect(try list.row(0).frame.height == 70)
  }

  /// Basis: measured by others, except the words.
  @Test("two accessories of a kind are an exception")
  func twice() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UICollectionViewListCell(frame: .zero).accessories = [.checkmark(), .checkmark()]
      }
    }
    #expect(result.says("'NSInternalInconsistencyException'"))
  }

  // MARK: Separators

  /// Basis: recalled.
  @Test("lines are below all rows but the last one of an inset group")
  func lines() throws {
    let plain = try list([2]), inset = try list([2], .insetGrouped)
    #expect(try plain.row(1).listState.row?.showsBottomLine == true)
    #expect(try inset.row(0).listState.row?.showsBottomLine == true)
    #expect(try inset.row(1).listState.row?.showsBottomLine == false)
    let bare = try list([2]) { $0.showsSeparators = false }
    #expect(try bare.row(0).listState.row?.showsBottomLine == false)
  }

  /// Basis: documented.
  @Test("lines start at the text, or where a constraint has their guide")
  func separatorGuide() throws {
    let list = try list([1]), row = try list.row(0)
    let text = try #require(row.contentView.subviews.first { $0 is UILabel })
    #expect(row.textInset == text.frame.minX + row.contentView.frame.minX)
    list.session.perform {
      row.separatorLayoutGuide.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 60).isActive = true
      row.layoutIfNeeded()
    }
    #expect(row.separatorLayoutGuide.layoutFrame == CGRect(x: 60, y: 0, width: 315, height: 44))
  }

  // MARK: Generations, Dynamic Type

  @Test("rows follow the text size")
  func textSizes() throws {
    let list = try list([2]) { _ in
    } rows: {
      $0.accessories = [.label(text: "9")]
    }
    show(list)
    let label = try #require(list.row(0).listState.accessories[0].subviews.first as? UILabel)
    let height = label.intrinsicContentSize.height
    #expect(try list.row(0).frame.height == 44)
    list.session.change { $0.contentSizeCategory = .accessibilityExtraLarge }
    list.session.perform { list.view.layoutIfNeeded() }
    #expect(try list.row(0).frame.height > 44 && list.row(1).frame.minY == list.row(0).frame.maxY)
    let after = try #require(list.row(0).listState.accessories[0].subviews.first as? UILabel)
    #expect(after.intrinsicContentSize.height > height)
  }

  // MARK: Touches

  /// Shows the list in a window, so that it can be touched.
  private func show(_ list: List) {
    let controller = list.session.perform { UIViewController() }
    list.session.perform { controller.view.addSubview(list.view) }
    _ = list.session.show(controller)
    list.session.commitWindows()
  }

  private func tap(_ view: UIView, of list: List) {
    list.session.tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
  }

  @Test("a tap on a header selects no row")
  func headerTaps() throws {
    let list = try list([3]) { $0.headerMode = .supplementary }
    show(list)
    let kind = UICollectionView.elementKindSectionHeader
    let header = try #require(list.view.supplementaryView(forElementKind: kind, at: [0, 0]) as? UICollectionViewCell)
    tap(header, of: list)
    #expect(list.view.indexPathsForSelectedItems == [] && list.view.indexPath(for: header) == nil)
    tap(try list.row(1), of: list)
    #expect(list.view.indexPathsForSelectedItems == [[0, 1]])
  }

  @Test("an accessory with a handler acts, and neither highlights nor selects its row")
  func accessoryTaps() throws {
    var taps = 0
    let list = try list([1]) { _ in
    } rows: {
      $0.accessories = [.detail(actionHandler: { taps += 1 })]
    }
    show(list)
    let row = try list.row(0)
    tap(row.listState.accessories[0], of: list)
    #expect(taps == 1 && !row.isHighlighted && list.view.collection.highlighted == nil)
    #expect(list.view.indexPathsForSelectedItems == [])
  }

  // MARK: Rules of accessories

  private func list(of accessories: @MainActor () -> [UICellAccessory]) throws -> List {
    try list([1]) { _ in
    } rows: {
      $0.accessories = accessories()
    }
  }

  private func frames(_ list: List) throws -> [CGRect] { try list.row(0).listState.accessories.map(\.frame) }

  /// Basis: documented.
  @Test("a hidden accessory keeps its room")
  func hiddenAccessories() throws {
    let hidden = try list { [.checkmark(options: .init(isHidden: true))] }, shown = try list { [.checkmark()] }
    #expect(try hidden.row(0).listState.accessories[0].isHidden && !shown.row(0).listState.accessories[0].isHidden)
    #expect(try hidden.row(0).contentView.frame == shown.row(0).contentView.frame)
  }

  /// Basis: documented.
  @Test("an accessory of the program's own stands next to the content, unless it says otherwise")
  func innerAccessories() throws {
    let list = try list {
      let views = [0, 1].map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20)) }
      return [
        .disclosureIndicator(), .customView(configuration: .init(customView: views[0], placement: .trailing())),
        .customView(configuration: .init(customView: views[1], placement: .trailing(at: { $0.count }))),
      ]
    }
    let frames = try frames(list)
    #expect(frames[1].maxX == frames[0].minX - 8 && frames[2].minX == frames[0].maxX + 8)
  }

  /// Basis: documented, that the order in the array is ignored.
  @Test("the system's accessories have an order of their own")
  func ownOrder() throws {
    let one = try list { [.disclosureIndicator(), .checkmark()] }
    let other = try list { [.checkmark(), .disclosureIndicator()] }
    #expect(try frames(one) == frames(other).reversed())
  }

  private final class Wide: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 60, height: 20) }
  }

  /// Basis: documented.
  @Test("a view that maintains its size is as large as its frame was", arguments: [true, false])
  func fixedSizes(isFixed: Bool) throws {
    let list = try list {
      let view = Wide(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
      return [
        .customView(configuration: .init(customView: view, placement: .trailing(), maintainsFixedSize: isFixed))
      ]
    }
    #expect(try frames(list)[0].width == (isFixed ? 30 : 60))
  }

  /// Basis: derived.
  @Test("an accessory that is not there makes no row taller")
  func absentAccessories() throws {
    let list = try list {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 70))
      return [.customView(configuration: .init(customView: view, placement: .trailing(displayed: .whenEditing)))]
    }
    #expect(try list.row(0).frame.height == 44)
  }

  /// Basis: documented: a configuration for the cell's style.
  @Test("a footer has the looks of a footer")
  func footers() throws {
    let kind = UICollectionView.elementKindSectionFooter
    let list = try list([1], .grouped) { $0.footerMode = .supplementary }
    let footer = try #require(
      list.view.supplementaryView(forElementKind: kind, at: [0, 0]) as? UICollectionViewListCell)
    #expect(footer.defaultContentConfiguration() == .groupedFooter())
  }

  /// Basis: documented, that editing accessories appear and disappear with editing; derived, that the text then has
  /// less width.
  @Test("rows are measured again when accessories for editing take room from their text")
  func roomForEditing() throws {
    let list = try list(
      [2],
      rows: {
        $0.texts = [Array(repeating: "word", count: 90).joined(separator: " ")]
        $0.accessories = [.multiselect(displayed: .whenEditing)]
      })
    let height = try list.row(0).frame.height
    list.session.perform {
      list.view.isEditing = true
      list.view.layoutIfNeeded()
    }
    #expect(try list.row(0).frame.height > height)
    list.session.perform {
      list.view.isEditing = false
      list.view.layoutIfNeeded()
    }
    #expect(try list.row(0).frame.height == height && list.row(1).frame.minY == height)
  }

  /// Basis: documented, that an app's accessory has its size by constraints; assumed for stacks.
  @Test("a program's accessory is as large as its constraints make it")
  func constrainedAccessories() throws {
    var inner: [UIView] = []
    let list = try list(
      [1],
      rows: {
        let mark = UIImageView(image: nil), label = UILabel()
        mark.translatesAutoresizingMaskIntoConstraints = false
        mark.widthAnchor.constraint(equalToConstant: 30).isActive = true
        mark.heightAnchor.constraint(equalToConstant: 20).isActive = true
        label.text = "New"
        inner = [mark, label]
        $0.accessories = [
          .customView(configuration: .init(customView: mark, placement: .trailing())),
          .customView(configuration: .init(customView: UIStackView(arrangedSubviews: [label]), placement: .leading())),
        ]
      })
    let views = try list.row(0).listState.accessories
    list.session.perform {
      list.view.layoutIfNeeded()
      #expect(views[0].frame.size == CGSize(width: 30, height: 20) && views[0].frame.maxX == 359)
      #expect(inner[0].frame == views[0].bounds && inner[1].frame == views[1].bounds)
      #expect(views[1].frame.size == inner[1].intrinsicContentSize && views[1].frame.width > 20)
    }
  }
}
