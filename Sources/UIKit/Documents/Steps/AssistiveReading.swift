/// The elements that assistive software finds on the screen, in reading order.
///
/// > Source: references of the informal protocols UIAccessibility and UIAccessibilityContainer. Basis: assumed for the
/// > order in a container that specifies none: from top to bottom, and within a row in the reading direction.
@MainActor struct AssistiveReading {
  /// The elements of one view, which are read together, before or after those of its neighbors.
  private struct Group {
    var frame: CGRect
    var elements: [AccessibleObject]
  }

  static func elements(of windows: [UIWindow]) -> [AccessibleObject] {
    let front = windows.lastIndex { $0.accessibilityViewIsModal } ?? 0
    return windows[min(front, windows.count)...].reversed().flatMap { elements(of: $0) }
  }

  private static func elements(of object: AccessibleObject) -> [AccessibleObject] {
    if let view = object as? UIView, view.isHidden || view.alpha < 0.01 { return [] }
    if object.isAccessibilityElement { return [object] }
    if object.accessibilityElementsHidden { return [] }
    // A container that lists itself is not an element.
    if let listed = listed(in: object) { return listed.flatMap { $0 === object ? [] : elements(of: $0) } }
    guard let view = object as? UIView else { return [] }
    return ordered(groups(in: view), isRightToLeft: view.isRightToLeft)
  }

  /// The elements that a container specifies; nil if it specifies none.
  private static func listed(in object: AccessibleObject) -> [AccessibleObject]? {
    if let elements = object.accessibilityElements { return elements.compactMap { ($0 as? NSObject)?.accessibleSelf } }
    let count = object.accessibilityElementCount()
    guard count > 0, count != NSNotFound else { return barItems(of: object) }
    return (0..<count).compactMap { (object.accessibilityElement(at: $0) as? NSObject)?.accessibleSelf }
  }

  private static func barItems(of object: AccessibleObject) -> [AccessibleObject]? {
    switch object {
    case let bar as UINavigationBar: bar.allItems
    case let bar as UIToolbar: bar.items ?? []
    case let bar as UITabBar: bar.items ?? []
    default: nil
    }
  }

  private static func groups(in view: UIView) -> [Group] {
    let subviews = view.subviews.last { $0.accessibilityViewIsModal && !$0.isHidden }.map { [$0] } ?? view.subviews
    return subviews.flatMap { subview -> [Group] in
      let isWhole =
        subview.isAccessibilityElement || subview.shouldGroupAccessibilityChildren || listed(in: subview) != nil
        || subview.isRightToLeft != view.isRightToLeft
      if !isWhole, !subview.isHidden, subview.alpha >= 0.01, !subview.accessibilityElementsHidden {
        return groups(in: subview)
      }
      let elements = elements(of: subview)
      return elements.isEmpty ? [] : [Group(frame: subview.accessibilityFrame, elements: elements)]
    }
  }

  /// Orders groups by rows. A group belongs to a row if it begins above the middle of the row's first group.
  private static func ordered(_ groups: [Group], isRightToLeft: Bool) -> [AccessibleObject] {
    var rows: [[Group]] = []
    for group in groups.sorted(by: { $0.frame.minY < $1.frame.minY }) {
      if let first = rows.last?.first, group.frame.minY < first.frame.midY {
        rows[rows.count - 1].append(group)
      } else {
        rows.append([group])
      }
    }
    return rows.flatMap { row in
      row.sorted { isRightToLeft ? $0.frame.maxX > $1.frame.maxX : $0.frame.minX < $1.frame.minX }.flatMap(\.elements)
    }
  }
}

/// A gesture of the user on the element that assistive software has focused.
package enum AssistiveGesture {
  case activate, increment, decrement, escape, magicTap
  case scroll(UIAccessibilityScrollDirection)
  /// The custom action with a name.
  case custom(String)
  /// The custom rotor with a name.
  case rotor(String, UIAccessibilityCustomRotor.Direction)
}

extension Session {
  /// The elements that assistive software currently finds on the screen, in reading order.
  package var spokenElements: [AccessibleObject] { perform { AssistiveReading.elements(of: windows) } }

  /// Performs a gesture as assistive software would.
  ///
  /// - Returns: false if no element handles the gesture.
  @discardableResult package func assist(_ gesture: AssistiveGesture, on element: AccessibleObject) -> Bool {
    defer { commitWindows() }
    return perform {
      switch gesture {
      case .activate: element.accessibilityActivate() || tap(at: element.accessibilityActivationPoint) != nil
      case .increment: adjust(element) { $0.accessibilityIncrement() }
      case .decrement: adjust(element) { $0.accessibilityDecrement() }
      case .escape: chain(from: element).contains { $0.accessibilityPerformEscape() }
      case .magicTap: chain(from: element).contains { $0.accessibilityPerformMagicTap() }
      case .scroll(let direction): chain(from: element).contains { $0.accessibilityScroll(direction) }
      case .custom(let name):
        chain(from: element).lazy.compactMap(\.accessibilityCustomActions).joined().first { $0.name == name }?
          .carryOut() ?? false
      case .rotor(let name, let direction): turn(name, direction, from: element)
      }
    }
  }

  private func adjust(_ element: AccessibleObject, _ change: (AccessibleObject) -> Void) -> Bool {
    guard element.accessibilityTraits.contains(.adjustable) else { return false }
    change(element)
    return true
  }

  /// Moves the focus to the rotor's next element.
  private func turn(
    _ name: String, _ direction: UIAccessibilityCustomRotor.Direction, from element: AccessibleObject
  ) -> Bool {
    let rotors = chain(from: element).lazy.compactMap(\.accessibilityCustomRotors).joined()
    guard let rotor = rotors.first(where: { $0.name == name }) else { return false }
    let predicate = UIAccessibilityCustomRotorSearchPredicate()
    predicate.currentItem = UIAccessibilityCustomRotorItemResult(targetElement: element, targetRange: nil)
    predicate.searchDirection = direction
    guard let found = rotor.itemSearchBlock(predicate)?.targetElement else { return false }
    focusAssistance(on: found)
    return true
  }

  /// The element and the responders above it.
  private func chain(from element: AccessibleObject) -> [AccessibleObject] {
    guard let responder = element as? UIResponder else { return [element] }
    return Array(sequence(first: responder, next: \.next))
  }
}

extension AccessibleObject {
  /// The words that assistive software speaks: the label, the value, the kind of element and the hint.
  package var spokenWords: String {
    let kinds: [(UIAccessibilityTraits, String)] = [
      (.selected, "selected"), (.notEnabled, "dimmed"), (.header, "heading"), (.link, "link"), (.image, "image"),
      (.searchField, "search field"), (.adjustable, "adjustable"),
    ]
    let traits = accessibilityTraits
    let page = (self as? any UIAccessibilityReadingContent)?.accessibilityPageContent()
    var words = [accessibilityLabel ?? page, accessibilityValue].compactMap(\.self)
    let more = (self as? any AXCustomContentProvider)?.accessibilityCustomContent ?? []
    words += more.filter { $0.importance == .high }.map { "\($0.label), \($0.value)" }
    words += kinds.filter { traits.contains($0.0) }.map(\.1)
    if traits.contains(.toggleButton) {
      words.append("switch button")
    } else if traits.contains(.button) {
      words.append("button")
    }
    switch accessibilityExpandedStatus {
    case .expanded: words.append("expanded")
    case .collapsed: words.append("collapsed")
    case .unsupported: break
    }
    if let accessibilityHint { words.append(accessibilityHint) }
    return words.filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
