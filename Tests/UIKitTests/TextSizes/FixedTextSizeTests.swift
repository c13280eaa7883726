import DisplayLists
import SystemProfiles
import Testing

@testable import UIKit

/// Elements of fixed size at every text size. Basis: documented for bars (their items have the large content viewer
/// instead, WWDC 2019, 261) and for fonts without a text style; for the other controls, every device.
@MainActor struct FixedTextSizeTests {
  enum Part: String, CaseIterable {
    case navigationBar, toolbar, tabBar, segments, toggle, slider, stepper, pages, progress, wheel, button, field
    case picker, dateWheels, tableIndex
  }

  private func make(_ part: Part) -> UIView {
    switch part {
    case .navigationBar: navigationBar()
    case .toolbar: toolbar()
    case .tabBar: tabBar()
    case .segments: UISegmentedControl(items: ["One", "Two"])
    case .toggle: UISwitch()
    case .slider: UISlider()
    case .stepper: UIStepper()
    case .pages: UIPageControl()
    case .progress: UIProgressView()
    case .wheel: UIActivityIndicatorView()
    case .button: button()
    case .field: field()
    case .picker: UIPickerView()
    case .dateWheels: dateWheels()
    case .tableIndex: TableIndexStrip()
    }
  }

  private func navigationBar() -> UIView {
    let bar = UINavigationBar(), first = UINavigationItem(title: "First"), second = UINavigationItem(title: "Second")
    second.rightBarButtonItem = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    bar.items = [first, second]
    return bar
  }

  private func toolbar() -> UIView {
    let bar = UIToolbar()
    bar.items = [UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)]
    return bar
  }

  private func tabBar() -> UIView {
    let bar = UITabBar()
    bar.items = [UITabBarItem(title: "Tab", image: nil, tag: 0)]
    return bar
  }

  private func button() -> UIView {
    let button = UIButton(type: .system)
    button.setTitle("Title", for: .normal)
    return button
  }

  private func field() -> UIView {
    let field = UITextField()
    field.placeholder = "Name"
    return field
  }

  private func dateWheels() -> UIView {
    let picker = UIDatePicker()
    (picker.preferredDatePickerStyle, picker.date) = (.wheels, Date(timeIntervalSince1970: 0))
    return picker
  }

  private func picture(_ part: Part, _ version: SystemVersion, _ textSize: UIContentSizeCategory) throws -> [String] {
    let session = try Session.of(version, textSize: textSize)
    return session.perform {
      let view = make(part), natural = view.sizeThatFits(CGSize(width: 320, height: 44))
      view.frame = CGRect(x: 0, y: 0, width: max(natural.width, 160), height: natural.height)
      session.commitFrame(of: view)
      return ["\(natural)"] + session.recordFrame(of: view).dumpLines()
    }
  }

  @Test("bars and controls", arguments: Part.allCases, [SystemVersion.iOS(10), .iOS(17), .iOS(26)])
  func fixed(_ part: Part, _ version: SystemVersion) throws {
    let pictures = try TextSizes.three.map { try picture(part, version, $0) }
    #expect(pictures[1] == pictures[0] && pictures[2] == pictures[0])
  }
}
