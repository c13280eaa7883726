extension Diagnostic {
  /// - Parameter causes: The requests for layout in the last passes.
  @MainActor static func didNotSettle(_ root: UIView, rounds: Int, causes: [String]) -> Diagnostic {
    Diagnostic(
      rule: "layout-does-not-settle", severity: .warning, view: root.source?.id,
      message: """
        Layout loop in \(root.caption): after \(rounds) passes, views still ask for layout. Look for setNeedsLayout or a \
        changed constraint in layoutSubviews. The last state is shown.
        """,
      position: root.source?.position, notes: causes.map { Diagnostic.Note($0) })
  }

  @MainActor static func solverGaveUp(_ root: UIView) -> Diagnostic {
    Diagnostic(
      rule: "constraints-not-solved", severity: .warning, view: root.source?.id,
      message: """
        The solver gave up: some constraints may not hold in the frames shown. Numbers that are many powers of ten apart \
        cause this; look for huge constants and multipliers.
        """,
      position: root.source?.position)
  }

  /// Sizes of text depend on solved widths, which may in turn depend on them.
  @MainActor static func sizesDoNotAgree(_ root: UIView, _ times: Int) -> Diagnostic {
    Diagnostic(
      rule: "content-does-not-settle", severity: .warning, view: root.source?.id,
      message: """
        Sizes of text or baselines still changed after they had been measured \(times) times in one layout; the last \
        ones are shown. Look for constraints that let the height of a text decide its width.
        """,
      position: root.source?.position)
  }
}
