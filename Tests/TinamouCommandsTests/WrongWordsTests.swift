import CoreTypes
import Testing

@testable import TinamouCommands

/// Arguments without effect, or with another effect than the caller expects, are reported. Basis: user reports.
@MainActor struct WrongWordsTests {
  private let run: RecordedRun
  private let good: String

  init() throws {
    run = try RecordedRun()
    good = try run.file("Good.xib", Sample.xib)
  }

  // MARK: Lists

  @Test func aListMayComeThroughAPipe() throws {
    let pipe = run.path("pipe"), line = good + "\n\n"
    #expect(mkfifo(pipe, 0o600) == 0)
    let writer = Thread { FileHandle(forWritingAtPath: pipe)?.write(Data(line.utf8)) }
    writer.start()
    #expect(try run("layout", "--files-from", pipe, "--format", "jsonl") == .success)
    #expect(run.lines.count == 1)
  }

  @Test func aListMayBeSeparatedByZeros() throws {
    let list = try run.file("list", "\(good)\0\(good)\0")
    #expect(try run("layout", "--files-from", list, "--format", "jsonl") == .success && run.lines.count == 2)
  }

  @Test(arguments: ["", "\n \n"])
  func anEmptyListIsNoError(_ text: String) throws {
    let list = try run.file("list", text)
    #expect(try run("render", "--files-from", list, "-o", run.path("out/")) == .success)
    #expect(run.error == "tinamou: note: --files-from: the list names no document; there is nothing to do.\n")
    #expect(try run("layout", "--files-from", list) == .success && run.output.isEmpty)
    #expect(try run("layout", "--files-from", list, "--device", "iphnoe") == .usage)
    #expect(try run("render", "--files-from", list, "-o", run.path("a.bmp")) == .usage)
  }

  // MARK: Outputs

  @Test func anInputIsNeverWrittenOver() throws {
    let link = run.path("link.png"), hard = run.path("hard.png"), manager = FileManager.default
    try manager.createSymbolicLink(atPath: link, withDestinationPath: good)
    try manager.linkItem(atPath: good, toPath: hard)
    for output in [good, link, hard, run.path("./Good.xib")] {
      #expect(try run("render", good, "--format", "png", "-o", output) == .usage)
      #expect(run.error.contains("an input; name another file"))
    }
    let list = try run.file("list.svg", good)
    #expect(try run("render", "--files-from", list, "-o", list) == .usage)
    #expect(try String(contentsOfFile: good, encoding: .utf8) == Sample.xib)
  }

  @Test func anInputInAFolderIsNotWrittenOver() throws {
    let other = try run.file("Good-root.png", Sample.xib.replacing("100", with: "90"))
    #expect(try run("render", good, other, "-o", run.folder.path) == .usage)
    #expect(run.error.contains("Good-root.png is an input"))
    #expect(try run("render", good, "--matrix", "os=9", "--format", "png", "-o", good) == .usage)
  }

  @Test func theNameAndTheFormatAgree() throws {
    #expect(try run("render", good, "--format", "pdf", "-o", run.path("x.png")) == .usage)
    #expect(run.error.contains("x.png is png by its name, but --format is pdf; write") && run.error.contains("x.pdf"))
    #expect(try run("render", good, "--format", "pdf", "-o", run.path("x.PDF")) == .success)
    #expect(try run("render", good, "--matrix", "os=9", "--format", "svg", "-o", run.path("x.png")) == .usage)
    #expect(try run("render", good, "--matrix", "os=9", "--format", "svg", "-o", run.path("x.html")) == .usage)
  }

  // MARK: Names

  @Test(arguments: [
    (["drw", "Good.xib"], "there is no command \u{201C}drw\u{201D}; 'tinamou help' lists the commands."),
    (["rendr", "Good.xib"], "there is no command \u{201C}rendr\u{201D}; did you mean render?"),
    (["layout", "Good.xib", "--screen", "A"], "--screen is for projects"),
    (["explain", "Good.xib", "--trust"], "--trust is for projects"),
    (["help", "nosuch"], "there is no command \u{201C}nosuch\u{201D}; 'tinamou help' lists the commands"),
    (["help", "rendr"], "did you mean render?"), (["help", "render", "png"], "leave out png"),
  ])
  func helpIsForCommandsThatAreThere(_ words: [String], _ message: String) throws {
    #expect(try run(words) == .usage)
    #expect(run.error.contains(message), "\(run.error)")
    #expect(try run("help", "render") == .success && run.output.contains("--matrix"))
    #expect(try run("help") == .success)
  }

  @Test func aMissingSceneIsToldWithThoseThereAre() throws {
    for command in [["layout"], ["serve", "--no-open"]] {
      #expect(try run(command + [good, "--scene", "nope"]) == .failure)
      #expect(run.error.contains("there is no scene \u{201C}nope\u{201D}; there is only root."))
    }
    #expect(run.livePage.requests.isEmpty)
    #expect(try run("serve", "--no-open", good, "--scene", "root") == .success && run.livePage.requests.count == 1)
  }

  @Test func aVariableThatIsNoneIsToldOf() throws {
    try run(["layout", good], environment: ["TINAMOU_DEVCE": "iphone-5", "TINAMOU_TEXTSIZE": "XL", "HOME": "/"])
    #expect(run.error.contains("TINAMOU_DEVCE is unknown and ignored; did you mean TINAMOU_DEVICE?"))
    #expect(run.error.contains("TINAMOU_TEXTSIZE is unknown and ignored; did you mean TINAMOU_TEXT_SIZE?"))
    try run(["layout", good], environment: ["TINAMOU_TOKEN": "x"])
    #expect(run.error.contains("TINAMOU_TOKEN is unknown and ignored; the settings are TINAMOU_DEVICE"))
    try run(
      ["layout", good], environment: ["TINAMOU_DEVICE": "iphone-5", "TINAMOU_SWIFT": "/x", "TINAMOU_NO_INSTALL": "1"])
    #expect(run.error.isEmpty)
  }

  // MARK: Settings that change nothing

  @Test(arguments: [
    (
      ["--device", "iphone-x", "--os", "12.4", "--style", "dark"],
      "dark mode came with iOS 13.0, and this is iOS 12.4"
    ),
    (
      ["--device", "iphone-5", "--os", "6.1", "--text-size", "XXL"],
      "text styles came with iOS 7.0, and this is iOS 6.1"
    ),
    (
      ["--device", "iphone-x", "--orientation", "portrait-upside-down"], "the iPhone X never rotates an app upside down"
    ),
    (["--call", "on"], "without a device there is no status bar; add --device"),
    (["--frame"], "--frame has no effect: a device is drawn around pictures of its whole screen; add --device"),
    (["--style", "dark"], "iOS 10"),
  ])
  func aSettingWithoutEffectIsToldOfOnce(_ settings: [String], _ message: String) throws {
    #expect(try run(["render", good, good, "-o", run.path("out/")] + settings) == .success)
    #expect(run.error.components(separatedBy: message).count == 2, "\(run.error)")
    #expect(run.error.hasPrefix("tinamou: note: "))
  }

  @Test(arguments: [
    ["--device", "iphone-x", "--os", "13.0", "--style", "dark"],
    ["--device", "iphone-x", "--os", "12.4", "--style", "light"],
    ["--device", "iphone-5", "--os", "7.1", "--text-size", "XXL"],
    ["--device", "iphone-5", "--orientation", "portrait-upside-down"],
    ["--device", "iphone-5", "--call", "on", "--frame"],
  ])
  func aSettingWithEffectIsNotTold(_ settings: [String]) throws {
    #expect(try run(["render", good, "-o", run.path("a.png")] + settings) == .success)
    #expect(run.error.isEmpty)
  }

  @Test func aSymbolWithoutADrawingIsToldOfOnce() throws {
    let image = "<imageView image=\"no.such.symbol\" catalog=\"system\" id="
    let xib = try run.file(
      "Symbols.xib", Sample.xib.replacing("<subviews>", with: "<subviews>\(image)\"i1\"/>\(image)\"i2\"/>"))
    #expect(try run("render", xib, xib, "-o", run.path("out/")) == .success)
    #expect(
      run.error == "tinamou: note: There is no drawing of the system symbol \u{201C}no.such.symbol\u{201D}; "
        + "a box is drawn instead.\n")
  }
}
