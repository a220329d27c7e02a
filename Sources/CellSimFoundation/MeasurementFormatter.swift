import Foundation

/// Formats measurements with the symbols of units, such as `5 km`. Unit names, such as `5 kilometres`, are in English.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
    // Unchecked: restates the conformance of `Formatter`; like Apple's class, its properties must be set by one thread
    // at a time.
    /// Options for the unit of the text.
    public struct UnitOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates options from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The unit of the measurement.
        public static let providedUnit = UnitOptions(rawValue: 1)
        /// A unit of the same dimension that suits the value, such as metres or kilometres.
        public static let naturalScale = UnitOptions(rawValue: 2)
        /// A temperature without the letter of its scale.
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
    }

    /// Options for the unit of the text. If empty, lengths and temperatures follow the locale's region.
    open var unitOptions: UnitOptions = []
    /// The length of units.
    open var unitStyle = UnitStyle.medium
    /// The locale for numbers. Units are symbols, or English names in the long style.
    open var locale: Locale! = .current
    /// The formatter for numbers.
    open var numberFormatter: NumberFormatter! = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter
    }()

    /// Creates a formatter for the current language.
    public override init() { super.init() }

    /// Creates a formatter with the defaults and ignores the archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Returns a measurement as text.
    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        text(measurement.value, measurement.unit)
    }

    /// Returns the unit as text.
    open func string(from unit: Unit) -> String { name(unit, isOne: false) }

    /// Returns the text of a measurement, or nil for any other value.
    open override func string(for obj: Any?) -> String? { (obj as? Measurement<Unit>).map { text($0.value, $0.unit) } }

    private func text(_ value: Double, _ unit: Unit) -> String {
        var (value, unit) = (value, unit)
        if !unitOptions.contains(.providedUnit), let dimension = unit as? Dimension {
            let targetUnit = preferredUnit(value, dimension)
            (value, unit) = (
                targetUnit.converter.value(fromBaseUnitValue: dimension.converter.baseUnitValue(fromValue: value)),
                targetUnit
            )
        }
        if numberFormatter.locale != locale { numberFormatter.locale = locale ?? .current }
        let number = numberFormatter.string(from: NSNumber(value: value)) ?? "\(value)"
        if unit is UnitTemperature, unitOptions.contains(.temperatureWithoutUnit) { return number + "°" }
        let name = name(unit, isOne: value == 1)
        let isJoined = unitStyle == .short || name.hasPrefix("°") || name.hasPrefix("%")
        return isJoined ? number + name : number + " " + name
    }

    /// Returns the region's customary unit, or a unit that suits the magnitude of the value.
    private func preferredUnit(_ value: Double, _ unit: Dimension) -> Dimension {
        let country = (locale ?? .current).region?.identifier ?? ""
        if unit is UnitTemperature {
            let usesFahrenheit = ["US", "BS", "BZ", "KY", "PW"].contains(country)
            return unit.symbol == "K" ? unit : usesFahrenheit ? UnitTemperature.fahrenheit : UnitTemperature.celsius
        }
        guard unit is UnitLength || unit is UnitMass else { return unit }
        let base = abs(unit.converter.baseUnitValue(fromValue: value))
        if unit is UnitMass {
            if country == "US" { return base < 0.4536 ? UnitMass.ounces : UnitMass.pounds }
            return base < 1 ? UnitMass.grams : UnitMass.kilograms
        }
        if ["US", "GB", "LR", "MM"].contains(country) { return base < 160.9 ? UnitLength.feet : UnitLength.miles }
        return base < 0.01
            ? UnitLength.millimeters
            : base < 1
                ? UnitLength.centimeters
                : base < 1000 ? UnitLength.meters : UnitLength.kilometers
    }

    private static let names: [String: (one: String, many: String)] = [
        "m": ("meter", "meters"), "km": ("kilometer", "kilometers"), "cm": ("centimeter", "centimeters"),
        "mm": ("millimeter", "millimeters"), "mi": ("mile", "miles"), "ft": ("foot", "feet"), "in": ("inch", "inches"),
        "yd": ("yard", "yards"), "kg": ("kilogram", "kilograms"), "g": ("gram", "grams"), "lb": ("pound", "pounds"),
        "oz": ("ounce", "ounces"), "L": ("liter", "liters"), "mL": ("milliliter", "milliliters"),
        "s": ("second", "seconds"),
        "min": ("minute", "minutes"), "hr": ("hour", "hours"), "°C": ("degree Celsius", "degrees Celsius"),
        "°F": ("degree Fahrenheit", "degrees Fahrenheit"), "kcal": ("kilocalorie", "kilocalories"),
        "km/h": ("kilometer per hour", "kilometers per hour"), "mph": ("mile per hour", "miles per hour"),
        "J": ("joule", "joules"), "kJ": ("kilojoule", "kilojoules"),
    ]

    private func name(_ unit: Unit, isOne: Bool) -> String {
        guard unitStyle == .long, let names = Self.names[unit.symbol] else { return unit.symbol }
        return isOne ? names.one : names.many
    }
}

/// Formats people's names in Western order, with the given name first.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
    // Unchecked: restates the conformance of `Formatter`; like Apple's class, its properties must be set by one thread
    // at a time.
    /// The length of names.
    public enum Style: Int, Sendable {
        // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
        case `default`, short, medium, long, abbreviated
    }

    /// Formatting options. They have no effect.
    public struct Options: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates options from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Phonetic names.
        public static let phonetic = Options(rawValue: 2)
    }

    /// The length of names.
    open var style = Style.default
    /// Stored without effect.
    open var isPhonetic = false
    /// Stored without effect: names are always in Western order.
    open var locale: Locale! = .current

    /// Creates a formatter for full names.
    public override init() { super.init() }

    /// Creates a formatter with the defaults and ignores the archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Returns a name in a style.
    open class func localizedString(
        from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
    ) -> String {
        let formatter = PersonNameComponentsFormatter()
        formatter.style = nameFormatStyle
        return formatter.string(from: components)
    }

    /// Returns a name.
    open func string(from components: PersonNameComponents) -> String {
        let (givenName, familyName) = (components.givenName, components.familyName)
        switch style {
        case .short: return components.nickname ?? givenName ?? familyName ?? ""
        case .abbreviated:
            return [givenName, familyName].compactMap { $0?.first.map { String($0).uppercased() } }.joined()
        case .long:
            let all = [components.namePrefix, givenName, components.middleName, familyName, components.nameSuffix]
            return all.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
        case .default, .medium:
            return [givenName, familyName].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
        }
    }

    /// Returns the parts of a name. Prefixes aren't recognised, and the last word becomes the family name.
    open func personNameComponents(from string: String) -> PersonNameComponents? {
        let words = string.split(separator: " ").map(String.init)
        guard !words.isEmpty else { return nil }
        var components = PersonNameComponents()
        components.givenName = words[0]
        if words.count > 1 { components.familyName = words[words.count - 1] }
        if words.count > 2 { components.middleName = words[1..<words.count - 1].joined(separator: " ") }
        return components
    }

    /// Returns the text of the components of a name, or nil for any other value.
    open override func string(for obj: Any?) -> String? { (obj as? PersonNameComponents).map { string(from: $0) } }
}
