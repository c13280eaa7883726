import CoreTypes
import Testing
import UIKit

@testable import TinamouCommands

/// An app with a property list and scenes, from the command line.
@MainActor struct SceneProgramTests {
  private let run: RecordedRun

  init() throws {
    let scene = ["UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).LoggingSceneDelegate"]
    let manifest = ["UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [scene]]]
    let types = [["CFBundleURLSchemes": ["notes"]]]
    let info: [String: Any] = ["UIApplicationSceneManifest": manifest, "CFBundleURLTypes": types]
    run = try RecordedRun(screens: [.app("scenes", info: info) { SceneApplication() }])
  }

  private final class SceneApplication: UIResponder, UIApplicationDelegate {
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) { NSLog("memory") }
  }

  private let phone = ["--device", "iphone-12", "--os", "17", "--console"]

  @Test("the manifest's delegate makes the window; steps send the program away, bring it back and open URLs")
  func steps() throws {
    let steps = ["background", "foreground", "memory-warning", "open notes://today"].flatMap { ["--do", $0] }
    #expect(try run(["layout", "scenes"] + steps + phone) == .success)
    let lines = run.error.split(separator: "\n").map(String.init)
    for word in ["connected", "background", "foreground", "memory", "notes://today"] {
      #expect(lines.contains { $0.hasSuffix(word) }, "\(word)")
    }
  }

  @Test("in a release without scenes they are still used, and a note describes what a device shows")
  func earlier() throws {
    #expect(try run(["layout", "scenes", "--device", "iphone-5", "--os", "6.1", "--console"]) == .success)
    #expect(run.error.contains("connected") && run.output.contains("iOS 6.1 has no scenes"))
  }

  @Test("a URL without a scheme is no step")
  func wrongURL() throws {
    #expect(throws: (any Error).self) { try StepParser.step("open today") }
    #expect(try StepParser.step("memory-warning") == .memoryWarning)
  }
}

final class LoggingSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    NSLog("connected")
    guard let windowScene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
  }

  func sceneDidEnterBackground(_ scene: UIScene) { NSLog("background") }
  func sceneWillEnterForeground(_ scene: UIScene) { NSLog("foreground") }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    for context in URLContexts { NSLog(context.url.absoluteString) }
  }
}
