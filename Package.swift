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

// This manifest is evaluated on the host, and apps for Apple's platforms are built on Macs.
#if os(macOS)
  let isOnMac = true
#else
  // `make test-foundation` pretends.
  let isOnMac = Context.environment["LIVENUMBER_ON_MAC"] != nil
#endif

// The command takes its locale data from ICU. Where it isn't declared, the library and its tests
// need neither ICU nor another package: on a Mac, where only `make` declares it, and in
// `make test-foundation`.
let hasCommand = Context.environment["LIVENUMBER_COMMAND"].map { $0 == "1" } ?? !isOnMac

// ICU can be a source of locale data where there is a target that wraps it, and never on iOS.
var icuSettings: [SwiftSetting] = []
var icuDependencies: [Target.Dependency] = []
if hasCommand {
  let platforms: [Platform] = [.linux, .macOS]
  icuSettings.append(.define("USES_ICU", .when(platforms: platforms, traits: ["SystemICU"])))
  icuDependencies.append(
    .target(
      name: "CICUNumber", condition: .when(platforms: platforms, traits: ["SystemICU"])))
  // The command would carry Foundation's own ICU, 40 megabytes, for styles that it doesn't use.
  icuSettings.append(
    .define("WITHOUT_FOUNDATION_STYLES", .when(platforms: [.linux], traits: ["Command"])))
}

let libraries: [Product] = [
  .library(name: "LiveNumber", targets: ["LiveNumber", "LiveNumberErrors"]),
  .library(name: "LiveNumberCore", targets: ["LiveNumberCore"]),
  .library(name: "LiveForms", targets: ["LiveForms", "LiveNumberErrors"]),
  .library(name: "LiveNumberUI", targets: ["LiveNumberUI", "LiveNumberErrors"]),
]

let argumentParserPackage = Package.Dependency.package(
  url: "https://github.com/apple/swift-argument-parser", from: "1.8.0")
let argumentParser = Target.Dependency.product(
  name: "ArgumentParser", package: "swift-argument-parser",
  condition: .when(traits: ["Command"]))

let libraryTargets: [Target] = [
  // MARK: - The engine

  .target(name: "LiveNumberCore", swiftSettings: swiftSettings + ciSettings),
  .target(
    name: "LiveNumber",
    dependencies: ["LiveNumberCore"] + icuDependencies,
    swiftSettings: swiftSettings + icuSettings + ciSettings),

  // What errors say in alerts: a module of its own, since the command doesn't load all of
  // Foundation.
  .target(
    name: "LiveNumberErrors", dependencies: ["LiveNumber"],
    swiftSettings: swiftSettings + icuSettings + ciSettings),

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
    dependencies: ["LiveNumber", "LiveNumberErrors", "LiveForms", "TestSupport"]
      + (hasCommand ? ["CICUNumber"] : []),
    exclude: [hasCommand ? "Foundation" : "ICU"],
    swiftSettings: swiftSettings + ciSettings),
  .testTarget(
    name: "LiveFormsTests", dependencies: ["LiveForms", "TestSupport"],
    swiftSettings: swiftSettings + ciSettings),
  .testTarget(
    name: "ReplayTests", dependencies: ["Replay", "EscapedText", "TestSupport"],
    swiftSettings: swiftSettings + ciSettings),
]

let commandTargets: [Target] = [
  // MARK: - The ICU wrapper

  // ICU's headers and libraries are where the compiler looks for them. There is no system library
  // target: SwiftPM would ask for ICU where nobody uses it.
  .target(
    name: "CICUNumber",
    linkerSettings: [.linkedLibrary("icui18n"), .linkedLibrary("icuuc")]),
  .testTarget(
    name: "CICUNumberTests", dependencies: ["CICUNumber"],
    swiftSettings: swiftSettings + ciSettings),

  // MARK: - The command

  // Files and terminals, and the system's C library.
  .target(name: "SystemStreams", swiftSettings: swiftSettings + ciSettings),
  // Keys, rows, and screens with fields.
  .target(
    name: "TerminalUI", dependencies: ["SystemStreams", "LiveNumber", "EscapedText"],
    swiftSettings: swiftSettings + ciSettings),
  // A form of LiveForms on a terminal.
  .executableTarget(
    name: "TerminalForm", dependencies: ["TerminalUI", "LiveForms", "LiveNumber", "EscapedText"],
    path: "Examples/TerminalForm/Sources", swiftSettings: swiftSettings + ciSettings),

  // It checks what Swift's runtime needs.
  .target(name: "CommandStart"),
  // It compares bytes as Swift can't.
  .target(name: "CByteMask"),
  // It keeps what a file has beside its mode.
  .target(name: "CFileAttributes"),
  .executableTarget(
    name: "numfmt-live",
    dependencies: [
      "CByteMask", "CFileAttributes", "CICUNumber", "CommandStart", "LiveNumber", "EscapedText",
      "Replay", "SystemStreams", "TerminalUI",
      argumentParser,
    ],
    swiftSettings: swiftSettings + ciSettings),
  .testTarget(
    name: "CommandTests",
    dependencies: ["numfmt-live", "TerminalForm", "Replay", "TestSupport", argumentParser],
    swiftSettings: swiftSettings + ciSettings),
]

let package = Package(
  name: "LiveNumber",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: libraries
    + (hasCommand ? [.executable(name: "numfmt-live", targets: ["numfmt-live"])] : []),
  traits: [
    .trait(
      name: "SystemICU",
      description:
        "Takes locale data from the system's ICU on Linux. Otherwise, Foundation is the source."),
    .trait(
      name: "Command",
      description: "Fetches swift-argument-parser, which the numfmt-live command needs.",
      enabledTraits: ["SystemICU"]),
    .default(enabledTraits: isOnMac ? [] : ["Command"]),
  ],
  dependencies: (hasCommand ? [argumentParserPackage] : []) + documentationPlugin,
  targets: libraryTargets + (hasCommand ? commandTargets : []),
  swiftLanguageModes: [.v6]
)
