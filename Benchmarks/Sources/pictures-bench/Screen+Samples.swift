import CCairo
import CoreTypes
import DisplayLists
import Rendering

/// Typical screens of apps, on a phone with two pixels per point.
extension Screen {
  static func form() -> Screen {
    let screen = Screen("a form: fields and buttons")
    screen.fill(CGRect(x: 0, y: 0, width: 320, height: 568), RGBAColor(hex: 0xEFEFF4))
    screen.bar("Sign in")
    for (row, title) in ["User name", "Password", "Server", "Port", "Description"].enumerated() {
      screen.inside(CGRect(x: 0, y: 84 + 44 * row, width: 320, height: 44)) {
        screen.fill(CGRect(x: 0, y: 0, width: 320, height: 44), .white)
        screen.text(title, at: CGPoint(x: 15, y: 28), size: 17, .black)
        screen.text("required", at: CGPoint(x: 130, y: 28), size: 17, RGBAColor(white: 0.7))
        screen.line(from: CGPoint(x: 15, y: 43.75), to: CGPoint(x: 320, y: 43.75), RGBAColor(white: 0.8), width: 0.5)
      }
    }
    for (place, title) in ["Sign in", "Forgot password?", "Register"].enumerated() {
      screen.inside(CGRect(x: 20, y: 330 + 60 * place, width: 280, height: 44)) {
        screen.fill(CGRect(x: 0, y: 0, width: 280, height: 44), radius: 8, RGBAColor(hex: 0x007AFF))
        screen.text(title, at: CGPoint(x: 90, y: 28), size: 18, .white)
      }
    }
    screen.text(
      "By signing in you agree to terms and conditions.", at: CGPoint(x: 20, y: 540), size: 12, RGBAColor(white: 0.5))
    return screen
  }

  static func list() -> Screen {
    let screen = Screen("a list: pictures and text"), picture = icon()
    screen.fill(CGRect(x: 0, y: 0, width: 320, height: 568), .white)
    screen.bar("Messages")
    for row in 0..<9 {
      screen.inside(CGRect(x: 0, y: 64 + 56 * row, width: 320, height: 56)) {
        screen.inside(CGRect(x: 15, y: 8, width: 40, height: 40), radius: 20) {
          screen.image(picture, in: CGRect(x: 0, y: 0, width: 40, height: 40))
        }
        screen.text("Person number \(row)", at: CGPoint(x: 70, y: 24), size: 17, .black)
        screen.text(
          "What they wrote to you on day \(31 - row) of March", at: CGPoint(x: 70, y: 43), size: 13,
          RGBAColor(white: 0.5))
        screen.line(from: CGPoint(x: 300, y: 22), to: CGPoint(x: 306, y: 28), RGBAColor(white: 0.75), width: 2)
        screen.line(from: CGPoint(x: 306, y: 28), to: CGPoint(x: 300, y: 34), RGBAColor(white: 0.75), width: 2)
        screen.line(from: CGPoint(x: 70, y: 55.75), to: CGPoint(x: 320, y: 55.75), RGBAColor(white: 0.8), width: 0.5)
      }
    }
    return screen
  }

  static func page() -> Screen {
    let screen = Screen("a page of text")
    screen.fill(CGRect(x: 0, y: 0, width: 320, height: 568), .white)
    for line in 0..<30 {
      screen.text(
        "Line \(line + 1): the quick brown fox jumps over", at: CGPoint(x: 16, y: 24 + 18 * line), size: 14, .black)
    }
    return screen
  }

  private func bar(_ title: String) {
    fillGradient(
      CGRect(x: 0, y: 0, width: 320, height: 64), from: RGBAColor(white: 0.99), to: RGBAColor(white: 0.95))
    text(title, at: CGPoint(x: 130, y: 48), size: 17, .black)
    line(from: CGPoint(x: 0, y: 63.75), to: CGPoint(x: 320, y: 63.75), RGBAColor(white: 0.7), width: 0.5)
  }

  /// Returns 80 × 80 pixels with soft colors.
  private static func icon() -> (png: Data, surface: OpaquePointer) {
    let size = CGSize(width: 80, height: 80)
    let list = DisplayList(
      size: size,
      commands: [
        .fill(
          .rect(CGRect(origin: .zero, size: size)),
          .linearGradient(
            LinearGradient(
              stops: [.init(0, RGBAColor(hex: 0x40C0FF)), .init(1, RGBAColor(hex: 0x8040A0))], start: .zero,
              end: CGPoint(x: 80, y: 80)))),
        .fill(.oval(CGRect(x: 20, y: 12, width: 40, height: 40)), .solid(RGBAColor(white: 1, alpha: 0.9))),
      ])
    guard let picture = try? CairoRenderer(fonts: .none).raster(list), let png = try? picture.pngData() else {
      fatalError("a picture of 80 × 80 pixels can be drawn")
    }
    return (png, picture.cairoSurface())
  }
}

extension DisplayList {
  /// A picture without repetition and with few edges: discs of all colors, out of focus.
  static var photograph: DisplayList {
    var recorder = DisplayListRecorder(size: CGSize(width: 320, height: 320), scale: 2, background: .white)
    var numbers = RandomFractions()
    for _ in 0..<300 {
      let x = numbers.next() * 320 - 20, y = numbers.next() * 320 - 20, side = numbers.next() * 60
      let color = RGBAColor(red: numbers.next(), green: numbers.next(), blue: numbers.next())
      recorder.fill(.oval(CGRect(x: x, y: y, width: side, height: side)), color)
    }
    recorder.glass(.rect(CGRect(x: 0, y: 0, width: 320, height: 160)), Material(blur: 1.5, tints: []))
    recorder.glass(.rect(CGRect(x: 0, y: 160, width: 320, height: 160)), Material(blur: 10, tints: []))
    return recorder.list
  }
}

private struct RandomFractions {
  private var state: UInt32 = 1

  mutating func next() -> Double {
    state = state &* 1_664_525 &+ 1_013_904_223
    return Double(state >> 8) / Double(1 << 24)
  }
}

extension Bitmap {
  /// Returns the same pixels for Cairo; the caller owns them.
  func cairoSurface() -> OpaquePointer {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(widthInPixels), Int32(heightInPixels))!
    let bytes = cairo_image_surface_get_data(surface)!, stride = Int(cairo_image_surface_get_stride(surface))
    for y in 0..<heightInPixels {
      for x in 0..<widthInPixels {
        let color = self[x, y], alpha = color.alpha
        let components = [color.blue * alpha, color.green * alpha, color.red * alpha, alpha]
        for (i, component) in components.enumerated() {
          bytes[y * stride + 4 * x + i] = UInt8((component * 255).rounded())
        }
      }
    }
    cairo_surface_mark_dirty(surface)
    return surface
  }
}
