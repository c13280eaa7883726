extension UIView {
  /// Returns a snapshot of a part of the view, in a view of the part's size.
  ///
  /// - Parameter capInsets: The edges that keep their size when the snapshot is resized.
  func makeSnapshot(of rect: CGRect, afterScreenUpdates afterUpdates: Bool, capInsets: UIEdgeInsets) -> UIView? {
    guard rect.width > 0, rect.height > 0 else { return nil }
    let picture = UIGraphicsImageRenderer(bounds: rect).image { _ in
      drawHierarchy(in: bounds, afterScreenUpdates: afterUpdates)
    }
    let snapshot = UIImageView(
      image: capInsets == .zero ? picture : picture.resizableImage(withCapInsets: capInsets, resizingMode: .stretch))
    snapshot.contentMode = .scaleToFill
    snapshot.frame = CGRect(origin: .zero, size: rect.size)
    return snapshot
  }
}
