import CoreTypes

/// A part of a saved trace. A page requests the parts one after the other, so that touches of the device do not wait in
/// between.
package struct TracePart: Codable, Sendable, Equatable {
  /// The number of the part, from 0; nil while views are still being explained.
  package var number: Int?
  /// The number of parts, or of views that are still to be explained.
  package var count: Int
  package var head: TraceHead?
  package var views: [TraceView] = []
  package var snapshots: [TraceSnapshot] = []
  package var frames: [TraceFrame] = []
}

/// The data that all frames share.
package struct TraceHead: Codable, Sendable, Equatable {
  package var screen: ScreenFacts
  package var findings: [FindingFacts]
}

/// A view in one of its states.
package struct TraceView: Codable, Sendable, Equatable {
  package var facts: ViewFacts
  /// The details; nil for a view that changed before there was time.
  package var details: ViewDetails?
  /// The explanations of its values, by their names.
  package var reasons: [String: [ExplanationLine]] = [:]
}

/// The views of a frame, as indices of `TraceView`s, and their places in the picture.
package struct TraceSnapshot: Codable, Sendable, Equatable {
  package var views: [Int]
  package var places: [[Double]]
}

package struct TraceFrame: Codable, Sendable, Equatable {
  package var facts: FrameFacts
  package var snapshot: Int
  package var picture: TracePicture
}

/// The changes since the previous frame; the first one is whole.
package struct TracePicture: Codable, Sendable, Equatable {
  package var x, y, width, height: Int
  package var wholeWidth, wholeHeight: Int
  package var png: Data
}

extension TracePicture {
  init(_ picture: LivePicture) {
    self.init(
      x: picture.area.x, y: picture.area.y, width: picture.area.width, height: picture.area.height,
      wholeWidth: picture.whole.width, wholeHeight: picture.whole.height, png: picture.png)
  }

  var isWhole: Bool { width == wholeWidth && height == wholeHeight }
}
