// swift-tools-version:6.0
// The benchmarks: a package of their own, so that none of this is in the dependency graph of someone who uses Tinamou.
// README.md says how the solver, whose API is `package`, gets in.
import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "Tinamou", path: "..")],
  targets: [
    // The engine from prepared constraints. `SolverUnderTest` is a link to the sources of Tinamou's ConstraintSolver.
    .executableTarget(name: "solver-bench", dependencies: ["BenchmarkKit", "SolverUnderTest"]),
    .target(name: "SolverUnderTest"),

    // The whole API, as an app uses it, and as one that draws itself.
    .executableTarget(
      name: "api-bench",
      dependencies: [
        "BenchmarkKit", .product(name: "UIKit", package: "Tinamou"), .product(name: "TinamouApp", package: "Tinamou"),
      ]),

    // The cases, the peer, the clock and the table.
    .target(name: "BenchmarkKit", dependencies: ["CKiwi", "CMachine"]),
    .target(name: "CKiwi", dependencies: ["CMachine", "CPython"]),
    .target(name: "CMachine"),
    .systemLibrary(name: "CPython", pkgConfig: "python3-embed", providers: [.apt(["libpython3-dev"])]),
  ]
)
