import Testing

@testable import SimulatorServer

/// The reason why a device ended, found in its output.
struct DeviceEndingTests {
  private let trap = "signal 4, Illegal instruction"

  /// UIKit's message, without the position in Tinamou's sources and without the crash report after it.
  @Test func anException() {
    let ending = DeviceEnding(
      trap,
      output: [
        "viewDidLoad",
        "UIKit/Exception.swift:14: Fatal error: *** Terminating app due to uncaught exception 'NSUnknownKeyException', "
          + "reason: 'key mapView.'",
        "", "*** Signal 4: Backtracing from 0x7fa2... done ***", "Thread 0 crashed: Fatal error: none",
      ])
    #expect(
      ending.reason == "*** Terminating app due to uncaught exception 'NSUnknownKeyException', reason: 'key mapView.'")
    #expect(ending.lines.first == "viewDidLoad")
    #expect(ending.lines.count == 3)
    #expect(ending.words == trap)
  }

  @Test func anExceptionOfSeveralLines() {
    let ending = DeviceEnding(
      trap, output: ["*** Terminating app due to uncaught exception 'A', reason: 'one", "two'", "", "three"])
    #expect(ending.reason == "*** Terminating app due to uncaught exception 'A', reason: 'one\ntwo'")
  }

  @Test func aTrap() {
    let line = "Gallery/Cell.swift:12: Fatal error: Index out of range"
    #expect(DeviceEnding(trap, output: ["a", line, "b"]).reason == line)
  }

  /// A command that exits has printed an error; a warning of an earlier build is no reason for a crash.
  @Test func anErrorOfTheCommandLine() {
    let line = "Form.xib:33:21: error: </view> closes <subviews>."
    #expect(DeviceEnding("exit status 2", output: [line]).reason == line)
    #expect(DeviceEnding(trap, output: [line]).reason == nil)
    #expect(DeviceEnding("exit status 2", output: []) == DeviceEnding("exit status 2", output: []))
    #expect(DeviceEnding("exit status 2", output: []).reason == nil)
  }

  @Test func theLastLines() {
    #expect(DeviceEnding(trap, output: (1...40).map(String.init)).lines == (29...40).map(String.init))
  }
}
