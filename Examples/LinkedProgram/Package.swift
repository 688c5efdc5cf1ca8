// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "LinkedProgram",
  platforms: [.macOS(.v15)],
  traits: [
    .trait(name: "SystemICU", description: "Takes locale data from the system's ICU."),
    .default(enabledTraits: ["SystemICU"]),
  ],
  dependencies: [
    // Without traits, Foundation is the source of locale data, as in apps on Apple's systems.
    // Without the trait Command, no other package is resolved.
    .package(
      name: "LiveNumber", path: "../..",
      traits: [.trait(name: "SystemICU", condition: .when(traits: ["SystemICU"]))])
  ],
  targets: [
    .executableTarget(
      name: "LinkedProgram",
      dependencies: [
        .product(name: "LiveNumber", package: "LiveNumber"),
        .product(name: "LiveForms", package: "LiveNumber"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
