import SystemProfiles
import Testing
import UIKit

@testable import Gallery
@testable import TinamouCommands

/// An app that has ended.
/// A process that shows one app after the other retains none of them. Basis: a session owns everything of its run.
@MainActor struct EndedProgramTests {
  nonisolated private static let phones: [(String, SystemVersion)] = [
    ("iphone-5", .iOS(6, 1)), ("iphone-6", .iOS(9)), ("iphone-15-pro", .iOS(17)),
  ]

  private func request(_ index: Int) throws -> LayoutRequest {
    var request = LayoutRequest()
    request.device = try DeviceCatalog.find(Self.phones[index].0)
    request.version = Self.phones[index].1
    return request
  }

  @Test(
    "is released in the middle of any interaction, although its layout was traced", arguments: phones.indices)
  func touched(index: Int) throws {
    let request = try request(index)
    for screen in Gallery().screens {
      weak var gone: Session?
      func run() throws {
        let session = try ScreenStage(request: request, steps: []).start(screen)
        gone = session
        session.beginTally()
        for number in 0..<6 { touch(number, in: session) }
        session.end()
      }
      try run()
      #expect(gone == nil, "\(screen.name)")
    }
  }

  /// Each touch does something else: the last one is still in progress when the app ends.
  private func touch(_ number: Int, in session: Session) {
    let places = session.touchPlaces
    guard !places.isEmpty else { return }
    session.tap(at: session.screenPoint(ofPicture: places[number * 7 % places.count].point))
    if number % 3 == 1 { session.rotate(to: number == 1 ? .landscapeLeft : .portrait) }
    if number < 5 { session.advance(by: 0.4) }
  }
}
