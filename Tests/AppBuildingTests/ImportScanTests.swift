import Testing

@testable import AppBuilding

/// Imports, found without parsing.
struct ImportScanTests {
  @Test(arguments: [
    ("import UIKit", ["UIKit"]),
    ("@testable import App; import XCTest", ["App", "XCTest"]),
    ("import class MapKit.MKMapView", ["MapKit"]),
    ("  public import struct Foundation.URL\nimport UIKit.UIGestureRecognizerSubclass", ["Foundation", "UIKit"]),
    ("let text = \"important\"\nreimport(x)", []),
  ]) func modules(text: String, names: [String]) {
    #expect(ImportScan(text).modules == Set(names))
  }

  @Test func conditionalImports() {
    let scan = ImportScan("import UIKit\n#if os(macOS)\n  import AppKit\n#else\nimport MapKit\n#endif\nimport os")
    #expect(scan.modules == ["UIKit", "AppKit", "MapKit", "os"] && scan.unconditional == ["UIKit", "os"])
  }

  @Test func codeForLinux() {
    #expect(ImportScan("#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif").namesLinux)
    #expect(!ImportScan("import Foundation\nlet session = URLSession.shared").namesLinux)
  }
}
