import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// The color behind the rows of a table. Basis: documented since iOS 13, recalled before.
@MainActor struct TableBackgroundTests {
  @Test("it follows from the style, until a program has another")
  func style() throws {
    for (version, plain, grouped) in [
      (SystemVersion.iOS(17), UIColor.systemBackground, UIColor.systemGroupedBackground),
      (.iOS(9), .white, .groupTableViewBackground),
    ] {
      try Session.of(version).perform {
        #expect(UITableView(frame: .zero, style: .plain).backgroundColor == plain)
        #expect(UITableView(frame: .zero, style: .grouped).backgroundColor == grouped)
        let table = UITableView(frame: .zero, style: .insetGrouped)
        #expect(table.backgroundColor == grouped)
        table.backgroundColor = .red
        #expect(table.backgroundColor == .red)
        table.backgroundColor = nil
        #expect(table.backgroundColor == grouped)
      }
    }
  }

  @Test("what is drawn is that colour, once, also in the dark")
  func drawn() throws {
    for style in [UITableView.Style.plain, .grouped] {
      for isDark in [false, true] {
        var environment = try Session.of(.iOS(17)).environment
        environment.interfaceStyle = isDark ? .dark : .light
        let session = Session(environment: environment)
        session.perform {
          let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), style: style)
          let list = RecordPass.record(table).dump().split(separator: "\n").filter { $0.contains("fill") }
          let own = table.backgroundColor
          table.backgroundColor = own
          #expect(RecordPass.record(table).dump().split(separator: "\n").filter { $0.contains("fill") } == list)
          #expect(list.count == 1)
        }
      }
    }
  }
}
