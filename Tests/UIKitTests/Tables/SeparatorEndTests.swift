import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Where the lines between rows end. Basis: every settings screen until iOS 18; recalled since.
@MainActor struct SeparatorEndTests {
  private func line(
    _ version: SystemVersion, direction: UIUserInterfaceLayoutDirection = .leftToRight,
    _ edit: (UITableView) -> Void = { _ in }
  ) throws -> CGRect {
    var environment = try Session.phone(CGSize(width: 390, height: 844), version).environment
    environment.layoutDirection = direction
    let session = Session(environment: environment)
    return session.perform {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 600), style: .plain)
      edit(table)
      session.commitFrame(of: table)
      return table.separator(bottom: 50, in: CGRect(x: 0, y: 0, width: 390, height: 50))
    }
  }

  @Test("on glass a line ends at the margin, before at the row's end")
  func ends() throws {
    let old = try line(.iOS(18)), new = try line(.iOS(26))
    #expect(old.minX == 16 && old.maxX == 390)
    #expect(new.minX == 16 && new.maxX == 374)
    let mirrored = try line(.iOS(26), direction: .rightToLeft)
    #expect(mirrored.minX == 16 && mirrored.maxX == 374)
  }

  @Test("what a program sets counts on both sides")
  func own() throws {
    let inset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0)
    #expect(try line(.iOS(26)) { $0.separatorInset = inset }.maxX == 390)
  }
}
