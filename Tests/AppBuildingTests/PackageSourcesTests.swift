import CoreTypes
import ProjectFiles
import Testing

@testable import AppBuilding

/// Packages in the folder of `--packages`.
struct PackageSourcesTests {
  private let folder: TemporaryFolder
  private let cache: TemporaryFolder

  init() throws {
    (folder, cache) = (try TemporaryFolder(), try TemporaryFolder())
    try write(
      "Shapes", #".library(name: "Shapes", targets: ["Shapes"]), .package(url: "https://example.invalid/a/Points.git")"#
    )
    try write("points", #".library(name: "Points", targets: ["Points"])"#)
    try write("RxThings", #".library(name: "Things", targets: ["Things"])"#)
  }

  private func write(_ name: String, _ manifest: String) throws {
    try folder.write(manifest, to: "\(name)/Package.swift")
  }

  private func find(_ products: [PackageProduct], imported: Set<String> = []) -> (packages: [String], notes: [String]) {
    let found = PackageSources(copies: folder.path, in: cache.url).find(products, localPackages: [], imported: imported)
    return (found.packages.map { "\($0.identity) \($0.products.sorted().joined(separator: ","))" }, found.notes)
  }

  private func product(_ name: String, of url: String) -> PackageProduct {
    PackageProduct(name: name, package: PackageReference(.remote(url: url, requirement: .exact("1.0.0"))))
  }

  @Test func aCopyIsFoundByItsAddressWithWhatItNeeds() {
    let found = find([product("Shapes", of: "https://example.invalid/a/shapes.git")])
    #expect(found.packages == ["shapes Shapes", "points "] && found.notes.isEmpty)
  }

  @Test func aCopyIsFoundByTheModuleThatIsImported() {
    #expect(find([], imported: ["Things", "UIKit"]).packages == ["rxthings Things"])
  }

  @Test func whatIsNowhereIsANote() {
    let found = find([product("Lines", of: "file:///nowhere/lines")])
    #expect(found.packages.isEmpty && found.notes.count == 1 && found.notes[0].contains("lines cannot be fetched"))
  }

  @Test func aPackageIsNamedByItsAddresses() throws {
    let shapes = try #require(
      PackageSources(copies: folder.path, in: cache.url).find([], localPackages: [], imported: ["Shapes"]).packages
        .first)
    #expect(shapes.isNamed(in: "error: cannot clone https://example.invalid/a/points.git"))
    #expect(!shapes.isNamed(in: "error: cannot clone https://example.invalid/b"))
  }

  @Test func aPackageThatCannotBeFetchedIsReplacedByAnEmptyOne() throws {
    try write("Charts", #".library(name: "Charts", targets: ["Charts"]), .package(url: "file:///nowhere/docc")"#)
    #expect(find([], imported: ["Charts"]).packages == ["charts Charts", "docc "])
    #expect(
      cache.text("absent/docc/Package.swift")?.contains("name: \"docc\", products: [.library(name: \"absent-docc\"")
        == true)
  }
}
