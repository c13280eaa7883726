import CoreTypes
import Testing

@testable import AppBuilding

/// The folder that an app has instead of the user's.
struct AppHomeTests {
  private let workspace: TemporaryFolder

  init() throws { workspace = try TemporaryFolder() }

  @Test func isEmptyAtEachLaunch() throws {
    let caches = try TemporaryFolder()
    try caches.write("fonts", to: "fontconfig/list")
    let home = AppHome(in: workspace.url), process = getpid()
    let variables = try home.make(process: process, caches: caches.url)
    #expect(variables.map(\.name) == ["CFFIXED_USER_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME"])
    #expect(variables.allSatisfy { $0.value.hasPrefix(workspace.path) })
    #expect(workspace.text("homes/\(process)/Library/Caches/fontconfig/list") == "fonts")
    let document = try workspace.write("old", to: "homes/\(process)/Documents/todos.json")
    _ = try home.make(process: process, caches: caches.url)
    #expect(!FileManager.default.fileExists(atPath: document))
    #expect(caches.text("fontconfig/list") == "fonts")
  }

  /// A build that the app starts uses the user's caches again.
  @Test func aCommandCanLeaveIt() {
    #expect(
      AppHome.leaving(["XDG_CACHE_HOME": "/c", "HOME": "/h"]) == [
        "/usr/bin/env", "-u", "CFFIXED_USER_HOME", "-u", "XDG_DATA_HOME", "-u", "XDG_CONFIG_HOME", "XDG_CACHE_HOME=/c",
      ])
  }

  @Test func homesOfProcessesThatEndedGo() throws {
    let ended = try workspace.write("old", to: "homes/2147483646/Documents/a"), stranger = "homes/x/a"
    try workspace.write("old", to: stranger)
    let running = try workspace.write("mine", to: "homes/1/Documents/a")
    _ = try AppHome(in: workspace.url).make(caches: workspace.url)
    #expect(!FileManager.default.fileExists(atPath: ended) && workspace.text(stranger) == nil)
    #expect(FileManager.default.fileExists(atPath: running))
  }
}
