/// An item of a drag.
@preconcurrency @MainActor open class UIDragItem: NSObject {
  public let itemProvider: NSItemProvider
  /// An object that the program attaches to the item.
  open var localObject: Any?
  open var previewProvider: (() -> UIDragPreview?)?

  public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

/// The preview of an item during a drag.
@preconcurrency @MainActor open class UIDragPreview: NSObject {
  public let view: UIView
  public let parameters: UIDragPreviewParameters

  public init(view: UIView, parameters: UIDragPreviewParameters = UIDragPreviewParameters()) {
    (self.view, self.parameters) = (view, parameters)
  }
}

/// The appearance of a drag preview.
@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {
  public override init() {
    super.init()
    backgroundColor = .clear
  }
}

/// The target of a drag preview.
@preconcurrency @MainActor open class UIDragPreviewTarget: UIPreviewTarget {}

/// A view that represents an item during a drag.
@preconcurrency @MainActor open class UITargetedDragPreview: UITargetedPreview {
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}

/// The operation that a drop performs on its items.
public enum UIDropOperation: UInt, Sendable {
  case cancel = 0, forbidden, copy, move
}

@preconcurrency @MainActor open class UIDropProposal: NSObject {
  public let operation: UIDropOperation
  open var isPrecise = false
  open var prefersFullSizePreview = false

  public init(operation: UIDropOperation) { self.operation = operation }
}

/// A drag or a drop.
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
  var items: [UIDragItem] { get }
  func location(in view: UIView) -> CGPoint
  var allowsMoveOperation: Bool { get }
  var isRestrictedToDraggingApplication: Bool { get }
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
}

@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
  var localContext: Any? { get set }
}

@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
  var localDragSession: (any UIDragSession)? { get }
}

extension UIDropSession {
  /// Loads the items that a class can represent, in order. The handler is called once, after the last of them.
  @discardableResult public func loadObjects<T>(
    ofClass aClass: T.Type, completion: @escaping ([T]) -> Void
  ) -> Progress {
    let providers = items.map(\.itemProvider), progress = Progress(totalUnitCount: Int64(providers.count))
    var objects: [Int: T] = [:], left = providers.count
    if left == 0 { completion([]) }
    for (index, provider) in providers.enumerated() {
      provider.loadObject(ofClass: aClass) { object, _ in
        objects[index] = object
        left -= 1
        progress.completedUnitCount += 1
        if left == 0 { completion(objects.sorted { $0.key < $1.key }.map(\.value)) }
      }
    }
    return progress
  }
}

@preconcurrency @MainActor public protocol UIDragAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

extension Diagnostic {
  static let noDragAndDrop = Diagnostic(
    rule: "no-drag-and-drop", severity: .note,
    message: "Drag and drop has no effect in Tinamou: no drag starts, and nothing can be dropped.")
}
