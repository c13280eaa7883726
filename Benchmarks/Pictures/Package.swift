// swift-tools-version:6.0
// The benchmarks of pictures. Rendering's API is `package`, and so this is a package of its own in which it is a target:
// what is not named pictures-bench or CBareCairo is a link to the sources of Tinamou or of the other benchmarks.
import PackageDescription

let package = Package(
  name: "Pictures",
  targets: [
    .executableTarget(
      name: "pictures-bench",
      dependencies: ["BenchmarkKit", "CBareCairo", "CCairo", "CoreTypes", "DisplayLists", "Rendering"]),
    // What a C program that uses Cairo without anything between would do.
    .target(name: "CBareCairo", dependencies: ["CCairo"]),

    .target(
      name: "BenchmarkKit", dependencies: ["CMachine"],
      exclude: [
        "Problems", "Answers.swift", "FeedTexts.swift", "Kiwi.swift", "KiwiCells.swift", "Problem.swift",
        "ProblemWriter.swift", "RandomNumbers.swift", "Yoga.swift",
      ],
      sources: ["Finding.swift", "Journal.swift", "Options.swift", "Rounds.swift", "System.swift"]),
    .target(name: "CMachine"),

    .target(name: "CoreTypes"),
    .target(name: "DisplayLists", dependencies: ["CoreTypes"]),
    .target(
      name: "Rendering",
      dependencies: ["CoreTypes", "DisplayLists", "CCairo", "CFontconfig", "CHarfBuzz", "CPNGWriter", "CJPEGReader"]),
    .systemLibrary(name: "CCairo", pkgConfig: "cairo-ft", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(name: "CFontconfig", pkgConfig: "fontconfig", providers: [.apt(["libfontconfig-dev"])]),
    .systemLibrary(name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
    .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
    .systemLibrary(name: "CJPEG", pkgConfig: "libjpeg", providers: [.apt(["libjpeg-dev"])]),
    .target(name: "CPNGWriter", dependencies: ["CPNG"], linkerSettings: [.linkedLibrary("z")]),
    .target(name: "CJPEGReader", dependencies: ["CJPEG"]),
  ]
)
