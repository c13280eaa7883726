import CoreTypes

/// What a page asks of a device. As JSON an object with one key, the name of the case.
package enum DeviceRequest: Codable, Sendable, Equatable {
  /// A finger on the picture.
  ///
  /// - Parameters:
  ///   - phase: `began`, `moved`, `ended` or `cancelled`.
  ///   - finger: any number that tells fingers apart.
  ///   - x, y: in points of the picture, as the interface is turned.
  ///   - stamp: comes back with the first picture after it, so that the page can measure how long that took.
  case touch(phase: String, finger: Int, x: Double, y: Double, stamp: Double)
  /// A mouse wheel or two fingers on a touch pad: the content under the point moves by so many points.
  case wheel(x: Double, y: Double, byX: Double, byY: Double, stamp: Double)
  /// Keys of the computer; a line break is return, U+0008 is backspace.
  case type(text: String)
  /// A key that moves the caret, by the name that steps have for it: `left`, `shift-end`, `select-all` and so on.
  case key(name: String)
  /// `portrait`, `landscape-left` and so on.
  case rotate(to: String)
  case shake
  /// Surroundings that change while the program runs, by the names of the command line.
  case set(settings: [String: String])
  /// How the page shows the device: pixels of the picture per point, and whether anybody looks.
  case show(density: Double, isWatched: Bool)
  /// The page has shown this frame.
  case shown(frame: UInt32)
  /// The next picture is to be a whole one: somebody has come who has none.
  case refresh
  /// The program starts again, from its files as they are now.
  case reload
  /// What was done to an earlier run of the program, in the words of the command line's steps.
  case replay(steps: [RecordedStep])
  /// So many seconds pass. From the first of these on time stands still between them, so that a run can be repeated.
  case pass(seconds: Double)
  /// The tree of views.
  case tree
  /// Everything about a view, by its number in the tree.
  case inspect(view: Int)
  /// Which view is at a point of the picture, the frontmost first.
  case pick(x: Double, y: Double)
  case editView(view: Int, key: String, value: String)
  case editConstraint(view: Int, constraint: Int, key: String, value: String)
  /// Why a value (`x`, `y`, `width`, `height`) of a view is what it is.
  case explain(view: Int, value: String)
  /// The passes so far.
  case timeline
  /// A part of everything that the last frames were, from 0 on.
  ///
  /// - Parameter isHasty: views that are not explained yet stay so.
  case trace(part: Int, isHasty: Bool)
  /// Shows an earlier frame; nil for the present one.
  case lookBack(frame: UInt32?)
}
