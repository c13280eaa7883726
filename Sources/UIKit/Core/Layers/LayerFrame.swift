/// The state of layers that a session keeps between frames.
@MainActor struct LayerFrame {
  /// The number of committed frames. Layers added before the last one have been on screen.
  var number = 0
  /// The layers on screen that `setNeedsDisplay()` marked.
  var dueLayers: [WeakLayer] = []
  /// The open transactions, innermost last.
  var transactions: [Transaction] = []
  /// The transaction around the open ones, until the next frame. Created when a program first changes its settings.
  var implicitTransaction: Transaction?

  nonisolated init() {}

  var currentTransaction: Transaction? { transactions.last ?? implicitTransaction }
}

extension Session {
  /// Displays the marked layers and counts the frame, after its layout.
  func commitLayers() {
    displayLayers()
    layerFrame.number += 1
    endImplicitTransaction()
  }

  /// Called when a tree of views is added to a window or removed from one.
  func layersEnter(with view: UIView) {
    view.forEachInTree { $0.layerInUse?.entered(before: layerFrame.number) }
  }

  /// The transaction that settings apply to; an implicit one that ends with the frame if the program has begun none.
  var openTransaction: Transaction {
    if let transaction = layerFrame.currentTransaction { return transaction }
    let transaction = Transaction(in: self)
    layerFrame.implicitTransaction = transaction
    schedule(after: 0) { [weak self, weak transaction] in
      if let self, let transaction, layerFrame.implicitTransaction === transaction { endImplicitTransaction() }
    }
    return transaction
  }

  private func endImplicitTransaction() {
    guard let transaction = layerFrame.implicitTransaction else { return }
    layerFrame.implicitTransaction = nil
    finish(transaction)
  }

  /// Schedules the completion block for the end of the transaction's last animation.
  func finish(_ transaction: Transaction) {
    guard let completion = transaction.completion else { return }
    schedule(after: max(transaction.end - now, 0), completion)
  }
}
