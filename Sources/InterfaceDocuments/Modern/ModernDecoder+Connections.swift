import CoreTypes

/// Outlets, actions and segues.
extension ModernDecoder {
  func connections(_ element: DocumentElement) -> [InterfaceConnection] {
    (element.child(named: "connections")?.children ?? []).compactMap(connection)
  }

  private func connection(_ element: DocumentElement) -> InterfaceConnection? {
    guard let kind = connectionKind(element), let destination = element["destination"] else { return nil }
    checkReference(destination, from: element)
    return InterfaceConnection(
      id: element["id"] ?? "", position: element.position, kind: kind, destination: destination)
  }

  private func connectionKind(_ element: DocumentElement) -> InterfaceConnection.Kind? {
    switch element.name {
    case "outlet": .outlet(property: element["property"] ?? "")
    case "outletCollection":
      .outletCollection(property: element["property"] ?? "", appends: element["appends"] == "YES")
    case "action": .action(selector: element["selector"] ?? "", events: events(element))
    case "segue": .segue(segue(element))
    default: nil
    }
  }

  private func events(_ element: DocumentElement) -> UInt {
    source(element).parsed("eventType") { ControlEvents.mask[$0] } ?? 0
  }

  private func segue(_ element: DocumentElement) -> InterfaceSegue {
    InterfaceSegue(
      kind: element["kind"] ?? "show", relationship: element["relationship"], identifier: element["identifier"],
      destination: element["destination"] ?? "", customClass: element["customClass"],
      customModule: element["customModule"], unwindAction: element["unwindAction"],
      modalPresentationStyle: element["modalPresentationStyle"],
      modalTransitionStyle: element["modalTransitionStyle"],
      popoverAnchor: element["popoverAnchorView"] ?? element["popoverAnchorBarButtonItem"],
      trigger: element["trigger"], creationSelector: element["destinationCreationSelector"],
      isAnimated: element["animates"] != "NO")
  }
}

/// The bits of `UIControl.Event` by their names in documents.
enum ControlEvents {
  static let mask: [String: UInt] = [
    "touchDown": 1, "touchDownRepeat": 2, "touchDragInside": 4, "touchDragOutside": 8, "touchDragEnter": 16,
    "touchDragExit": 32, "touchUpInside": 64, "touchUpOutside": 128, "touchCancel": 256, "valueChanged": 4096,
    "primaryActionTriggered": 8192, "menuActionTriggered": 16384, "editingDidBegin": 65536,
    "editingChanged": 131_072, "editingDidEnd": 262_144, "editingDidEndOnExit": 524_288,
    "allTouchEvents": 0xFFF, "allEditingEvents": 0xF0000, "allEvents": 0xFFFF_FFFF,
  ]
}
