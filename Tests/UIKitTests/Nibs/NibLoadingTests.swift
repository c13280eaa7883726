import Foundation
import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Controllers with views from nibs. Basis: UIViewController reference; recalled for sizes at load and exceptions.
@MainActor struct NibLoadingTests {
  private let nibs = NibFolder()

  final class FormViewController: UIViewController {
    var boundsAtLoad = CGRect.null
    override func viewDidLoad() { boundsAtLoad = view.bounds }
  }

  /// Interface Builder's sample "Fill": a button as large as the view.
  private static let fill =
    NibText.owner()
    + NibText.root(
      """
      <subviews><button id="b"><rect key="frame" x="0.0" y="0.0" width="320" height="504"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/></button></subviews>
      """)

  private func load(_ name: String?, _ documents: Bundle, in session: Session) -> FormViewController {
    session.perform { FormViewController(nibName: name, bundle: documents) }
  }

  private func loadView(_ name: String?, _ documents: Bundle, in session: Session) -> UIView {
    load(name, documents, in: session).view
  }

  private func bundle(_ identifiers: [String: String]) throws -> Bundle {
    try nibs.bundle(
      identifiers.mapValues { identifier in
        let accessibility = "<accessibility key=\"accessibilityConfiguration\" identifier=\"\(identifier)\"/>"
        return NibText.document(NibText.owner() + NibText.root(accessibility))
      })
  }

  @Test("the nib that is named is loaded on first use of the view")
  func named() throws {
    let session = try Session.phone5(.iOS(7, 1)), documents = try nibs.bundle("Fill", Self.fill)
    let form = load("Fill", documents, in: session)
    #expect(form.nibName == "Fill" && form.nibBundle === documents && !form.isViewLoaded)
    #expect(form.view.subviews.count == 1 && form.view.subviews[0] is UIButton)
    #expect(form.view.session === session && form.view.subviews[0].session === session)
    #expect(form.view.next === form)
  }

  @Test("without a name it is FormView, then FormViewController")
  func byClass() throws {
    let session = try Session.phone5(.iOS(7, 1))
    let both = try bundle(["FormView": "view", "FormViewController": "controller"])
    #expect(loadView(nil, both, in: session).accessibilityIdentifier == "view")
    let second = try bundle(["FormViewController": "controller"])
    #expect(loadView(nil, second, in: session).accessibilityIdentifier == "controller")
    let none = loadView(nil, try nibs.bundle([:]), in: session)
    #expect(none.source == nil && none.bounds.size == CGSize(width: 320, height: 568))
  }

  @Test("a nib for the device goes before the plain one", arguments: [("iphone-5", "phone"), ("ipad-2", "any")])
  func deviceSuffix(device: String, expected: String) throws {
    let session = Session(
      environment: SystemEnvironment(
        profile: .profile(for: .iOS(7, 1)), device: try DeviceCatalog.find(device), orientation: .portrait))
    let documents = try bundle(["Form~iphone": "phone", "Form": "any"])
    #expect(loadView("Form", documents, in: session).accessibilityIdentifier == expected)
  }

  @Test("UIKit's own controllers look for no nib")
  func ownClasses() throws {
    #expect(NibFile.defaultNames(for: UIViewController.self) == [])
    #expect(NibFile.defaultNames(for: FormViewController.self) == ["FormView", "FormViewController"])
  }

  @Test("until iOS 6 the view is sized to the screen below the status bar at load, later it keeps its archived size")
  func sizeAtLoad() throws {
    let documents = try nibs.bundle("Fill", Self.fill)
    let early = load("Fill", documents, in: try .phone5(.iOS(6, 1)))
    #expect(early.view.frame == CGRect(x: 0, y: 20, width: 320, height: 548))
    #expect(early.boundsAtLoad.height == 548 && early.view.subviews[0].frame.height == 548)
    let late = load("Fill", documents, in: try .phone5(.iOS(7, 1)))
    #expect(late.view.frame.size == CGSize(width: 320, height: 504))
    #expect(late.boundsAtLoad == CGRect(x: 0, y: 0, width: 320, height: 504))
    #expect(late.view.subviews[0].frame.height == 504)
  }

  @Test(
    "the container's size counts in the end, and masks follow it", arguments: [SystemVersion.iOS(6, 1), .iOS(7, 1)])
  func sizeInContainer(version: SystemVersion) throws {
    let session = try Session.phone5(version)
    let form = load("Fill", try nibs.bundle("Fill", Self.fill), in: session)
    form.edgesForExtendedLayout = []
    _ = session.show(session.perform { UINavigationController(rootViewController: form) })
    #expect(form.view.bounds.size == CGSize(width: 320, height: 504))
    #expect(form.view.subviews[0].frame == form.view.bounds)
  }

  @Test("a nib that is asked for by name has to be there")
  func missing() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        guard let bundle = Bundle(path: NSTemporaryDirectory()) else { return }
        _ = UIViewController(nibName: "Nowhere", bundle: bundle).view
      }
    }
    #expect(result.says("Could not load NIB in bundle: 'NSBundle <"))
    #expect(result.says("(loaded)' with name 'Nowhere'"))
  }

  @Test("a nib without the view outlet is refused")
  func withoutView() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let nibs = NibFolder()
      defer { withExtendedLifetime(nibs) {} }
      try await MainActor.run {
        let owner = NibText.owner().replacingOccurrences(of: "property=\"view\"", with: "property=\"other\"")
        let documents = try nibs.bundle("Form", owner.replacingOccurrences(of: "<outlet", with: "<ignored"))
        _ = UIViewController(nibName: "Form", bundle: documents).view
      }
    }
    #expect(
      result.says(
        "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"Form\" nib but the view outlet was not set."))
  }

  @Test("a damaged nib is named with line and column")
  func damaged() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let nibs = NibFolder()
      defer { withExtendedLifetime(nibs) {} }
      try await MainActor.run {
        let documents = try nibs.bundle([
          "Form": "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\">\n <objects>"
        ])
        _ = UIViewController(nibName: "Form", bundle: documents).view
      }
    }
    #expect(result.says("Form.xib:2:2: error: "))
  }
}
