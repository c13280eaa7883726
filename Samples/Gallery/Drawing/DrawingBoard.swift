import UIKit

/// A screen of drawings in a grid, each with a caption below it.
class DrawingBoard: UIViewController {
  convenience init(title: String) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
  }

  /// The captions and what is above them, row by row.
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
    let margin: CGFloat = 16, columns = 3, top = topLayoutGuide.length + margin
    let width = (view.bounds.width - margin * CGFloat(columns + 1)) / CGFloat(columns)
    for (i, cell) in cells.enumerated() {
      let x = margin + CGFloat(i % columns) * (width + margin), y = top + CGFloat(i / columns) * (width + 28)
      cell.drawing.frame = CGRect(x: x, y: y, width: width, height: width)
      cell.label.frame = CGRect(x: x - 8, y: y + width + 4, width: width + 16, height: 16)
      cell.drawing.setNeedsLayout()
      cell.drawing.layoutIfNeeded()
    }
  }
}

/// Draws itself by a closure.
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
