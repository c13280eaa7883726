extension UIViewController {
  func performNamedSegue(_ identifier: String, _ sender: Any?) {
    guard let scene, let segue = scene.segue(withIdentifier: identifier) else {
      Exception.invalidArgument.raise(
        "Receiver (<\(String(reflecting: type(of: self))): \(Unmanaged.passUnretained(self).toOpaque())>) has no segue "
          + "with identifier '\(identifier)'")
    }
    scene.perform(segue, sender: sender)
  }
}
