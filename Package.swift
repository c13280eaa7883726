// swift-tools-version:6.0
// This manifest is the import table of ARCHITECTURE.md: a target may import what it lists here and nothing else.
import PackageDescription

let package = Package(
  name: "Tinamou",
  products: [
    .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit", "_Testing_CoreGraphics"]),
    .library(name: "QuartzCore", targets: ["QuartzCore"]),
    .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
    .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
    .library(name: "PhotosUI", targets: ["PhotosUI"]),
    .library(name: "TinamouApp", targets: ["TinamouApp"]),
    .executable(name: "tinamou", targets: ["tinamou"]),
    .executable(name: "tinamou-serve", targets: ["tinamou-serve"]),
    .executable(name: "Gallery", targets: ["Gallery"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.0.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.80.0"),
  ],
  targets: [
    // Layout: only Foundation, and a parser for its documents.
    .target(name: "CoreTypes"),
    .target(name: "SessionFoundation", dependencies: ["CoreTypes"]),
    .target(name: "ConstraintSolver"),
    .target(name: "SystemProfiles", dependencies: ["CoreTypes"]),
    .target(name: "Typesetting", dependencies: ["CoreTypes"]),
    .target(name: "DisplayLists", dependencies: ["CoreTypes"]),
    .target(name: "InterfaceDocuments", dependencies: ["CoreTypes", "CExpat"]),
    .target(
      name: "UIKit",
      dependencies: [
        "CoreTypes", "SessionFoundation", "ConstraintSolver", "SystemProfiles", "Typesetting", "DisplayLists",
        "InterfaceDocuments",
      ]),
    // Modules that re-export UIKit, for files that import Apple's modules by name; ARCHITECTURE.md explains how a
    // package adds them.
    .target(name: "QuartzCore", dependencies: ["UIKit"]),
    .target(name: "CoreGraphics", dependencies: ["UIKit"]),
    .target(name: "UniformTypeIdentifiers", dependencies: ["UIKit"]),
    .target(name: "PhotosUI", dependencies: ["UIKit"]),
    // The toolchain's cross-import overlays need these two when a test file imports Testing and UIKit.
    .target(name: "_Testing_UIKit"),
    .target(name: "_Testing_CoreGraphics"),

    // Tools around it.
    .target(name: "DocumentText", dependencies: ["CoreTypes", "InterfaceDocuments"]),
    .target(name: "Inspection", dependencies: ["CoreTypes", "ConstraintSolver", "UIKit"]),
    .target(
      name: "Rendering",
      dependencies: [
        "CoreTypes", "DisplayLists", "Processes", "CCairo", "CFontconfig", "CHarfBuzz", "CPNGWriter", "CJPEGReader",
        "CPictureWorker",
      ]),
    .target(name: "CSpawn"),
    .target(name: "Processes", dependencies: ["CoreTypes", "CSpawn"]),
    .target(name: "FolderWatching", dependencies: ["CoreTypes"]),

    // The live app: one process per device, and the server that shows them in a browser.
    .target(
      name: "Simulator",
      dependencies: [
        "CoreTypes", "SystemProfiles", "DisplayLists", "ConstraintSolver", "UIKit", "Inspection", "Rendering",
        "FolderWatching",
      ]),
    .target(
      name: "SimulatorServer",
      dependencies: [
        "CoreTypes", "Processes", "FolderWatching",
        .product(name: "NIOCore", package: "swift-nio"), .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"), .product(name: "NIOWebSocket", package: "swift-nio"),
      ],
      resources: [
        .embedInCode("Page/index.html"), .embedInCode("Page/page.css"), .embedInCode("Page/page.js"),
        .embedInCode("Page/details.js"), .embedInCode("Page/handles.js"), .embedInCode("Page/typing.js"),
        .embedInCode("Page/wall.js"), .embedInCode("Page/trace.html"),
      ]),
    // Other people's projects: what they contain, and how their apps are built.
    .target(name: "ProjectFiles", dependencies: ["CoreTypes", "Yams"]),
    .target(name: "AppBuilding", dependencies: ["CoreTypes", "Processes", "ProjectFiles"]),
    // Every subcommand except the live page, which needs a web server.
    .target(
      name: "TinamouCommands",
      dependencies: [
        "CoreTypes", "SystemProfiles", "InterfaceDocuments", "UIKit", "DisplayLists", "Inspection", "Rendering",
        "Processes", "ProjectFiles", "AppBuilding", "DocumentText", "Yams",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .executableTarget(name: "tinamou", dependencies: ["TinamouCommands"]),
    .target(
      name: "TinamouApp",
      dependencies: [
        "CoreTypes", "SystemProfiles", "InterfaceDocuments", "UIKit", "Rendering", "Processes", "FolderWatching",
        "Simulator", "SimulatorServer", "TinamouCommands",
      ]),
    // The modules that apps of other people import are built with it.
    .executableTarget(
      name: "tinamou-serve",
      dependencies: [
        "TinamouApp", "TinamouCommands", "QuartzCore", "CoreGraphics", "UniformTypeIdentifiers", "PhotosUI",
      ]),

    // The screens of the articles and their sample apps, as written for a phone.
    .executableTarget(
      name: "Gallery", dependencies: ["UIKit", "TinamouApp"], path: "Samples/Gallery",
      resources: [
        .process("LayoutSample/AutoLayout/AutoLayoutCenter1ViewController.xib"),
        .process("LayoutSample/AutoLayout/AutoLayoutCenter2ViewController.xib"),
        .process("LayoutSample/AutoLayout/AutoLayoutEdgeViewController.xib"),
        .process("LayoutSample/AutoLayout/AutoLayoutFillViewController.xib"),
        .process("LayoutSample/AutoLayout/AutoLayoutHorizontalViewController.xib"),
        .process("LayoutSample/AutoLayout/AutoLayoutSizeToFitViewController.xib"),
        .process("LayoutSample/AutoLayout/AutoLayoutVerticalViewController.xib"),
        .process("Articles/DeltasViewController.xib"),
        .process("StoryboardSample/StoryboardSample.storyboard"),
        .process("StoryboardSample/ArticleView.xib"),
        .process("StoryboardSample/ThreeLabelsCell.xib"),
        .process("StoryboardSample/TitledImageView.xib"),
        .process("StoryboardSample/TwoLabelsView.xib"),
      ]),

    // The app of Documentation/Apps.md, which is also a package of its own.
    .executableTarget(name: "Hello", dependencies: ["TinamouApp", "UIKit"], path: "Examples/Hello/Sources/Hello"),

    // C libraries, found by pkg-config.
    .systemLibrary(name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"])]),
    .systemLibrary(name: "CCairo", pkgConfig: "cairo-ft", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(name: "CFontconfig", pkgConfig: "fontconfig", providers: [.apt(["libfontconfig-dev"])]),
    .systemLibrary(name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
    .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
    .systemLibrary(name: "CJPEG", pkgConfig: "libjpeg", providers: [.apt(["libjpeg-dev"])]),
    .target(name: "CJPEGReader", dependencies: ["CJPEG"]),
    .target(name: "CPNGWriter", dependencies: ["CPNG"], linkerSettings: [.linkedLibrary("z")]),

    // PDF, SVG and HEIC: decoders that run in separate processes. None of them is linked.
    .target(name: "CPictureWorker"),

    .testTarget(
      name: "UIKitTests",
      dependencies: [
        "UIKit", "DisplayLists", "CoreTypes", "Typesetting", "SystemProfiles", "InterfaceDocuments", "_Testing_UIKit",
        "_Testing_CoreGraphics",
      ]),
    .testTarget(
      name: "ModuleNamesTests",
      dependencies: [
        "QuartzCore", "CoreGraphics", "UniformTypeIdentifiers", "PhotosUI", "_Testing_UIKit", "_Testing_CoreGraphics",
      ]),
    .testTarget(
      name: "InspectionTests",
      dependencies: [
        "Inspection", "UIKit", "ConstraintSolver", "InterfaceDocuments", "SystemProfiles", "CoreTypes",
        "_Testing_UIKit",
        "_Testing_CoreGraphics",
      ]),
    .testTarget(name: "ConstraintSolverTests", dependencies: ["ConstraintSolver"]),
    .testTarget(name: "TypesettingTests", dependencies: ["Typesetting", "CoreTypes"]),
    .testTarget(name: "SystemProfilesTests", dependencies: ["SystemProfiles", "CoreTypes"]),
    .testTarget(name: "InterfaceDocumentsTests", dependencies: ["InterfaceDocuments", "CoreTypes"]),
    .testTarget(name: "DocumentTextTests", dependencies: ["DocumentText"]),
    .testTarget(
      name: "RenderingTests", dependencies: ["Rendering", "DisplayLists", "Typesetting", "CoreTypes", "CFontconfig"]),
    .testTarget(name: "ProjectFilesTests", dependencies: ["ProjectFiles", "CoreTypes"]),
    .testTarget(name: "AppBuildingTests", dependencies: ["AppBuilding", "ProjectFiles", "CoreTypes"]),
    .testTarget(
      name: "GalleryTests",
      dependencies: [
        "Gallery", "TinamouApp", "TinamouCommands", "UIKit", "SystemProfiles", "CoreTypes", "_Testing_UIKit",
        "_Testing_CoreGraphics",
      ]),
    .testTarget(
      name: "SimulatorTests",
      dependencies: [
        "Simulator", "UIKit", "Rendering", "DisplayLists", "SystemProfiles", "CoreTypes", "_Testing_UIKit",
        "_Testing_CoreGraphics",
      ]),
    // Chromium showing the live page.
    .testTarget(
      name: "BrowserTests", dependencies: ["Gallery", "tinamou", "tinamou-serve", "Processes", "CoreTypes"]),
    .testTarget(
      name: "SimulatorServerTests",
      dependencies: ["SimulatorServer", "CoreTypes", .product(name: "NIOHTTP1", package: "swift-nio")]),
    .testTarget(
      name: "TinamouCommandsTests",
      dependencies: ["TinamouCommands", "UIKit", "SystemProfiles", "DisplayLists", "InterfaceDocuments", "CoreTypes"]),
  ]
)

// The packages of a release have only the sources from which programs are built.
if Context.environment["TINAMOU_KIT"] != nil {
  package.targets.removeAll { $0.isTest || ["Gallery", "Hello"].contains($0.name) }
  package.products.removeAll { $0.name == "Gallery" }
}

// The benchmarks use `package` members, so they are targets of this package; `./bench` enables them. Nothing else needs
// Python's headers, or compiles them.
if Context.environment["TINAMOU_BENCHMARKS"] != nil {
  package.targets += [
    // The engine with prepared constraints.
    .executableTarget(
      name: "solver-bench", dependencies: ["BenchmarkKit", "ConstraintSolver"], path: "Benchmarks/Sources/solver-bench"),

    // The whole API, as an app uses it, and an app that renders itself.
    .executableTarget(
      name: "api-bench", dependencies: ["BenchmarkKit", "UIKit", "TinamouApp"], path: "Benchmarks/Sources/api-bench"),

    // Pictures, compared with a C program that uses Cairo directly.
    .executableTarget(
      name: "pictures-bench",
      dependencies: ["BenchmarkKit", "CBareCairo", "CCairo", "CoreTypes", "DisplayLists", "Rendering"],
      path: "Benchmarks/Sources/pictures-bench"),
    .target(name: "CBareCairo", dependencies: ["CCairo"], path: "Benchmarks/Sources/CBareCairo"),

    // The cases, the peer, the clock and the table.
    .target(name: "BenchmarkKit", dependencies: ["CKiwi", "CMachine"], path: "Benchmarks/Sources/BenchmarkKit"),
    .target(name: "CKiwi", dependencies: ["CMachine", "CPython"], path: "Benchmarks/Sources/CKiwi"),
    .target(name: "CMachine", path: "Benchmarks/Sources/CMachine"),
    .systemLibrary(
      name: "CPython", path: "Benchmarks/Sources/CPython", pkgConfig: "python3-embed",
      providers: [.apt(["libpython3-dev"])]),
  ]
}
