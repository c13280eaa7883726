import CoreTypes
import Testing
import UIKit

@testable import TinamouCommands

/// Screens in code.
/// An app's own executable: the same commands for its screens.
@MainActor struct ScreenCatalogTests {
  private let run: RecordedRun

  init() throws { run = try RecordedRun(screens: Catalog().screens) }

  @MainActor private struct Catalog {
    var screens: [Screen] {
      [
        Screen("plain") { Counter() },
        Screen("stacked", in: .navigation) { Counter() },
        .app("program") { Delegate() },
        Screen("late") { Late() },
        Screen("lists/rows") { Rows() },
      ]
    }
  }

  private final class Counter: UIViewController {
    private let label = UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 21))

    override func viewDidLoad() {
      title = "Counter"
      label.accessibilityIdentifier = "count"
      label.text = "0"
      let button = UIButton(frame: CGRect(x: 10, y: 40, width: 100, height: 44))
      button.setTitle("Count", for: .normal)
      button.addAction(UIAction { [label] _ in label.text = "1" }, for: .touchUpInside)
      [label, button].forEach(view.addSubview)
      NSLog("bounds(%f)", view.bounds.height)
    }
  }

  /// Presents a controller half a second later.
  private final class Late: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { self.view.accessibilityIdentifier = "late" }
    }
  }

  /// Rows with one identifier, one of them with the greatest possible height.
  private final class Rows: UIViewController {
    override func viewDidLoad() {
      for index in 0..<3 {
        let row = UIView(frame: CGRect(x: 0, y: CGFloat(index), width: 10, height: 1))
        row.accessibilityIdentifier = "row"
        view.addSubview(row)
      }
      view.subviews[2].frame.size.height = .greatestFiniteMagnitude
    }
  }

  private final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func applicationDidFinishLaunching(_ application: UIApplication) {
      window = UIWindow()
      window?.rootViewController = UINavigationController(rootViewController: Counter())
      window?.makeKeyAndVisible()
    }
  }

  private struct Report: Decodable {
    struct View: Decodable {
      let id: String
      let frame: [Double]
      let bounds: [Double]?
      let text: String?
      let children: [View]
    }
    struct Scene: Decodable {
      let id: String
      let root: View
    }
    let scenes: [Scene]
    let log: [String]
  }

  private func report() throws -> Report { try JSONDecoder().decode(Report.self, from: Data(run.output.utf8)) }

  private let phone = ["--device", "iphone-5", "--os", "6.1"]

  @Test("a screen is in its own container unless --in names another")
  func containers() throws {
    for (arguments, height) in [
      (["plain"], 548.0), (["stacked"], 504), (["stacked", "--in", "none"], 548), (["plain", "--in", "tab"], 499),
      (["program"], 504),
    ] {
      #expect(try run(["layout", "--format", "json"] + arguments + phone) == .success)
      #expect(try report().scenes.map(\.root.frame.last) == [height])
    }
  }

  @Test("views go by their identifier, else by their place; what was logged is in the report")
  func names() throws {
    try run(["layout", "plain", "--format", "json"] + phone)
    let root = try report().scenes[0].root
    #expect(try report().scenes[0].id == "plain")
    #expect(root.id == "0" && root.children.map(\.id) == ["count", "0.1"])
    #expect(try report().log == ["bounds(548.000000)"])
    #expect(run.error.isEmpty)
  }

  @Test("a root view that is turned in a window that is not has bounds of its own")
  func turned() throws {
    try run(["layout", "plain", "--format", "json", "--orientation", "landscape-right"] + phone)
    let root = try report().scenes[0].root
    #expect(root.frame == [0, 0, 300, 568] && root.bounds == [0, 0, 568, 300])
    #expect(root.children.allSatisfy { $0.bounds == nil })
  }

  @Test("in the text, too, so that every run prints the same")
  func tree() throws {
    try run(["layout", "plain"] + phone)
    #expect(run.output.contains("<UILabel: count; frame = (10 10; 100 21)"))
    #expect(run.output.contains("   | <UIButton: 0.1; frame = (10 40; 100 44)"))
  }

  @Test("--console prints the log to the error stream")
  func console() throws {
    try run(["layout", "plain", "--console"] + phone)
    #expect(run.error == "bounds(548.000000)\n" && !run.output.contains("bounds("))
  }

  @Test("animations at the launch have ended, unless the first step waits for less")
  func launching() throws {
    try run(["layout", "late", "--format", "json"] + phone)
    #expect(try report().scenes[0].root.id == "late")
    try run(["layout", "late", "--format", "json", "--do", "wait 0.1"] + phone)
    #expect(try report().scenes[0].root.id == "0")
  }

  @Test("steps come before the output; one that cannot be done is an error that lists what can")
  func steps() throws {
    try run(["layout", "stacked", "--format", "json", "--do", "tap Count", "--do", "wait 1"] + phone)
    #expect(try report().scenes[0].root.children[0].text == "1")
    #expect(try run(["layout", "stacked", "--do", "tap Nothing"] + phone) == .failure)
    #expect(
      run.error == "stacked: error: step 1: there is no “Nothing” to tap. These elements can be tapped: “Count”.\n")
    #expect(try run(["layout", "stacked", "--do", "juggle"] + phone) == .usage)
    #expect(run.error.contains("is not a step"))
  }

  @Test("a step turns the device; where the program does not follow, a note says so")
  func turning() throws {
    let report = ["layout", "stacked", "--format", "json", "--do"]
    #expect(try run(report + ["rotate landscape-left"] + phone) == .success)
    #expect(try self.report().scenes[0].root.frame == [0, 0, 568, 268])
    #expect(try run(report + ["rotate portrait-upside-down"] + phone) == .success)
    #expect(try self.report().scenes[0].root.frame == [0, 0, 320, 504])
    #expect(run.output.contains("orientation-not-supported"))
  }

  @Test("a picture is that of the whole screen")
  func picture() throws {
    #expect(try run(["render", "stacked", "-o", run.path("out.png")] + phone) == .success)
    let bytes = try Data(contentsOf: URL(fileURLWithPath: run.path("out.png")))
    // Width and height are at a fixed position in every PNG.
    #expect(bytes[16..<24].map(\.self) == [0, 0, 2, 128, 0, 0, 4, 112])
  }

  @Test("the screens are listed; an unknown one gets a suggestion")
  func listing() throws {
    try run("screens")
    #expect(run.lines == ["plain", "stacked", "program", "late", "lists/rows"])
    #expect(try run("layout", "stakced") == .failure)
    #expect(run.error.contains("Did you mean stacked?"))
    #expect(try run(["layout", "program", "--in", "tab"]) == .failure)
    #expect(run.error.contains("leave out --in"))
  }

  @Test("serve starts nothing for a name of nothing, and says what is spelled like it")
  func serving() throws {
    #expect(try run("serve", "stakced", "--port", "0", "--no-open") == .failure)
    #expect(run.error.contains("Did you mean stacked?"))
    let path = try run.file("Form.xib", Sample.xib)
    let bare = try RecordedRun()
    #expect(try bare("serve", path.replacing("Form", with: "From"), "--port", "0", "--no-open") == .failure)
    #expect(bare.error.contains("there is no such file. Did you mean \(path)?"))
  }

  @Test("serve opens the first screen when none is named, and passes the requested settings")
  func servedScreens() throws {
    #expect(try run(["serve"], environment: ["TINAMOU_OS": "12.4"]) == .success)
    #expect(try run("serve", "stacked", "late", "--port", "81", "--no-open", "--device", "iphone-x") == .success)
    let requests = run.livePage.requests
    #expect(requests.map(\.names) == [["plain"], ["stacked", "late"]])
    #expect(requests.map(\.port) == [nil, 81] && requests.map(\.opensBrowser) == [true, false])
    #expect(requests.map(\.settings) == [["os": "12.4"], ["device": "iphone-x"]])
    #expect(try run("serve", "--port", "65536") == .usage && run.livePage.requests.count == 2)
  }

  @Test("a device of the live page starts a screen, or a document of that path")
  func devices() throws {
    let path = try run.file("Form.xib", Sample.xib)
    for name in ["plain", path] { #expect(try run("live-device", "--number", "7", "--", name) == .success) }
    let devices = run.livePage.devices
    #expect(devices.map(\.name) == ["plain", path] && devices.map(\.isDocument) == [false, true])
    for device in devices { #expect(try device.launch().windows.isEmpty == false) }
  }

  @Test("without the executable of the live page, serve says how to get it")
  func missingServer() throws {
    let page = SeparateLivePage(folder: run.folder.path)
    let failure = try #require(throws: MissingLivePage.self) { _ = try page.replaceProcess() }
    #expect(failure.description.hasSuffix("tinamou-serve: it has not been built. './tinamou serve' builds it."))
    _ = try run.file("tinamou-serve", "not a program")
    let other = try #require(throws: MissingLivePage.self) { _ = try page.replaceProcess() }
    #expect(other.reason == EACCES && other.description.contains("Permission denied"))
  }

  @Test("an executable without screens says so, and steps on a document are refused")
  func documents() throws {
    let plain = try RecordedRun()
    #expect(try plain("screens") == .usage)
    let path = try plain.file("a.xib", Sample.xib)
    #expect(try plain("layout", path, "--do", "back") == .failure)
    #expect(plain.error.contains("--do works on screens in code"))
  }

  @Test("of views with one identifier the first goes by it, the others by their places")
  func duplicateIdentifiers() throws {
    #expect(try run(["layout", "lists/rows", "--format", "json"] + phone) == .success)
    let rows = try report().scenes[0].root.children
    #expect(rows.map(\.id) == ["row", "0.1", "0.2"])
    #expect(rows[2].frame[3] == .greatestFiniteMagnitude)
  }

  @Test("what was logged before a step failed is printed before the failure")
  func logBeforeFailure() throws {
    #expect(try run(["layout", "plain", "--console", "--do", "tap Nothing"] + phone) == .failure)
    #expect(run.error.hasPrefix("bounds(548.000000)\nplain: error: step 1: there is no “Nothing”"))
  }

  @Test("variables and the configuration file hold for screens, too")
  func settings() throws {
    _ = try run.file(".tinamou.yml", "device: iphone-5\nos: 6.1\nin: navigation\n")
    #expect(try run("layout", "plain", "--format", "json") == .success)
    #expect(try report().scenes.map(\.root.frame.last) == [504])
    #expect(try run(["layout", "plain", "--format", "json"], environment: ["TINAMOU_IN": "tab"]) == .success)
    #expect(try report().scenes.map(\.root.frame.last) == [499])
  }

  @Test("documents and screens mix; steps are for the screens")
  func mixed() throws {
    let path = try run.file("a.xib", Sample.xib), arguments = ["layout", "plain", path, "stacked", "--format", "jsonl"]
    #expect(try run(arguments) == .success)
    #expect(run.lines.count == 3 && run.lines.map { $0.contains("\"log\"") } == [true, false, true])
    #expect(try run(arguments + ["--do", "tap Count"]) == .failure)
    #expect(run.lines.count == 3 && run.lines.map { $0.contains("\"error\"") } == [false, true, false])
  }

  @Test("into a folder screens go by their names, in every format", arguments: ["png", "svg", "pdf"])
  func folder(format: String) throws {
    let folder = run.path("out") + "/"
    #expect(try run("render", "plain", "lists/rows", "-o", folder, "--format", format) == .success)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    #expect(files == ["index.html", "index.jsonl", "lists_rows.\(format)", "plain.\(format)"])
  }

  @Test("a picture does not hide that the program did not turn")
  func turningPicture() throws {
    let arguments = ["render", "plain", "-o", run.path("a.svg"), "--do", "rotate portrait-upside-down"]
    #expect(try run(arguments + phone) == .success)
    #expect(run.error.contains("note:") && run.error.contains("orientation-not-supported"))
  }

  @Test("a screen is one scene, and has its name to itself")
  func ownName() throws {
    #expect(try run("layout", "plain", "--scene", "other") == .failure)
    #expect(run.error.contains("leave out --scene"))
    #expect(try run("layout", "plain", "--scene", "plain") == .success)
    let double = try RecordedRun(screens: [Screen("a") { Counter() }, Screen("a") { Rows() }])
    #expect(try double("layout", "a") == .usage)
    #expect(try double("screens") == .usage)
    #expect(double.error == "tinamou: error: two screens of this executable are called “a”; rename one.\n")
  }

  @Test(
    "a step without a meaning is refused before any work",
    arguments: [
      "tap", "tap  ", "type", "rotate sideways", "scroll 1", "scroll 1,x", "drag", "drag 1,2", "drag Inbox 1",
      "wait -1", "wait", "back now", "",
    ])
  func badSteps(step: String) throws {
    #expect(try run("layout", "plain", "--do", step) == .usage)
    #expect(run.error.contains("--do") && run.output.isEmpty)
  }
}
