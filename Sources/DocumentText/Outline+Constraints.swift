import InterfaceDocuments

/// Constraints as sentences.
extension Outline {
  /// Returns the constraints that concern an object, in an order that does not depend on that of the file.
  func constraints(concerning object: DocumentElement) -> [Detail] {
    let lines = (constraintsByView[ObjectIdentifier(object)] ?? []).map { constraint, owner in
      (key: sortKey(constraint, owner, object), detail: detail(constraint, owner, object))
    }
    return lines.sorted { ($0.key, $0.detail.text, $0.detail.id) < ($1.key, $1.detail.text, $1.detail.id) }.map(
      \.detail)
  }

  private func detail(_ constraint: DocumentElement, _ owner: DocumentElement, _ subject: DocumentElement) -> Detail {
    Detail(text: sentence(constraint, owner, subject), id: constraint["id"] ?? "")
  }

  /// Returns `title.top = safeArea.top + 8, priority 750`.
  private func sentence(_ constraint: DocumentElement, _ owner: DocumentElement, _ subject: DocumentElement) -> String {
    let first = anchor(constraint["firstItem"], constraint["firstAttribute"], owner, subject)
    let relation = Self.relations[constraint["relation"] ?? ""] ?? "="
    let parts = ["\(first) \(relation) \(rightSide(constraint, owner, subject))"] + options(constraint)
    return parts.joined(separator: ", ")
  }

  private static let relations = ["greaterThanOrEqual": "≥", "lessThanOrEqual": "≤"]

  private func rightSide(_ constraint: DocumentElement, _ owner: DocumentElement, _ subject: DocumentElement) -> String
  {
    let constant = constraint["constant"].map(Numbers.text) ?? "0", isSymbolic = constraint["symbolic"] == "YES"
    guard let attribute = constraint["secondAttribute"] else { return isSymbolic ? "standard" : constant }
    let anchor = anchor(constraint["secondItem"] ?? "", attribute, owner, subject)
    return anchor + multiplier(constraint) + offset(constant, isSymbolic: isSymbolic)
  }

  private func multiplier(_ constraint: DocumentElement) -> String {
    guard let written = constraint["multiplier"] else { return "" }
    let text = written.contains(where: ":/".contains) ? written : Numbers.text(written)
    return ["1", "1:1", "1/1"].contains(text) ? "" : " × \(text)"
  }

  private func offset(_ constant: String, isSymbolic: Bool) -> String {
    let isNegative = constant.hasPrefix("-")
    if isSymbolic { return isNegative ? " - standard" : " + standard" }
    if constant == "0" { return "" }
    return isNegative ? " - \(constant.dropFirst())" : " + \(constant)"
  }

  private func options(_ constraint: DocumentElement) -> [String] {
    var options: [String] = []
    if let priority = constraint["priority"].map(Numbers.text), priority != "1000" {
      options.append("priority \(priority)")
    }
    if let identifier = constraint["identifier"] { options.append("identifier \(Quoting.quoted(identifier))") }
    if let label = constraint["userLabel"] { options.append("label \(Quoting.quoted(label))") }
    if let type = constraint.customClassName { options.append("class \(type)") }
    if constraint["placeholder"] == "YES" { options.append("removed at build time") }
    if let type = constraint["symbolType"] { options.append("symbolType \(type)") }
    return options + VariationText.constants(of: constraint) + installations.text(of: constraint)
      + (constraint.child(named: "userDefinedRuntimeAttributes")?.children.map(RuntimeAttributeText.text) ?? [])
  }

  /// Returns `safeArea.top`. A first item without an identifier is the view that contains the constraint.
  private func anchor(
    _ item: String?, _ attribute: String?, _ owner: DocumentElement, _ subject: DocumentElement
  ) -> String {
    let attribute = attribute ?? "unknown"
    guard let item else { return "\(name(owner, beside: subject)).\(attribute)" }
    guard let object = index[item] else { return "missing object#\(item).\(attribute)" }
    return "\(name(object, beside: subject)).\(attribute)"
  }

  private func name(_ object: DocumentElement, beside subject: DocumentElement) -> String {
    if object === subject { return names.ownName(of: subject) }
    switch object.name {
    case "viewLayoutGuide": return guideName(object, beside: subject)
    case "viewControllerLayoutGuide": return "\(object["type"] ?? "")LayoutGuide"
    default: return isSuperview(object, of: subject) ? "superview" : names.reference(to: object)
    }
  }

  /// Returns whether the object contains the subject. A cell replaces its content view if that has no identifier.
  private func isSuperview(_ object: DocumentElement, of subject: DocumentElement) -> Bool {
    guard let parent = index.parent(of: subject) else { return false }
    return parent === object || parent["id"] == nil && index.parent(of: parent) === object
  }

  /// Returns `safeArea` for that of the root view, else the name with that of the view.
  private func guideName(_ guide: DocumentElement, beside subject: DocumentElement) -> String {
    let name = guide.key ?? "guide"
    guard let view = index.parent(of: guide) else { return name }
    let isRoots = name == "safeArea" && (index.parent(of: view)?.isController ?? true)
    return isRoots ? name : "\(self.name(view, beside: subject)).\(name)"
  }

  /// Sorts by the subject's own attribute and the other item, so that a changed number does not move a line.
  private func sortKey(_ constraint: DocumentElement, _ owner: DocumentElement, _ subject: DocumentElement) -> String {
    let first = constraint["firstItem"] ?? owner["id"], isFirst = first == subject["id"]
    let attribute = constraint[isFirst ? "firstAttribute" : "secondAttribute"] ?? ""
    let rank = Self.order.firstIndex { attribute.hasPrefix($0) } ?? Self.order.count
    let other = constraint[isFirst ? "secondItem" : "firstItem"].flatMap { index[$0] } ?? owner
    return "\(rank < 10 ? "0" : "")\(rank) \(attribute) \(name(other, beside: subject)) \(constraint["relation"] ?? "")"
  }

  private static let order = [
    "leading", "left", "trailing", "right", "centerX", "top", "firstBaseline", "baseline", "lastBaseline", "bottom",
    "centerY", "width", "height",
  ]
}

/// The constraints of a document by the view that they concern.
enum ConstrainedViews {
  /// Groups constraints by their first item, or by the second one if that is in the first.
  static func group(
    _ index: ObjectIndex
  ) -> [ObjectIdentifier: [(constraint: DocumentElement, owner: DocumentElement)]] {
    var groups: [ObjectIdentifier: [(constraint: DocumentElement, owner: DocumentElement)]] = [:]
    for (constraint, owner) in index.constraints {
      let view = concerned(constraint, owner, index)
      groups[ObjectIdentifier(view), default: []].append((constraint, owner))
    }
    return groups
  }

  private static func concerned(
    _ constraint: DocumentElement, _ owner: DocumentElement, _ index: ObjectIndex
  ) -> DocumentElement {
    let first = constraint["firstItem"].map { index[$0] } ?? owner
    let second = constraint["secondItem"].flatMap { index[$0] }
    guard let first, first.isView else { return second?.isView == true ? second! : owner }
    if let second, second.isView, index.isAncestor(first, of: second) { return second }
    return first
  }
}
