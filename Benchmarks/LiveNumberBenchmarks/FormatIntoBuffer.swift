import Benchmark
import HandWritten
import ICUReference
import LiveNumber

/// Formats a decimal as UTF-8 into a buffer.
enum FormatIntoBuffer {
  static func register() {
    Benchmark("format, LiveNumber") { (benchmark, made: (NumberFormat, ExactDecimal)) in
      let (format, value) = made
      withBuffer { buffer in
        var count = 0
        for _ in benchmark.scaledIterations { count &+= format.format(value, into: buffer) ?? 0 }
        blackHole(count)
      }
    } setup: {
      (try NumberFormat(locale: "en"), try require(ExactDecimal(decimalText)))
    }

    // What the command does with a line.
    Benchmark("format UTF-8, LiveNumber") { (benchmark, format: NumberFormat) in
      let text = Array(decimalText.utf8)
      withBuffer { buffer in
        var count = 0
        text.withUnsafeBufferPointer { text in
          for _ in benchmark.scaledIterations {
            count &+= ((try? format.format(utf8: text, into: buffer)) ?? nil) ?? 0
          }
        }
        if count == 0 { benchmark.error("the text isn't a number") }
        blackHole(count)
      }
    } setup: {
      try NumberFormat(locale: "en")
    }

    Benchmark("format, C loop") { benchmark in
      withBuffer { buffer in
        var count: Int32 = 0
        decimalText.withCString { text in
          let length = Int32(decimalText.utf8.count)
          buffer.withMemoryRebound(to: CChar.self) { buffer in
            for _ in benchmark.scaledIterations {
              count &+= hand_written_format(text, length, buffer.baseAddress)
            }
          }
        }
        blackHole(count)
      }
    }

    Benchmark("format, ICU") { (benchmark, formatter: OpaquePointer) in
      withBuffer { buffer in
        var count: Int32 = 0
        decimalText.withCString { text in
          let length = Int32(decimalText.utf8.count)
          buffer.withMemoryRebound(to: CChar.self) { buffer in
            for _ in benchmark.scaledIterations {
              count &+= icu_format(
                formatter, text, length, buffer.baseAddress, Int32(buffer.count))
            }
          }
        }
        if count < 0 { benchmark.error("ICU did not format") }
        blackHole(count)
      }
    } setup: {
      try require(icu_formatter_open("en"))
    }
  }

  private static func withBuffer(_ body: (UnsafeMutableBufferPointer<UInt8>) -> Void) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 256, body)
  }
}
