import CoreTypes
import Testing

/// The same bytes on every run.
/// The same input gives the same bytes in every language, time zone and run of a machine; `Scripts/corpus-stable`
/// proves it for the layouts of whole collections. Basis: a document states its dates, and a picture does not depend on
/// its reader.
@MainActor struct SameBytesTests {
  private let run: RecordedRun
  private let document: String

  init() throws {
    run = try RecordedRun()
    document = try run.file("Meeting.xib", Self.xib)
  }

  /// The first two are the same: Swift uses another hash seed in each process.
  private static let surroundings = [
    ["LANG": "C", "LC_ALL": "C", "TZ": "UTC"], ["LANG": "C", "LC_ALL": "C", "TZ": "UTC"],
    ["LANG": "de_DE.UTF-8", "LC_ALL": "de_DE.UTF-8", "TZ": "Asia/Tokyo"],
    ["LANG": "ar", "LC_ALL": "ar", "LANGUAGE": "ar", "TZ": "America/St_Johns"],
  ]

  @Test(
    "pictures and contact sheets do not show where they were drawn",
    arguments: [
      ("picture.png", screen), ("picture.svg", screen), ("picture.pdf", screen),
      ("sheet.png", ["--matrix", "device=iphone-5s,iphone-12", "--jobs", "1"]),
    ])
  func pictures(name: String, words: [String]) throws {
    let names = Self.surroundings.indices.map { "\($0)-\(name)" }
    let processes = try zip(names, Self.surroundings).map { try draw($0, words, in: $1) }
    for process in processes {
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
    let pictures = try names.map { try Data(contentsOf: run.folder.appendingPathComponent($0)) }
    #expect(pictures[0].count > 1000)
    for (surroundings, picture) in zip(Self.surroundings, pictures) {
      #expect(picture == pictures[0], "\(name) with \(surroundings)")
    }
  }

  nonisolated private static let screen = ["--device", "iphone-12", "--os", "15"]

  /// Starts the tool in an environment without this machine's other settings.
  private func draw(_ name: String, _ words: [String], in surroundings: [String: String]) throws -> Process {
    let process = Process(), tests = URL(fileURLWithPath: CommandLine.arguments[0])
    process.executableURL = tests.deletingLastPathComponent().appendingPathComponent("tinamou")
    process.arguments = ["render", document, "-o", run.path(name)] + words
    process.currentDirectoryURL = run.folder
    process.environment = ProcessInfo.processInfo.environment
      .filter { !$0.key.hasPrefix("TINAMOU_") && !$0.key.hasPrefix("LC_") }
      .merging(surroundings) { $1 }
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  /// Dates, a number, text that wraps and a row: content that depends on language and time zone on a device.
  private static let xib = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17156" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina6_1" orientation="portrait"/><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
    <view contentMode="scaleToFill" id="root"><rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/><subviews>
    <datePicker contentMode="scaleToFill" datePickerMode="dateAndTime" style="wheels" fixedFrame="YES" id="wheels">
    <rect key="frame" x="0.0" y="40" width="320" height="216"/><date key="date" timeIntervalSinceReferenceDate="464976000.0"/>
    </datePicker>
    <datePicker contentMode="scaleToFill" datePickerMode="date" style="compact" fixedFrame="YES" useCurrentDate="YES" \
    id="today"><rect key="frame" x="0.0" y="260" width="320" height="40"/></datePicker>
    <progressView progress="0.33333" fixedFrame="YES" id="progress">
    <rect key="frame" x="20" y="310" width="200" height="2"/></progressView>
    <label text="1,234.5 of 10 % at 9:41 · ١٢٣ · İi" numberOfLines="0" fixedFrame="YES" id="label">
    <rect key="frame" x="20" y="330" width="120" height="80"/></label>
    <tableView style="grouped" fixedFrame="YES" id="table"><rect key="frame" x="0.0" y="420" width="320" height="120"/>
    <prototypes><tableViewCell accessoryType="checkmark" id="cell"><rect key="frame" x="0.0" y="28" width="320" height="44"/>
    </tableViewCell></prototypes></tableView>
    </subviews></view></objects></document>
    """
}
