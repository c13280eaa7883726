import DisplayLists

/// The content that an embed segue shows in a container on the canvas.
struct EmbeddedPicture {
  /// The frame in the coordinates of the root view.
  let frame: CGRect
  let commands: [DrawCommand]
}
