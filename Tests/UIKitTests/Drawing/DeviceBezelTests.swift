import DisplayLists
import SystemProfiles
import Testing

@testable import UIKit

/// The frame around a screen follows from its row of the table, and rotates with the device.
@MainActor struct DeviceBezelTests {
  private func frame(_ device: String, _ orientation: UIInterfaceOrientation = .portrait) throws -> DisplayList {
    let row = try DeviceCatalog.find(device)
    var environment = SystemEnvironment(profile: .profile(for: row.lastVersion), device: row)
    environment.orientation = orientation
    let screen = DisplayList(size: environment.screenSize, scale: 2, background: .white)
    return DeviceBezel(environment: environment).picture(of: screen)
  }

  @Test("each device of the table has a body larger than its screen")
  func bodies() throws {
    for row in DeviceCatalog.all {
      let body = row.screen.body
      #expect(min(body.bezel.top, body.bezel.left) > 0 && body.radius > body.screenRadius, "\(row.name)")
      #expect((body.homeButton == 0) == row.screen.hasHomeIndicator, "\(row.name)")
    }
  }

  @Test("the safe area tells a notch from an island")
  func housings() throws {
    let housings = try ["iphone-5", "iphone-x", "iphone-13", "iphone-15-pro", "ipad-air-5"].map {
      try DeviceCatalog.find($0).screen.body.housing.width
    }
    #expect(housings == [0, 209, 168, 125, 0])
  }

  @Test("the home button is at the side that the orientation is named after")
  func turned() throws {
    let upright = try frame("iphone-5"), left = try frame("iphone-5", .landscapeLeft)
    #expect(upright.size == CGSize(width: 386, height: 798) && left.size == CGSize(width: 798, height: 386))
    let button = CGPoint(x: 193, y: 738)
    let turns = left.commands.compactMap { if case .concatenate(let turn) = $0 { turn } else { nil } }
    let turn = try #require(turns.first)
    #expect(button.applying(turn) == CGPoint(x: 60, y: 193))
  }
}
