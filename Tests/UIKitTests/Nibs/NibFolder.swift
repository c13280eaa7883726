import Foundation
import SystemProfiles
import Testing

@testable import UIKit

/// Bundles of documents, in a folder that is deleted after the test.
final class NibFolder: Sendable {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// - Parameters:
  ///   - documents: The contents of the xibs, by name without extension.
  ///   - storyboards: The contents of the storyboards.
  func bundle(_ documents: [String: String], storyboards: [String: String] = [:]) throws -> Bundle {
    let url = folder.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, text) in documents { try Data(text.utf8).write(to: url.appendingPathComponent("\(name).xib")) }
    for (name, text) in storyboards { try Data(text.utf8).write(to: url.appendingPathComponent("\(name).storyboard")) }
    return try #require(Bundle(url: url))
  }

  /// Makes a bundle with one storyboard, `Main`.
  func storyboard(initial: String? = nil, _ scenes: String) throws -> Bundle {
    try bundle([:], storyboards: ["Main": NibText.storyboard(initial: initial, scenes)])
  }

  /// Makes a bundle with one document that has these objects.
  func bundle(_ name: String, autoLayout: Bool = true, _ objects: String) throws -> Bundle {
    try bundle([name: NibText.document(autoLayout: autoLayout, objects)])
  }
}

/// The markup of documents.
enum NibText {
  /// Returns a document in the format of Xcode 5.
  static func document(autoLayout: Bool = true, _ objects: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="4514"
      targetRuntime="iOS.CocoaTouch" useAutolayout="\(autoLayout ? "YES" : "NO")">
    <objects>\(objects)</objects></document>
    """
  }

  /// Returns a document in the format of a later Xcode, for a canvas of 393×852.
  ///
  /// - Parameters:
  ///   - build: The build of Interface Builder; 22505 is Xcode 15.
  ///   - end: The markup after the objects.
  static func modern(build: Int = 22505, device: String = "retina6_12", _ objects: String, end: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(build)"
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
    <device id="\(device)" orientation="portrait" appearance="light"/><objects>\(objects)</objects>\(end)</document>
    """
  }

  /// Returns a document like ``modern(build:device:_:end:)`` with a controller whose view is `view`.
  static func modernStoryboard(
    build: Int = 22505, _ view: String, as element: String = "viewController", end: String = ""
  )
    -> String
  {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(build)"
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES"
      initialViewController="c"><device id="retina6_12" orientation="portrait" appearance="light"/>
    <scenes>\(scene("c", element, "", view))</scenes>\(end)</document>
    """
  }

  static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
    "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
  }

  static func color(_ key: String, _ red: Double, _ green: Double, _ blue: Double) -> String {
    """
    <color key="\(key)" red="\(red)" green="\(green)" blue="\(blue)" alpha="1" colorSpace="custom"
      customColorSpace="sRGB"/>
    """
  }

  static func storyboard(initial: String? = nil, _ scenes: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="4514"
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \(initial.map { "initialViewController=\"\($0)\"" } ?? "")>
    <scenes>\(scenes)</scenes></document>
    """
  }

  /// Returns a scene with one controller; its exit is `exit-ID`.
  static func scene(
    _ id: String, _ element: String = "viewController", _ attributes: String = "", _ content: String = ""
  ) -> String {
    """
    <scene sceneID="scene-\(id)"><objects><\(element) id="\(id)" \(attributes) sceneMemberID="viewController">\(content)
    </\(element)><placeholder placeholderIdentifier="IBFirstResponder" id="first-\(id)" sceneMemberID="firstResponder"/>
    <exit id="exit-\(id)" sceneMemberID="exit"/></objects></scene>
    """
  }

  static func segue(_ destination: String, _ kind: String, _ rest: String = "") -> String {
    "<segue destination=\"\(destination)\" kind=\"\(kind)\" \(rest) id=\"s-\(destination)-\(kind)\"/>"
  }

  static func connections(_ content: String) -> String { "<connections>\(content)</connections>" }

  /// Returns the view of a scene, 320×568.
  static func view(_ content: String = "") -> String {
    "<view key=\"view\" id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"320\" height=\"568\"/>\(content)</view>"
  }

  /// Returns File's Owner with the outlet of its view `v`, and further connections.
  static func owner(_ connections: String = "", guides: String = "") -> String {
    """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"><layoutGuides>\(guides)
    </layoutGuides><connections><outlet property="view" destination="v" id="o-v"/>\(connections)</connections>
    </placeholder><placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    """
  }

  /// Returns the view `v`, as high as a phone's without status bar and navigation bar.
  static func root(height: Double = 504, _ content: String) -> String {
    """
    <view contentMode="scaleToFill" id="v"><rect key="frame" x="0.0" y="0.0" width="320" height="\(height)"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>\(content)</view>
    """
  }

  static func label(_ id: String, _ rest: String = "") -> String {
    """
    <label text="\(id)" id="\(id)" \(rest)><rect key="frame" x="20" y="20" width="100" height="21"/></label>
    """
  }
}

extension Session {
  /// iPhone 5 with a release.
  static func phone5(_ version: SystemVersion) throws -> Session {
    try phone(CGSize(width: 320, height: 568), version)
  }
}
