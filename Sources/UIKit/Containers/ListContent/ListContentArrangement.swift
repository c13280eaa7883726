import SystemProfiles

/// The frames of an image and two labels inside their margins, from left to right, in points.
@MainActor struct ListContentArrangement {
  /// Returns the natural size of a text at a width.
  typealias Measure = @MainActor (CGFloat) -> CGSize

  var image: CGRect?
  var text: CGRect?
  var secondaryText: CGRect?
  /// The size including margins.
  var size: CGSize

  struct Distances {
    /// The margins; `left` is the leading one.
    var margins: UIEdgeInsets
    var imageToText: CGFloat
    var horizontal: CGFloat
    var vertical: CGFloat
    var minimumHeight: CGFloat
    var isSideBySide: Bool
  }

  /// - Parameters:
  ///   - width: the available width; infinite for the natural width.
  ///   - height: the height, whose excess is split above and below the content; nil for the natural height.
  ///   - reserved: the area reserved for the image, which is centered in it.
  init(
    width: CGFloat, height: CGFloat?, image imageSize: CGSize?, reserved: CGSize, text: Measure?,
    secondaryText: Measure?, distances: Distances, grid: PixelGrid
  ) {
    let margins = distances.margins, hasText = text != nil || secondaryText != nil
    let imageWidth = imageSize == nil ? 0 : reserved.width + (hasText ? distances.imageToText : 0)
    let room = max(0, width - margins.left - margins.right - imageWidth)
    let texts = TextPair(text, secondaryText, in: room, distances)
    let inner = max(imageSize == nil ? 0 : reserved.height, texts.size.height)
    let natural = max(distances.minimumHeight, inner + margins.top + margins.bottom)
    let total = height ?? grid.ceil(natural)
    size = CGSize(width: margins.left + imageWidth + texts.size.width + margins.right, height: total)
    let middle = margins.top + (total - margins.top - margins.bottom) / 2
    image = imageSize.map {
      CGRect(
        x: margins.left + grid.round((reserved.width - $0.width) / 2), y: grid.round(middle - $0.height / 2),
        width: $0.width, height: $0.height)
    }
    let origin = CGPoint(x: margins.left + imageWidth, y: grid.round(middle - texts.size.height / 2))
    self.text = texts.text?.offsetBy(dx: origin.x, dy: origin.y)
    self.secondaryText = texts.secondaryText?.offsetBy(dx: origin.x, dy: origin.y)
  }

  /// Returns the arrangement for right-to-left layout.
  func mirrored(in width: CGFloat) -> ListContentArrangement {
    func mirror(_ rect: CGRect?) -> CGRect? {
      rect.map { CGRect(x: width - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) }
    }
    var result = self
    (result.image, result.text, result.secondaryText) = (mirror(image), mirror(text), mirror(secondaryText))
    return result
  }
}

/// Two labels, side by side if both fit on one line, otherwise one below the other.
@MainActor private struct TextPair {
  var text: CGRect?
  var secondaryText: CGRect?
  var size = CGSize.zero

  init(
    _ first: ListContentArrangement.Measure?, _ second: ListContentArrangement.Measure?, in room: CGFloat,
    _ distances: ListContentArrangement.Distances
  ) {
    guard let first, let second else {
      place(alone: first ?? second, isSecond: first == nil, in: room)
      return
    }
    let one = first(.infinity), other = second(.infinity), both = one.width + distances.horizontal + other.width
    if distances.isSideBySide, both <= room {
      let height = max(one.height, other.height), end = room.isFinite ? room : both
      text = CGRect(
        x: 0, y: (height - one.height) / 2, width: end - distances.horizontal - other.width, height: one.height)
      secondaryText = CGRect(
        x: end - other.width, y: (height - other.height) / 2, width: other.width, height: other.height)
      size = CGSize(width: end, height: height)
    } else {
      let one = first(room), other = second(room), width = room.isFinite ? room : max(one.width, other.width)
      text = CGRect(x: 0, y: 0, width: width, height: one.height)
      secondaryText = CGRect(x: 0, y: one.height + distances.vertical, width: width, height: other.height)
      size = CGSize(width: width, height: one.height + distances.vertical + other.height)
    }
  }

  private mutating func place(alone measure: ListContentArrangement.Measure?, isSecond: Bool, in room: CGFloat) {
    guard let measured = measure?(room) else { return }
    size = CGSize(width: room.isFinite ? room : measured.width, height: measured.height)
    if isSecond { secondaryText = CGRect(origin: .zero, size: size) } else { text = CGRect(origin: .zero, size: size) }
  }
}
