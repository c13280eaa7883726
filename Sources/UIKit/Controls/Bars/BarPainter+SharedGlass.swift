import DisplayLists

// Glass that several items share.
extension BarPainter {
  /// Draws the items of a bar, each in its slot. Neighbors that share a background are drawn on one piece of glass.
  func draw(_ items: [UIBarButtonItem], in slots: [CGRect], into recorder: inout DisplayListRecorder) {
    let shared = sharedBodies(items, slots)
    for body in shared.bodies { drawItemBody(body, isProminent: false, into: &recorder) }
    for (index, (item, slot)) in zip(items, slots).enumerated() {
      draw(item, in: slot, hasOwnBody: !shared.members.contains(index), into: &recorder)
    }
  }

  /// - Returns: the bodies that two or more items share, and the indices of those items.
  private func sharedBodies(
    _ items: [UIBarButtonItem], _ slots: [CGRect]
  ) -> (bodies: [CGRect], members: Set<Int>) {
    guard isGlass else { return ([], []) }
    var bodies: [CGRect] = [], members: Set<Int> = [], run: [Int] = []
    func close() {
      if run.count > 1 {
        bodies.append(run.map { body(in: slots[$0]) }.reduce(.null) { $0.union($1) })
        members.formUnion(run)
      }
      run = []
    }
    for index in (0..<min(items.count, slots.count)).sorted(by: { slots[$0].minX < slots[$1].minX }) {
      if let last = run.last, slots[index].minX - slots[last].maxX > Self.widestSharedGap { close() }
      if sharesGlass(items[index]) { run.append(index) } else { close() }
    }
    close()
    return (bodies, members)
  }

  /// Whether the item can share its glass. Titles, prominent items and items with a background of their own keep their
  /// own glass.
  ///
  /// > Source: WWDC 2025, "Build a UIKit app with the new design": images share a background, text and prominent
  /// > buttons have separate ones.
  private func sharesGlass(_ item: UIBarButtonItem) -> Bool {
    guard item.sharesBackground, item.hasBody(in: self), !item.isProminent, style(of: item).background == nil else {
      return false
    }
    if item.customView != nil { return false }
    if case .title = item.face(in: self) { return false }
    return true
  }

  /// The widest gap between two slots that share glass, in points. Titles and spaces leave wider gaps.
  private static let widestSharedGap: CGFloat = 20
}
