import UIKit

@testable import UIKit

/// A recorded screen: views by the names in the files.
@MainActor protocol RecordedScreen {
  var recordedViews: [String: UIView] { get }
}

/// A short word in the middle of each edge of the safe area.
final class FourLabelsController: UIViewController, RecordedScreen {
  private let top = UILabel(), leading = UILabel(), trailing = UILabel(), bottom = UILabel()

  var recordedViews: [String: UIView] {
    ["root": view, "top": top, "leading": leading, "trailing": trailing, "bottom": bottom]
  }

  override func viewDidLoad() {
    add(top, "What's", .headline)
    add(leading, "the", .body)
    add(trailing, "point", .body)
    add(bottom, "?", .subheadline)
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      top.topAnchor.constraint(equalTo: area.topAnchor),
      top.centerXAnchor.constraint(equalTo: area.centerXAnchor),
      leading.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      leading.trailingAnchor.constraint(lessThanOrEqualTo: area.centerXAnchor),
      leading.centerYAnchor.constraint(equalTo: area.centerYAnchor),
      trailing.leadingAnchor.constraint(greaterThanOrEqualTo: area.centerXAnchor),
      trailing.trailingAnchor.constraint(equalTo: area.trailingAnchor),
      trailing.centerYAnchor.constraint(equalTo: area.centerYAnchor),
      bottom.bottomAnchor.constraint(equalTo: area.bottomAnchor),
      bottom.centerXAnchor.constraint(equalTo: area.centerXAnchor),
    ])
  }

  private func add(_ label: UILabel, _ text: String, _ style: UIFont.TextStyle) {
    label.text = text
    label.font = .preferredFont(forTextStyle: style, compatibleWith: view.traitCollection)
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
  }
}

/// A title between the layout margins, created at the default text size, that follows the user's.
final class TitleController: UIViewController, RecordedScreen {
  private let label = UILabel()

  var recordedViews: [String: UIView] { ["root": view, "label": label] }

  override func viewDidLoad() {
    let usual = UIContentSizeCategory.large
    label.font = UIFont(.preferred(.title1, category: usual, era: view.session.typography))
    label.adjustsFontForContentSizeCategory = true
    label.text = "What's the point?"
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      label.topAnchor.constraint(equalTo: margins.topAnchor),
      label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
  }
}

/// A contact-add button with its initial size.
final class AddButtonController: UIViewController, RecordedScreen {
  private let button = UIButton(type: .contactAdd)

  var recordedViews: [String: UIView] { ["root": button] }

  override func viewDidLoad() { view.addSubview(button) }
}
