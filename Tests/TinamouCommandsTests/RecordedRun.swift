import CoreTypes
import Testing

@testable import TinamouCommands

/// The tool in its own folder, with its output.
@MainActor final class RecordedRun {
  let folder: URL
  private(set) var status = CommandStatus.success
  private(set) var output = ""
  private(set) var error = ""
  private let screens: [Screen]
  let livePage = RecordedLivePage()
  /// The command that starts a worker of a batch.
  var worker: [String] = []

  init(screens: [Screen] = []) throws {
    self.screens = screens
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("tinamou-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  isolated deinit { try? FileManager.default.removeItem(at: folder) }

  /// Creates a file in the folder and returns its path.
  func file(_ name: String, _ content: String) throws -> String {
    let url = folder.appendingPathComponent(name)
    try content.write(to: url, atomically: true, encoding: .utf8)
    return url.path
  }

  /// Returns a path in the folder; a slash at the end stays.
  func path(_ name: String) -> String { "\(folder.path)/\(name)" }

  @discardableResult func callAsFunction(_ arguments: String..., environment: [String: String] = [:]) throws
    -> CommandStatus
  {
    try callAsFunction(arguments, environment: environment)
  }

  @discardableResult func callAsFunction(_ arguments: [String], environment: [String: String] = [:]) throws
    -> CommandStatus
  {
    let output = try Recording(path("stdout")), error = try Recording(path("stderr"))
    let console = Console(output: output.descriptor, error: error.descriptor, environment: environment)
    let invocation = Invocation(
      console: console, environment: environment, workingDirectory: folder, worker: worker, screens: screens,
      livePage: livePage)
    status = TinamouTool.status(of: arguments, in: invocation)
    (self.output, self.error) = (try output.text(), try error.text())
    return status
  }

  var lines: [Substring] { output.split(separator: "\n") }
}

/// Records requests in place of a web server.
@MainActor final class RecordedLivePage: LivePage {
  private(set) var requests: [ServeRequest] = []
  private(set) var devices: [LiveDeviceRequest] = []

  func serve(_ request: ServeRequest, in invocation: Invocation) -> CommandStatus {
    requests.append(request)
    return .success
  }

  func run(_ request: LiveDeviceRequest, in invocation: Invocation) -> CommandStatus {
    devices.append(request)
    return .success
  }
}

/// A file in place of a terminal or a pipe.
private struct Recording {
  let handle: FileHandle
  let path: String

  init(_ path: String) throws {
    _ = FileManager.default.createFile(atPath: path, contents: nil)
    self.path = path
    handle = try #require(FileHandle(forWritingAtPath: path))
  }

  var descriptor: Int32 { handle.fileDescriptor }

  func text() throws -> String { try String(contentsOfFile: path, encoding: .utf8) }
}

/// Documents small enough for layouts to be known by heart.
enum Sample {
  static let xib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="11762" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <device id="retina4_7" orientation="portrait"/>
      <objects>
        <view id="root">
          <rect key="frame" x="0.0" y="0.0" width="100" height="50"/>
          <subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="inner"/>
          </subviews>
          <constraints>
            <constraint firstItem="inner" firstAttribute="leading" secondItem="root" secondAttribute="leading" \
    constant="10" id="c1"/>
            <constraint firstItem="inner" firstAttribute="top" secondItem="root" secondAttribute="top" id="c2"/>
            <constraint firstItem="inner" firstAttribute="width" secondItem="root" secondAttribute="width" \
    multiplier="0.5" id="c3"/>
            <constraint firstItem="inner" firstAttribute="height" secondItem="root" secondAttribute="height" id="c4"/>
          </constraints>
        </view>
      </objects>
    </document>
    """

  /// The same with a view that must be both 80 and 120 points wide.
  static let conflict = xib.replacing("multiplier=\"0.5\"", with: "constant=\"20\"").replacing(
    "<constraint firstItem=\"inner\" firstAttribute=\"top\"",
    with: """
      <constraint firstAttribute="trailing" secondItem="inner" secondAttribute="trailing" constant="10" id="c5"/>
                  <constraint firstItem="inner" firstAttribute="top"
      """)

  static let truncated = String(xib.prefix(400))
}
