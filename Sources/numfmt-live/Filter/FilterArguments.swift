#if Command
  public import ArgumentParser
  public import LiveNumber

  // Sets of names; the parser lists them in its help and where another one is given.
  extension NumberFormat.DecimalSeparatorDisplay: ExpressibleByArgument {}
  extension InvalidPolicy: ExpressibleByArgument {}
  extension NumberSkeleton.Notation: ExpressibleByArgument {}
  extension ExactDecimal.RoundingRule: ExpressibleByArgument {}
#endif
