import DisplayLists
import SystemProfiles
import Testing

@testable import UIKit

/// Controls that apps subclass and configure. Basis: their references, unless a test states otherwise.
@MainActor struct ControlSubclassTests {
  class RoundButton: UIButton {
    var setUps = 0
    override init(frame: CGRect) {
      super.init(frame: frame)
      setUps += 1
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  final class Counting: UIButton {
    var sent: [UIControl.Event] = []
    override func sendActions(for controlEvents: UIControl.Event) {
      sent.append(controlEvents)
      super.sendActions(for: controlEvents)
    }
  }

  @Test("a subclass with initializers of its own has the convenience ones, which go through them")
  func initializers() throws {
    try Session.of(.iOS(17)).perform {
      let button = RoundButton(type: .system)
      #expect(button.setUps == 1 && button.buttonType == .system)
      #expect(RoundButton(configuration: .filled()).setUps == 1)
      let info = RoundButton(type: .infoLight)
      #expect(info.bounds.width > 0 && info.bounds.size == UIButton(type: .infoLight).bounds.size)
    }
  }

  @Test("sending actions can be overridden, and the primary action performed")
  func sending() {
    let button = Counting(type: .custom)
    var heard = 0
    button.addAction(UIAction { _ in heard += 1 }, for: .primaryActionTriggered)
    button.performPrimaryAction()
    #expect(button.sent == [.primaryActionTriggered] && heard == 1)
  }

  @Test("the label of a button follows its state without being asked")
  func staleLabel() throws {
    try Session.of(.iOS(17)).perform {
      let button = UIButton(type: .custom)
      button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
      button.setTitle("Follow", for: .normal)
      button.setTitle("Following", for: .selected)
      let label = try #require(button.titleLabel)
      button.layoutIfNeeded()
      let width = label.frame.width
      button.isSelected = true
      button.layoutIfNeeded()
      #expect(label.text == "Following" && label.frame.width > width)
    }
  }

  @Test("a configuration ignores the insets of title and image")
  func configuredInsets() throws {
    try Session.of(.iOS(17)).perform {
      let button = UIButton(configuration: .filled())
      button.configuration?.title = "Title"
      button.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
      let content = button.contentRect(forBounds: button.bounds), before = button.titleRect(forContentRect: content)
      button.titleEdgeInsets = UIEdgeInsets(top: 20, left: 30, bottom: 0, right: 0)
      #expect(button.titleRect(forContentRect: content) == before)
    }
  }

  private func runs(of view: UIView) -> [TextRun] {
    var recorder = DisplayListRecorder(size: view.bounds.size)
    view.recordContent(into: &recorder)
    return recorder.list.textRuns
  }

  @Test("a title shrinks where its label may")
  func shrinkingTitle() throws {
    try Session.of(.iOS(17)).perform {
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
      button.setTitle("A long title", for: .normal)
      #expect(runs(of: button).first?.text.contains("…") == true)
      button.titleLabel?.adjustsFontSizeToFitWidth = true
      button.titleLabel?.minimumScaleFactor = 0.5
      let run = try #require(runs(of: button).first)
      #expect(run.text == "A long title" && run.font.pointSize < 15)
    }
  }

  /// Basis: derived: the baseline is the drawn title's.
  @Test("the baseline of a button is where its title is drawn")
  func baselines() throws {
    try Session.of(.iOS(17)).perform {
      let inset = UIButton(type: .system)
      inset.setTitle("Title", for: .normal)
      inset.contentEdgeInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
      let top = UIButton(type: .system)
      top.setTitle("Title", for: .normal)
      top.contentVerticalAlignment = .top
      let subtitled = UIButton(configuration: .filled())
      subtitled.configuration?.title = "Title"
      subtitled.configuration?.subtitle = "Subtitle"
      for button in [inset, top, subtitled] {
        button.frame = CGRect(x: 0, y: 0, width: 160, height: 60)
        let baseline = try #require(button.baselineOffsets(in: button.bounds.size)).firstFromTop
        #expect(baseline == runs(of: button).first?.origin.y)
      }
    }
  }

  @Test("a segment of a given width leaves the others theirs, and each can be touched")
  func segmentWidths() throws {
    try Session.of(.iOS(17)).perform {
      let control = UISegmentedControl(items: ["A", "B"])
      control.setWidth(200, forSegmentAt: 0)
      let alone = UISegmentedControl(items: ["B"]).intrinsicContentSize.width
      #expect(control.intrinsicContentSize.width == 200 + alone)
      let body = CGRect(origin: .zero, size: CGSize(width: control.intrinsicContentSize.width, height: 31))
      #expect(control.segmentFrames(in: body).map(\.width) == [200, alone])
    }
  }

  @Test("segments by content are drawn as wide as they were measured")
  func contentWidths() throws {
    try Session.of(.iOS(17), "iphone-15-pro").perform {
      let control = UISegmentedControl(items: ["I", "A longer one"])
      control.apportionsSegmentWidthsByContent = true
      let body = CGRect(origin: .zero, size: CGSize(width: control.intrinsicContentSize.width, height: 31))
      let widths = control.segmentFrames(in: body).map(\.width)
      let alone = ["I", "A longer one"].map { UISegmentedControl(items: [$0]).intrinsicContentSize.width }
      #expect(zip(widths, alone).allSatisfy { abs($0 - $1) <= 0.5 + 1.0 / 3 })
      #expect(control.intrinsicContentSize.width == alone.reduce(0, +) + 1, "and a line between them")
    }
  }

  final class Red: UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int)
      -> NSAttributedString?
    {
      NSAttributedString(string: "Row \(row)", attributes: [.foregroundColor: UIColor.red])
    }
  }

  @Test("attributed titles of a picker keep their colours")
  func pickerTitles() throws {
    try Session.of(.iOS(17)).perform {
      let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216)), source = Red()
      (picker.dataSource, picker.delegate) = (source, source)
      let drawn = runs(of: picker)
      #expect(drawn.map(\.text) == ["Row 0", "Row 1"])
      #expect(drawn.allSatisfy { $0.color == UIColor.red.resolved(in: picker.session) })
    }
  }

  @Test("a tap in a field is no primary action; the return key is")
  func primaryAction() throws {
    let session = try Session.of(.iOS(17)), root = session.perform { UIViewController() }
    var heard = 0
    session.perform {
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
      field.placeholder = "Name"
      field.addAction(UIAction { _ in heard += 1 }, for: .primaryActionTriggered)
      root.view.addSubview(field)
    }
    _ = session.show(root)
    try session.perform(.tap("Name"))
    #expect(heard == 0)
    try session.type("a\n")
    #expect(heard == 1)
  }
}
