import InterfaceDocuments

// Objects that are neither views nor controllers.
extension NibInstantiator {
  /// Nil, and told, for a class that is not found or cannot be made from its class alone.
  func makeObject(_ description: InterfaceObject) -> NSObject? {
    guard let owner, let name = description.customClass else { return reportUnmade(description) }
    let classes = CustomClasses(of: owner, in: session, bundle: bundle)
    guard let object = classes.make(name, module: description.customModule) else { return reportUnmade(description) }
    objects.note(object, as: description.id)
    return object
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
