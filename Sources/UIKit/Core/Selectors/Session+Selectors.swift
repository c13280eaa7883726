import SessionFoundation

// Selectors are checked when they are registered, because an unlisted method only fails when it is called.
extension Session {
  /// Reports `selector-not-listed` once for each class and selector.
  func checkListing(of selector: Selector, by target: Any?) {
    guard checksSelectors, let target = target as AnyObject?, !(target is NSNull) else { return }
    let targetClass: AnyClass = Swift.type(of: target)
    guard methodTables.table(of: targetClass).methods[selector.name] == nil else { return }
    report(
      Diagnostic(
        rule: "selector-not-listed", severity: .warning,
        message:
          "\(ClassName.plain(targetClass)) does not list the selector \u{201C}\(selector)\u{201D}, so sending it "
          + "will fail: \(selector.advice(for: targetClass))."))
  }

  /// Reports `selector-of-another-class`: a class lists a method that its instances do not have.
  func reportMember(_ selector: Selector, of owner: Any.Type, listedBy object: AnyObject) {
    let listing = ClassName.plain(Swift.type(of: object))
    let finding = Diagnostic(
      rule: "selector-of-another-class", severity: .warning,
      message:
        "\(listing).objcMembers lists \u{201C}\(selector)\u{201D} with a method of \(owner), but \(listing) is not a "
        + "subclass of it, so nothing is called. List a method of \(listing).")
    if MainQueue.isCurrentThread { report(finding) } else { schedule(after: 0) { self.report(finding) } }
  }

  /// Runs `body` without checks, because the caller reports unlisted selectors itself.
  func withoutSelectorChecks(_ body: () -> Void) {
    let before = checksSelectors
    defer { checksSelectors = before }
    checksSelectors = false
    body()
  }
}

extension Selector {
  /// Returns advice with the line that lists the method: `add .action("search:", Form.search) to Form.objcMembers`.
  ///
  /// - Parameter kind: The function of `ObjCMember` that makes the entry.
  func advice(for objectClass: AnyClass, as kind: String = "action") -> String {
    let owner = ClassName.plain(objectClass)
    if ClassName.isUIKits(objectClass) {
      return "Tinamou's \(owner) has no such method, or does not expose it to selectors"
    }
    let line = ".\(kind)(\"\(name)\", \(owner).\(name.prefix { $0 != ":" }))"
    if objectClass is any ObjCExposed.Type { return "add \(line) to \(owner).objcMembers" }
    return "make \(owner) conform to ObjCExposed, with \(line) in its objcMembers"
  }
}
