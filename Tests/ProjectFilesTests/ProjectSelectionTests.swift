import CoreTypes
import ProjectFiles
import Testing

struct ProjectSelectionTests {
  private let checkout: TemporaryCheckout

  init() throws { checkout = try TemporaryCheckout() }

  private func writeScheme(_ name: String, target: String) throws {
    try checkout.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <Scheme version = "1.3"><BuildAction><BuildActionEntries><BuildActionEntry>
      <BuildableReference BlueprintIdentifier = "KIT" ReferencedContainer = "container:App.xcodeproj"/>
      </BuildActionEntry></BuildActionEntries></BuildAction>
      <LaunchAction buildConfiguration = "Release"><BuildableProductRunnable>
      <BuildableReference BlueprintIdentifier = "\(target)" ReferencedContainer = "container:App.xcodeproj"/>
      </BuildableProductRunnable></LaunchAction></Scheme>
      """, to: "App.xcodeproj/xcshareddata/xcschemes/\(name).xcscheme")
  }

  private func threeTargets() -> ProjectText {
    var text = ProjectText()
    text.targets = []
    text.addTarget("KIT", name: "Kit", type: "framework")
    text.addTarget("WATCH", name: "Watch", settings: "SDKROOT = watchos;")
    text.addTarget("ONE", name: "One")
    text.addTarget("TWO", name: "Two")
    return text
  }

  @Test func theFirstApplicationIsTheDefault() throws {
    let project = try checkout.read(threeTargets())
    #expect(try project.application().name == "One")
    #expect(project.targets[1].kind == .watchApp)
  }

  @Test func theSchemeWithTheProjectsNameDecides() throws {
    try writeScheme("App", target: "TWO")
    try writeScheme("Aaa", target: "ONE")
    let project = try checkout.read(threeTargets())
    #expect(try project.application().name == "Two")
    #expect(project.schemes.map(\.name) == ["Aaa", "App"])
    #expect(project.schemes.map(\.configuration) == ["Release", "Release"])
  }

  @Test func aNameChoosesATargetOrAScheme() throws {
    try writeScheme("Second", target: "TWO")
    let project = try checkout.read(threeTargets())
    #expect(try project.application(target: "Two").name == "Two")
    #expect(try project.application(scheme: "Second").name == "Two")
    #expect(try project.application(scheme: "One").name == "One")
  }

  @Test func anUnknownNameListsTheNames() throws {
    try writeScheme("Second", target: "TWO")
    let project = try checkout.read(threeTargets())
    let target = try #require(throws: ProjectError.self) { try project.application(target: "X") }
    #expect(target.message.contains("'Kit', 'Watch', 'One', 'Two'"))
    let scheme = try #require(throws: ProjectError.self) { try project.application(scheme: "X") }
    #expect(scheme.message.contains("'Second'"))
  }

  @Test func anApplicationForAnotherPlatformIsNotTheDefault() throws {
    var text = ProjectText()
    text.settings = "SDKROOT = macosx;"
    let mac = try checkout.read(text)
    let error = try #require(throws: ProjectError.self) { try mac.application() }
    #expect(error.message.contains("no iOS app; its apps for other platforms are 'App'"))
    text.settings = "SDKROOT = macosx; SUPPORTED_PLATFORMS = \"macosx iphonesimulator\";"
    #expect(try checkout.read(text).application().name == "App")
  }

  @Test func aDamagedSchemeIsANote() throws {
    try writeScheme("Good", target: "TWO")
    try checkout.write("<Scheme>\n<Build", to: "App.xcodeproj/xcshareddata/xcschemes/Bad.xcscheme")
    let project = try checkout.read(threeTargets())
    #expect(project.schemes.map(\.name) == ["Good"])
    #expect(project.notes.contains { $0.file.hasSuffix("Bad.xcscheme") && $0.line == 2 })
  }

  @Test func aSchemeOfAMissingTargetHasNone() throws {
    try writeScheme("Old", target: "GONE")
    var text = threeTargets()
    text.targets.removeFirst()
    let project = try checkout.read(text)
    #expect(project.schemes.first?.target == nil)
    #expect(throws: ProjectError.self) { try project.application(scheme: "Old") }
  }

  @Test func testsKnowTheirHost() throws {
    var text = threeTargets()
    text.addTarget(
      "UNIT", name: "Unit", type: "bundle.unit-test",
      settings: "TEST_HOST = \"$(BUILT_PRODUCTS_DIR)/Two.app/$(BUNDLE_EXECUTABLE_FOLDER_PATH)/Two\";")
    text.addTarget("UI", name: "UI", type: "bundle.ui-testing", settings: "TEST_TARGET_NAME = One;")
    let project = try checkout.read(text)
    #expect(project.targets.compactMap(\.testHost).map(\.object) == ["TWO", "ONE"])
  }

  @Test func packagesAndPluginsAreListed() throws {
    var text = ProjectText()
    text.projectFields = "packageReferences = (REMOTE, LOCAL);"
    try checkout.write(
      "let package = Package(name: \"K\", products: [\n .library(\n name: \"Kit\", targets: [])])",
      to: "Kit/Package.swift")
    text.objects["REMOTE"] =
      "isa = XCRemoteSwiftPackageReference; repositoryURL = \"https://example.org/Net.git\"; "
      + "requirement = { kind = upToNextMinorVersion; minimumVersion = 1.2.0; };"
    text.objects["LOCAL"] = "isa = XCLocalSwiftPackageReference; relativePath = Kit;"
    text.objects["NET"] = "isa = XCSwiftPackageProductDependency; package = REMOTE; productName = Net;"
    text.objects["KIT"] = "isa = XCSwiftPackageProductDependency; productName = Kit;"
    text.objects["GONE"] = "isa = XCSwiftPackageProductDependency; productName = Gone;"
    text.objects["LINT"] = "isa = XCSwiftPackageProductDependency; productName = \"plugin:Lint\";"
    text.objects["DEP"] = "isa = PBXTargetDependency; productRef = LINT;"
    text.targetFields = "packageProductDependencies = (NET, KIT, GONE); dependencies = (DEP);"
    let project = try checkout.read(text)
    let target = try project.application()
    let remote = PackageReference(
      .remote(url: "https://example.org/Net.git", requirement: .upToNextMinor(from: "1.2.0")))
    #expect(project.packages == [remote, .init(.local(path: checkout["Kit"]))])
    #expect(project.packages.map(\.identity) == ["net", "kit"])
    let local = PackageReference(.local(path: checkout["Kit"]))
    #expect(target.packageProducts.map(\.name) == ["Net", "Kit", "Gone"])
    #expect(target.packageProducts.map(\.package) == [remote, local, nil])
    #expect(target.buildToolPlugins == ["Lint"])
    #expect(project.notes.contains { $0.message.contains("plugin 'Lint'") })
  }
}
