import DisplayLists
import SystemProfiles

/// The device around the picture of its screen: the body, the buttons and the notch or camera.
@MainActor struct DeviceBezel {
  let environment: SystemEnvironment

  /// How far buttons protrude from the body, in points.
  private static let margin: CGFloat = 5
  private static let metal = RGBAColor(hex: 0x6E6E73), shade = RGBAColor(hex: 0x3A3A3C),
    glass = RGBAColor(hex: 0x0B0B0C)

  private var body: DeviceBody { environment.device.screen.body }

  /// The size of the device in portrait orientation, including the margin around the body.
  private var outer: CGSize {
    let screen = environment.device.pointSize, bezel = body.bezel, margin = 2 * Self.margin
    return CGSize(
      width: screen.width + bezel.left + bezel.right + margin, height: screen.height + bezel.top + bezel.bottom + margin
    )
  }

  private var bodyRect: CGRect {
    CGRect(origin: .zero, size: outer).insetBy(dx: Self.margin, dy: Self.margin)
  }

  /// The rectangle of the screen in portrait orientation.
  private var screenRect: CGRect { bodyRect.inset(by: body.bezel) }

  /// The transform from portrait to the device's orientation.
  private var turn: CGAffineTransform {
    switch environment.orientation {
    case .landscapeLeft: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: outer.height, ty: 0)
    case .landscapeRight: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: outer.width)
    case .portraitUpsideDown: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: outer.width, ty: outer.height)
    default: .identity
    }
  }

  /// - Parameter screen: The picture of the screen, in the interface's orientation.
  func picture(of screen: DisplayList) -> DisplayList {
    let isTurned = environment.orientation.isLandscape
    let size = isTurned ? CGSize(width: outer.height, height: outer.width) : outer
    var recorder = DisplayListRecorder(size: size, scale: screen.scale)
    turned(&recorder) { drawBody(into: &$0) }
    let place = screenRect.applying(turn)
    recorder.saved {
      $0.clip(place, radius: body.screenRadius)
      if let background = screen.background { $0.fill(place, background) }
      $0.translate(x: place.minX, y: place.minY)
      $0.append(screen.commands)
    }
    turned(&recorder) { drawFront(into: &$0) }
    return recorder.list
  }

  private func turned(_ recorder: inout DisplayListRecorder, _ draw: (inout DisplayListRecorder) -> Void) {
    recorder.saved {
      $0.concatenate(turn)
      draw(&$0)
    }
  }

  // MARK: Parts

  private func drawBody(into recorder: inout DisplayListRecorder) {
    for button in body.buttons { recorder.fill(rect(of: button), radius: 2, Self.shade) }
    recorder.fill(bodyRect, radius: body.radius, Self.metal)
    recorder.fill(bodyRect.insetBy(dx: 2, dy: 2), radius: body.radius - 2, Self.shade)
    recorder.fill(bodyRect.insetBy(dx: 4, dy: 4), radius: body.radius - 4, Self.glass)
  }

  private func rect(of button: DeviceBody.Button) -> CGRect {
    let range = button.range, reach = Self.margin - 1, depth = reach + 4
    let isAbove = button.side == .top, length = isAbove ? bodyRect.width : bodyRect.height
    let start = length * range.lowerBound, extent = length * (range.upperBound - range.lowerBound)
    switch button.side {
    case .left: return CGRect(x: bodyRect.minX - reach, y: bodyRect.minY + start, width: depth, height: extent)
    case .right: return CGRect(x: bodyRect.maxX - 4, y: bodyRect.minY + start, width: depth, height: extent)
    case .top: return CGRect(x: bodyRect.minX + start, y: bodyRect.minY - reach, width: extent, height: depth)
    }
  }

  private func drawFront(into recorder: inout DisplayListRecorder) {
    switch body.housing {
    case .none: break
    case .notch(let size): drawNotch(size, into: &recorder)
    case .island(let size, let top):
      let island = CGRect(
        x: screenRect.midX - size.width / 2, y: screenRect.minY + top, width: size.width, height: size.height)
      recorder.fill(island, radius: size.height / 2, .black)
      drawLens(at: CGPoint(x: island.maxX - size.height / 2, y: island.midY), into: &recorder)
    }
    if body.homeButton > 0 { drawHomeButton(into: &recorder) }
  }

  /// Draws the notch, which overlaps the bezel so that no seam shows.
  private func drawNotch(_ size: CGSize, into recorder: inout DisplayListRecorder) {
    let notch = CGRect(
      x: screenRect.midX - size.width / 2, y: screenRect.minY - 2, width: size.width, height: size.height + 2)
    recorder.fill(.rounded(notch, radius: 20, corners: [.bottomLeft, .bottomRight]), Self.glass)
    let speaker = CGRect(x: notch.midX - 25, y: notch.minY + 7, width: 50, height: 5)
    recorder.fill(speaker, radius: 2.5, Self.shade)
    drawLens(at: CGPoint(x: speaker.maxX + 22, y: notch.midY), into: &recorder)
  }

  private func drawLens(at center: CGPoint, into recorder: inout DisplayListRecorder) {
    let lens = CGRect(x: center.x - 5, y: center.y - 5, width: 10, height: 10)
    recorder.fill(.oval(lens), RGBAColor(hex: 0x1B2233))
    recorder.fill(.oval(lens.insetBy(dx: 3, dy: 3)), RGBAColor(hex: 0x33415E))
  }

  /// Draws a round button below the screen, and the speaker and camera above it.
  private func drawHomeButton(into recorder: inout DisplayListRecorder) {
    let side = body.homeButton, middle = (screenRect.maxY + bodyRect.maxY) / 2
    let button = CGRect(x: screenRect.midX - side / 2, y: middle - side / 2, width: side, height: side)
    recorder.fill(.oval(button), RGBAColor(hex: 0x161617))
    recorder.stroke(.oval(button.insetBy(dx: 1, dy: 1)), Self.shade, width: 1.5)
    let square = button.insetBy(dx: side * 0.34, dy: side * 0.34)
    recorder.border(square, radius: square.width * 0.25, Self.metal, width: 1.5)
    let above = (bodyRect.minY + screenRect.minY) / 2, isPhone = environment.device.idiom == .phone
    if isPhone {
      recorder.fill(CGRect(x: screenRect.midX - 30, y: above - 3, width: 60, height: 6), radius: 3, Self.shade)
    }
    drawLens(at: CGPoint(x: screenRect.midX - (isPhone ? 50 : 0), y: above), into: &recorder)
  }
}
