// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "LiveNumber", path: "..", traits: []),
    // Without traits it counts no allocations, and needs nothing that the system does not have.
    .package(url: "https://github.com/ordo-one/benchmark", exact: "1.38.1", traits: []),
  ],
  targets: [
    // MARK: - The other sides

    .target(name: "HandWritten", path: "HandWritten"),
    .systemLibrary(
      name: "SystemICU", path: "SystemICU", pkgConfig: "icu-i18n",
      providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]),
    .target(name: "ICUReference", dependencies: ["SystemICU"], path: "ICUReference"),

    // MARK: - Both sides

    .executableTarget(
      name: "LiveNumberBenchmarks",
      dependencies: [
        "HandWritten", "ICUReference",
        .product(name: "LiveNumber", package: "LiveNumber"),
        .product(name: "Benchmark", package: "benchmark"),
      ],
      path: "LiveNumberBenchmarks",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),

    // MARK: - Counted, not timed

    // Not directly in this folder, where the benchmark plugin would take it for one of its own.
    .executableTarget(
      name: "HotPaths",
      dependencies: [.product(name: "LiveNumber", package: "LiveNumber")],
      path: "Instructions/HotPaths"),
  ],
  swiftLanguageModes: [.v6]
)
