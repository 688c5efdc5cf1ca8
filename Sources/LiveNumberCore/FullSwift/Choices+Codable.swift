// Values with names are encoded as their names.

extension ExactDecimal.RoundingRule: Codable {}
extension NumberFormat.SignDisplay: Codable {}
extension NumberFormat.GroupingStrategy: Codable {}
extension NumberFormat.DecimalSeparatorDisplay: Codable {}
extension NumberStyle.CurrencyDisplay: Codable {}
extension NumberStyle.CurrencySign: Codable {}
extension NumberStyle.UnitDisplay: Codable {}
