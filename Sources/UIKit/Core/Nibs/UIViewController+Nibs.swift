extension UIViewController {
  /// Loads the view from the controller's scene, or else from its nib: the one it names, or one named after its class.
  /// Returns false if there is none.
  func loadViewFromNib() -> Bool {
    if let scene, scene.loadView(of: self) { return true }
    if session.hasNoProgram, let scene { return scene.loadViewFromProject(of: self) }
    let bundles = nibBundle.map { [$0] } ?? session.documentBundles(for: type(of: self))
    let names = nibName.map { [$0] } ?? NibFile.defaultNames(for: type(of: self))
    guard let file = NibFile(named: names, in: bundles, for: session.environment) else {
      if let nibName { nibIsMissing(nibName, in: bundles[0]) }
      return false
    }
    loadView(from: file)
    return true
  }

  private func loadView(from file: NibFile) {
    do {
      keep(try UINib.load(file, owner: self, in: session))
    } catch {
      let place = error.position.map { "\(file.url.path):\($0.line):\($0.column)" } ?? file.url.path
      Exception.invalidArgument.raise("\(place): error: \(error.message). \(error.suggestion).")
    }
    guard let loadedView else {
      Exception.internalInconsistency.raise(
        "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(file.name)\" nib but the view outlet was "
          + "not set.")
    }
    if session.behaves(.archivedViewsFillTheScreen) { loadedView.frame = defaultViewFrame }
  }

  /// Retains the top-level objects of a nib apart from the view.
  func keep(_ objects: [NSObject]) { topLevelObjects = objects.filter { $0 !== loadedView } }

  private func nibIsMissing(_ name: String, in bundle: Bundle) -> Never {
    Exception.internalInconsistency.raise(
      "Could not load NIB in bundle: 'NSBundle <\(bundle.bundlePath)> (loaded)' with name '\(name)'")
  }

  /// The screen, excluding the status bar in iOS versions that keep content below it.
  var defaultViewFrame: CGRect {
    let environment = session.environment
    let full = wantsFullScreenLayout || session.behaves(.statusBarOverlapsContent)
    return full ? environment.screenBounds : environment.applicationFrame
  }
}
