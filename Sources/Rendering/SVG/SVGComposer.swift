import CoreTypes
import DisplayLists

/// Plays one list into a tree of elements, with a method for each command, here or in an extension.
///
/// `open` contains the open groups: those of scopes, and below them one for each active transform and clip. If a scope
/// ends before the transforms and clips set in it, their groups are reopened.
final class SVGComposer {
  let definitions: SVGDefinitions
  /// The size of the picture in points.
  let size: CGSize
  /// Whether the picture is opaque everywhere.
  let isOpaque: Bool
  /// The open groups, from the root to the one that receives new elements.
  private(set) var open: [SVGElement]
  private var scopes: [Scope] = []
  /// The number of panes of glass that may still show their backdrop.
  var glassBudget = 32
  /// The number of times that a part of the picture may still be painted in two roles.
  var doublingBudget = 8

  private struct Scope {
    let kind: Kind
    /// The number of open groups around the scope.
    let depth: Int
  }

  enum Kind: Equatable {
    case save
    case layer(LayerStyle)
    case mask
    case view
  }

  private init(_ list: DisplayList, _ definitions: SVGDefinitions) {
    (self.definitions, size) = (definitions, list.size)
    isOpaque = list.background?.alpha == 1
    open = [.group()]
    open[0].isIsolated = true
  }

  /// Returns a group with everything that the list paints.
  static func compose(_ list: DisplayList, _ definitions: SVGDefinitions) -> SVGElement {
    let composer = SVGComposer(list, definitions)
    if let background = list.background {
      composer.append(composer.filled(.rect(CGRect(origin: .zero, size: list.size)), .solid(background)))
    }
    for command in list.commands { composer.play(command) }
    while !composer.scopes.isEmpty { composer.closeInnermostScope() }
    return composer.open[0]
  }

  private func play(_ command: DrawCommand) {
    switch command {
    case .save: begin(.save)
    case .restore: close { $0 == .save }
    case .concatenate(let transform): concatenate(transform)
    case .clip(let path): clip(path)
    case .fill(let path, let paint): append(filled(path, paint))
    case .fillPixels(let path, let paint): append(filled(path, paint, smoothsEdges: false))
    case .stroke(let path, let paint, let style): append(stroked(path, paint, style))
    case .text(let run): text(run)
    case .image(let image, let rect): draw(image, in: rect)
    case .shadow(let path, let shadow): draw(shadow, of: path)
    case .glass(let path, let material): drawGlass(path, material)
    case .beginLayer(let style): beginLayer(style)
    case .endLayer: close { if case .layer = $0 { true } else { false } }
    case .beginMask: begin(.mask, .detached())
    case .endMask: close { $0 == .mask }
    case .beginView(let view): begin(.view, group(of: view))
    case .endView: close { $0 == .view }
    }
  }
}

// MARK: The tree

extension SVGComposer {
  func append(_ element: SVGElement?) {
    if let element { open[open.count - 1].children.append(element) }
  }

  private func push(_ element: SVGElement) {
    if !element.isDetached { append(element) }
    open.append(element)
  }

  func concatenate(_ transform: CGAffineTransform) {
    if transform.isIdentity { return }
    // A transform without an inverse flattens everything, so nothing is drawn until the next `restore`.
    guard transform.isInvertible else { return push(.detached()) }
    let group = SVGElement.group()
    group.transform = transform
    push(group)
  }

  private func clip(_ path: Path) {
    guard SVGShape(path) != nil else { return push(.detached()) }
    let group = SVGElement.group()
    group.clip = SVGClip(path: path)
    push(group)
  }

  private func group(of view: ViewAnnotation) -> SVGElement {
    let group = SVGElement.group()
    group.id = SVGViewNames.identifier(of: view, among: &definitions.names)
    group.annotation = [("class", SVGViewNames.classes(of: view)), ("data-frame", view.frame.svg)]
    return group
  }

  /// Returns the transform from the coordinates of the next element to those of an open group, by default the
  /// picture's.
  func transform(toGroupAt index: Int = 0) -> CGAffineTransform {
    open[(index + 1)...].reversed().reduce(.identity) { $0.concatenating($1.transform) }
  }

  /// The rotation, reflection or skew of the next element; the identity if there is none. Its determinant is ±1.
  ///
  /// Filters are applied around it, in upright coordinates, because librsvg blurs rotated ones by the wrong amounts.
  var turn: CGAffineTransform {
    let t = transform(), size = abs(t.a * t.d - t.b * t.c).squareRoot()
    let isUpright = abs(t.b) + abs(t.c) < 1e-6 * size && t.a > 0 && t.d > 0
    guard !isUpright, size > 0 else { return .identity }
    return CGAffineTransform(a: t.a / size, b: t.b / size, c: t.c / size, d: t.d / size, tx: 0, ty: 0)
  }

  /// The part of the picture that is visible through the transform, in the coordinates of the next element.
  var visibleBox: CGRect { CGRect(origin: .zero, size: size).applying(transform().inverted()) }
}

// MARK: Scopes

extension SVGComposer {
  func begin(_ kind: Kind, _ element: SVGElement? = nil) {
    scopes.append(Scope(kind: kind, depth: open.count))
    if let element { push(element) }
  }

  /// Closes the innermost scope of a kind, and all open scopes inside it.
  private func close(_ isOfKind: (Kind) -> Bool) {
    guard let index = scopes.lastIndex(where: { isOfKind($0.kind) }) else { return }
    while scopes.count > index { closeInnermostScope() }
  }

  private func closeInnermostScope() {
    let scope = scopes.removeLast(), closed = Array(open[scope.depth...])
    open.removeLast(closed.count)
    switch scope.kind {
    case .save: break
    case .view: reopen(closed.dropFirst())
    case .layer(let style): finish(closed[0], style)
    case .mask: compose(closed[0], source: .nothing, destination: .inside)
    }
  }

  /// Reopens transforms and clips whose groups were closed.
  private func reopen(_ groups: some Sequence<SVGElement>) {
    for group in groups { push(group.emptied()) }
  }

  /// The index in `open` of the layer, or the picture, that receives new elements.
  var indexOfInnermostLayer: Int {
    scopes.last { scope in if case .layer = scope.kind { true } else { scope.kind == .mask } }?.depth ?? 0
  }

  /// Replaces the content of the innermost layer, and reopens the groups inside it.
  ///
  /// - Parameter change: Receives the content, and a copy of the open groups around `source`.
  func replaceLayer(around source: SVGElement, _ change: (SVGElement, SVGElement) -> [SVGElement]) {
    let index = indexOfInnermostLayer, layer = open[index], inside = Array(open[(index + 1)...])
    let copy = inside.reversed().reduce(source) { content, group in
      let around = group.emptied()
      around.children = [content]
      return around
    }
    let content = SVGElement.group(layer.children)
    (content.holdsGlass, content.holdsBlending) = (layer.holdsGlass, layer.holdsBlending)
    layer.children = change(content, copy)
    open.removeLast(inside.count)
    reopen(inside)
  }
}

extension CGAffineTransform {
  fileprivate var isInvertible: Bool {
    let determinant = a * d - b * c
    return determinant.isFinite && abs(determinant) > 1e-12 && tx.isFinite && ty.isFinite
  }
}
