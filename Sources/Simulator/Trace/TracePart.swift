import CoreTypes

/// A piece of what a saved trace holds. A page asks for one after the other, so that whoever touches the device meanwhile
/// does not wait.
package struct TracePart: Codable, Sendable, Equatable {
  /// From 0; nil while views are still explained.
  package var number: Int?
  /// How many there are, or how many views are left to be explained.
  package var count: Int
  package var head: TraceHead?
  package var views: [TraceView] = []
  package var snapshots: [TraceSnapshot] = []
  package var frames: [TraceFrame] = []
}

/// What is the same for all frames.
package struct TraceHead: Codable, Sendable, Equatable {
  package var screen: ScreenFacts
  package var findings: [FindingFacts]
}

/// A view in one of its states.
package struct TraceView: Codable, Sendable, Equatable {
  package var facts: ViewFacts
  /// Nil for one that was another before there was time to look at it.
  package var details: ViewDetails?
  /// Why its values are what they are, by their names.
  package var reasons: [String: [ExplanationLine]] = [:]
}

/// The views of a frame: which, in numbers of `TraceView`s, and where on the picture.
package struct TraceSnapshot: Codable, Sendable, Equatable {
  package var views: [Int]
  package var places: [[Double]]
}

package struct TraceFrame: Codable, Sendable, Equatable {
  package var facts: FrameFacts
  package var snapshot: Int
  package var picture: TracePicture
}

/// What has changed since the frame before; the first one is whole.
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
