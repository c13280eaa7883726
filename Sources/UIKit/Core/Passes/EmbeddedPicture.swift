import DisplayLists

/// What an embed segue puts into a container on the canvas.
struct EmbeddedPicture {
  /// In the coordinates of the root view.
  let frame: CGRect
  let commands: [DrawCommand]
}
