import Testing

@testable import AppBuilding

/// The test libraries that SwiftPM runs.
struct TestLibrariesTests {
  @Test(
    arguments: [
      (["XCTest", "UIKit"], [], ["--disable-swift-testing"]), (["Testing"], [], ["--disable-xctest"]),
      (["XCTest", "Testing"], [], []), (["UIKit"], [], []), (["XCTest"], ["--disable-xctest"], []),
    ] as [(Set<String>, [String], [String])])
  func theUnusedOneIsTurnedOff(imported: Set<String>, chosen: [String], words: [String]) {
    #expect(TestLibraries(imported: imported, chosen: chosen).words == words)
  }
}
