// swift-tools-version: 6.2

import PackageDescription

// `Scripts/build-web.sh` builds it for WebAssembly.
let package = Package(
  name: "BrowserField",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "LiveNumber", path: "../..", traits: [])
  ],
  targets: [
    // The C functions that the module can't get from a system, and the one it imports from JavaScript.
    .target(name: "CRuntime"),
    .executableTarget(
      name: "NumberEngine",
      dependencies: ["CRuntime", .product(name: "LiveNumberCore", package: "LiveNumber")],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("InternalImportsByDefault"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
