import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// The system's panels: they have the size of a sheet, are dismissed, and notify their delegates.
/// Basis: the references of the pickers and their delegates; their content is assumed.
@MainActor struct PickerTests {
  /// A window with a root that presents.
  private struct Stage {
    let session: Session
    let window: UIWindow
    let root: UIViewController
    let trace = EventTrace()

    @MainActor init(_ version: SystemVersion = .iOS(17), _ device: String = "iphone-12") throws {
      let session = try Session.of(version, device)
      self.session = session
      (window, root) = session.perform {
        let root = UIViewController(), window = UIWindow(frame: session.screen.bounds)
        root.view.backgroundColor = .white
        window.rootViewController = root
        window.makeKeyAndVisible()
        return (window, root)
      }
      session.advance(by: 1)
    }

    @MainActor func present(_ controller: UIViewController) {
      session.perform { root.present(controller, animated: true) }
      session.advance(by: 1)
    }

    @MainActor func frame(_ controller: UIViewController) -> CGRect {
      controller.view.convert(controller.view.bounds, to: window)
    }
  }

  private final class Listener: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate,
    UIDocumentPickerDelegate, UIColorPickerViewControllerDelegate, UIFontPickerViewControllerDelegate
  {
    var events: [String] = []
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
      events.append("cancel")
      picker.dismiss(animated: true)
    }
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { events.append("cancel") }
    func colorPickerViewController(
      _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {
      if !continuously { events.append("chose \(color == UIColor(white: 1, alpha: 1))") }
    }
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) { events.append("finish") }
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) { events.append("cancel") }
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
      events.append(viewController.selectedFontDescriptor?.postscriptName ?? "")
    }
  }

  @Test("an image picker is as large as any sheet, and its delegate is notified of Cancel")
  func imagePicker() throws {
    let stage = try Stage(), listener = Listener()
    let picker = stage.session.perform { UIImagePickerController() }
    picker.delegate = listener
    stage.present(picker)
    #expect(stage.frame(picker) == CGRect(x: 0, y: 57, width: 390, height: 787))
    try stage.session.perform(.tap("Cancel"))
    #expect(listener.events == ["cancel"] && stage.root.presentedViewController == nil)
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera) && picker.sourceType == .photoLibrary)
    #expect(picker.viewControllers.count == 1 && picker.mediaTypes == ["public.image"])
  }

  @Test("an image picker without a delegate goes by itself; before cards it fills the screen")
  func oldImagePicker() throws {
    let stage = try Stage(.iOS(9, 3), "iphone-5")
    let picker = stage.session.perform { UIImagePickerController() }
    stage.present(picker)
    #expect(stage.frame(picker) == CGRect(x: 0, y: 0, width: 320, height: 568))
    try stage.session.perform(.tap("Cancel"))
    #expect(stage.root.presentedViewController == nil)
  }

  @Test("a document picker shows what it exports and can be cancelled")
  func documentPicker() throws {
    let stage = try Stage(), listener = Listener()
    let picker = stage.session.perform {
      UIDocumentPickerViewController(forExporting: [URL(fileURLWithPath: "/tmp/Letter.pdf")])
    }
    picker.delegate = listener
    stage.present(picker)
    #expect(picker.documentPickerMode == .moveToService)
    #expect(stage.session.touchPlaces.contains { $0.name == "Letter" })
    try stage.session.perform(.tap("Cancel"))
    #expect(listener.events == ["cancel"] && stage.root.presentedViewController == nil)
    #expect(UTType.png.conforms(to: .image) && UTType(filenameExtension: "JPG") == .jpeg)
  }

  @Test("a tap into the grid chooses a color; Close ends the picker")
  func colorPicker() throws {
    let stage = try Stage(), listener = Listener()
    let picker = stage.session.perform { UIColorPickerViewController() }
    picker.delegate = listener
    stage.present(picker)
    let grid = try #require(picker.view.subviews.lazy.compactMap { $0 as? ColorGrid }.first)
    #expect(grid.bounds.size == CGSize(width: 358, height: 298 + 1.0 / 3))
    stage.session.tap(at: grid.convert(CGPoint(x: 5, y: 5), to: nil))
    #expect(picker.selectedColor == UIColor(white: 1, alpha: 1) && listener.events == ["chose true"])
    try stage.session.perform(.tap("Close"))
    #expect(listener.events.last == "finish" && stage.root.presentedViewController == nil)
  }

  @Test("a color well presents a picker whose choice is the well's")
  func colorWell() throws {
    let stage = try Stage(), trace = stage.trace
    let well = stage.session.perform {
      let well = UIColorWell(frame: CGRect(x: 20, y: 100, width: 28, height: 28))
      well.addAction(UIAction { _ in trace.note("changed") }, for: .valueChanged)
      stage.root.view.addSubview(well)
      return well
    }
    stage.session.commitWindows()
    stage.session.tap(at: CGPoint(x: 34, y: 114))
    stage.session.advance(by: 1)
    let picker = try #require(stage.root.presentedViewController as? UIColorPickerViewController)
    let grid = try #require(picker.view.subviews.lazy.compactMap { $0 as? ColorGrid }.first)
    stage.session.tap(at: grid.convert(CGPoint(x: 5, y: 5), to: nil))
    #expect(well.selectedColor == UIColor(white: 1, alpha: 1) && trace.lines.contains("changed"))
  }

  @Test("a font picker lists families and reports the chosen one")
  func fontPicker() throws {
    let stage = try Stage(), listener = Listener()
    let picker = stage.session.perform { UIFontPickerViewController() }
    picker.delegate = listener
    stage.present(picker)
    try stage.session.perform(.tap("Arial"))
    #expect(listener.events == ["ArialMT"] && stage.root.presentedViewController == nil)
  }

  @Test("panels are as large as any sheet: a card on a phone, the screen before cards, a form or page sheet on an iPad")
  func sizes() throws {
    for (version, device, frame) in [
      (SystemVersion.iOS(17), "iphone-12", CGRect(x: 0, y: 57, width: 390, height: 787)),
      (.iOS(14), "iphone-8", CGRect(x: 0, y: 40, width: 375, height: 627)),
    ] {
      for make in Self.panels {
        let stage = try Stage(version, device), picker = stage.session.perform { make() }
        stage.present(picker)
        #expect(stage.frame(picker) == frame, "\(type(of: picker)) \(version)")
      }
    }
    for make in Self.panels {
      let stage = try Stage(.iOS(17), "ipad-11"), picker = stage.session.perform { make() }
      picker.modalPresentationStyle = .formSheet
      stage.present(picker)
      #expect(stage.frame(picker) == CGRect(x: 147, y: 287, width: 540, height: 620), "\(type(of: picker))")
    }
  }

  private static let panels: [@MainActor () -> UIViewController] = [
    { UIDocumentPickerViewController(forOpeningContentTypes: [.pdf]) }, { UIFontPickerViewController() },
    { UIColorPickerViewController() }, { UIImagePickerController() },
  ]

  // MARK: Activities

  private final class Save: UIActivity {
    var prepared: [Any] = []
    override var activityType: ActivityType? { ActivityType("save") }
    override var activityTitle: String? { "Save" }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
    override func prepare(withActivityItems activityItems: [Any]) { prepared = activityItems }
  }

  private func activities(_ items: [Any], _ own: [UIActivity]?, _ stage: Stage) -> UIActivityViewController {
    let controller = stage.session.perform {
      UIActivityViewController(activityItems: items, applicationActivities: own)
    }
    controller.completionWithItemsHandler = { [trace = stage.trace] type, completed, _, _ in
      trace.note("\(type?.rawValue ?? "none") \(completed)")
    }
    return controller
  }

  @Test("an activity sheet is at half of the window; copying fills the pasteboard")
  func copying() throws {
    let stage = try Stage()
    let controller = activities(["Text", URL(string: "https://a.org")!], nil, stage)
    stage.present(controller)
    #expect(stage.frame(controller) == CGRect(x: 0, y: 422, width: 390, height: 422))
    try stage.session.perform(.tap("Copy"))
    #expect(stage.trace.lines == ["com.apple.UIKit.activity.CopyToPasteboard true"])
    #expect(stage.root.presentedViewController == nil)
    stage.session.perform { #expect(UIPasteboard.general.string == "Text" && UIPasteboard.general.numberOfItems == 2) }
  }

  @Test("an activity of the program is prepared and performed; excluded ones are not offered")
  func ownActivity() throws {
    let stage = try Stage(), save = Save()
    let controller = activities([1], [save], stage)
    controller.excludedActivityTypes = [.copyToPasteboard]
    stage.present(controller)
    #expect(!stage.session.touchPlaces.contains { $0.name == "Copy" })
    try stage.session.perform(.tap("Save"))
    #expect(stage.trace.lines == ["save true"] && save.prepared as? [Int] == [1])
  }

  @Test("a person who closes the sheet completes nothing")
  func closing() throws {
    for version in [SystemVersion.iOS(8), .iOS(13), .iOS(26)] {
      let stage = try Stage(version, "iphone-8")
      let controller = activities(["Text"], nil, stage)
      stage.present(controller)
      #expect(stage.frame(controller).maxY == 667 && stage.frame(controller).minY > 200)
      try stage.session.perform(.tap("Cancel"))
      #expect(stage.trace.lines == ["none false"] && stage.root.presentedViewController == nil)
    }
  }

  @Test("a document is offered to activities, and previewed over the delegate's controller")
  func documentInteraction() throws {
    final class Host: NSObject, UIDocumentInteractionControllerDelegate {
      let controller: UIViewController
      var events: [String] = []
      init(_ controller: UIViewController) { self.controller = controller }
      func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
      ) -> UIViewController { self.controller }
      func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {
        events.append("end")
      }
    }
    let stage = try Stage(), host = Host(stage.root)
    let documents = UIDocumentInteractionController(url: URL(fileURLWithPath: "/tmp/Letter.pdf"))
    documents.delegate = host
    #expect(documents.name == "Letter.pdf" && documents.uti == "com.adobe.pdf")
    stage.session.perform { #expect(documents.presentPreview(animated: true)) }
    stage.session.advance(by: 1)
    try stage.session.perform(.tap("Done"))
    #expect(host.events == ["end"] && stage.root.presentedViewController == nil)
    stage.session.perform {
      let local = UIDocumentInteractionController(url: URL(fileURLWithPath: "/tmp/Note.txt"))
      local.delegate = host
      #expect(local.presentPreview(animated: true))
    }
    stage.session.advance(by: 1)
    try stage.session.perform(.tap("Done"))
    #expect(host.events == ["end", "end"] && stage.root.presentedViewController == nil)
    stage.session.perform { #expect(documents.presentOptionsMenu(from: .zero, in: stage.root.view, animated: true)) }
    stage.session.advance(by: 1)
    #expect(stage.root.presentedViewController is UIActivityViewController)
  }

  private final class PhotoListener: PHPickerViewControllerDelegate {
    var counts: [Int] = []
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
      counts.append(results.count)
      picker.dismiss(animated: true)
    }
  }

  /// Documented: a canceled picker finishes with no results, and the delegate dismisses it.
  @Test("a photo picker is a sheet, and ends with no results")
  func photoPicker() throws {
    let stage = try Stage(), listener = PhotoListener()
    let picker = stage.session.perform {
      var configuration = PHPickerConfiguration()
      configuration.filter = .any(of: [.videos, .slomoVideos])
      return PHPickerViewController(configuration: configuration)
    }
    picker.delegate = listener
    stage.present(picker)
    #expect(stage.frame(picker) == CGRect(x: 0, y: 57, width: 390, height: 787))
    #expect(
      PHPickerFilter.not(.videos).emptyMessage == "No Photos" && PHPickerFilter.videos.emptyMessage == "No Videos")
    try stage.session.perform(.tap("Cancel"))
    stage.session.advance(by: 1)
    #expect(listener.counts == [0] && stage.root.presentedViewController == nil)
  }
}
