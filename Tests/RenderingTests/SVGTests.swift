import CoreTypes
import DisplayLists
import FoundationXML
import Rendering
import Testing

struct SVGTests {
  @Test func aViewIsAGroupThatAnInspectorFinds() throws {
    let svg = try svg {
      let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
      let view = ViewAnnotation(id: "login", className: "Shop.LoginView", kitClassName: "UIView", frame: frame)
      $0.view(view) {
        $0.saved {
          $0.translate(x: 1, y: 2)
          $0.fill(CGRect(x: 0, y: 0, width: 30, height: 40), .pureRed)
        }
      }
    }
    let group = #"<g id="login" class="UIView Shop-LoginView" data-frame="1 2 30 40" transform="translate(1 2)">"#
    #expect(svg.contains(group))
    #expect(svg.contains("<title>login, 100 × 100 points</title>"))
  }

  @Test func identifiersAreValidAndEachIsThereOnce() throws {
    let svg = try svg {
      for id in ["a", "8bC-Xf", "a", "", "", "x y\"<", "UILabel-1"] {
        $0.view(ViewAnnotation(id: id, className: "UILabel", frame: .zero)) { _ in }
      }
    }
    let ids = svg.components(separatedBy: " id=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
    #expect(ids == ["a", "id-8bC-Xf", "a-2", "UILabel-1", "UILabel-2", "x-y--", "UILabel-1-2"])
  }

  @Test func aViewInsideOfStateThatGoesOnIsStillOneGroup() throws {
    let svg = try svg {
      $0.record(.beginView(ViewAnnotation(id: "v", className: "UIView", frame: canvas)))
      $0.translate(x: 10, y: 0)
      $0.record(.endView)
      $0.fill(CGRect(x: 0, y: 0, width: 5, height: 5), .pureRed)
    }
    #expect(svg.contains(#"<g id="v" class="UIView" data-frame="0 0 100 100"/>"#))
    #expect(svg.components(separatedBy: "translate(10)").count == 2, "after the view the transform is still there")
  }

  @Test func equalDefinitionsAreShared() throws {
    let gradient = LinearGradient(
      stops: [GradientStop(0, .pureRed), GradientStop(1, .clear)], start: .zero, end: CGPoint(x: 0, y: 10))
    let svg = try svg {
      for y in [0.0, 20, 40] {
        $0.saved {
          $0.clip(CGRect(x: 0, y: 0, width: 10, height: 10), radius: 3)
          $0.fill(.rect(CGRect(x: 0, y: y, width: 50, height: 10)), gradient)
        }
      }
    }
    #expect(svg.components(separatedBy: "<linearGradient").count == 2)
    #expect(svg.components(separatedBy: "<clipPath").count == 2)
    #expect(svg.components(separatedBy: "url(#gradient-1)").count == 4)
  }

  @Test func shapesKeepTheirNames() throws {
    let svg = try svg {
      $0.fill(CGRect(x: 1.0 / 3, y: 0, width: 10, height: 10), radius: 20, .pureRed)
      $0.fill(.oval(CGRect(x: 0, y: 0, width: 10, height: 20)), RGBAColor(hex: 0x00FF00, alpha: 0.5))
      let curve = PathElement.cubic(
        CGPoint(x: 9, y: 9), control1: CGPoint(x: 3, y: 0), control2: CGPoint(x: 9, y: 3))
      $0.stroke(.outline([.move(.zero), curve, .close]), .black, width: 2)
    }
    #expect(svg.contains(##"<rect x="0.333" y="0" width="10" height="10" rx="5" fill="#ff0000"/>"##))
    #expect(svg.contains(##"<ellipse cx="5" cy="10" rx="5" ry="10" fill="#00ff00" fill-opacity="0.5"/>"##))
    #expect(svg.contains(##"<path d="M0 0C3 0 9 3 9 9Z" fill="none" stroke="#000000" stroke-width="2"/>"##))
  }

  private func svg(_ body: (inout DisplayListRecorder) -> Void) throws -> String {
    var recorder = DisplayListRecorder(size: CGSize(width: 100, height: 100))
    body(&recorder)
    return String(decoding: try CairoRenderer(fonts: .none).render(recorder.list, as: .svg), as: UTF8.self)
  }
}

struct SVGTextTests {
  @Test func everyCharacterStandsWhereLayoutPutIt() throws {
    let svg = try svg(.label("Hi you"))
    #expect(svg.contains(#"<tspan x="10 24 38">Hi </tspan><tspan x="52 66 80">you</tspan>"#))
    #expect(svg.contains(##"font-size="20" fill="#000000""##))
  }

  @Test func whatIsMadeOfSeveralCodePointsStandsAlone() throws {
    let svg = try svg(.label("a👩‍👧e\u{301}b"))
    #expect(svg.contains("<tspan x=\"24\">👩‍👧</tspan><tspan x=\"38\">e\u{301}</tspan><tspan x=\"52\">b</tspan>"))
  }

  @Test func joinedScriptsSayHowWideTheyAre() throws {
    let hindi = try svg(.label("नमस्ते"))
    #expect(hindi.contains("textLength=\"\(14 * "नमस्ते".count)\" lengthAdjust=\"spacingAndGlyphs\""))
    var arabic = TextRun.label("سلام")
    arabic.isRightToLeft = true
    arabic.clusterOffsets.reverse()
    let text = try svg(arabic)
    #expect(text.contains(#"<text x="10" textLength="56""#))
    #expect(text.contains(#"direction="rtl" unicode-bidi="bidi-override" text-anchor="end">سلام</text>"#))
  }

  @Test func whatXMLCannotSayIsNotSaid() throws {
    let text = try svg(.label("<a&\"\u{0}\u{1B}\u{FFFE}\n\u{FFFF}>"))
    #expect(XMLParser(data: Data(text.utf8)).parse())
    #expect(
      text.contains(">&lt;a&amp;&quot;\u{FFFD}\u{FFFD}&gt;</text>"), "control characters count in layout only")
  }

  @Test(arguments: [
    ("Helvetica Neue", "'Helvetica Neue', Helvetica, Arial, 'Liberation Sans', "),
    ("Courier", "Courier, 'Liberation Mono'"),
    ("San Francisco", "-apple-system, BlinkMacSystemFont, 'SF Pro Text', 'Inter Display', Inter, system-ui"),
    ("It's \"x\"", "'Its \"x\"', "),
  ])
  func familiesHaveHonestSubstitutes(family: String, list: String) throws {
    let text = try svg(.label("text", family: family, weight: 700, isItalic: true))
    #expect(text.contains("font-family=\"\(list.replacingOccurrences(of: "\"", with: "&quot;"))"))
    #expect(text.contains(#"font-weight="700" font-style="italic""#))
  }

  private func svg(_ run: TextRun) throws -> String {
    let list = DisplayList(size: CGSize(width: 100, height: 100), commands: [.text(run)])
    return String(decoding: try CairoRenderer(fonts: .none).render(list, as: .svg), as: UTF8.self)
  }
}

struct SVGLimitsTests {
  /// Each pane shows everything behind it; neither the file nor a player's work may double with each pane.
  @Test func panesOfGlassDoNotMultiply() throws {
    func size(_ panes: Int) throws -> Int {
      let pane = DrawCommand.glass(.rect(canvas), .light)
      let list = DisplayList(
        size: canvas.size, background: .white, commands: Array(repeating: pane, count: panes))
      return try CairoRenderer(fonts: .none).render(list, as: .svg).count
    }
    #expect(try size(32) < 100_000)
    #expect(try size(1000) < 200_000, "beyond 32, panes are their tints")
  }

  @Test func doubledPicturesDoNotMultiply() throws {
    var commands: [DrawCommand] = []
    for _ in 0..<100 {
      commands += [.beginLayer(LayerStyle(blendMode: .xor)), .fill(.rect(canvas), .solid(.pureRed)), .endLayer]
    }
    let list = DisplayList(size: canvas.size, commands: commands)
    #expect(try CairoRenderer(fonts: .none).render(list, as: .svg).count < 50_000)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, .greatestFiniteMagnitude])
  func oddNumbersStayOutOfTheFile(number: CGFloat) throws {
    let rect = CGRect(x: 0, y: number, width: 10, height: 10),
      shadow = Shadow(
        offset: CGSize(width: number, height: 0), blur: number, color: .black)
    var run = TextRun.label("text")
    run.clusterOffsets[1] = number
    let list = DisplayList(
      size: canvas.size,
      commands: [
        .fill(.rect(rect), .solid(RGBAColor(red: Double(number), green: 0, blue: 0))), .clip(.oval(rect)),
        .stroke(.rect(canvas), .solid(.black), StrokeStyle(width: number, dashes: [number])), .text(run),
        .shadow(.rect(canvas), shadow), .glass(.rect(canvas), Material(blur: number, tints: [])),
        .beginLayer(LayerStyle(opacity: Double(number), shadow: shadow)), .image(ImageReference(name: "x"), rect),
        .concatenate(CGAffineTransform(translationX: number, y: 0)), .fill(.rect(canvas), .solid(.black)),
        .beginView(ViewAnnotation(id: "v", className: "V", frame: rect)),
      ])
    let text = String(decoding: try CairoRenderer(fonts: .none).render(list, as: .svg), as: UTF8.self)
    #expect(!text.contains("nan") && !text.contains("inf"))
    #expect(XMLParser(data: Data(text.utf8)).parse())
  }

  @Test func aThousandScopesInsideOfEachOtherAreWritten() throws {
    let scope = [DrawCommand.save, .concatenate(CGAffineTransform(translationX: 0.01, y: 0)), .clip(.oval(canvas))]
    let commands = (0..<1000).flatMap { _ in scope } + [.fill(.rect(canvas), .solid(.black))]
    let svg = try CairoRenderer(fonts: .none).render(DisplayList(size: canvas.size, commands: commands), as: .svg)
    #expect(svg.count > 50_000)
  }
}

struct SVGPictureTests {
  @Test func aPictureIsInTheFileOnce() throws {
    let image = ImageReference(name: "jpeg", source: .encoded(SmallJPEG.baseline.bytes))
    let svg = try svg([.image(image, canvas), .image(image, CGRect(x: 5, y: 5, width: 10, height: 10))])
    #expect(svg.components(separatedBy: "data:image/jpeg;base64,").count == 2)
    #expect(svg.components(separatedBy: ##"<use href="#picture-1"/>"##).count == 3)
  }

  @Test func aPhotographOnItsSideIsWrittenUpright() throws {
    let image = ImageReference(name: "jpeg", source: .encoded(SmallJPEG.baseline.turned(6, isLittleEndian: true)))
    let svg = try svg([.image(image, canvas)])
    #expect(svg.contains(#"width="8" height="16" href="data:image/png;base64,"#))
  }

  @Test func largePixelsStaySquares() throws {
    let image = ImageReference(name: "jpeg", source: .encoded(SmallJPEG.baseline.bytes), scaling: .nearest)
    #expect(try svg([.image(image, canvas)]).contains("image-rendering:pixelated"))
  }

  private func svg(_ commands: [DrawCommand]) throws -> String {
    let list = DisplayList(size: canvas.size, commands: commands)
    return String(decoding: try CairoRenderer(fonts: .none).render(list, as: .svg), as: UTF8.self)
  }
}
