import BenchmarkKit
import UIKit

/// The form of `Problem.form`, as written in an app.
final class FormScreen: UIView {
  convenience init(rows: Int) {
    self.init(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    var last: (label: UIView, field: UIView)?
    var first: UIView?
    for width in Problem.formLabelWidths(rows) {
      let (label, field) = (Leaf.text(width), Leaf(97, 34))
      addForConstraints([label, field])
      NSLayoutConstraint.activate(rowConstraints(label, field, below: last?.field))
      if let first { label.widthAnchor.constraint(equalTo: first.widthAnchor).isActive = true }
      first = first ?? label
      last = (label, field)
    }
  }

  private func rowConstraints(_ label: UIView, _ field: UIView, below previous: UIView?) -> [NSLayoutConstraint] {
    [
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      field.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
      trailingAnchor.constraint(equalTo: field.trailingAnchor, constant: 16),
      previous.map { field.topAnchor.constraint(equalTo: $0.bottomAnchor, constant: 8) }
        ?? field.topAnchor.constraint(equalTo: topAnchor, constant: 20),
      label.bottomAnchor.constraint(equalTo: field.bottomAnchor, constant: -7),
    ]
  }
}
