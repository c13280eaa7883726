import InterfaceDocuments

/// Saved frames of views that neither constraints nor containers place.
extension Outline {
  /// Returns the frame and the autoresizing mask; nil for a view that something else places.
  func frameText(_ view: DocumentElement) -> String? {
    let placement = placement(of: view), isRoot = placement == .ownSize || placement == .bySuperview
    // UIKit or the app places roots and cells by their frames, which fails without the mask.
    let isUnusual = (isRoot || placement == .elsewhere) && view[Self.translates] == "NO" && !isArranged(view)
    let parts = [savedFrame(view, placement), isUnusual ? "not \(Self.translates)" : nil].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  private func savedFrame(_ view: DocumentElement, _ placement: Placement) -> String? {
    guard let rect = view.child(named: "rect", key: "frame") else { return nil }
    let mask = Self.mask(view)
    switch placement {
    case .byConstraints, .elsewhere: return nil
    case .bySuperview: return mask == "width+height" || view[Self.translates] == "NO" ? nil : "autoresizing \(mask)"
    case .ownSize: return "size \(Numbers.text(rect["width"] ?? "0")) × \(Numbers.text(rect["height"] ?? "0"))"
    case .byFrame:
      let isFixed = view["fixedFrame"] == "YES"
      let frame = "\(isFixed ? "fixed frame" : "frame") \(ValueText.short(rect) ?? "")"
      return mask == "right+bottom" ? frame : "\(frame) autoresizing \(mask)"
    }
  }

  private enum Placement {
    case byConstraints
    /// A stack view, a bar or a cell places the view.
    case elsewhere
    /// The root view of a controller: the saved size is that of the canvas.
    case bySuperview
    /// A root of a xib, which keeps its size.
    case ownSize
    case byFrame
  }

  private func placement(of view: DocumentElement) -> Placement {
    if Self.placedNames.contains(view.name) { return index.parent(of: view) == nil ? .ownSize : .elsewhere }
    guard let parent = index.parent(of: view) else { return rootPlacement(of: view) }
    if parent.isController { return Self.barNames.contains(view.name) ? .elsewhere : .bySuperview }
    if isArranged(view) || view.key == "contentView" || isOfCellStyle(view, in: parent) { return .elsewhere }
    return hasConstraints(view) ? .byConstraints : .byFrame
  }

  private static let translates = "translatesAutoresizingMaskIntoConstraints"

  private func isArranged(_ view: DocumentElement) -> Bool { index.parent(of: view)?.name == "stackView" }

  /// Returns whether constraints place the view. Without Auto Layout, the attribute for it has no effect.
  private func hasConstraints(_ view: DocumentElement) -> Bool {
    root["useAutolayout"] == "YES" && view[Self.translates] == "NO"
      && view["fixedFrame"] != "YES"
  }

  private func rootPlacement(of view: DocumentElement) -> Placement {
    if isControllersView(view) { return .bySuperview }
    let isFreeform = view.child(named: "freeformSimulatedSizeMetrics") != nil
    return isFreeform || root["useAutolayout"] != "YES" ? .ownSize : .bySuperview
  }

  private func isControllersView(_ view: DocumentElement) -> Bool {
    index.connections.contains { connection, owner in
      owner["placeholderIdentifier"] == "IBFilesOwner" && connection["property"] == "view"
        && connection["destination"] == view["id"]
    }
  }

  private func isOfCellStyle(_ view: DocumentElement, in content: DocumentElement) -> Bool {
    guard let cell = index.parent(of: content), cell.name == "tableViewCell", let id = view["id"] else { return false }
    return ["textLabel", "detailTextLabel", "imageView"].contains { cell[$0] == id }
  }

  private static let placedNames: Set<String> = [
    "tableViewCell", "tableViewCellContentView", "collectionViewCell", "collectionViewCellContentView",
    "collectionReusableView",
  ]

  private static let barNames: Set<String> = ["navigationBar", "toolbar", "tabBar", "refreshControl"]

  /// Returns the flexible sides and dimensions, `right+bottom` for the mask of a new view.
  private static func mask(_ view: DocumentElement) -> String {
    let mask = view.child(named: "autoresizingMask")
    let names = maskNames.filter { mask?[$0.0] == "YES" }.map(\.1)
    return names.isEmpty ? "none" : names.joined(separator: "+")
  }

  private static let maskNames = [
    ("flexibleMinX", "left"), ("widthSizable", "width"), ("flexibleMaxX", "right"), ("flexibleMinY", "top"),
    ("heightSizable", "height"), ("flexibleMaxY", "bottom"),
  ]
}
