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

// Without ICU's headers, only the library and its tests can be built, with Foundation's locale data:
// `make test-foundation` sets this variable. Packages that depend on the library don't need it.
let hasICU = Context.environment["LIVENUMBER_WITHOUT_ICU"] == nil

let libraries: [Product] = [
  .library(name: "LiveNumber", targets: ["LiveNumber"]),
  .library(name: "LiveNumberCore", targets: ["LiveNumberCore"]),
  .library(name: "LiveForms", targets: ["LiveForms"]),
  .library(name: "LiveNumberUI", targets: ["LiveNumberUI"]),
]

let argumentParser = Target.Dependency.product(
  name: "ArgumentParser", package: "swift-argument-parser",
  condition: .when(traits: ["Command"]))

let libraryTargets: [Target] = [
  // MARK: - The engine

  .target(name: "LiveNumberCore", swiftSettings: swiftSettings + ciSettings),
  .target(
    name: "LiveNumber",
    dependencies: ["LiveNumberCore"]
      + (hasICU ? [.target(name: "CICUNumber", condition: .when(traits: ["SystemICU"]))] : []),
    swiftSettings: swiftSettings + ciSettings),

  .target(
    name: "LiveForms", dependencies: ["LiveNumber"], swiftSettings: swiftSettings + ciSettings),

  // The fields of SwiftUI, UIKit, and AppKit. It is empty where there is none of them.
  .target(
    name: "LiveNumberUI", dependencies: ["LiveNumber"], swiftSettings: swiftSettings + ciSettings),

  // JSON and messages with escapes for invisible characters.
  .target(name: "EscapedText", swiftSettings: swiftSettings + ciSettings),

  // The reader of recorded cases, for the command and the tests.
  .target(
    name: "Replay", dependencies: ["LiveNumber", "EscapedText"],
    swiftSettings: swiftSettings + ciSettings),

  // MARK: - Tests of the library

  // Shared with the fuzzers.
  .target(
    name: "TestSupport", dependencies: ["LiveNumberCore"], path: "Tests/Support",
    swiftSettings: swiftSettings + ciSettings),
  .testTarget(
    name: "LiveNumberCoreTests", dependencies: ["LiveNumberCore", "TestSupport"],
    swiftSettings: swiftSettings + ciSettings),
  .testTarget(
    name: "LiveNumberTests",
    dependencies: ["LiveNumber", "LiveForms", "TestSupport"] + (hasICU ? ["CICUNumber"] : []),
    exclude: [hasICU ? "Foundation" : "ICU"],
    swiftSettings: swiftSettings + ciSettings),
  .testTarget(
    name: "LiveFormsTests", dependencies: ["LiveForms"],
    swiftSettings: swiftSettings + ciSettings),
  .testTarget(
    name: "ReplayTests", dependencies: ["Replay", "EscapedText", "TestSupport"],
    swiftSettings: swiftSettings + ciSettings),
]

let commandTargets: [Target] = [
  // MARK: - The ICU wrapper

  .systemLibrary(
    name: "CICUSystem",
    pkgConfig: "icu-i18n",
    providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]),
  .target(name: "CICUNumber", dependencies: ["CICUSystem"]),
  .testTarget(
    name: "CICUNumberTests", dependencies: ["CICUNumber"],
    swiftSettings: swiftSettings + ciSettings),

  // MARK: - The command

  .executableTarget(
    name: "numfmt-live",
    dependencies: ["LiveNumber", "LiveForms", "EscapedText", "Replay", argumentParser],
    swiftSettings: swiftSettings + ciSettings),
  .testTarget(
    name: "CommandTests",
    dependencies: ["numfmt-live", "Replay", "TestSupport", argumentParser],
    swiftSettings: swiftSettings + ciSettings),
]

let package = Package(
  name: "LiveNumber",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: libraries
    + (hasICU ? [.executable(name: "numfmt-live", targets: ["numfmt-live"])] : []),
  traits: [
    .trait(
      name: "SystemICU",
      description: "Takes locale data from the system's ICU. Without it, Foundation is the source."),
    .trait(
      name: "Command",
      description: "Fetches swift-argument-parser, which the numfmt-live command needs.",
      enabledTraits: ["SystemICU"]),
    .default(enabledTraits: ["Command"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0")
  ] + documentationPlugin,
  targets: libraryTargets + (hasICU ? commandTargets : []),
  swiftLanguageModes: [.v6]
)
