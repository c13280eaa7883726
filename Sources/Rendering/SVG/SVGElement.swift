import CoreTypes
import DisplayLists

/// Names and values in the order in which they are written; values are escaped then.
typealias SVGAttributes = [(name: String, value: String)]

/// An element under construction. Groups store transform and clip as values, because both can still move.
final class SVGElement {
  let name: String
  var id: String?
  /// The attributes that identify the group's view; copies of a group do not have them.
  var annotation: SVGAttributes = []
  var attributes: SVGAttributes
  var transform = CGAffineTransform.identity
  /// The clip in the element's own coordinates, after `transform`.
  var clip: SVGClip?
  var text = ""
  var children: [SVGElement] = []

  /// Whether a descendant outside of other isolated groups is blended with this element's backdrop.
  var holdsBlending = false
  /// Whether no descendant may be blended with this element's backdrop.
  var isIsolated = false
  /// Whether the element takes children but is not added to a parent, because it is invisible or not shown yet.
  var isDetached = false
  /// The tints of glass, which replace it where it is seen through other glass.
  var tintsOfGlass: SVGElement?
  /// Whether the element is glass, or contains some.
  var holdsGlass = false

  init(_ name: String, _ attributes: KeyValuePairs<String, String> = [:], _ children: [SVGElement] = []) {
    self.name = name
    self.attributes = attributes.map { (name: $0.key, value: $0.value) }
    self.children = children
  }

  static func group(_ children: [SVGElement] = []) -> SVGElement { SVGElement("g", [:], children) }

  static func detached() -> SVGElement {
    let group = group()
    group.isDetached = true
    return group
  }

  func set(_ name: String, _ value: String) { attributes.append((name, value)) }

  /// Returns a group that affects other children as this one affects its own.
  func emptied() -> SVGElement {
    let copy = SVGElement(name)
    (copy.attributes, copy.transform, copy.clip, copy.isIsolated) = (attributes, transform, clip, isIsolated)
    copy.isDetached = isDetached
    return copy
  }
}

struct SVGClip {
  var path: Path
  /// The transform from the path's coordinates to those of the clipped element.
  var transform = CGAffineTransform.identity

  func transformed(by other: CGAffineTransform) -> SVGClip {
    SVGClip(path: path, transform: transform.concatenating(other))
  }
}
