// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "LinkedByPath",
  platforms: [.macOS(.v15)],
  dependencies: [
    // Without the trait Command, only the library is resolved.
    .package(name: "LiveNumber", path: "../..", traits: ["SystemICU"])
  ],
  targets: [
    .executableTarget(
      name: "LinkedByPath",
      dependencies: [.product(name: "LiveNumber", package: "LiveNumber")])
  ],
  swiftLanguageModes: [.v6]
)
