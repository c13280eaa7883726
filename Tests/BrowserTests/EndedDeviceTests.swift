import CoreTypes
import Testing

extension LivePageTests {
  /// Devices that cannot start, and devices that crash.
  struct EndedDeviceTests {
    private static let broken = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="12118" targetRuntime="iOS.CocoaTouch">
        <objects>
          <view contentMode="scaleToFill" id="a">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
          </view>
      </document>
      """

    /// The error of the command line replaces the device, in the size of an iPhone 5. The menus start it with other
    /// settings.
    @Test func aDocumentThatCannotBeRead() async throws {
      try await onThread {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let file = folder.appendingPathComponent("Form.xib")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Self.broken.write(to: file, atomically: true, encoding: .utf8)
        let page = try LivePage(
          program: "tinamou", awaitsPicture: false, [file.path, "--device", "iphone-5", "--os", "9.0"])
        try page.browser.wait(for: "document.querySelector('.ended')")
        #expect(
          try page.text(at: ".reason")
            == "\(file.path):7:1: error: </objects> is expected here, but </document> follows. Repair the markup; after a merge, look for "
            + "conflict markers.")
        #expect(try page.text(at: ".ended h2") == "The app could not start")
        #expect(try page.boxes(".glass").map(\.size) == [CGSize(width: 320, height: 568)])
        #expect(try page.browser.evaluate("$('device').value + ' ' + $('os').value") as? String == "iphone-5 9.0")
        try page.browser.evaluate("$('device').value = 'iphone-6'; $('device').dispatchEvent(new Event('change')); 0")
        try page.browser.wait(for: "devices.get(1).ending && devices.get(1).run === 2")
        #expect(try page.boxes(".glass").map(\.size) == [CGSize(width: 375, height: 667)])
        let good = Self.broken.replacing("</document>", with: "</objects></document>")
        try good.write(to: file, atomically: true, encoding: .utf8)
        try page.browser.evaluate("document.querySelector('.ended button').click(); 0")
        try page.browser.wait(for: "devices.get(1).isRunning && !document.querySelector('.ended')")
        #expect(try page.browser.evaluate("devices.get(1).facts.device") as? String == "iphone-6")
      }
    }

    /// The page shows the signal. The menus start the app with the changed setting.
    @Test func aDeviceThatDies() async throws {
      try await onThread {
        let page = try LivePage(["programmatic/menu", "--device", "iphone-5", "--os", "13.0"])
        let device = try #require(page.server.children.first)
        kill(device, SIGKILL)
        try page.browser.wait(for: "document.querySelector('.ended')")
        #expect(try page.text(at: ".ended h2") == "The app has ended")
        #expect(try page.text(at: ".how") == "signal 9, Killed")
        #expect(try page.boxes(".ended").map(\.size) == [CGSize(width: 320, height: 568)])
        try page.browser.evaluate("$('style').click(); 0")
        try page.browser.wait(for: "devices.get(1).isRunning && devices.get(1).facts.settings.style === 'dark'")
        #expect(try page.text(at: ".ended") == nil)
      }
    }
  }
}
