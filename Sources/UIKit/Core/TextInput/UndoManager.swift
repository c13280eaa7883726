/// Records operations that undo a program's changes.
///
/// Foundation on Linux has no such class. This one implements that of Apple's systems: groups, including nested ones,
/// undo and redo stacks, action names and notifications. A group of an event ends with the main queue's turn.
@preconcurrency @MainActor open class UndoManager: NSObject {
  private var stacks = (undo: [UndoGroup](), redo: [UndoGroup]())
  /// The open groups, innermost last.
  private var open: [UndoGroup] = []
  private var disablings = 0
  /// Whether the outermost open group ends with the event.
  private var isGroupOfEvent = false
  /// The number of stored groups that were not created by undo or redo.
  private(set) final var groupsByPrograms = 0

  nonisolated public override init() { super.init() }

  open private(set) var isUndoing = false
  open private(set) var isRedoing = false

  // MARK: Groups

  /// Whether an operation outside a group opens one that ends with the event.
  open var groupsByEvent = true
  open var groupingLevel: Int { open.count }

  open func beginUndoGrouping() {
    if !open.isEmpty || !isUndoing && !isRedoing { post(Self.checkpoint) }
    open.append(UndoGroup())
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  /// Ends the innermost group. An empty group is discarded.
  open func endUndoGrouping() {
    guard !open.isEmpty else {
      Exception.internalInconsistency.raise("-[UndoManager endUndoGrouping]: there is no open group")
    }
    post(Self.checkpoint)
    post(.NSUndoManagerWillCloseUndoGroup)
    let group = open.removeLast()
    if let outer = open.last {
      outer.operations += group.operations
      outer.name = outer.name.isEmpty ? group.name : outer.name
    } else {
      isGroupOfEvent = false
      if !group.operations.isEmpty { keep(group) }
    }
    post(.NSUndoManagerDidCloseUndoGroup)
  }

  private func keep(_ group: UndoGroup) {
    if isUndoing {
      stacks.redo.append(group)
    } else {
      if !isRedoing { groupsByPrograms += 1 }
      stacks.undo.append(group)
      forgetOldest()
    }
  }

  /// The maximum number of stored groups; 0 for no limit.
  open var levelsOfUndo = 0 { didSet { forgetOldest() } }

  private func forgetOldest() {
    guard levelsOfUndo > 0 else { return }
    stacks.undo.removeFirst(max(0, stacks.undo.count - levelsOfUndo))
    stacks.redo.removeFirst(max(0, stacks.redo.count - levelsOfUndo))
  }

  // MARK: Registration

  open func disableUndoRegistration() { disablings += 1 }

  open func enableUndoRegistration() {
    guard disablings > 0 else {
      Exception.internalInconsistency.raise("-[UndoManager enableUndoRegistration]: registration is not disabled")
    }
    disablings -= 1
  }

  open var isUndoRegistrationEnabled: Bool { disablings == 0 }

  /// Registers a block that undoes an operation. The manager does not retain `target`.
  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
  ) {
    register(UndoOperation(target) { [weak target] in target.map(handler) })
  }

  /// Registers a message to `target` that undoes an operation.
  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    let receiver = target as AnyObject
    register(
      UndoOperation(receiver) { [weak receiver] in
        if let receiver { _ = Message(selector, from: anObject).send(to: receiver) }
      })
  }

  private func register(_ operation: UndoOperation) {
    guard isUndoRegistrationEnabled else { return }
    if open.isEmpty {
      guard groupsByEvent else {
        Exception.internalInconsistency.raise(
          "-[UndoManager registerUndoWithTarget:]: must begin a group before registering undo")
      }
      beginUndoGrouping()
      isGroupOfEvent = true
      DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.endGroupOfEvent() } }
    }
    if !isUndoing, !isRedoing { stacks.redo = [] }
    open.last?.operations.append(operation)
  }

  private func endGroupOfEvent() { if isGroupOfEvent, open.count == 1 { endUndoGrouping() } }

  /// Removes all operations. Open groups stay open without operations, including that of a running undo.
  open func removeAllActions() {
    stacks = ([], [])
    for group in open { group.operations = [] }
    disablings = 0
  }

  open func removeAllActions(withTarget target: Any) {
    let target = ObjectIdentifier(target as AnyObject)
    for group in stacks.undo + stacks.redo + open { group.operations.removeAll { $0.target == target } }
    stacks.undo.removeAll { $0.operations.isEmpty }
    stacks.redo.removeAll { $0.operations.isEmpty }
  }

  // MARK: Undo and redo

  open var canUndo: Bool { !stacks.undo.isEmpty || open.contains { !$0.operations.isEmpty } }

  open var canRedo: Bool {
    post(Self.checkpoint)
    return !stacks.redo.isEmpty
  }

  open var undoCount: Int { stacks.undo.count }
  open var redoCount: Int { stacks.redo.count }

  /// Ends the open group and undoes it.
  open func undo() {
    if open.count == 1 { endUndoGrouping() }
    guard open.isEmpty else {
      Exception.internalInconsistency.raise("-[UndoManager undo]: undo was called with too many nested undo groups")
    }
    undoNestedGroup()
  }

  open func undoNestedGroup() {
    post(Self.checkpoint)
    guard !isUndoing, !isRedoing, let group = stacks.undo.popLast() else { return }
    post(.NSUndoManagerWillUndoChange)
    isUndoing = true
    run(group)
    isUndoing = false
    post(.NSUndoManagerDidUndoChange)
  }

  open func redo() {
    post(Self.checkpoint)
    guard !isUndoing, !isRedoing, let group = stacks.redo.popLast() else { return }
    post(.NSUndoManagerWillRedoChange)
    isRedoing = true
    run(group)
    isRedoing = false
    post(.NSUndoManagerDidRedoChange)
  }

  /// Runs the operations of a group. The operations they register become the opposite group, with the same name.
  private func run(_ group: UndoGroup) {
    beginUndoGrouping()
    open.last?.name = group.name
    open.last?.isDiscardable = group.isDiscardable
    for operation in group.operations.reversed() { operation.run() }
    endUndoGrouping()
  }

  // MARK: Names

  /// Sets the name of the open group, or of the last one.
  open func setActionName(_ actionName: String) { (open.first ?? stacks.undo.last)?.name = actionName }

  open func setActionIsDiscardable(_ discardable: Bool) {
    (open.first ?? stacks.undo.last)?.isDiscardable = discardable
  }

  open var undoActionName: String { (open.first ?? stacks.undo.last)?.name ?? "" }
  open var redoActionName: String { stacks.redo.last?.name ?? "" }
  open var undoActionIsDiscardable: Bool { stacks.undo.last?.isDiscardable ?? false }
  open var redoActionIsDiscardable: Bool { stacks.redo.last?.isDiscardable ?? false }

  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo " + actionName
  }

  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo " + actionName
  }

  private static var checkpoint: Notification.Name { .NSUndoManagerCheckpoint }

  private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}

/// A group of operations that are undone together.
private final class UndoGroup {
  var operations: [UndoOperation] = []
  var name = ""
  var isDiscardable = false
}

private struct UndoOperation {
  let target: ObjectIdentifier
  let run: @MainActor () -> Void

  init(_ target: AnyObject, _ run: @escaping @MainActor () -> Void) {
    (self.target, self.run) = (ObjectIdentifier(target), run)
  }
}

extension Notification.Name {
  public static let NSUndoManagerCheckpoint = Self("NSUndoManagerCheckpointNotification")
  public static let NSUndoManagerWillUndoChange = Self("NSUndoManagerWillUndoChangeNotification")
  public static let NSUndoManagerDidUndoChange = Self("NSUndoManagerDidUndoChangeNotification")
  public static let NSUndoManagerWillRedoChange = Self("NSUndoManagerWillRedoChangeNotification")
  public static let NSUndoManagerDidRedoChange = Self("NSUndoManagerDidRedoChangeNotification")
  public static let NSUndoManagerDidOpenUndoGroup = Self("NSUndoManagerDidOpenUndoGroupNotification")
  public static let NSUndoManagerWillCloseUndoGroup = Self("NSUndoManagerWillCloseUndoGroupNotification")
  public static let NSUndoManagerDidCloseUndoGroup = Self("NSUndoManagerDidCloseUndoGroupNotification")
}
