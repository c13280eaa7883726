import CoreTypes
import SystemProfiles
import Testing

struct DeviceCatalogTests {
  @Test(arguments: DeviceCatalog.all)
  func everyDeviceIsFoundByItsNames(row: DeviceRow) throws {
    #expect(try DeviceCatalog.find(row.slug) == row)
    #expect(try DeviceCatalog.find(row.name) == row)
    #expect(try DeviceCatalog.find(row.name.uppercased()) == row)
    #expect(try DeviceCatalog.find(row.name.filter { $0 != " " }) == row)
    for name in DeviceCatalog.names(of: row) {
      #expect(try DeviceCatalog.find(name).pointSize == row.pointSize)
    }
  }

  @Test func slugsAreUnique() {
    #expect(Set(DeviceCatalog.all.map(\.slug)).count == DeviceCatalog.all.count)
  }

  @Test(arguments: [
    ("iphone-5", "iPhone 5"), ("iphone-se-1st", "iPhone SE (1st)"), ("iPhone SE (1st generation)", "iPhone SE (1st)"),
    ("iphone-15-pro", "iPhone 15 Pro"), ("ipad-9.7", "iPad 6"), ("ipad9_7", "iPad 6"),
    ("retina4_0", "iPhone SE (1st)"), ("retina4", "iPhone SE (1st)"), ("retina4_7.fullscreen", "iPhone SE (3rd)"),
    ("iPad Pro 12.9 (3rd)", "iPad Pro 12.9 (3rd)"), ("ipadmini2", "iPad mini 2"),
  ])
  func spellings(text: String, name: String) throws {
    let row = try DeviceCatalog.find(text)
    #expect(row.screen == (try DeviceCatalog.find(name)).screen)
    if !text.hasPrefix("retina") && !text.hasPrefix("ipad9") { #expect(row.name == name) }
  }

  @Test func anUnknownNameSuggestsTheNearest() {
    let error = #expect(throws: UnknownDevice.self) { try DeviceCatalog.find("iphone-15-por") }
    #expect(error?.suggestions == ["iphone-15-pro", "iphone-15-plus", "iphone-15"])
    #expect(
      error?.description
        == "There is no device “iphone-15-por”. Did you mean iphone-15-pro, iphone-15-plus or iphone-15?")
  }

  @Test(arguments: ["", "🐦", "nokia", String(repeating: "x", count: 500)])
  func strangeNamesGetNoSuggestions(name: String) {
    let error = #expect(throws: UnknownDevice.self) { try DeviceCatalog.find(name) }
    #expect(error?.suggestions.isEmpty == true)
    #expect(error?.description == "There is no device “\(name)”. 'tinamou devices' lists the devices.")
  }

  @Test func devicesRunTheVersionsOfTheirTime() throws {
    let phone = try DeviceCatalog.find("iphone-5")
    #expect(
      [SystemVersion.iOS(5, 1), .iOS(6), .iOS(6, 1), .iOS(10, 3, 4), .iOS(11)].map(phone.runs) == [
        false, true, true, true, false,
      ])
  }

  @Test func anInterfaceBuilderScreenPrefersTheSharperPad() {
    #expect(DeviceCatalog.device(interfaceBuilderID: "ipad9_7")?.scale == 2)
    #expect(DeviceCatalog.device(interfaceBuilderID: "watch38") == nil)
  }
}
