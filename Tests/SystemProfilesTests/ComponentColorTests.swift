import CoreTypes
import SystemProfiles
import Testing

/// Colors of bars and tables.
/// Basis: assumed: recalled colors, so that they do not change unnoticed.
struct ComponentColorTests {
  private func scheme(_ major: Int) -> ColorScheme { SystemProfile.profile(for: .iOS(major)).palette.light }

  private func color(_ red: Double, _ green: Double, _ blue: Double, alpha: Double = 1) -> RGBAColor {
    RGBAColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }

  @Test("bars of iOS 6 are gradients of blue-grey") func glossyBars() {
    let bar = scheme(6).navigationBar.background
    #expect(bar.top == color(176, 188, 205) && bar.bottom == color(109, 132, 162))
  }

  @Test("grouped tables of iOS 6 lie on stripes") func glossyTables() {
    let table = scheme(6).table
    #expect(table.groupedBackground == color(197, 204, 212) && table.separator == color(224, 224, 224))
    #expect(table.groupedStripe != nil)
  }

  @Test("bars of iOS 7 are nearly white with a thin line") func flatBars() {
    let bar = scheme(7).navigationBar
    #expect(bar.background.top == color(247, 247, 247) && bar.hairline == RGBAColor(white: 0, alpha: 0.3))
  }

  @Test("grouped tables of iOS 7 lie on plain grey") func flatTables() {
    let table = scheme(7).table
    #expect(table.groupedBackground == color(239, 239, 244) && table.separator == color(200, 199, 204))
    #expect(table.groupedStripe == nil)
  }

  @Test("tint and placeholders of iOS 7") func flatColors() {
    #expect(scheme(7).tint == color(0, 122, 255) && scheme(7).placeholder == color(199, 199, 205))
  }

  @Test("backgrounds and separators with a name") func semanticColors() {
    let scheme = scheme(13)
    #expect(scheme[.systemBackground] == .white && scheme[.secondarySystemBackground] == color(242, 242, 247))
    #expect(scheme[.separator] == color(60, 60, 67, alpha: 0.29))
  }
}
