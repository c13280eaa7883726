import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// The area of a controller on the screen, by generation. Basis: the marks in the table.
@MainActor struct ContentAreaTests {
  @Test("portrait", arguments: AreaCase.portrait)
  func portrait(_ area: AreaCase) throws { try check(area) }

  @Test("landscape", arguments: AreaCase.landscape)
  func landscape(_ area: AreaCase) throws { try check(area) }

  private func check(_ area: AreaCase) throws {
    let session = try Session.phone(area.screen, area.release)
    #expect(session.environment.screenSize == area.screen)
    let probe = session.perform { ProbeController() }
    let window = session.show(session.perform { area.stage(probe) })
    #expect(window.isKeyWindow && probe.view.isDescendant(of: window))
    area.check(probe)
    if let load = area.load { #expect(probe.boundsAtLoad == load.value) }
    #expect(probe.topLengthAtLoad == 0)
    #expect(probe.frameAtWillAppear.size == probe.frameAtLayout.size)
  }

  @Test("the table has every mark, so none of them is read by accident")
  func marks() {
    let all = AreaCase.portrait + AreaCase.landscape
    let marks = all.flatMap { [$0.load?.mark, $0.frame.mark, $0.covered?.mark].compactMap(\.self) }
    #expect(Set(marks) == [.verified, .deduced, .recalled, .unconfirmed])
    #expect(all.count == 157)
  }
}
