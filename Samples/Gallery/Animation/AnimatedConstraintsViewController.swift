import UIKit

/// A panel that opens and a marker that follows it: constraints change, and an animation block lays them out.
final class AnimatedConstraintsViewController: UIViewController {
  let button = UIButton(type: .system)
  let panel = UIView()
  let caption = UILabel()
  let marker = UIView()
  private(set) var isOpen = false

  private var closed: [NSLayoutConstraint] = []
  private var opened: [NSLayoutConstraint] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Constraints"
    edgesForExtendedLayout = []
    view.backgroundColor = .white
    button.setTitle("Open", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.toggle() }, for: .touchUpInside)
    panel.backgroundColor = UIColor(red: 0.2, green: 0.4, blue: 0.8, alpha: 1)
    panel.layer.cornerRadius = 8
    caption.text = "Panel"
    caption.textColor = .white
    marker.backgroundColor = .red
    for part in [button, panel, marker] { view.addSubview(part) }
    panel.addSubview(caption)
    for part in [button, panel, caption, marker] { part.translatesAutoresizingMaskIntoConstraints = false }
    addConstraints()
  }

  func toggle() {
    isOpen.toggle()
    button.setTitle(isOpen ? "Close" : "Open", for: .normal)
    view.removeConstraints(isOpen ? closed : opened)
    view.addConstraints(isOpen ? opened : closed)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      self.marker.alpha = self.isOpen ? 0.5 : 1
      self.marker.transform = self.isOpen ? CGAffineTransform(rotationAngle: .pi / 2) : .identity
      self.view.layoutIfNeeded()
    }
  }

  private func addConstraints() {
    view.addConstraints([
      constraint(button, .top, view, .top, 20), constraint(button, .centerX, view, .centerX),
      constraint(panel, .top, button, .bottom, 20), constraint(panel, .leading, view, .leading, 20),
      constraint(caption, .centerX, panel, .centerX), constraint(caption, .centerY, panel, .centerY),
      constraint(marker, .top, panel, .bottom, 20),
      constraint(marker, .width, nil, .notAnAttribute, 40), constraint(marker, .height, nil, .notAnAttribute, 40),
    ])
    closed = [
      constraint(panel, .width, nil, .notAnAttribute, 100), constraint(panel, .height, nil, .notAnAttribute, 40),
      constraint(marker, .leading, view, .leading, 20),
    ]
    opened = [
      constraint(panel, .trailing, view, .trailing, -20), constraint(panel, .height, nil, .notAnAttribute, 120),
      constraint(marker, .trailing, view, .trailing, -20),
    ]
    view.addConstraints(closed)
  }

  private func constraint(
    _ item: UIView, _ attribute: NSLayoutConstraint.Attribute, _ other: UIView?,
    _ otherAttribute: NSLayoutConstraint.Attribute, _ constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: .equal, toItem: other, attribute: otherAttribute, multiplier: 1,
      constant: constant)
  }
}
