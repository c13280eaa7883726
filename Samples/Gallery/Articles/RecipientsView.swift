import UIKit

/// Labels in as many rows as they need. In every layout, it recreates its constraints, and solves them in between to
/// find the position of a label. Its height follows from them.
final class RecipientsView: UIView {
  var toRecipients: [String] = []

  private let toLabel = UILabel()
  private var toLabels: [String: UILabel] = [:]

  override init(frame: CGRect) {
    super.init(frame: frame)
    toLabel.text = "To:"
    toLabel.translatesAutoresizingMaskIntoConstraints = false
    addSubview(toLabel)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func layoutSubviews() {
    super.layoutSubviews()
    addMissingLabels()
    removeConstraintsOfSubviews()

    // The leading "To:" is in the upper left corner.
    var views: [String: Any] = ["to": toLabel]
    addConstraints(format: "H:|-[to]", views: views)
    addConstraints(format: "V:|-[to]", views: views)

    var previousView: UIView = toLabel
    for toRecipient in toRecipients {
      guard let nextView = toLabels[toRecipient] else { continue }
      views = ["previousView": previousView, "nextView": nextView]
      place(nextView, after: previousView, views: views)
      previousView = nextView
    }

    // The last recipient determines the height of the view.
    addConstraints(format: "V:[nextView]-|", views: views)
    updateConstraintsIfNeeded()
    super.layoutSubviews()
  }

  private func addMissingLabels() {
    for toRecipient in toRecipients where toLabels[toRecipient] == nil {
      let label = UILabel()
      label.text = toRecipient
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
      toLabels[toRecipient] = label
    }
  }

  /// Removes the subviews' constraints, but not those for the size of the view itself.
  private func removeConstraintsOfSubviews() {
    removeConstraints(
      constraints.filter { constraint in
        (constraint.firstItem as? UIView)?.superview === self || (constraint.secondItem as? UIView)?.superview === self
      })
  }

  /// Places a label beside the previous one and on its baseline if there is room, otherwise at the start of the next
  /// row.
  private func place(_ nextView: UIView, after previousView: UIView, views: [String: Any]) {
    let beside = addConstraints(format: "H:[previousView]-[nextView]", views: views)
    updateConstraintsIfNeeded()
    super.layoutSubviews()

    if nextView.frame.maxX < bounds.maxX {
      addConstraint(
        NSLayoutConstraint(
          item: nextView, attribute: .lastBaseline, relatedBy: .equal, toItem: previousView, attribute: .lastBaseline,
          multiplier: 1, constant: 0))
    } else {
      removeConstraints(beside)
      addConstraints(format: "H:|-[nextView]", views: views)
      addConstraints(format: "V:[previousView]-[nextView]", views: views)
    }
  }

  @discardableResult
  private func addConstraints(format: String, views: [String: Any]) -> [NSLayoutConstraint] {
    let constraints = NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views)
    addConstraints(constraints)
    return constraints
  }
}
