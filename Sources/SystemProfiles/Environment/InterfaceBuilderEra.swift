import CoreTypes

/// The Xcode generation that saved a document, hence the iOS generation its frames were computed with.
package struct InterfaceBuilderEra: Sendable, Hashable {
  /// The line of Interface Builder versions: `toolsVersion` of documents, the plug-in version of archives.
  package let build: Int
  package let xcode: Xcode

  /// - Parameters:
  ///   - toolsVersion: as written, such as `4510` or `17701.1`; of an archive, `IBDocument.InterfaceBuilderVersion`.
  ///   - plugInVersion: of `IBCocoaTouchPlugin`; tells the age where `toolsVersion` is the sentinel of betas.
  package init(toolsVersion: String?, plugInVersion: String? = nil) {
    let candidates = [toolsVersion, plugInVersion].compactMap { $0 }.compactMap(Self.leadingNumber)
    let build = candidates.first { $0 < Self.sentinel } ?? (candidates.isEmpty ? 0 : Xcode.xcode15.firstBuild)
    self.init(build: build)
  }

  package init(build: Int) {
    self.build = build
    xcode = Xcode.allCases.last { $0.firstBuild <= build } ?? .xcode4
  }

  /// Betas and builds outside the App Store write `32700.99.1234` whatever their age.
  private static let sentinel = 32700

  private static func leadingNumber(_ text: String) -> Int? { Int(text.prefix { $0.isNumber }) }

  /// `IBDocument.SystemTarget` packs the deployment target in hexadecimal digits: 1552 is 0x610, iOS 6.1.
  package static func deploymentTarget(systemTarget: Int) -> SystemVersion {
    SystemVersion(major: systemTarget >> 8, minor: systemTarget >> 4 & 0xF, patch: systemTarget & 0xF)
  }

  /// Views that a document gives a frame and no constraints follow their autoresizing masks at run time.
  ///
  /// > Source: What's New in Xcode 8, "Interface Builder": constraints are made of the mask at run time, and no longer of
  /// > the frame at build time.
  package var fixedFramesFollowMasks: Bool { xcode >= .xcode8 }

  /// The profile the canvas measured with: that of the newest SDK of its Xcode, whatever the deployment target.
  package var profile: SystemProfile { SystemProfile.profile(for: xcode.canvasVersion(build: build)) }
}
