import TinamouApp
import UIKit

/// A program that shows `Browser/Login.storyboard` and renders itself, as snapshot tests do, for each line of input:
/// our half of case R1. Each time, everything on the screen has moved and is laid out, recorded, drawn and encoded as a
/// PNG again.
///
/// `api-bench render login --device … --os … -o FILE`, with the storyboard's folder in `LOGIN_FOLDER`. An answer is a
/// line with a number of bytes, and that many bytes, on the error stream, because the output belongs to the command.
@MainActor struct PictureAnswers: ScreenCatalog {
  var screens: [Screen] {
    let folder = ProcessInfo.processInfo.environment["LOGIN_FOLDER"] ?? "."
    return [.app("login", storyboard: "Login", bundle: Bundle(path: folder)) { LoginDelegate() }]
  }
}

private final class LoginDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    guard let window, let controller = window.rootViewController, let form = controller.view,
      let title = form.subviews.first as? UILabel,
      let top = form.constraints.first(where: { $0.firstItem === title && $0.firstAttribute == .top })
    else { fatalError("the storyboard has another login screen") }
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    let places = [top.constant, top.constant + 24]
    while readLine() != nil {
      top.constant = top.constant == places[0] ? places[1] : places[0]
      answer(with: picture(of: window))
    }
    return true
  }

  private func picture(of window: UIWindow) -> Data {
    UIGraphicsImageRenderer(bounds: window.bounds).pngData { _ in
      window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
    }
  }

  private func answer(with bytes: Data) {
    FileHandle.standardError.write(Data("\(bytes.count)\n".utf8) + bytes)
  }
}
