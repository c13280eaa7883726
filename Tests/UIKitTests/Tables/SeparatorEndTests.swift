import DisplayLists
import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// The ends of separators between rows. Basis: every settings screen until iOS 18; recalled since.
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

/// The starts of separators in rows with images. Basis: every settings screen.
@MainActor struct SeparatorStartTests {
  private let badge = UIImage(name: "badge", size: CGSize(width: 29, height: 29))

  /// Returns the left ends of the separators below the rows of a table, from the top down.
  private func starts(
    _ version: SystemVersion, inset: UIEdgeInsets? = nil, _ fill: @escaping (UITableViewCell) -> Void,
    look: (UITableViewCell) -> Void = { _ in }
  ) throws -> [CGFloat] {
    let session = try Session.of(version, "iphone-8")
    return session.perform {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 120), style: .plain), rows = Filled(fill)
      table.dataSource = rows
      if let inset { table.separatorInset = inset }
      session.commitFrame(of: table)
      return table.visibleCells.compactMap { cell in
        var recorder = DisplayListRecorder(size: cell.bounds.size)
        cell.drawDecoration(into: &recorder)
        look(cell)
        return recorder.list.commands.lazy.compactMap {
          if case .fill(.rect(let rect), _) = $0 { rect.minX } else { nil }
        }
        .first
      }
    }
  }

  @Test("beside an image of a standard cell the line begins below the text", arguments: [7, 12, 17])
  func standard(_ major: Int) throws {
    let found = try starts(.iOS(major)) { cell in
      cell.textLabel?.text = "Wi-Fi"
      cell.imageView?.image = badge
    }
    #expect(found.first == 60 || found.first == 59)
    let plain = try starts(.iOS(major)) { $0.textLabel?.text = "Wi-Fi" }
    #expect(plain.first == (major == 7 ? 15 : 16))
  }

  @Test("and of a content configuration, unless the table has an inset of its own")
  func configuration() throws {
    let fill = { (cell: UITableViewCell) in
      var content = cell.defaultContentConfiguration()
      (content.text, content.image) = ("Wi-Fi", badge)
      cell.contentConfiguration = content
    }
    var text: CGFloat?
    for release in [14, 17] {
      let start = try starts(.iOS(release), fill) { cell in
        let label = cell.contentView.subviews.first { $0 is UILabel }
        text = label.map { $0.convert($0.bounds, to: cell).minX }
      }
      #expect(try #require(start.first) > 50 && start.first == text)
    }
    let plain = try starts(.iOS(17)) { cell in
      var content = cell.defaultContentConfiguration()
      content.text = "Wi-Fi"
      cell.contentConfiguration = content
    } look: { cell in
      let label = cell.contentView.subviews.first { $0 is UILabel }
      text = label.map { $0.convert($0.bounds, to: cell).minX }
    }
    #expect(plain.first == text && text == 16)
    let own = UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 0)
    #expect(try starts(.iOS(17), inset: own, fill).first == 4)
  }

  private final class Filled: NSObject, UITableViewDataSource {
    let fill: (UITableViewCell) -> Void

    init(_ fill: @escaping (UITableViewCell) -> Void) { self.fill = fill }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      fill(cell)
      return cell
    }
  }
}
