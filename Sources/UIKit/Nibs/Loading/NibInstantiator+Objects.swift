import InterfaceDocuments

// Objects that are neither views nor controllers.
extension NibInstantiator {
  /// Nil, and told, for a class that is not found or cannot be made from its class alone.
  func makeObject(_ description: InterfaceObject) -> NSObject? {
    if description.isGestureRecognizer { return leaveOut(description) }
    guard let owner, let name = description.customClass else { return reportUnmade(description) }
    let classes = CustomClasses(of: owner, in: session, bundle: bundle)
    guard let object = classes.make(name, module: description.customModule) else { return reportUnmade(description) }
    objects.note(object, as: description.id)
    return object
  }

  /// Tells of the first of its kind in the document.
  private func leaveOut(_ gesture: InterfaceObject) -> NSObject? {
    objects.leaveOut(gesture.id)
    let all = document.scenes.flatMap(\.objects).compactMap(\.other).filter { $0.elementName == gesture.elementName }
    session.report(
      Diagnostic(
        rule: "gesture-recognizer-left-out", severity: .warning, view: all.first?.id,
        message: "There are no gesture recognizers yet: each <\(gesture.elementName)> of the document and what is "
          + "connected to it is left out (\(all.count) in all).",
        position: all.first?.position))
    return nil
  }

  private func reportUnmade(_ object: InterfaceObject) -> NSObject? {
    session.report(
      Diagnostic(
        rule: "object-not-made", severity: .warning, view: object.id,
        message: "A \(object.customClass ?? object.elementName) is not made here: a class of objects that are neither "
          + "views nor controllers is named by the owner's nibMembers (NibMember.customObject).",
        position: object.position))
    return nil
  }
}

extension InterfaceObject {
  /// `tapGestureRecognizer`, `TapGestureRecognizer` …
  fileprivate var isGestureRecognizer: Bool { elementName.hasSuffix("GestureRecognizer") }
}
