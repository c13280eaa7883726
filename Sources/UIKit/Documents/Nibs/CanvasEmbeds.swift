import DisplayLists
import InterfaceDocuments

/// Draws embedded scenes on a canvas, each as it would be drawn alone, at the size of its container. The canvas has no
/// views for them, so reports don't list them.
@MainActor struct CanvasEmbeds {
  private static let maximumDepth = 4
  private let document: InterfaceDocument
  private let session: Session
  /// The ids of embedded controllers by the ids of their containers.
  private let destinations: [String: String]

  init(_ document: InterfaceDocument, in session: Session) {
    (self.document, self.session) = (document, session)
    let views = document.scenes.flatMap(\.allViews)
    let embeds = views.flatMap { view in
      view.connections.compactMap(\.segue).filter { $0.kind == "embed" }.map { (view.id, $0.destination) }
    }
    destinations = Dictionary(embeds) { first, _ in first }
  }

  func pictures(in root: UIView, depth: Int = 0) -> [EmbeddedPicture] {
    guard !destinations.isEmpty, depth < Self.maximumDepth else { return [] }
    var found: [EmbeddedPicture] = []
    root.forEachInTree { container in
      guard let id = container.source?.id, let destination = destinations[id], !container.isHidden,
        let picture = picture(of: destination, in: container, depth)
      else { return }
      found.append(EmbeddedPicture(frame: container.convert(container.bounds, to: root), commands: picture))
    }
    return found
  }

  /// Returns nil for a controller without a view in the document.
  private func picture(of id: String, in container: UIView, _ depth: Int) -> [DrawCommand]? {
    let controllers = document.scenes.lazy.flatMap(\.controllers)
    guard let controller = controllers.first(where: { $0.id == id }), let view = controller.view else { return nil }
    let instantiator = NibInstantiator(document: document, session: session, isOnCanvas: true)
    guard let root = session.perform({ instantiator.instantiateRoot(view, id: view.id, controller: controller).root })
    else { return nil }
    session.commitFrame(of: root)
    root.frame = CGRect(origin: .zero, size: container.bounds.size)
    session.commitFrame(of: root)
    let inner = pictures(in: root, depth: depth + 1)
    return RecordPass.record(root, embeds: inner).commands.withoutViews
  }
}
