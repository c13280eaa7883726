import CoreTypes
import Inspection
import UIKit

// The details of one view.
extension LiveInspector {
  /// - Parameter evidence: The layout evidence of the view's tree, if available.
  func details(of number: Int, _ evidence: LayoutEvidence? = nil) -> DeviceEvent {
    guard let view = view(number) else { return .gone }
    let path = sequence(first: view.superview) { $0?.superview }.compactMap { $0?.className }.reversed()
    return .details(
      ViewDetails(
        number: number, title: view.titleInInspector, path: Array(path),
        sections: [geometry(of: view), layout(of: view), look(of: view), content(of: view)].filter { !$0.rows.isEmpty },
        outlines: outlines(of: view), constraints: constraints(of: view, evidence), swift: SwiftFormatter(view).frame,
        test: SwiftFormatter(view).test))
  }

  // MARK: Sections

  private func geometry(of view: UIView) -> ViewDetails.Section {
    let frame = view.frame
    var rows = [
      ViewDetails.Row(label: "x", value: frame.minX.described, key: "x", question: "x"),
      ViewDetails.Row(label: "y", value: frame.minY.described, key: "y", question: "y"),
      ViewDetails.Row(label: "width", value: frame.width.described, key: "width", question: "width"),
      ViewDetails.Row(label: "height", value: frame.height.described, key: "height", question: "height"),
      ViewDetails.Row(label: "bounds", value: view.bounds.inWords),
    ]
    if !view.transform.isIdentity { rows.append(ViewDetails.Row(label: "transform", value: "\(view.transform)")) }
    if let scrollView = view as? UIScrollView {
      rows.append(ViewDetails.Row(label: "content size", value: scrollView.contentSize.inWords))
      rows.append(ViewDetails.Row(label: "content offset", value: scrollView.contentOffset.inWords))
      rows.append(ViewDetails.Row(label: "adjusted inset", value: scrollView.adjustedContentInset.inWords))
    }
    return ViewDetails.Section(title: "Geometry", rows: rows)
  }

  private func layout(of view: UIView) -> ViewDetails.Section {
    var rows = [ViewDetails.Row(label: "margins", value: view.layoutMargins.inWords)]
    if view.safeAreaInsets != .zero {
      rows.append(ViewDetails.Row(label: "safe area", value: view.safeAreaInsets.inWords))
    }
    if view.alignmentRectInsets != .zero {
      rows.append(ViewDetails.Row(label: "alignment insets", value: view.alignmentRectInsets.inWords))
    }
    let natural = view.intrinsicContentSize
    if natural.width != UIView.noIntrinsicMetric || natural.height != UIView.noIntrinsicMetric {
      rows.append(ViewDetails.Row(label: "natural size", value: natural.inWords))
    }
    for (label, axis) in [("horizontal", NSLayoutConstraint.Axis.horizontal), ("vertical", .vertical)] {
      let hugging = view.contentHuggingPriority(for: axis).rawValue
      let resistance = view.contentCompressionResistancePriority(for: axis).rawValue
      rows.append(
        ViewDetails.Row(
          label: "\(label) hugging", value: CGFloat(hugging).described, key: "\(label)Hugging"))
      rows.append(
        ViewDetails.Row(
          label: "\(label) resistance", value: CGFloat(resistance).described, key: "\(label)Resistance"))
    }
    if view.translatesAutoresizingMaskIntoConstraints {
      rows.append(ViewDetails.Row(label: "autoresizing mask", value: view.autoresizingMask.inWords))
    }
    return ViewDetails.Section(title: "Layout", rows: rows)
  }

  private func look(of view: UIView) -> ViewDetails.Section {
    var rows = [
      ViewDetails.Row(label: "hidden", value: "\(view.isHidden)", key: "hidden"),
      ViewDetails.Row(label: "alpha", value: view.alpha.described, key: "alpha"),
      ViewDetails.Row(label: "clips", value: "\(view.clipsToBounds)", key: "clips"),
    ]
    if let color = view.backgroundColor { rows.append(ViewDetails.Row(label: "background", value: "\(color)")) }
    if view.layer.cornerRadius != 0 {
      rows.append(ViewDetails.Row(label: "corner radius", value: view.layer.cornerRadius.described))
    }
    return ViewDetails.Section(title: "Look", rows: rows)
  }

  private func content(of view: UIView) -> ViewDetails.Section {
    var rows: [ViewDetails.Row] = []
    if let text = view.editableText { rows.append(ViewDetails.Row(label: "text", value: text, key: "text")) }
    if let label = view as? UILabel {
      rows.append(ViewDetails.Row(label: "font", value: "\(label.font.fontName) \(label.font.pointSize.described)"))
      rows.append(ViewDetails.Row(label: "lines", value: "\(label.numberOfLines)", key: "lines"))
    }
    if let control = view as? UIControl {
      rows.append(ViewDetails.Row(label: "enabled", value: "\(control.isEnabled)", key: "enabled"))
    }
    if let label = view.accessibilityLabel, label != view.reportedText {
      rows.append(ViewDetails.Row(label: "says", value: label))
    }
    return ViewDetails.Section(title: "Content", rows: rows)
  }

  // MARK: In the picture

  private func outlines(of view: UIView) -> [ViewDetails.Outline] {
    let bounds = view.bounds
    func outline(_ kind: String, _ rect: CGRect) -> ViewDetails.Outline {
      ViewDetails.Outline(kind: kind, frame: session.pictureFrame(of: rect, in: view).numbers)
    }
    var outlines = [outline("frame", bounds)]
    if view.alignmentRectInsets != .zero {
      outlines.append(outline("alignment", bounds.inset(by: view.alignmentRectInsets)))
    }
    outlines.append(outline("margins", bounds.inset(by: view.layoutMargins)))
    if view.safeAreaInsets != .zero { outlines.append(outline("safeArea", bounds.inset(by: view.safeAreaInsets))) }
    for guide in view.layoutGuides { outlines.append(outline("guide", guide.layoutFrame)) }
    if let baselines = view.baselines {
      for y in Set([baselines.first, baselines.last]).sorted() {
        outlines.append(outline("baseline", CGRect(x: bounds.minX, y: y, width: bounds.width, height: 0)))
      }
    }
    return outlines
  }
}

extension UIView {
  fileprivate var titleInInspector: String {
    let name = accessibilityIdentifier ?? reportedText?.nilIfEmpty.map { "\u{201C}\($0.prefix(40))\u{201D}" }
    return name.map { "\(className) \($0)" } ?? className
  }

  /// The text of a label, button or text field.
  var editableText: String? {
    switch self {
    case let label as UILabel: label.text ?? ""
    case let field as UITextField: field.text ?? ""
    case let view as UITextView: view.text
    case let button as UIButton: button.currentTitle ?? ""
    default: nil
    }
  }
}

extension CGRect {
  fileprivate var inWords: String { "\(origin.inWords)  \(size.inWords)" }
}

extension CGPoint {
  fileprivate var inWords: String { "\(x.described), \(y.described)" }
}

extension CGSize {
  fileprivate var inWords: String {
    func word(_ length: CGFloat) -> String { length == UIView.noIntrinsicMetric ? "–" : length.described }
    return "\(word(width)) × \(word(height))"
  }
}

extension UIEdgeInsets {
  fileprivate var inWords: String {
    "top \(top.described), left \(left.described), bottom \(bottom.described), right \(right.described)"
  }
}

extension UIView.AutoresizingMask {
  fileprivate var inWords: String {
    let names: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "left"), (.flexibleWidth, "width"), (.flexibleRightMargin, "right"),
      (.flexibleTopMargin, "top"), (.flexibleHeight, "height"), (.flexibleBottomMargin, "bottom"),
    ]
    let flexible = names.filter { contains($0.0) }.map(\.1)
    return flexible.isEmpty ? "fixed" : "flexible \(flexible.joined(separator: ", "))"
  }
}
