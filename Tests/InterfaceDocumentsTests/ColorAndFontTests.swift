import CoreTypes
import Testing

@testable import InterfaceDocuments

struct ColorAndFontTests {
  private func color(_ attributes: String, resources: String = "") throws -> InterfaceColor? {
    try Documents.view("<view><color key=\"backgroundColor\" \(attributes)/></view>", resources: resources)
      .appearance.backgroundColor
  }

  private func font(_ attributes: String) throws -> InterfaceFont? {
    let view = try Documents.view("<label><fontDescription key=\"fontDescription\" \(attributes)/></label>")
    guard case .label(let label) = view.content else { return nil }
    return label.font
  }

  @Test func componentsOfEverySpace() throws {
    #expect(
      try color("red=\"0.1\" green=\"0.2\" blue=\"0.3\" alpha=\"0.4\" colorSpace=\"calibratedRGB\"")
        == .components(RGBAColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)))
    #expect(
      try color("white=\"0.5\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"genericGamma22GrayColorSpace\"")
        == .gray(RGBAColor(white: 0.5)))
    // Equal components of red, green and blue are not gray: the color has three components.
    #expect(
      try color("red=\"0.5\" green=\"0.5\" blue=\"0.5\" alpha=\"1\" colorSpace=\"calibratedRGB\"")
        == .components(RGBAColor(red: 0.5, green: 0.5, blue: 0.5)))
    let wide = try color(
      "red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"displayP3\"")
    let red = try #require(wide?.fallback)
    #expect(abs(red.red - 1) < 1e-9 && red.green == 0 && red.blue == 0)
  }

  @Test func aGreyIsTheSameInTheWideGamut() throws {
    let grey = try color("red=\"0.5\" green=\"0.5\" blue=\"0.5\" colorSpace=\"custom\" customColorSpace=\"displayP3\"")
    let value = try #require(grey?.fallback)
    #expect(abs(value.red - 0.5) < 1e-6 && abs(value.green - 0.5) < 1e-6 && abs(value.blue - 0.5) < 1e-6)
  }

  @Test func namedColorsCarryTheDocumentsValue() throws {
    #expect(
      try color(
        "systemColor=\"labelColor\"", resources: "<systemColor name=\"labelColor\"><color white=\"0\"/></systemColor>")
        == .system(name: "labelColor", fallback: .black))
    #expect(
      try color("name=\"Brand\"", resources: "<namedColor name=\"Brand\"><color white=\"1\"/></namedColor>")
        == .asset(name: "Brand", fallback: .white))
    #expect(
      try color("systemColor=\"systemBackgroundColor\" cocoaTouchSystemColor=\"whiteColor\"")
        == .system(name: "systemBackgroundColor", fallback: .white))
    #expect(try color("cocoaTouchSystemColor=\"darkTextColor\"") == .cocoaTouch(name: "darkTextColor", fallback: nil))
    #expect(try color("name=\"Missing\"") == .asset(name: "Missing", fallback: nil))
  }

  @Test func fonts() throws {
    #expect(
      try font("type=\"system\" weight=\"medium\" pointSize=\"15\"")
        == .system(.system, weight: "medium", size: .points(15)))
    #expect(try font("type=\"italicSystem\" pointSize=\"9\"") == .system(.italicSystem, weight: nil, size: .points(9)))
    #expect(
      try font("name=\"Futura-Medium\" family=\"Futura\" pointSize=\"12\"")
        == .named(name: "Futura-Medium", family: "Futura", size: .points(12)))
    #expect(try font("style=\"UICTFontTextStyleBody\"") == .textStyle("UICTFontTextStyleBody"))
    #expect(try font("type=\"system\" size=\"small\"") == .system(.system, weight: nil, size: .symbolic(.small)))
    #expect(FontSize.symbolic(.small).points == 12 && FontSize.symbolic(.label).points == 17)
  }
}
