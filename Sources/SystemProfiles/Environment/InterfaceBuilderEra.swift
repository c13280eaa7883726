import CoreTypes

/// The Xcode generation that saved a document, which determines the iOS generation of its frames.
package struct InterfaceBuilderEra: Sendable, Hashable {
  /// The Interface Builder build: `toolsVersion` of documents, the plug-in version of archives.
  package let build: Int
  package let xcode: Xcode

  /// - Parameters:
  ///   - toolsVersion: The version as written, such as `4510` or `17701.1`; for an archive,
  ///     `IBDocument.InterfaceBuilderVersion`.
  ///   - plugInVersion: The version of `IBCocoaTouchPlugin`, which gives the age where `toolsVersion` is the sentinel
  ///     of betas.
  package init(toolsVersion: String?, plugInVersion: String? = nil) {
    let candidates = [toolsVersion, plugInVersion].compactMap { $0 }.compactMap(Self.leadingNumber)
    let build = candidates.first { $0 < Self.sentinel } ?? (candidates.isEmpty ? 0 : Xcode.xcode15.firstBuild)
    self.init(build: build)
  }

  package init(build: Int) {
    self.build = build
    xcode = Xcode.allCases.last { $0.firstBuild <= build } ?? .xcode4
  }

  /// The version that betas and builds outside the App Store write whatever their age, as in `32700.99.1234`.
  private static let sentinel = 32700

  private static func leadingNumber(_ text: String) -> Int? { Int(text.prefix { $0.isNumber }) }

  /// Decodes the deployment target in `IBDocument.SystemTarget`, which packs it in hexadecimal digits: 1552 is 0x610,
  /// iOS 6.1.
  package static func deploymentTarget(systemTarget: Int) -> SystemVersion {
    SystemVersion(major: systemTarget >> 8, minor: systemTarget >> 4 & 0xF, patch: systemTarget & 0xF)
  }

  /// Whether views with a frame and no constraints follow their autoresizing masks at run time.
  ///
  /// > Source: What's New in Xcode 8, "Interface Builder": constraints are made of the mask at run time, and no longer
  /// > of the frame at build time.
  package var fixedFramesFollowMasks: Bool { xcode >= .xcode8 }

  /// The profile that the canvas measured with. It is that of the newest SDK of its Xcode, whatever the deployment
  /// target.
  package var profile: SystemProfile { SystemProfile.profile(for: xcode.canvasVersion(build: build)) }
}
