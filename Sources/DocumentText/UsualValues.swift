import InterfaceDocuments

/// The values that Xcode writes for a new object. A description omits them, and mentions what differs.
///
/// > Basis: captured: the most frequent value of each attribute in 1077 public documents. Where those of Xcode 9 and
/// > later differ from older ones, their value counts.
enum UsualValues {
  /// Removes the usual values. Archives of Xcode 3 and 4 omit values that are UIKit's, so they have no usual ones.
  ///
  /// - Returns: The meaning of missing attributes for which Xcode usually writes something else.
  static func differences(in attributes: inout [String: String], of object: DocumentElement, isArchive: Bool)
    -> [String]
  {
    if isArchive { return [] }
    normalize(&attributes)
    var missing: [String] = []
    for (name, usual) in usual[kind(of: object)] ?? [] {
      if attributes[name] == usual {
        attributes[name] = nil
      } else if attributes[name] == nil, let meaning = meaningOfMissing(name, usual: usual, object) {
        missing.append(meaning)
      }
    }
    if attributes["contentMode"] == "scaleToFill", !isUsual("contentMode", in: object) {
      attributes["contentMode"] = nil
    }
    return missing
  }

  private static func isUsual(_ name: String, in object: DocumentElement) -> Bool {
    usual[kind(of: object)]?.contains { $0.name == name } ?? false
  }

  /// Replaces the spellings of older releases of Xcode.
  private static func normalize(_ attributes: inout [String: String]) {
    if attributes["buttonType"] == "roundedRect" { attributes["buttonType"] = "system" }
    if attributes["contentMode"] == "TopLeft" { attributes["contentMode"] = "topLeft" }
  }

  private static func meaningOfMissing(_ name: String, usual: String, _ object: DocumentElement) -> String? {
    if name.hasSuffix("HuggingPriority") {
      return object["translatesAutoresizingMaskIntoConstraints"] == "NO" ? AttributeText.text(name, "250") : nil
    }
    if usual == "YES" || usual == "NO" { return AttributeText.text(name, usual == "YES" ? "NO" : "YES") }
    if let meaning = meanings[name] { return AttributeText.text(name, meaning) }
    return "no \(AttributeText.label(name))"
  }

  /// The values of attributes that are not written.
  private static let meanings = ["contentMode": "scaleToFill", "textAlignment": "left", "buttonType": "custom"]

  /// Returns the element's name, or another one for a view that has a special place in a cell.
  private static func kind(of object: DocumentElement) -> String {
    if object.key == "contentView", object.name == "view" { return "contentView" }
    let isOfCellStyle = object["multipleTouchEnabled"] == "YES" && object["userInteractionEnabled"] == nil
    return isOfCellStyle && ["label", "imageView"].contains(object.name)
      ? "\(object.name) of a cell style" : object.name
  }

  /// Returns whether a value is the usual one, by its text.
  static func isUsual(_ value: DocumentElement, _ text: String, in object: DocumentElement) -> Bool {
    switch (object.name, value.key) {
    case ("label", "fontDescription"): text == "system 17"
    case ("textField", "fontDescription"): text == "system 14"
    case ("collectionViewFlowLayout", _): text == "0 × 0" || value.key == "sectionInset" && text == "0"
    default: value.name == "textInputTraits" && text == "none"
    }
  }

  private typealias Attribute = (name: String, usual: String)

  private static let usual: [String: [Attribute]] = written.mapValues { line in
    line.split(separator: " ").map { pair in
      let parts = pair.split(separator: "=")
      return (String(parts[0]), String(parts[1]))
    }
  }

  private static let control = "opaque=NO contentHorizontalAlignment=center contentVerticalAlignment=center"
  private static let clipping = "clipsSubviews=YES multipleTouchEnabled=YES"
  private static let text =
    "contentMode=left textAlignment=natural lineBreakMode=tailTruncation "
    + "baselineAdjustment=alignBaselines adjustsFontSizeToFit=NO opaque=NO"
  private static let hugging = "horizontalHuggingPriority=251 verticalHuggingPriority=251"
  private static let tight = "horizontalHuggingPriority=750 verticalHuggingPriority=750"

  private static let written: [String: String] = [
    "label": "\(text) userInteractionEnabled=NO \(hugging)",
    "label of a cell style": "\(text) multipleTouchEnabled=YES",
    "imageView": "userInteractionEnabled=NO \(hugging)",
    "imageView of a cell style": "multipleTouchEnabled=YES opaque=NO",
    "button": "\(control) lineBreakMode=middleTruncation buttonType=system",
    "textField": "opaque=NO clipsSubviews=YES contentHorizontalAlignment=left contentVerticalAlignment=center "
      + "minimumFontSize=17 textAlignment=natural",
    "textView": "\(clipping) textAlignment=natural",
    "scrollView": clipping,
    "collectionView": "\(clipping) dataMode=prototypes",
    "tableView": "clipsSubviews=YES alwaysBounceVertical=YES style=plain separatorStyle=default rowHeight=-1",
    "tableViewCell": "clipsSubviews=YES preservesSuperviewLayoutMargins=YES selectionStyle=default indentationWidth=10",
    "tableViewCellContentView": "opaque=NO \(clipping) contentMode=center preservesSuperviewLayoutMargins=YES "
      + "insetsLayoutMarginsFromSafeArea=NO",
    "contentView": "opaque=NO \(clipping) contentMode=center",
    "collectionViewCell": "opaque=NO \(clipping) contentMode=center",
    "collectionReusableView": "opaque=NO \(clipping) contentMode=center",
    "collectionViewCellContentView": "opaque=NO \(clipping) contentMode=center insetsLayoutMarginsFromSafeArea=NO",
    "collectionViewFlowLayout": "minimumLineSpacing=10 minimumInteritemSpacing=10",
    "stackView": "opaque=NO",
    "containerView": "opaque=NO",
    "visualEffectView": "opaque=NO",
    "switch": "\(control) \(tight)",
    "slider": control,
    "stepper": "\(control) \(tight) maximumValue=100",
    "datePicker": control.replacing("opaque=NO ", with: ""),
    "pageControl": control,
    "segmentedControl": "opaque=NO contentHorizontalAlignment=left contentVerticalAlignment=top "
      + "segmentControlStyle=plain selectedSegmentIndex=0",
    "progressView": "opaque=NO verticalHuggingPriority=750",
    "activityIndicatorView": "opaque=NO \(tight)",
    "searchBar": "contentMode=redraw",
    "toolbar": "opaque=NO clearsContextBeforeDrawing=NO",
    "mapView": "\(clipping) mapType=standard",
    "refreshControl": "\(control) enabled=NO multipleTouchEnabled=YES contentMode=center",
  ]
}
