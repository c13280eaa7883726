import SystemProfiles
import Testing

@testable import UIKit

/// Picker views.
/// Basis: the references of UIPickerView and its delegate; the positions of wheels and rows are assumed.
@MainActor struct PickerViewTests {
  final class Source: UIPickerViewDataSource, UIPickerViewDelegate {
    var rows = [3, 1_000_000]
    var trace: [String] = []

    func numberOfComponents(in pickerView: UIPickerView) -> Int { rows.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { rows[component] }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      trace.append("title \(component).\(row)")
      return "\(component).\(row)"
    }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
      component == 0 ? 100 : 0
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      trace.append("selected \(component).\(row)")
    }
  }

  final class Views: UIPickerViewDataSource, UIPickerViewDelegate {
    var reused = 0
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 100 }
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 50 }
    func pickerView(
      _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView {
      if view != nil { reused += 1 }
      let label = view as? UILabel ?? UILabel()
      label.text = "\(row)"
      return label
    }
  }

  private let source = Source()

  private func picker(_ version: SystemVersion = .iOS(7)) throws -> (UIPickerView, Session) {
    let session = try Session.of(version)
    let picker = session.perform { UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216)) }
    (picker.dataSource, picker.delegate) = (source, source)
    return (picker, session)
  }

  @Test("it counts what the data source says")
  func counts() throws {
    let (picker, _) = try picker()
    #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 1) == 1_000_000)
    #expect(picker.numberOfRows(inComponent: 2) == 0 && picker.selectedRow(inComponent: 9) == -1)
  }

  @Test("a wheel without a width takes what the others leave")
  func widths() throws {
    let (picker, _) = try picker()
    #expect(picker.rowSize(forComponent: 0) == CGSize(width: 100, height: 32))
    #expect(picker.rowSize(forComponent: 1) == CGSize(width: 220, height: 32))
  }

  @Test("a row is taken within those that there are, without a word to the delegate")
  func selection() throws {
    let (picker, _) = try picker()
    #expect(picker.selectedRow(inComponent: 0) == 0)
    picker.selectRow(7, inComponent: 0, animated: false)
    #expect(picker.selectedRow(inComponent: 0) == 2 && source.trace.isEmpty)
    source.rows = [2, 0]
    picker.reloadAllComponents()
    #expect(picker.selectedRow(inComponent: 0) == 1 && picker.selectedRow(inComponent: 1) == -1)
  }

  @Test("a touch beside the middle takes the row there and tells the delegate once")
  func touch() throws {
    let (picker, session) = try picker()
    session.perform {
      picker.takeRow(at: CGPoint(x: 50, y: 108 + 32))
      picker.takeRow(at: CGPoint(x: 50, y: 108))
      picker.takeRow(at: CGPoint(x: 50, y: 1))
    }
    #expect(picker.selectedRow(inComponent: 0) == 1)
    #expect(source.trace == ["selected 0.1"])
  }

  @Test("a million rows are asked for a handful of titles", arguments: [6, 7, 14, 26])
  func fewTitles(major: Int) throws {
    let sheet = try Sheet(.iOS(major)), source = source
    let lines = sheet.content {
      let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
      (picker.dataSource, picker.delegate) = (source, source)
      picker.selectRow(500_000, inComponent: 1, animated: false)
      return picker
    }
    #expect(lines.contains { $0.contains("1.500000") } && source.trace.count < 20)
  }

  @Test("views of the delegate stand around the middle and are used again")
  func views() throws {
    let session = try Session.of(.iOS(7)), source = Views()
    session.perform {
      let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
      (picker.dataSource, picker.delegate) = (source, source)
      picker.layoutIfNeeded()
      #expect(picker.view(forRow: 0, forComponent: 0)?.frame == CGRect(x: 0, y: 83, width: 320, height: 50))
      #expect(picker.subviews.count == 4 && source.reused == 0)
      picker.selectRow(50, inComponent: 0, animated: false)
      picker.layoutIfNeeded()
      #expect(picker.view(forRow: 51, forComponent: 0)?.frame.minY == 133)
      #expect(picker.view(forRow: 0, forComponent: 0) == nil && source.reused == 4)
      #expect(picker.subviews.count == 7)
    }
  }

  @Test("a height that is no number ends the program with words")
  func notANumber() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Broken: UIPickerViewDataSource, UIPickerViewDelegate {
          func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
          func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 1 }
          func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { .nan }
        }
        let picker = UIPickerView(), broken = Broken()
        (picker.dataSource, picker.delegate) = (broken, broken)
        _ = picker.rowSize(forComponent: 0)
      }
    }
    #expect(result.says("CALayer bounds contains NaN"))
  }
}
