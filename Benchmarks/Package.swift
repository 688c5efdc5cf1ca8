// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "LiveNumber", path: "..", traits: ["SystemICU"]),
    // Without traits it doesn't count allocations, and needs no system library.
    .package(url: "https://github.com/ordo-one/benchmark", exact: "1.38.1", traits: []),
  ],
  targets: [
    // MARK: - Reference implementations

    .target(name: "HandWritten", path: "HandWritten"),
    .systemLibrary(name: "SystemICU", path: "SystemICU"),
    .target(name: "ICUReference", dependencies: ["SystemICU"], path: "ICUReference"),

    // MARK: - Benchmarks

    .executableTarget(
      name: "LiveNumberBenchmarks",
      dependencies: [
        "HandWritten", "ICUReference",
        .product(name: "LiveNumber", package: "LiveNumber"),
        .product(name: "Benchmark", package: "benchmark"),
      ],
      path: "LiveNumberBenchmarks",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),

    // MARK: - Instruction counts

    // In a nested folder, since the benchmark plugin runs all executables in this one.
    .executableTarget(
      name: "HotPaths",
      dependencies: [.product(name: "LiveNumber", package: "LiveNumber")],
      path: "Instructions/HotPaths"),
  ],
  swiftLanguageModes: [.v6]
)
