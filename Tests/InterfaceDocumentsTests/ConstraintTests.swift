import CoreTypes
import Testing

@testable import InterfaceDocuments

struct ConstraintTests {
  private func constraint(_ attributes: String) throws -> InterfaceConstraint {
    let view = try Documents.view("<view id=\"v\"><constraints><constraint \(attributes)/></constraints></view>")
    return try #require(view.constraints.first)
  }

  @Test func defaults() throws {
    let constraint = try constraint("firstAttribute=\"width\" id=\"c\"")
    #expect(constraint.firstItem == nil && constraint.secondItem == nil && constraint.secondAttribute == nil)
    #expect(constraint.relation == .equal && constraint.multiplier == 1 && constraint.constant == 0)
    #expect(constraint.priority == 1000 && !constraint.isSymbolic && !constraint.isPlaceholder)
  }

  @Test func everythingThatCanBeSaid() throws {
    let constraint = try constraint(
      """
      firstItem="v" firstAttribute="baseline" relation="greaterThanOrEqual" secondItem="v" secondAttribute="topMargin"
      constant="-8.5" priority="750" symbolic="YES" symbolType="layoutAnchor" identifier="i" placeholder="YES"
      """)
    #expect(constraint.firstItem == "v" && constraint.firstAttribute == .lastBaseline)
    #expect(constraint.relation == .greaterThanOrEqual && constraint.secondAttribute == .topMargin)
    #expect(constraint.constant == -8.5 && constraint.priority == 750 && constraint.isSymbolic)
    #expect(constraint.symbolType == "layoutAnchor" && constraint.identifier == "i" && constraint.isPlaceholder)
  }

  @Test(arguments: [("0.5", 0.5), ("1:2", 0.5), ("16/9", 16.0 / 9), ("433:252", 433.0 / 252), ("2", 2)])
  func multipliers(_ text: String, _ value: Double) throws {
    #expect(try constraint("firstAttribute=\"width\" multiplier=\"\(text)\"").multiplier == value)
  }

  @Test(arguments: ["1:0", "", "x", "1:2:3", ":", "inf"]) func oddMultipliersAreOne(_ text: String) throws {
    let document = try Documents.xib(
      "<view><constraints><constraint firstAttribute=\"width\" multiplier=\"\(text)\"/></constraints></view>")
    #expect(document.allViews[0].constraints[0].multiplier == 1)
    #expect(document.diagnostics.map(\.rule) == [.oddValue])
  }

  @Test(arguments: [("1e308", 1e12), ("-1e308", -1e12), ("3.40282e+38", 1e12), ("1577836800", 1_577_836_800)])
  func numbersHaveALimit(_ text: String, _ value: Double) throws {
    #expect(try constraint("firstAttribute=\"width\" constant=\"\(text)\"").constant == value)
  }

  @Test func soHaveRatios() throws {
    #expect(try constraint("firstAttribute=\"width\" multiplier=\"1:1e-320\"").multiplier == 1e12)
  }

  @Test func attributesHaveUIKitsNumbers() {
    #expect(ConstraintAttribute.named("left")?.rawValue == 1)
    #expect(ConstraintAttribute.named("firstBaseline")?.rawValue == 12)
    #expect(ConstraintAttribute.named("centerYWithinMargins")?.rawValue == 20)
    #expect(ConstraintAttribute.named("notAnAttribute") == nil)
    #expect(ConstraintAttribute.allCases.count == 21)
  }

  @Test func constantsVaryBySizeClass() throws {
    let view = try Documents.view(
      """
      <view><constraints><constraint firstAttribute="width" constant="8"><variation key="widthClass=regular" constant="48"/>
      </constraint></constraints></view>
      """)
    #expect(view.constraints[0].variations.map(\.constant) == [48])
  }

  @Test func aConstraintWithoutAnAttributeIsLeftOut() throws {
    let document = try Documents.xib("<view id=\"v\"><constraints><constraint id=\"c\"/></constraints></view>")
    #expect(document.allViews[0].constraints.isEmpty)
    #expect(document.diagnostics.map(\.rule) == [.missingValue])
  }
}
