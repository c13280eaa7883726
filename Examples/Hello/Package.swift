// swift-tools-version:6.0
import PackageDescription

let package = Package(
  name: "Hello",
  dependencies: [.package(name: "tinamou", path: "../..")],
  targets: [.executableTarget(name: "Hello", dependencies: [.product(name: "TinamouApp", package: "tinamou")])])
