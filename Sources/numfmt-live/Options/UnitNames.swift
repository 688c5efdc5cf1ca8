/// The names of common units, and what people write in their place.
enum UnitNames {
  /// The CLDR names of units, by their abbreviations.
  private static let names: [String: String] = [
    "km": "kilometer", "m": "meter", "cm": "centimeter", "mm": "millimeter", "mi": "mile",
    "ft": "foot", "in": "inch", "yd": "yard", "kg": "kilogram", "g": "gram", "mg": "milligram",
    "t": "tonne", "lb": "pound", "oz": "ounce", "l": "liter", "ml": "milliliter",
    "h": "hour", "min": "minute", "s": "second", "ms": "millisecond", "d": "day",
    "c": "celsius", "f": "fahrenheit", "°c": "celsius", "°f": "fahrenheit", "k": "kelvin",
    "kb": "kilobyte", "mb": "megabyte", "gb": "gigabyte", "tb": "terabyte", "b": "byte",
    "km/h": "kilometer-per-hour", "kmh": "kilometer-per-hour", "kph": "kilometer-per-hour",
    "m/s": "meter-per-second", "mph": "mile-per-hour", "w": "watt", "kw": "kilowatt",
    "kwh": "kilowatt-hour", "v": "volt", "hz": "hertz", "m2": "square-meter", "m²": "square-meter",
    "m3": "cubic-meter", "m³": "cubic-meter", "ha": "hectare", "%": "percent",
  ]

  /// The names, in the order of the alphabet.
  static var all: [String] { Set(names.values).sorted() }

  /// Returns the name that was probably meant, or `nil` if none is near.
  static func suggestion(for unit: String) -> String? {
    let unit = unit.lowercased()
    if let name = names[unit] { return name }
    let singular = unit.hasSuffix("s") ? String(unit.dropLast()) : unit
    return Suggestion.nearest(to: singular, among: all)
  }
}
