import CoreTypes
import SystemProfiles
import Testing

struct SystemVersionTests {
  @Test(arguments: [
    ("6.1", SystemVersion.iOS(6, 1)), ("17", .iOS(17)), ("17.0.1", .iOS(17, 0, 1)), ("iOS 9", .iOS(9)),
    ("ios-8.4", .iOS(8, 4)), ("iPadOS 16.4", .iOS(16, 4)), (" 26 ", .iOS(26)),
  ])
  func parses(text: String, expected: SystemVersion) throws {
    #expect(try SystemVersion(parsing: text) == expected)
  }

  @Test(arguments: ["", "six", "6.", ".1", "6..1", "1.2.3.4", "-6", "6,1", "６", "6.1beta", "99999999999999999999"])
  func refusesWhatIsNoVersion(text: String) {
    #expect(throws: UnreadableVersion(text: text, reason: .notAVersion)) { try SystemVersion(parsing: text) }
  }

  @Test func saysWhatIsAccepted() {
    let description = UnreadableVersion(text: "six", reason: .notAVersion).description
    #expect(
      description == "“six” is not an iOS version. Write it like 6.1, 17 or “iOS 9”; accepted are 5 to 18 and 26.")
  }

  @Test(arguments: ["4.3", "27", "100"])
  func refusesGenerationsWithoutAProfile(text: String) {
    #expect(throws: UnreadableVersion(text: text, reason: .outsideKnownRange)) { try SystemVersion(parsing: text) }
  }

  @Test(arguments: 19...25)
  func suggestsNeighboursOfTheVersionsThatNeverWere(major: Int) {
    let error = UnreadableVersion(text: "\(major)", reason: .neverReleased)
    #expect(throws: error) { try SystemVersion(parsing: "\(major)") }
    #expect(error.description == "iOS \(major) does not exist: Apple went from 18 to 26. Use 18 or 26.")
  }

  @Test func comparesNumberByNumber() {
    #expect(SystemVersion.iOS(9, 3, 6) < .iOS(10))
    #expect(SystemVersion.iOS(10, 2) < .iOS(10, 10))
    #expect(SystemVersion.iOS(7) < .iOS(7, 0, 1))
  }

  @Test func printsThePatchOnlyWhenThereIsOne() {
    #expect(SystemVersion.iOS(17).description == "17.0")
    #expect(SystemVersion.iOS(17, 0, 1).description == "17.0.1")
  }
}
