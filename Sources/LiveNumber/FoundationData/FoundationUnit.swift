#if !WITHOUT_FOUNDATION_STYLES
  internal import Foundation
  internal import LiveNumberCore

  extension FoundationSampleFormatter {
    /// Returns the parts of a measured value.
    ///
    /// - Throws: `NumberFormatError`, with the code `unknownUnit` if `Dimension` doesn't have the
    ///   unit, and for every unit on Linux.
    func unitParts(
      of sample: NumberSample, _ identifier: String, _ display: NumberStyle.UnitDisplay
    ) throws(NumberFormatError) -> [NumberSample.Part] {
      #if canImport(Darwin)
        guard let unit = Dimension.unit(identifier) else {
          throw NumberFormatError(unknownUnit: identifier)
        }
        let number = NumberSample(
          sample.value, style: .decimal, minimumFractionDigits: sample.minimumFractionDigits,
          showsPlusSign: sample.showsPlusSign)
        let parts = try self.parts(of: number)
        let formatter = MeasurementFormatter()
        formatter.locale = locale
        formatter.unitOptions = .providedUnit
        formatter.unitStyle =
          switch display {
          case .long: .long
          case .short: .medium
          case .narrow: .short
          }
        formatter.numberFormatter.minimumFractionDigits = sample.minimumFractionDigits
        formatter.numberFormatter.maximumFractionDigits = 1
        let text = formatter.string(from: Measurement(value: abs(sample.value), unit: unit))
        let digits = try self.parts(
          of: NumberSample(
            abs(sample.value), style: .decimal,
            minimumFractionDigits: sample.minimumFractionDigits))
        let written = digits.map(\.text).joined()
        guard let range = text.range(of: written) else {
          throw NumberFormatError(.sourceFailed, "\(locale.identifier): \(text) lacks \(written)")
        }
        return unitParts(text[..<range.lowerBound]) + parts + unitParts(text[range.upperBound...])
      #else
        throw NumberFormatError(unknownUnit: identifier)
      #endif
    }

    #if canImport(Darwin)
      /// Returns the unit and the spaces around it, or nothing for an empty text.
      private func unitParts(_ text: Substring) -> [NumberSample.Part] {
        let unit = text.trimmingCharacters(in: .whitespaces)
        guard let range = text.range(of: unit), !unit.isEmpty else {
          return text.isEmpty ? [] : [NumberSample.Part(.literal, String(text))]
        }
        let spaces = [text[..<range.lowerBound], text[range.upperBound...]]
        let literals = spaces.map { NumberSample.Part(.literal, String($0)) }
        return [literals[0], NumberSample.Part(.unit, unit), literals[1]].filter {
          !$0.text.isEmpty
        }
      }
    #endif
  }

  #if canImport(Darwin)
    extension Dimension {
      /// Returns the unit of a CLDR identifier, or `nil` if Foundation doesn't have it.
      fileprivate static func unit(_ identifier: String) -> Dimension? {
        switch identifier {
        case "celsius": UnitTemperature.celsius
        case "fahrenheit": UnitTemperature.fahrenheit
        case "kelvin": UnitTemperature.kelvin
        case "millimeter": UnitLength.millimeters
        case "centimeter": UnitLength.centimeters
        case "meter": UnitLength.meters
        case "kilometer": UnitLength.kilometers
        case "inch": UnitLength.inches
        case "foot": UnitLength.feet
        case "yard": UnitLength.yards
        case "mile": UnitLength.miles
        case "square-meter": UnitArea.squareMeters
        case "square-kilometer": UnitArea.squareKilometers
        case "hectare": UnitArea.hectares
        case "acre": UnitArea.acres
        case "milliliter": UnitVolume.milliliters
        case "liter": UnitVolume.liters
        case "cubic-meter": UnitVolume.cubicMeters
        case "gram": UnitMass.grams
        case "kilogram": UnitMass.kilograms
        case "ounce": UnitMass.ounces
        case "pound": UnitMass.pounds
        case "stone": UnitMass.stones
        case "second": UnitDuration.seconds
        case "minute": UnitDuration.minutes
        case "hour": UnitDuration.hours
        case "meter-per-second": UnitSpeed.metersPerSecond
        case "kilometer-per-hour": UnitSpeed.kilometersPerHour
        case "mile-per-hour": UnitSpeed.milesPerHour
        case "joule": UnitEnergy.joules
        case "kilojoule": UnitEnergy.kilojoules
        case "kilocalorie": UnitEnergy.kilocalories
        case "kilowatt-hour": UnitEnergy.kilowattHours
        case "watt": UnitPower.watts
        case "kilowatt": UnitPower.kilowatts
        case "volt": UnitElectricPotentialDifference.volts
        case "ampere": UnitElectricCurrent.amperes
        case "hertz": UnitFrequency.hertz
        case "hectopascal": UnitPressure.hectopascals
        case "bar": UnitPressure.bars
        case "degree": UnitAngle.degrees
        case "byte": UnitInformationStorage.bytes
        case "kilobyte": UnitInformationStorage.kilobytes
        case "megabyte": UnitInformationStorage.megabytes
        case "gigabyte": UnitInformationStorage.gigabytes
        default: nil
        }
      }
    }
  #endif
#endif
