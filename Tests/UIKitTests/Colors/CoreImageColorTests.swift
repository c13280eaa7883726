import Testing
import UIKit

/// Basis: the CIColor reference; for gradients, that of CGGradient.
@MainActor struct CoreImageColorTests {
  @Test("a color has the components of the UIColor that it is made of, and goes back")
  func components() throws {
    try Session.of(.iOS(17)).perform {
      let color = CIColor(color: UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5))
      #expect(color.red == 0.25 && color.green == 0.5 && color.blue == 0.75 && color.alpha == 0.5)
      #expect(color.stringRepresentation == "0.25 0.5 0.75 0.5" && CIColor(string: "0.25 0.5 0.75 0.5") == color)
      #expect(UIColor(ciColor: color) == UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5))
      #expect(UIColor.red.ciColor == .red && CIColor(string: "1 0 0") == .red && color.numberOfComponents == 4)
    }
  }

  @Test("a gradient takes colors as an array of Swift's, of Core Foundation's or of Foundation's")
  func gradients() {
    let colors = [CGColor.black, CGColor.white]
    #expect(CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: [0, 1]) != nil)
    #expect(CGGradient(colorsSpace: nil, colors: [CGColor.black, CGColor.white] as CFArray, locations: nil) != nil)
    #expect(CGGradient(colorsSpace: nil, colors: NSArray(array: colors), locations: nil) != nil)
    #expect(CGGradient(colorsSpace: nil, colors: NSArray(), locations: nil) == nil)
  }
}
