import DisplayLists
import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// The colors of the status bar. Basis: UIStatusBarStyle, UIStatusBarTintParameters and UIViewController references;
/// the shades are assumed.
@MainActor struct StatusBarLookTests {
  private final class Chooser: UIViewController {
    var style = UIStatusBarStyle.default
    override var preferredStatusBarStyle: UIStatusBarStyle { style }
  }

  private func session(_ version: SystemVersion, _ device: String = "iphone-5s", dark: Bool = false) throws -> Session {
    var environment = SystemEnvironment(profile: .profile(for: version), device: try DeviceCatalog.find(device))
    if dark { environment.interfaceStyle = .dark }
    return Session(environment: environment)
  }

  private func look(_ session: Session) -> StatusBarLook { session.statusBarLook(over: session.windows) }

  @Test("iOS 6 goes with the navigation bar on phones, is black without one, and iOS 5 is silver")
  func gloss() throws {
    let stacked = try session(.iOS(6), "iphone-5"), plain = try session(.iOS(6), "iphone-5")
    stacked.launch { UINavigationController(rootViewController: UIViewController()) }
    plain.launch { UIViewController() }
    let bar = stacked.palette.navigationBar.background.bottom, found = look(stacked).background
    #expect(found.isGradient && found.bottom.blue < bar.blue && found.bottom.blue > found.bottom.red)
    #expect(look(plain).background == Fill(.black))
    let pad = try session(.iOS(6), "ipad-3")
    pad.launch { UINavigationController(rootViewController: UIViewController()) }
    #expect(look(pad).background == Fill(.black))
    let older = try session(.iOS(5), "iphone-4s")
    older.launch { UINavigationController(rootViewController: UIViewController()) }
    #expect(look(older).background.isGradient && look(older).ink.red < 0.5)
  }

  @Test("a bar around a document counts, too")
  func document() throws {
    let session = try session(.iOS(6), "iphone-5"), root = session.perform { UIView() }
    let bars = BarConfiguration(navigation: true).makeViews(title: nil, around: root, in: session)
    #expect(session.statusBarLook(over: [root] + bars).background.isGradient)
    #expect(session.statusBarLook(over: [root]).background == Fill(.black))
  }

  @Test("until iOS 6 the application says it, since then the controller")
  func chosen() throws {
    let older = try session(.iOS(6), "iphone-5"), newer = try session(.iOS(7))
    let chooser = newer.perform { Chooser() }
    older.launch { UINavigationController(rootViewController: UIViewController()) }
    newer.launch { chooser }
    for session in [older, newer] { session.perform { UIApplication.shared.statusBarStyle = .blackOpaque } }
    #expect(look(older).background == Fill(.black) && look(newer).ink == .black)
    chooser.style = .lightContent
    #expect(look(newer).ink == .white)
  }

  @Test("a black navigation bar has light text above it; a hidden one lets its content say")
  func stack() throws {
    let session = try session(.iOS(12)), chooser = session.perform { Chooser() }
    let stack = session.perform { UINavigationController(rootViewController: chooser) }
    session.launch { stack }
    chooser.style = .lightContent
    #expect(look(session).ink == .black)
    stack.navigationBar.barStyle = .black
    #expect(look(session).ink == .white)
    stack.navigationBar.barStyle = .default
    stack.isNavigationBarHidden = true
    session.commitWindows()
    #expect(look(session).ink == .white)
  }

  @Test("in the dark it is light unless a controller wants another appearance")
  func dark() throws {
    let session = try session(.iOS(17), "iphone-15-pro", dark: true), chooser = session.perform { Chooser() }
    session.launch { chooser }
    #expect(look(session).ink == .white)
    chooser.overrideUserInterfaceStyle = .light
    session.commitWindows()
    #expect(look(session).ink == .black)
    chooser.overrideUserInterfaceStyle = .unspecified
    chooser.style = .darkContent
    #expect(look(session).ink == .black)
  }
}
