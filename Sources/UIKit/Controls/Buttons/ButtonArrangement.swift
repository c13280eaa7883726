/// The layout of a button's image and title inside its content rectangle.
struct ButtonArrangement {
  /// The side of the image; the title is on the opposite side.
  enum Side { case left, right, top, bottom }

  var content: CGRect
  /// The sizes of the image and the title; zero for a missing one.
  var image: CGSize
  var title: CGSize
  var gap: CGFloat = 0
  var imageSide = Side.left
  var horizontal = UIControl.ContentHorizontalAlignment.center
  var vertical = UIControl.ContentVerticalAlignment.center
  let grid: PixelGrid

  func frames() -> (image: CGRect, title: CGRect) {
    switch imageSide {
    case .left, .right: sideBySide()
    case .top, .bottom: stacked()
    }
  }

  /// Lays out the image beside the title. The image keeps its width, and the title takes what is left. An image alone
  /// can fill the content.
  private func sideBySide() -> (image: CGRect, title: CGRect) {
    let fills = horizontal == .fill && image.width > 0 && title.width == 0
    let imageWidth = fills ? max(0, content.width) : min(image.width, max(0, content.width))
    let room = max(0, content.width - imageWidth - gap)
    let titleWidth = horizontal == .fill && title.width > 0 ? room : min(title.width, room)
    let start = grid.floor(x(of: imageWidth + gap + titleWidth))
    let imageX = imageSide == .left ? start : start + titleWidth + gap
    let titleX = imageSide == .left ? start + imageWidth + gap : start
    return (
      CGRect(x: imageX, y: y(of: imageHeight), width: imageWidth, height: imageHeight),
      CGRect(x: titleX, y: y(of: title.height), width: titleWidth, height: title.height)
    )
  }

  private func stacked() -> (image: CGRect, title: CGRect) {
    let top = y(of: image.height + gap + title.height)
    let imageY = imageSide == .top ? top : top + title.height + gap
    let titleY = imageSide == .top ? top + image.height + gap : top
    let imageWidth = min(image.width, content.width), titleWidth = min(title.width, content.width)
    return (
      CGRect(x: grid.floor(x(of: imageWidth)), y: imageY, width: imageWidth, height: image.height),
      CGRect(x: grid.floor(x(of: titleWidth)), y: titleY, width: titleWidth, height: title.height)
    )
  }

  private var imageHeight: CGFloat {
    image.height == 0 ? 0 : vertical == .fill ? content.height : min(image.height, content.height)
  }

  private func x(of width: CGFloat) -> CGFloat {
    switch horizontal {
    case .left, .leading, .fill: content.minX
    case .right, .trailing: content.maxX - width
    case .center: content.minX + (content.width - width) / 2
    }
  }

  private func y(of height: CGFloat) -> CGFloat {
    switch vertical {
    case .top: content.minY
    case .bottom: content.maxY - height
    case .center, .fill: content.minY + grid.floor((content.height - height) / 2)
    }
  }

  /// Returns the distance by which insets of the image or the title move it. They do not change the button's size: a
  /// part moves by the full distance at an edge and by half of it in the middle.
  func shift(by insets: UIEdgeInsets) -> (dx: CGFloat, dy: CGFloat) {
    let dx =
      switch horizontal {
      case .left, .leading, .fill: insets.left
      case .right, .trailing: -insets.right
      case .center: (insets.left - insets.right) / 2
      }
    let dy =
      switch vertical {
      case .top: insets.top
      case .bottom: -insets.bottom
      case .center, .fill: (insets.top - insets.bottom) / 2
      }
    return (dx, dy)
  }
}
