// Made by Scripts/Generate/currency-forms.py from the locale data of ICU.
// swift-format-ignore-file

extension CurrencyForms {
  static let table =
    "AED: د.إ ALL: Lekë AMD: դր AOA: Kz AUD: A$ AWG: Afl AZN: ман BAM: ~KM ~КМ BGN: лв BHD: د.ب "
    + "BIF: FBu BOB: ~Bs BTN: Nu BYN: ~Br CAD: C$ CDF: ~FC CHF: Fr SFr CNY: RMB 元 CZK: Kč DJF: Fdj "
    + "DKK: kr DZD: ~DA د.ج EGP: ج.م ERN: Nfk ETB: ~Br ብር GEL: ລາຣີ ~ლ GNF: ~FG HRK: ~kn HUF: Ft "
    + "IDR: Rp ILS: NIS INR: Rs IQD: د.ع IRR: ریال ﷼ ISK: kr JOD: د.أ JPY: 円 KES: Ksh KGS: ~сом "
    + "KMF: ~CF KRW: 원 KWD: د.ك LBP: ل.ل LKR: Rs රු LYD: د.ل MAD: د.م MGA: ~Ar MKD: ~den ~ден MRU: "
    + "~UM أ.م MUR: Rs MVR: ~Rf MWK: ~MK MYR: ~RM MZN: MTn NOK: kr NPR: Rs नेरू OMR: ر.ع ﷼ PAB: B/ "
    + "PEN: S/ PKR: Rs PLN: zł PYG: Gs QAR: ر.ق ﷼ RON: ~lei RUB: ~р руб RWF: ~RF SAR: ر.س ﷼ SCR: Rs "
    + "~SR SDG: ج.س SEK: kr SGD: S$ SLE: ~Le STN: ~Db SYP: ~LS ل.س TJS: ~сом TND: ~DT د.ت TRY: ~LT "
    + "TL ति.एल TWD: NT$ 元 TZS: TSh UAH: грн UGX: USh UZS: soʻm сўм VEF: ~Bs VES: Bs.S VND: ~đ VUV: "
    + "~VT XAF: CFA FCFA XOF: CFA FCFA XPF: CFPF YER: ر.ي ﷼ ZMW: ZK "

  static let owners =
    "$: USD LRD XCD AUD NZD COP NAD SGD BZD CAD TWD ARS BBD BMD BND BSD CLP CUP FJD GYD JMD KYD "
    + "MXN SBD SRD TTD UYU Br: ETB BYN Bs: BOB VEF C$: CAD NIO K: ZMW MMK PGK L: MDL HNL Rs: PKR "
    + "MUR INR LKR SCR kr: DKK NOK SEK ISK £: GBP SSP FKP GIP SHP ¥: JPY CNY сом: KGS TJS ₩: KRW 元: "
    + "CNY "
}
