import UIKit

/// A screen with a grid of drawings: squares of 88 points, each with a caption below it, as many in a row as fit.
class DrawingBoard: UIViewController {
  convenience init(title: String) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
  }

  /// The captions and the drawings above them, row by row.
  var drawings: [(String, UIView)] { [] }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    for (caption, drawing) in drawings {
      let label = UILabel()
      (label.text, label.font, label.textAlignment) = (caption, .systemFont(ofSize: 11), .center)
      label.backgroundColor = .clear
      cells.append((drawing, label))
      view.addSubview(drawing)
      view.addSubview(label)
    }
  }

  private var cells: [(drawing: UIView, label: UILabel)] = []

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let side: CGFloat = 88, margin: CGFloat = 12, top = topLayoutGuide.length + 16
    let columns = max(1, Int((view.bounds.width - margin) / (side + margin)))
    let gap = (view.bounds.width - CGFloat(columns) * side) / CGFloat(columns + 1)
    for (i, cell) in cells.enumerated() {
      let x = gap + CGFloat(i % columns) * (side + gap), y = top + CGFloat(i / columns) * (side + 28)
      cell.drawing.frame = CGRect(x: x, y: y, width: side, height: side)
      cell.label.frame = CGRect(x: x - 6, y: y + side + 4, width: side + 12, height: 16)
      cell.drawing.setNeedsLayout()
      cell.drawing.layoutIfNeeded()
    }
  }
}

/// A view that draws itself with a closure.
final class DrawnView: UIView {
  private let body: (CGContext, CGRect) -> Void

  init(_ body: @escaping (CGContext, CGRect) -> Void) {
    self.body = body
    super.init(frame: .zero)
    isOpaque = false
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    body(context, bounds)
  }
}
