import CoreTypes
import DisplayLists

/// Name and value, in the order in which they are written; values are escaped then.
typealias SVGAttributes = [(name: String, value: String)]

/// An element in the making. Groups keep transform and clip as values, because both can still move.
final class SVGElement {
  let name: String
  var id: String?
  /// What says which view a group is; copies of a group do not have it.
  var annotation: SVGAttributes = []
  var attributes: SVGAttributes
  var transform = CGAffineTransform.identity
  /// In the element's own coordinates, those after `transform`.
  var clip: SVGClip?
  var text = ""
  var children: [SVGElement] = []

  /// Something below, not in a group of its own, is blended with what lies behind this element.
  var holdsBlending = false
  /// Nothing below may be blended with what lies behind this element.
  var isIsolated = false
  /// Takes children, but does not become a child itself: nothing of it is seen, or not yet.
  var isDetached = false
  /// Set for glass: what remains of it where the glass is itself seen through glass.
  var tintsOfGlass: SVGElement?
  /// This is glass, or holds some.
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

  /// A group that does to other children what this one does to its own.
  func emptied() -> SVGElement {
    let copy = SVGElement(name)
    (copy.attributes, copy.transform, copy.clip, copy.isIsolated) = (attributes, transform, clip, isIsolated)
    copy.isDetached = isDetached
    return copy
  }
}

struct SVGClip {
  var path: Path
  /// From the path's coordinates to those of the element that is clipped.
  var transform = CGAffineTransform.identity

  func transformed(by other: CGAffineTransform) -> SVGClip {
    SVGClip(path: path, transform: transform.concatenating(other))
  }
}
