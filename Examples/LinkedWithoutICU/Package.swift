// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "LinkedWithoutICU",
  platforms: [.macOS(.v15)],
  dependencies: [
    // Without traits, Foundation is the source of locale data, as in apps on Apple's systems.
    .package(name: "LiveNumber", path: "../..", traits: [])
  ],
  targets: [
    .executableTarget(
      name: "LinkedWithoutICU",
      dependencies: [
        .product(name: "LiveNumber", package: "LiveNumber"),
        .product(name: "LiveForms", package: "LiveNumber"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
