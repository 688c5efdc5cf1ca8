// swift-tools-version: 6.2

import PackageDescription

// MARK: - Settings shared by every Swift target

let swiftSettings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

// Warnings are errors in CI, but never in packages that depend on this one.
let ciSettings: [SwiftSetting] =
  Context.environment["LIVENUMBER_WARNINGS_AS_ERRORS"] == nil ? [] : [.treatAllWarnings(as: .error)]

// Only `make docs` resolves the documentation plugin.
let documentationPlugin: [Package.Dependency] =
  Context.environment["LIVENUMBER_DOCUMENTATION"] == nil
  ? [] : [.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.4.0")]

let package = Package(
  name: "LiveNumber",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "LiveNumber", targets: ["LiveNumber"]),
    .library(name: "LiveNumberCore", targets: ["LiveNumberCore"]),
    .library(name: "LiveForms", targets: ["LiveForms"]),
    .executable(name: "numfmt-live", targets: ["numfmt-live"]),
  ],
  traits: [
    .trait(
      name: "Command",
      description: "Fetches swift-argument-parser, which the numfmt-live command needs."),
    .default(enabledTraits: ["Command"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0")
  ] + documentationPlugin,
  targets: [
    // MARK: - The ICU wrapper

    .systemLibrary(
      name: "CICUSystem",
      pkgConfig: "icu-i18n",
      providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]),
    .target(name: "CICUNumber", dependencies: ["CICUSystem"]),

    // MARK: - The engine

    .target(name: "LiveNumberCore", swiftSettings: swiftSettings + ciSettings),
    .target(
      name: "LiveNumber",
      dependencies: ["LiveNumberCore", "CICUNumber"],
      swiftSettings: swiftSettings + ciSettings),

    .target(name: "LiveForms", swiftSettings: swiftSettings + ciSettings),

    // MARK: - The command

    .executableTarget(
      name: "numfmt-live",
      dependencies: [
        "LiveNumber", "LiveForms",
        .product(
          name: "ArgumentParser", package: "swift-argument-parser",
          condition: .when(traits: ["Command"])),
      ],
      swiftSettings: swiftSettings + ciSettings),

    // MARK: - Tests

    // Shared with the fuzzers.
    .target(
      name: "TestSupport", dependencies: ["LiveNumberCore"], path: "Tests/Support",
      swiftSettings: swiftSettings + ciSettings),
    .testTarget(
      name: "CICUNumberTests", dependencies: ["CICUNumber"],
      swiftSettings: swiftSettings + ciSettings),
    .testTarget(
      name: "LiveNumberCoreTests", dependencies: ["LiveNumberCore", "TestSupport"],
      swiftSettings: swiftSettings + ciSettings),
    .testTarget(
      name: "LiveNumberTests",
      dependencies: ["LiveNumber", "LiveForms", "CICUNumber", "TestSupport"],
      swiftSettings: swiftSettings + ciSettings),
    .testTarget(
      name: "LiveFormsTests", dependencies: ["LiveForms"],
      swiftSettings: swiftSettings + ciSettings),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "numfmt-live", "TestSupport",
        .product(
          name: "ArgumentParser", package: "swift-argument-parser",
          condition: .when(traits: ["Command"])),
      ],
      swiftSettings: swiftSettings + ciSettings),
  ],
  swiftLanguageModes: [.v6]
)
