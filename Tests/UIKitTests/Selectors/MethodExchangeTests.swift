import Testing
import UIKit

@testable import UIKit

/// The runtime's functions for methods. Programs that call them go on, and the session says that they change nothing.
@MainActor struct MethodExchangeTests {
  final class Screen: UIViewController {
    func first() -> Int { 1 }
  }

  @Test func nothingIsExchanged() throws {
    let session = try Session.phone5(.iOS(17))
    session.perform {
      let original = class_getInstanceMethod(Screen.self, Selector("viewDidLoad"))!
      let swizzled = class_getInstanceMethod(Screen.self, Selector("first"))!
      let isAdded = class_addMethod(
        Screen.self, Selector("viewDidLoad"), method_getImplementation(swizzled), method_getTypeEncoding(swizzled))
      if !isAdded { method_exchangeImplementations(original, swizzled) }
      #expect(!isAdded && Screen().first() == 1)
    }
    let messages = session.diagnostics.filter { $0.rule == "no-effect" }.map(\.message)
    #expect(messages.contains { $0.hasPrefix("method_exchangeImplementations(_:_:) has no effect") })
    #expect(class_getInstanceMethod(nil, Selector("first")) == nil)
  }

  @Test func objectsHaveClasses() {
    #expect(object_getClass(Screen()) == Screen.self && object_getClass(Screen.self) == Screen.self)
    #expect(object_getClass(nil) == nil)
  }
}
