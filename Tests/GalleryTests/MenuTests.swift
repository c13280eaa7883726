import SystemProfiles
import Testing
import UIKit

@testable import Gallery

/// The menus and what they push. Basis: the samples' menus.
@MainActor struct MenuTests {
  private func launch(_ makeDelegate: @MainActor () -> any UIApplicationDelegate) throws -> Session {
    let session = Session(
      environment: SystemEnvironment(profile: .profile(for: .iOS(6, 1)), device: try DeviceCatalog.find("iphone-5")))
    session.launch(makeDelegate)
    return session
  }

  private func root(of session: Session) -> UINavigationController? {
    session.perform { UIApplication.shared.keyWindow?.rootViewController as? UINavigationController }
  }

  /// Pushes the screen of a row, returns its type and title, and goes back.
  private func visit(_ indexPath: IndexPath, from table: UITableView, in session: Session) throws -> String {
    let navigation = try #require(root(of: session))
    let row = try #require(table.cellForRow(at: indexPath))
    session.tap(at: row.convert(CGPoint(x: 160, y: 22), to: nil))
    session.advance(by: 1)
    let top = try #require(navigation.topViewController)
    let size = top.view.bounds.size
    let name = "\(type(of: top)): \(top.title ?? "") \(Int(size.width))x\(Int(size.height))"
    navigation.popViewController(animated: true)
    session.advance(by: 1)
    return name
  }

  @Test("B1, B2: the programmatic menu has 8 rows below an opaque bar, and allows every orientation")
  func programmaticMenu() throws {
    let session = try launch { ProgrammaticAppDelegate() }
    let navigation = try #require(root(of: session))
    #expect(navigation.supportedInterfaceOrientations == .all)
    let menu = try #require(navigation.topViewController as? ProgrammaticMenuViewController)
    #expect(menu.navigationItem.title == "Menu")
    #expect(menu.tableView.frame == rect(0, 0, 320, 504))
    #expect(menu.tableView.contentSize == CGSize(width: 320, height: 352))
  }

  @Test("B1: the sample's root turns upside down, too, which a navigation controller on a phone does not")
  func upsideDown() throws {
    let session = try launch { ProgrammaticAppDelegate() }
    #expect(session.rotate(to: .portraitUpsideDown))
    let plain = try Stage { FillViewController(isOK: true) }
    #expect(!plain.session.rotate(to: .portraitUpsideDown))
  }

  @Test("B2: row by row it pushes the sample's screens")
  func programmaticRows() throws {
    let session = try launch { ProgrammaticAppDelegate() }
    let menu = try #require(root(of: session)?.topViewController as? ProgrammaticMenuViewController)
    let names = try (0..<8).map { try visit(IndexPath(row: $0, section: 0), from: menu.tableView, in: session) }
    #expect(
      names == [
        "FillViewController: Fill(OK) 320x504", "FillViewController: Fill(NG) 320x504",
        "HeaderFooterViewController: Header & Footer 320x504", "VerticalViewController: Vertical 320x504",
        "HorizontalViewController: Horizontal 320x504", "Horizontal2ViewController: Horizontal2 320x504",
        "Horizontal3ViewController: Horizontal 320x504", "WithKeypadViewController: With Keypad 320x504",
      ])
  }

  @Test("G1: the layout menu pushes the same seven layouts twice")
  func layoutRows() throws {
    let session = try launch { LayoutAppDelegate() }
    let menu = try #require(root(of: session)?.topViewController as? LayoutMenuViewController)
    let table = try #require(menu.tableView)
    var titles: [String] = []
    for section in 0..<2 {
      for row in 0..<7 {
        let indexPath = IndexPath(row: row, section: section)
        table.scrollToRow(at: indexPath, at: .bottom, animated: false)
        session.advance(by: 0)
        titles.append(try visit(indexPath, from: table, in: session).components(separatedBy: ": ")[0])
      }
    }
    let layouts = ["Edge", "SizeToFit", "Center1", "Center2", "Horizontal", "Vertical", "Fill"]
    #expect(titles == ["AutoLayout", "SetFrame"].flatMap { family in layouts.map { "\(family)\($0)ViewController" } })
  }

  @Test("every screen has a name of its own")
  func names() {
    let names = Gallery().screens.map(\.name)
    #expect(names.count == 70 && Set(names).count == names.count)
  }
}
