import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// The properties of screen, device and traits. Basis: class references; the portrait-fixed screen of iOS 7 and before.
@MainActor struct FacadeTests {
  private func session(
    _ version: SystemVersion, _ device: String, _ orientation: UIInterfaceOrientation = .portrait
  ) throws -> Session {
    Session(
      environment: SystemEnvironment(
        profile: .profile(for: version), device: try DeviceCatalog.find(device), orientation: orientation))
  }

  @Test("the screen turns with the interface from iOS 8 on")
  func bounds() throws {
    let old = try session(.iOS(7), "iphone-5", .landscapeLeft), new = try session(.iOS(8), "iphone-5", .landscapeLeft)
    #expect(old.perform { UIScreen.main.bounds.size } == CGSize(width: 320, height: 568))
    #expect(new.perform { UIScreen.main.bounds.size } == CGSize(width: 568, height: 320))
  }

  @Test("the application frame leaves out the status bar")
  func applicationFrame() throws {
    let frame = try session(.iOS(6, 1), "iphone-5").perform { UIScreen.main.applicationFrame }
    #expect(frame == CGRect(x: 0, y: 20, width: 320, height: 548))
  }

  @Test("a turned interface has its status bar at a side of a portrait screen")
  func turnedApplicationFrame() throws {
    func frame(_ version: SystemVersion, _ orientation: UIInterfaceOrientation) throws -> CGRect {
      try session(version, "iphone-5", orientation).perform { UIScreen.main.applicationFrame }
    }
    #expect(try frame(.iOS(7), .landscapeLeft) == CGRect(x: 20, y: 0, width: 300, height: 568))
    #expect(try frame(.iOS(6), .landscapeRight) == CGRect(x: 0, y: 0, width: 300, height: 568))
    #expect(try frame(.iOS(6), .portraitUpsideDown) == CGRect(x: 0, y: 0, width: 320, height: 548))
    #expect(try frame(.iOS(8), .landscapeRight) == CGRect(x: 0, y: 0, width: 568, height: 320))
  }

  @Test("what belongs to the panel does not turn")
  func native() throws {
    try session(.iOS(9), "iphone-5", .landscapeLeft).perform {
      #expect(UIScreen.main.nativeBounds == CGRect(x: 0, y: 0, width: 640, height: 1136))
      #expect(UIScreen.main.nativeScale == 2 && UIDevice.current.name == "iPhone 5")
      #expect(UIDevice.current.orientation == .landscapeRight && UI_USER_INTERFACE_IDIOM() == .phone)
    }
  }

  @Test("a program has one screen and one device: their observers are notified, others are not")
  func identity() throws {
    let (one, other) = (try session(.iOS(9), "iphone-5s"), try session(.iOS(7), "iphone-5"))
    let (screen, device) = one.perform { (UIScreen.main, UIDevice.current) }
    #expect(one.perform { UIScreen.main === screen && UIDevice.current === device })
    #expect(other.perform { UIScreen.main != screen && UIDevice.current != device })
    let trace = EventTrace()
    for (session, name) in [(one, "one"), (other, "other")] {
      session.notificationCenter.addObserver(
        forName: UIDevice.orientationDidChangeNotification, object: device, queue: nil
      ) { _ in MainActor.assumeIsolated { trace.note(name) } }
      session.rotate(to: .landscapeLeft)
    }
    #expect(trace.take() == ["one"])
  }

  @Test("requests for notifications of the orientation are counted")
  func generating() throws {
    try session(.iOS(6), "iphone-5").perform {
      let device = UIDevice.current
      #expect(!device.isGeneratingDeviceOrientationNotifications)
      device.beginGeneratingDeviceOrientationNotifications()
      device.beginGeneratingDeviceOrientationNotifications()
      device.endGeneratingDeviceOrientationNotifications()
      #expect(UIDevice.current.isGeneratingDeviceOrientationNotifications)
      device.endGeneratingDeviceOrientationNotifications()
      #expect(!device.isGeneratingDeviceOrientationNotifications)
    }
  }

  @Test("device and traits are the session's")
  func device() throws {
    try session(.iOS(6, 1), "iphone-5").perform { #expect(UIDevice.current.systemVersion == "6.1") }
    try session(.iOS(17), "ipad-9.7").perform { #expect(UIDevice.current.userInterfaceIdiom == .pad) }
    let phone = try session(.iOS(13), "iphone-x", .landscapeLeft).perform { UIView().traitCollection }
    #expect(phone.horizontalSizeClass == .compact && phone.verticalSizeClass == .compact && phone.displayScale == 3)
  }
}
