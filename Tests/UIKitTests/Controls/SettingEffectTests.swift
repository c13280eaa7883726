import DisplayLists
import SystemProfiles
import Testing

@testable import UIKit

/// Settings of controls, bars and rows that change appearance or touches. Basis: the references of the properties,
/// unless a test states otherwise.
@MainActor struct SettingEffectTests {
  /// Returns the pages of a control of 10 pages during a drag of 60 points to the right.
  private func pages(_ version: SystemVersion, allows: Bool) throws -> [Int] {
    let session = try Session.of(version), control = session.perform { UIPageControl() }
    (control.numberOfPages, control.allowsContinuousInteraction) = (10, allows)
    session.present(control, at: CGRect(x: 0, y: 100, width: 320, height: 40))
    let finger = try #require(Finger(at: CGPoint(x: 170, y: 120), in: session))
    var pages: [Int] = []
    for x in [CGFloat(200), 230] {
      finger.move(to: CGPoint(x: x, y: 120))
      pages.append(control.currentPage)
      if pages.last != 0 { #expect(control.interactionState == .continuous) }
    }
    finger.lift()
    return pages + [control.currentPage]
  }

  @Test("pages follow a drag along the dots from iOS 14 on, unless the control does not allow it")
  func continuousInteraction() throws {
    #expect(try pages(.iOS(14), allows: true) == [1, 3, 3])
    #expect(try pages(.iOS(14), allows: false) == [0, 0, 1])
    #expect(try pages(.iOS(12), allows: true) == [0, 0, 1])
  }

  private final class Clock: NSObject, UIPageControlTimerProgressDelegate {
    var times = 0

    func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) { times += 1 }
  }

  @Test("the delegate of a timer is notified of each frame while it runs") func timerFrames() throws {
    let session = try Session.of(.iOS(17)), clock = Clock()
    session.perform {
      let control = UIPageControl(), timer = UIPageControlTimerProgress(preferredDuration: 2)
      (control.numberOfPages, control.progress, timer.delegate) = (3, timer, clock)
      session.present(control, at: CGRect(x: 0, y: 100, width: 320, height: 40))
      timer.resumeTimer()
      session.advance(by: 0.5)
      #expect((29...31).contains(clock.times))
      timer.pauseTimer()
      let times = clock.times
      session.advance(by: 0.5)
      #expect(clock.times == times)
    }
  }

  @Test("the first pickers mark the selected row where they are told to, later ones always")
  func selectionIndicator() throws {
    final class Source: NSObject, UIPickerViewDataSource {
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 0 }
    }
    func commands(_ version: SystemVersion, _ shows: Bool) throws -> Int {
      let source = Source()
      return try Sheet(version).content {
        let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
        (picker.dataSource, picker.showsSelectionIndicator) = (source, shows)
        return picker
      }.count { $0.hasPrefix("fill") }
    }
    #expect(try commands(.iOS(6), true) == commands(.iOS(6), false) + 1)
    #expect(try commands(.iOS(7), true) == commands(.iOS(7), false))
  }

  @Test("a button glows during a touch if it is set to") func glow() throws {
    func glows(_ version: SystemVersion, _ shows: Bool, _ isHighlighted: Bool) throws -> Bool {
      try Sheet(version).content {
        let button = UIButton(type: .custom)
        button.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
        (button.showsTouchWhenHighlighted, button.isHighlighted) = (shows, isHighlighted)
        return button
      }.contains { $0.contains("radial(40,20 r 0 to 40,20 r 50") }
    }
    #expect(try glows(.iOS(6), true, true) && glows(.iOS(17), true, true))
    #expect(try !glows(.iOS(6), true, false) && !glows(.iOS(6), false, true))
  }

  @Test("where several rows may be selected, their own background stands behind them")
  func multipleSelectionBackground() throws {
    try Session(environment: .standard).perform {
      let rows = Rows([1]), table = UITableView.showing(rows), one = UIView(), several = UIView()
      let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
      (cell.selectedBackgroundView, cell.multipleSelectionBackgroundView) = (one, several)
      #expect(one.isHidden && several.isHidden)
      cell.isSelected = true
      #expect(!one.isHidden && several.isHidden)
      table.allowsMultipleSelection = true
      cell.setNeedsLayout()
      table.layoutIfNeeded()
      #expect(one.isHidden && !several.isHidden && several.frame == cell.bounds)
      cell.isSelected = false
      #expect(one.isHidden && several.isHidden)
    }
  }

  @Test("an index has another background during a touch") func trackedIndex() throws {
    final class Letters: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func numberOfSections(in tableView: UITableView) -> Int { 2 }
      func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B"] }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
    }
    let session = try Session.of(.iOS(17)), letters = Letters(), table = session.perform { UITableView() }
    table.dataSource = letters
    (table.sectionIndexBackgroundColor, table.sectionIndexTrackingBackgroundColor) = (.red, .green)
    session.present(table, at: CGRect(x: 0, y: 100, width: 320, height: 400))
    let strip = try #require(table.table.indexStrip)
    func background() -> String? {
      var recorder = DisplayListRecorder(size: strip.bounds.size)
      strip.recordContent(into: &recorder)
      return recorder.list.dumpLines().dropFirst().first.map { String($0.suffix(7)) }
    }
    #expect(background() == "#ff0000")
    let middle = strip.convert(CGPoint(x: strip.bounds.midX, y: strip.bounds.midY), to: nil)
    let finger = try #require(Finger(at: middle, in: session))
    #expect(background() == "#00ff00")
    finger.lift()
    #expect(background() == "#ff0000")
  }

  /// Returns the number of glass bodies in a toolbar of iOS 26 with three images, the last of which is edited.
  private func bodies(_ edit: (UIBarButtonItem) -> Void) throws -> Int {
    try Sheet(.iOS(26), on: "iphone-15-pro").content {
      let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
      let items = (0..<3).map { _ in
        UIBarButtonItem(image: UIImage(systemName: "star"), style: .plain, target: nil, action: nil)
      }
      edit(items[2])
      bar.items = items
      bar.layoutIfNeeded()
      return bar
    }.count { $0.hasPrefix("glass") }
  }

  /// Basis: WWDC 2025, "Build a UIKit app with the new design".
  @Test("images share glass with their neighbours, unless an item does not want to") func sharedGlass() throws {
    let together = try bodies { _ in }
    #expect(try bodies { $0.sharesBackground = false } == together + 1)
    #expect(
      try bodies {
        $0.title = "Word"; $0.image = nil
      } == together + 1)
    #expect(try bodies { $0.hidesSharedBackground = true } == together)
  }

  @Test("an empty screen keeps its image within its limits and itself within the margins around")
  func unavailableContent() throws {
    try Session(environment: .standard).perform {
      var content = UIContentUnavailableConfiguration.empty()
      let picture = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 100)).image { _ in }
      (content.image, content.text) = (picture, "Nothing")
      content.imageProperties.maximumSize = CGSize(width: 50, height: 0)
      content.imageProperties.cornerRadius = 6
      content.alignment = .natural
      let around = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
      around.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 60, bottom: 0, trailing: 0)
      let view = UIContentUnavailableView(configuration: content)
      view.frame = around.bounds
      around.addSubview(view)
      around.layoutIfNeeded()
      let image = try #require(view.subviews.first as? UIImageView)
      #expect(image.frame.size == CGSize(width: 50, height: 25) && image.frame.minX == 60)
      #expect(image.layer.cornerRadius == 6 && image.clipsToBounds)
      content.axesPreservingSuperviewLayoutMargins = .vertical
      view.configuration = content
      around.layoutIfNeeded()
      #expect(view.subviews.first?.frame.minX == 16)
    }
  }

  @Test("content of an empty screen scrolls where it may and is too high") func unavailableContentScrolls() throws {
    try Session(environment: .standard).perform {
      var content = UIContentUnavailableConfiguration.empty()
      content.image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 500)).image { _ in }
      let view = UIContentUnavailableView(configuration: content)
      view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
      view.layoutIfNeeded()
      #expect(view.subviews.first is UIImageView && view.subviews.first?.frame.minY == -50)
      view.isScrollEnabled = true
      view.layoutIfNeeded()
      let scroll = try #require(view.subviews.first as? UIScrollView)
      #expect(scroll.contentSize == CGSize(width: 300, height: 532))
      #expect(scroll.subviews.first { $0 is UIImageView }?.frame.minY == 16)
    }
  }
}
