import Foundation
import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// A file of `Conformance/recordings`: frames of a screen, as a test suite printed them on a device.
struct Recording: Decodable {
  /// One configuration of the screen.
  struct Case: Decodable {
    var name: String
    var device: String
    var size: [CGFloat]?
    /// Top, left, bottom, right.
    var safeArea: [CGFloat]?
    /// Horizontal and vertical, "compact regular".
    var classes: String?
    var textSize: String?
    var frames: [String: [CGFloat]]
  }

  /// A frame that is known to differ, and the cause.
  struct Exception: Decodable {
    var `case`: String
    var view: String
    var cause: String
  }

  var basis: String
  var screen: String
  var os: String
  var scale: CGFloat
  var cases: [Case]
  var unexplained: [Exception]

  /// Returns the recordings by file name, without its extension.
  static func all() throws -> [String: Recording] {
    let folder = ConformanceCase.repository.appendingPathComponent("Conformance/recordings")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    let recordings = try files.filter { $0.pathExtension == "json" }.map { file in
      (
        file.deletingPathExtension().lastPathComponent,
        try JSONDecoder().decode(Recording.self, from: Data(contentsOf: file))
      )
    }
    return Dictionary(uniqueKeysWithValues: recordings)
  }
}

/// One case of one file.
struct RecordedCase: CustomTestStringConvertible {
  var file: String
  var recording: Recording
  var configuration: Recording.Case

  var testDescription: String { "\(file) \(configuration.name)" }

  static func all() throws -> [RecordedCase] {
    try Recording.all().sorted { $0.key < $1.key }.flatMap { file, recording in
      recording.cases.map { RecordedCase(file: file, recording: recording, configuration: $0) }
    }
  }

  func isUnexplained(_ view: String) -> Bool {
    recording.unexplained.contains { $0.case == configuration.name && $0.view == view }
  }

  /// Returns the environment that the recording's window simulated.
  func environment() throws -> SystemEnvironment {
    let configuration = configuration
    return SystemEnvironment(
      profile: .profile(for: try SystemVersion(parsing: recording.os)),
      device: try DeviceCatalog.find(configuration.device),
      screenSizeOverride: configuration.size.map { CGSize(width: $0[0], height: $0[1]) },
      safeAreaOverride: configuration.safeArea.map {
        UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
      },
      sizeClassesOverride: configuration.classes.map(SizeClasses.init(words:)), scale: recording.scale,
      contentSizeCategory: configuration.textSize.map(UIContentSizeCategory.init(abbreviated:)) ?? .large)
  }
}

extension SizeClasses {
  fileprivate init(words: String) {
    let classes = words.split(separator: " ").map { $0 == "regular" ? UIUserInterfaceSizeClass.regular : .compact }
    self.init(classes[0], classes[1])
  }
}

extension UIContentSizeCategory {
  /// - Parameter name: As on the command line, `XXL` or `AX3`.
  fileprivate init(abbreviated name: String) {
    let large = ["M", "L", "XL", "XXL", "XXXL"]
    let suffix = name.hasPrefix("AX") ? "Accessibility" + large[Int(name.dropFirst(2))! - 1] : name
    self.init(rawValue: "UICTContentSizeCategory" + suffix)
  }
}
