// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "GTKField",
  dependencies: [
    .package(name: "LiveNumber", path: "../..", traits: ["SystemICU"])
  ],
  targets: [
    .systemLibrary(name: "CGTK", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .executableTarget(
      name: "GTKField",
      dependencies: [
        "CGTK", .product(name: "LiveNumber", package: "LiveNumber"),
        .product(name: "LiveNumberCore", package: "LiveNumber"),
      ],
      // GTK belongs to the main thread.
      swiftSettings: [.defaultIsolation(MainActor.self)]),
  ],
  swiftLanguageModes: [.v6]
)
