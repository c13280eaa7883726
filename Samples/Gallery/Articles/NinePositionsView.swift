import UIKit

/// Nine squares at the corners, the edges and the center, by frames that follow the size of the view.
final class NinePositionsView: UIView {
  let leftTopView = UIView()
  let centerTopView = UIView()
  let rightTopView = UIView()
  let leftMiddleView = UIView()
  let centerMiddleView = UIView()
  let rightMiddleView = UIView()
  let leftBottomView = UIView()
  let centerBottomView = UIView()
  let rightBottomView = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    addSquares([leftTopView, centerTopView, rightTopView], color: .red)
    addSquares([leftMiddleView, centerMiddleView, rightMiddleView], color: .green)
    addSquares([leftBottomView, centerBottomView, rightBottomView], color: .blue)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func addSquares(_ squares: [UIView], color: UIColor) {
    for square in squares {
      square.backgroundColor = color
      addSubview(square)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()

    let width = bounds.width
    let height = bounds.height
    let pad: CGFloat = 10

    leftTopView.frame = CGRect(x: pad, y: pad, width: 100, height: 100)
    centerTopView.frame = CGRect(x: (width - 100) / 2, y: pad, width: 100, height: 100)
    rightTopView.frame = CGRect(x: width - 100 - pad, y: pad, width: 100, height: 100)

    leftMiddleView.frame = CGRect(x: pad, y: (height - 100) / 2, width: 100, height: 100)
    centerMiddleView.frame = CGRect(x: (width - 100) / 2, y: (height - 100) / 2, width: 100, height: 100)
    rightMiddleView.frame = CGRect(x: width - 100 - pad, y: (height - 100) / 2, width: 100, height: 100)

    leftBottomView.frame = CGRect(x: pad, y: height - 100 - pad, width: 100, height: 100)
    centerBottomView.frame = CGRect(x: (width - 100) / 2, y: height - 100 - pad, width: 100, height: 100)
    rightBottomView.frame = CGRect(x: width - 100 - pad, y: height - 100 - pad, width: 100, height: 100)
  }
}
