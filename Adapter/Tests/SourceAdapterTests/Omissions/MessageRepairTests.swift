import Testing

@testable import SourceAdapter

/// Messages that lead to a change instead of an omission.
struct MessageRepairTests {
  private func repaired(_ source: String, _ text: String, _ message: String) async -> (text: String, omitted: Int) {
    let omission = Omission.at(text, in: source, message: message, round: 0)
    let program = await AdaptedProgram(["A.swift": source], omissions: [omission])
    return (program.text("A.swift") ?? source, program.omitted.count)
  }

  @Test func aFalseOverrideGoes() async {
    let source = FalseOverride.example.before
    let message = "method does not override any method from its superclass"
    let result = await repaired(source, "printPage", message)
    #expect(result.text == FalseOverride.expectedExample)
    #expect(result.omitted == 0)
  }

  @Test func aQueryHasSwiftsStrings() async {
    let source = "let query: [NSString: AnyObject] = [kSecClass: kSecClassGenericPassword]"
    let message = "cannot convert value of type 'CFString' (aka 'String') to expected dictionary key type 'NSString'"
    let result = await repaired(source, "kSecClass", message)
    #expect(result.text.contains("let query: [String: Any]"))
    #expect(result.omitted == 0)
  }

  @Test func aDictionaryOfFoundationIsCast() async {
    let message =
      "cannot convert value of type 'NSDictionary' to expected argument type 'CFDictionary' (aka 'Dictionary<AnyHashable, Any>')"
    let result = await repaired("import Security\nfunc f() { SecItemAdd(query.all, nil) }", "query", message)
    #expect(result.text.contains("SecItemAdd((query.all as! [AnyHashable: Any]), nil)"))
  }

  @Test func numbersAreConverted() async {
    let message = "cannot convert value of type '[CGFloat]' to type '[NSNumber]' in coercion"
    let result = await repaired("func f() { layer.pattern = lengths as [NSNumber] }", "lengths", message)
    #expect(result.text.contains("layer.pattern = lengths.map { NSNumber(value: Double($0)) }"))
  }

  @Test func aMissingOverrideIsAdded() async {
    let source = "class A: UIView {\n  func go() {}\n}"
    let result = await repaired(source, "go", "overriding declaration requires an 'override' keyword")
    #expect(result.text.contains("  override func go() {}"))
  }

  @Test func aSwitchGetsADefault() async {
    let result = await repaired(
      "func f() {\n  switch a {\n  case 1: go()\n  }\n}", "switch", "switch must be exhaustive")
    #expect(result.text.contains("   default: break }"))
    #expect(result.omitted == 0)
  }

  @Test func aBindingOfAValueCompiles() async {
    let message = "initializer for conditional binding must have Optional type, not 'Int'"
    let result = await repaired("func f() {\n  if let a = b.c { go(a) }\n}", "b.c", message)
    #expect(result.text.contains("if let a = Optional(b.c) { go(a) }"))
  }

  @Test func aPropertyWithoutAValueIsNilAtFirst() async {
    let source = "class A {\n  let a: Int\n  let b: () -> Void\n  init() {\n  }\n}"
    let result = await repaired(
      source, "init", "property 'self.b' not initialized at implicitly generated super.init call")
    #expect(result.text.contains("  let a: Int\n  var b: (() -> Void)!\n"))
  }

  @Test func theAssignmentOfAnInitializerTakesThePropertyAlong() async {
    let source = "class A {\n  var a: Int\n  init() {\n    self.a = bad()\n  }\n}"
    let result = await repaired(source, "bad", "cannot find 'bad' in scope")
    #expect(result.text == "class A {\n  var a: Int!\n  init() {\n\n  }\n}")
  }

  @Test func aClassWithoutInitializersHasNilValues() async {
    let source = "class A {\n  var a: Int\n  var b = 1\n  var c: Int { 1 }\n}"
    let result = await repaired(source, "A", "class 'A' has no initializers")
    #expect(result.text == "class A {\n  var a: Int!\n  var b = 1\n  var c: Int { 1 }\n}")
  }

  @Test func aProtocolWithoutConformanceLeavesTheList() async {
    let source = "class A: B, P {\n  let a = 1\n}\nstruct S: Codable {}\nextension S: P {}"
    let one = await repaired(source, "A", "type 'A' does not conform to protocol 'P'")
    #expect(one.text.hasPrefix("class A: B    {\n  let a"))
    let two = await repaired(source, "S", "type 'S' does not conform to protocol 'Decodable'")
    #expect(two.text.contains("struct S          {}"))
    let three = await repaired(source, "extension", "type 'S' does not conform to protocol 'P'")
    #expect(three.text.contains("extension S    {}"))
  }

  @Test func aSuperclassThatIsNeededTakesTheClassAlong() async {
    let source = "class A: Missing {\n  override func f() {}\n}\nlet b = 1"
    let result = await repaired(source, "Missing", "cannot find type 'Missing' in scope")
    #expect(result.text == "\n\n\nlet b = 1")
  }

  @Test func aSuperclassThatIsNotNeededGoes() async {
    let source = "class A: Missing {\n  func f() {}\n}"
    let result = await repaired(source, "Missing", "cannot find type 'Missing' in scope")
    #expect(result.text == "class A          {\n  func f() {}\n}")
  }

  @Test func aLineOfATableGoesAlone() async {
    let source = "class A: UIView {\n  @objc func a(_ x: Int) {}\n  @objc func b(_ x: Int) {}\n}"
    let adapted = await AdaptedProgram(["A.swift": source]).text("A.swift")!
    let line = adapted.split(separator: "\n", omittingEmptySubsequences: false)[3]
    let column = line.utf8.count - line[line.ranges(of: "A.a(")[0].lowerBound...].utf8.count + 1
    let omission = Omission(file: "A.swift", line: 4, column: column, message: "ambiguous", round: 0)
    let program = await AdaptedProgram(["A.swift": source], omissions: [omission])
    let after = program.text("A.swift")!
    #expect(after.contains("[                        .action(\"b:\", A.b(_:)), ]"))
    #expect(after.contains("  func a(_ x: Int) {}"))
    #expect(program.omitted.map(\.kind) == [.member])
  }

  @Test func anInitializerOfAProtocolIsRequired() async {
    let source = "class A: NSObject, P {\n  override init() {}\n}\nclass B: NSObject, P {\n}"
    let message =
      "initializer requirement 'init()' can only be satisfied by a 'required' initializer in non-final class"
    let one = await repaired(source, "init", message)
    #expect(one.text.contains("  override required init() {}"))
    let two = await repaired(source, "B", message)
    #expect(two.text.contains("required override init() { super.init() } }"))
  }

  @Test func aMemberOfAnyObjectIsFoundByItsClass() async {
    let message = "value of type 'AnyObject' has no member 'priority'"
    let chained = await repaired("func f() {\n  go(all.first?.priority)\n}", "priority", message)
    #expect(chained.text.contains("go((all.first as! NSLayoutConstraint?)?.priority)") && chained.omitted == 0)
    let plain = await repaired("func f(_ sender: AnyObject) {\n  go(sender.tag)\n}", "tag", message)
    #expect(plain.text.contains("go((sender as! UIView).tag)"))
  }

  @Test func nothingIsLeftOutForAPlaceThatIsOnlyRepaired() async {
    let source = "class A: UIView {\n  func go() { stop() }\n}"
    var omission = Omission.at("stop", in: source, message: "cannot find 'stop' in scope", round: 1)
    omission.repairsOnly = true
    let program = await AdaptedProgram(["A.swift": source], omissions: [omission])
    #expect(program.omitted.isEmpty && program.text("A.swift")?.contains("func go() { stop() }") != false)
  }

  @Test func aValueInAFormatIsDescribed() async {
    let message = "cannot convert value of type 'Date' to type 'any CVarArg' in coercion"
    let result = await repaired("let a = String(format: \"%@\", b.date as CVarArg)", "b.date", message)
    #expect(result.text == "let a = String(format: \"%@\", String(describing: b.date) as CVarArg)")
    #expect(result.omitted == 0)
  }
}
