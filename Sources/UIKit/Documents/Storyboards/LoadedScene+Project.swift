import InterfaceDocuments

// A document without a program loads the nibs of its project, and an empty view if there is no nib.
extension LoadedScene {
  func loadViewFromProject(of controller: UIViewController) -> Bool {
    let name = controller.nibName
    let names = name.map { [$0] } ?? description.customClass.map { NibFile.defaultNames(for: $0) } ?? []
    let origin = storyboard?.file.url
    let files = names.lazy.compactMap { name in origin.flatMap { NibFile(named: name, inProjectOf: $0) } }
    if let file = files.first {
      do {
        controller.keep(try UINib.load(file, owner: controller, in: session))
      } catch {
        session.report(.missingNib(error.description(in: "\(file.name).xib"), description))
      }
    } else if let name {
      session.report(.missingNib("\(name).xib is not in this project", description))
    }
    return controller.loadedView != nil
  }
}

extension Diagnostic {
  fileprivate static func missingNib(_ reason: String, _ controller: InterfaceController) -> Diagnostic {
    Diagnostic(
      rule: "nib-not-loaded", severity: .note, view: controller.id, message: "view not loaded: \(reason)",
      position: controller.position)
  }
}
