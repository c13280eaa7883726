import CoreTypes

/// A request of a page to a device. In JSON it is an object with one key, the name of the case.
package enum DeviceRequest: Codable, Sendable, Equatable {
  /// A touch in the picture.
  ///
  /// - Parameters:
  ///   - phase: `began`, `moved`, `ended` or `cancelled`.
  ///   - finger: Any number that distinguishes simultaneous touches.
  ///   - x, y: The location in points of the picture, in the interface's orientation.
  ///   - stamp: A value that is returned with the first picture after the touch, so that the page can measure the
  ///     delay.
  case touch(phase: String, finger: Int, x: Double, y: Double, stamp: Double)
  /// A mouse wheel or a two-finger scroll: moves the content under the point by the given distance in points.
  case wheel(x: Double, y: Double, byX: Double, byY: Double, stamp: Double)
  /// Text typed on the computer; a line break is return, U+0008 is backspace.
  case type(text: String)
  /// A key that moves the caret, by its name in steps: `left`, `shift-end`, `select-all` and so on.
  case key(name: String)
  /// `portrait`, `landscape-left` and so on.
  case rotate(to: String)
  case shake
  /// New settings while the program runs, by the names of the command line.
  case set(settings: [String: String])
  /// The page's display of the device: pixels of the picture per point, and whether it is visible.
  case show(density: Double, isWatched: Bool)
  /// The page has shown this frame.
  case shown(frame: UInt32)
  /// Makes the next picture a whole one, for a page that has none.
  case refresh
  /// Restarts the program from its current files.
  case reload
  /// Replays the steps of an earlier run of the program, in the words of the command line.
  case replay(steps: [RecordedStep])
  /// Advances time by some seconds. From the first such request on, time stands still in between, so that a run can be
  /// repeated.
  case pass(seconds: Double)
  /// Requests the tree of views.
  case tree
  /// Requests the details of a view, by its number in the tree.
  case inspect(view: Int)
  /// Requests the views at a point of the picture, the frontmost first.
  case pick(x: Double, y: Double)
  case editView(view: Int, key: String, value: String)
  case editConstraint(view: Int, constraint: Int, key: String, value: String)
  /// Requests an explanation of a value (`x`, `y`, `width`, `height`) of a view.
  case explain(view: Int, value: String)
  /// Requests the frames so far.
  case timeline
  /// Requests a part of the trace of the last frames, counted from 0.
  ///
  /// - Parameter isHasty: Whether to leave views without an explanation that have none yet.
  case trace(part: Int, isHasty: Bool)
  /// Shows an earlier frame; nil for the current one.
  case lookBack(frame: UInt32?)
}
