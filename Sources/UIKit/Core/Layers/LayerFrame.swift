/// What a session keeps of its layers from one frame to the next.
@MainActor struct LayerFrame {
  /// How many frames were committed: what came before the last one has been on screen.
  var number = 0
  /// Marked by `setNeedsDisplay()`, and on screen when they were or came there.
  var dueLayers: [WeakLayer] = []
  /// The transactions that are open, the innermost last.
  var transactions: [Transaction] = []
  /// Around all of these, until the next frame; there once it has something to keep.
  var implicitTransaction: Transaction?

  nonisolated init() {}

  var currentTransaction: Transaction? { transactions.last ?? implicitTransaction }
}

extension Session {
  /// The frame is laid out: what it shows of layers is on screen from now on.
  func commitLayers() {
    displayLayers()
    layerFrame.number += 1
    endImplicitTransaction()
  }

  /// A tree comes to a window, or leaves one: its layers have not been on screen there.
  func layersEnter(with view: UIView) {
    view.forEachInTree { $0.layerInUse?.entered(before: layerFrame.number) }
  }

  /// The transaction that settings count for; one that ends with the frame where a program has begun none.
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

  /// Has the completion block run when the last of the transaction's animations is over.
  func finish(_ transaction: Transaction) {
    guard let completion = transaction.completion else { return }
    schedule(after: max(transaction.end - now, 0), completion)
  }
}
