import CoreTypes

// Translation of a document's strings.
extension InterfaceDocument {
  /// Replaces the document's strings by a translation; strings without a translation stay.
  package mutating func translate(by translation: Translation) {
    for index in scenes.indices { scenes[index].translate(by: translation) }
    if let problem = translation.problem { report(.malformedStrings, .warning, problem, in: translation) }
    for key in translation.varyingKeys {
      let message = "\u{201C}\(key)\u{201D} has plural variations; the variation \u{201C}other\u{201D} is shown"
      report(.varyingString, .note, StringsProblem(message: message, position: .start), in: translation)
    }
  }

  private mutating func report(
    _ rule: DocumentDiagnostic.Rule, _ severity: DocumentDiagnostic.Severity, _ problem: StringsProblem,
    in translation: Translation
  ) {
    diagnostics.append(
      DocumentDiagnostic(
        rule: rule, severity: severity, message: problem.message, position: problem.position, file: translation.file))
  }
}

extension InterfaceScene {
  fileprivate mutating func translate(by translation: Translation) {
    for index in objects.indices {
      switch objects[index] {
      case .view(var view):
        view.translate(by: translation)
        objects[index] = .view(view)
      case .controller(var controller):
        controller.translate(by: translation)
        objects[index] = .controller(controller)
      case .other(var object):
        object.views.translate(by: translation)
        objects[index] = .other(object)
      }
    }
  }
}

extension InterfaceController {
  fileprivate mutating func translate(by translation: Translation) {
    title = translation[id, "title", title]
    navigationItem?.translate(by: translation)
    tabBarItem?.translate(by: translation)
    toolbarItems.translate(by: translation)
    view?.translate(by: translation)
    for bar in [\InterfaceController.navigationBar, \.toolbar, \.tabBar, \.refreshControl] {
      self[keyPath: bar]?.translate(by: translation)
    }
    attachedViews.translate(by: translation)
    for index in children.indices { children[index].translate(by: translation) }
  }
}

extension InterfaceView {
  fileprivate mutating func translate(by translation: Translation) {
    accessibility.label = translation[id, "accessibilityLabel", accessibility.label]
    accessibility.hint = translation[id, "accessibilityHint", accessibility.hint]
    subviews.translate(by: translation)
    attachedViews.translate(by: translation)
    content.translate(id, by: translation)
  }
}

extension [InterfaceView] {
  fileprivate mutating func translate(by translation: Translation) {
    for index in indices { self[index].translate(by: translation) }
  }
}

extension InterfaceNavigationItem {
  fileprivate mutating func translate(by translation: Translation) {
    title = translation[id, "title", title]
    prompt = translation[id, "prompt", prompt]
    titleView?.translate(by: translation)
    leftItems.translate(by: translation)
    rightItems.translate(by: translation)
    if let item = backItem {
      var items = [item]
      items.translate(by: translation)
      backItem = items[0]
    }
  }
}

extension [InterfaceBarButtonItem] {
  fileprivate mutating func translate(by translation: Translation) {
    for index in indices {
      self[index].title = translation[self[index].id, "title", self[index].title]
      self[index].customView?.translate(by: translation)
    }
  }
}

extension InterfaceTabBarItem {
  fileprivate mutating func translate(by translation: Translation) {
    title = translation[id, "title", title]
    badgeValue = translation[id, "badgeValue", badgeValue]
  }
}

extension ViewContent {
  fileprivate mutating func translate(_ id: String, by translation: Translation) {
    translateText(id, by: translation)
    translateContainer(id, by: translation)
  }

  private mutating func translateText(_ id: String, by translation: Translation) {
    switch self {
    case .label(var label):
      label.text = translation.text(id, "text", label.text)
      self = .label(label)
    case .textField(var field):
      field.text = translation.text(id, "text", field.text)
      field.placeholder = translation[id, "placeholder", field.placeholder]
      self = .textField(field)
    case .textView(var view):
      view.text = translation.text(id, "text", view.text)
      self = .textView(view)
    case .searchBar(var bar):
      bar.translate(id, by: translation)
      self = .searchBar(bar)
    case .button(var button):
      button.translate(id, by: translation)
      self = .button(button)
    case .segmentedControl(var control):
      for index in control.segments.indices {
        control.segments[index].title = translation[id, "segmentTitles[\(index)]", control.segments[index].title]
      }
      self = .segmentedControl(control)
    default: break
    }
  }

  private mutating func translateContainer(_ id: String, by translation: Translation) {
    switch self {
    case .tableView(var table):
      table.translate(by: translation)
      self = .tableView(table)
    case .tableViewCell(var cell):
      cell.contentView?.translate(by: translation)
      self = .tableViewCell(cell)
    case .collectionView(var collection):
      collection.cells.translate(by: translation)
      collection.sectionHeader?.translate(by: translation)
      collection.sectionFooter?.translate(by: translation)
      self = .collectionView(collection)
    case .collectionReusable(var cell):
      cell.contentView?.translate(by: translation)
      self = .collectionReusable(cell)
    case .visualEffectView(var effect):
      effect.contentView?.translate(by: translation)
      self = .visualEffectView(effect)
    default: translateBar(by: translation)
    }
  }

  private mutating func translateBar(by translation: Translation) {
    switch self {
    case .toolbar(var bar):
      bar.items.translate(by: translation)
      self = .toolbar(bar)
    case .navigationBar(var bar):
      for index in bar.items.indices { bar.items[index].translate(by: translation) }
      self = .navigationBar(bar)
    case .tabBar(var bar):
      for index in bar.items.indices { bar.items[index].translate(by: translation) }
      self = .tabBar(bar)
    default: break
    }
  }
}

extension TableViewContent {
  fileprivate mutating func translate(by translation: Translation) {
    headerView?.translate(by: translation)
    footerView?.translate(by: translation)
    prototypes.translate(by: translation)
    for index in sections.indices {
      let id = sections[index].id
      sections[index].headerTitle = translation[id, "headerTitle", sections[index].headerTitle]
      sections[index].footerTitle = translation[id, "footerTitle", sections[index].footerTitle]
      sections[index].cells.translate(by: translation)
    }
  }
}

extension SearchBarContent {
  fileprivate mutating func translate(_ id: String, by translation: Translation) {
    text = translation[id, "text", text]
    placeholder = translation[id, "placeholder", placeholder]
    prompt = translation[id, "prompt", prompt]
    for index in scopeTitles.indices {
      scopeTitles[index] = translation[id, "scopeButtonTitles[\(index)]", scopeTitles[index]] ?? scopeTitles[index]
    }
  }
}

extension ButtonContent {
  fileprivate mutating func translate(_ id: String, by translation: Translation) {
    for state in ControlState.allCases {
      let old = states[state]?.title, property = "\(state.rawValue)Title"
      guard old != nil || translation.has(id, property) else { continue }
      states[state, default: ButtonState()].title = translation.text(id, property, old ?? .plain(""))
    }
    configuration?.translate(id, by: translation)
  }
}

extension ButtonConfiguration {
  fileprivate mutating func translate(_ id: String, by translation: Translation) {
    if title != nil || translation.has(id, "configuration.title") {
      title = translation.text(id, "configuration.title", title ?? .plain(""))
    }
    if subtitle != nil || translation.has(id, "configuration.subtitle") {
      subtitle = translation.text(id, "configuration.subtitle", subtitle ?? .plain(""))
    }
  }
}

extension Translation {
  fileprivate func has(_ id: String, _ property: String) -> Bool { entries["\(id).\(property)"] != nil }

  /// Returns the translation of an object's property, whose text in the document is `text`.
  fileprivate subscript(id: String, property: String, text: String?) -> String? {
    entries["\(id).\(property)"] ?? text.map { pseudolanguage?.spoken($0) ?? $0 }
  }

  fileprivate func text(_ id: String, _ property: String, _ text: InterfaceText) -> InterfaceText {
    if let translated = entries["\(id).\(property)"] { return text.replaced(by: translated) }
    guard let pseudolanguage else { return text }
    switch text {
    case .plain(let string): return .plain(pseudolanguage.spoken(string))
    case .attributed(var fragments):
      for index in fragments.indices { fragments[index].text = pseudolanguage.spoken(fragments[index].text) }
      return .attributed(fragments)
    }
  }
}

extension InterfaceText {
  /// Returns another text with the attributes of this text's beginning.
  fileprivate func replaced(by text: String) -> InterfaceText {
    guard case .attributed(let fragments) = self, var first = fragments.first else { return .plain(text) }
    first.text = text
    return .attributed([first])
  }
}
