import ProjectFiles
import Testing

/// The targets of a run of tests.
struct UnitTestsTests {
  private func target(_ name: String, _ kind: TargetKind, host: String? = nil) -> ProjectTarget {
    var target = ProjectTarget(id: .init(project: "/P", object: name), name: name, kind: kind)
    target.swiftFiles = ["/\(name).swift"]
    target.testHost = host.map { .init(project: "/P", object: $0) }
    return target
  }

  private func project(_ targets: [ProjectTarget]) -> Project {
    var project = Project(name: "P", format: .xcodeProject, container: "/P.xcodeproj", root: "/")
    project.targets = targets
    return project
  }

  @Test func theAppsOwnTestsAndThoseOfFrameworksRun() throws {
    let all = project([
      target("App", .application), target("Other", .application), target("AppTests", .unitTests, host: "App"),
      target("OtherTests", .unitTests, host: "Other"), target("KitTests", .unitTests),
    ])
    let found = try all.unitTests(target: "App")
    #expect(found.subject.name == "App" && found.tests.map(\.name) == ["AppTests", "KitTests"])
    let named = try all.unitTests(target: "OtherTests")
    #expect(named.subject.name == "Other" && named.tests.map(\.name) == ["OtherTests"])
  }

  @Test func aFrameworksProjectHasTestsWithoutAnApp() throws {
    let found = try project([target("Kit", .framework), target("KitTests", .unitTests)]).unitTests()
    #expect(found.subject.name == "KitTests" && found.tests.map(\.name) == ["KitTests"])
    #expect(throws: ProjectError.self) { try project([target("Kit", .framework)]).unitTests() }
    #expect(throws: ProjectError.self) { try project([target("App", .application)]).unitTests() }
  }
}
