import Foundation

/// The plain values of a trait collection.
struct TraitValues: Hashable, Sendable {
    var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    /// Pixels a point; 0 when unspecified.
    var displayScale: CGFloat = 0
    var displayGamut = UIDisplayGamut.unspecified
    var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    var forceTouchCapability = UIForceTouchCapability.unknown
    var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    var accessibilityContrast = UIAccessibilityContrast.unspecified
    var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    var legibilityWeight = UILegibilityWeight.unspecified
    var activeAppearance = UIUserInterfaceActiveAppearance.unspecified

    /// Takes over every trait that `other` specifies.
    mutating func overlay(_ other: TraitValues) {
        let none = TraitValues()
        func take<V: Equatable>(_ path: WritableKeyPath<TraitValues, V>) {
            if other[keyPath: path] != none[keyPath: path] { self[keyPath: path] = other[keyPath: path] }
        }
        take(\.userInterfaceIdiom)
        take(\.userInterfaceStyle)
        take(\.layoutDirection)
        take(\.displayScale)
        take(\.displayGamut)
        take(\.horizontalSizeClass)
        take(\.verticalSizeClass)
        take(\.forceTouchCapability)
        take(\.preferredContentSizeCategory)
        take(\.accessibilityContrast)
        take(\.userInterfaceLevel)
        take(\.legibilityWeight)
        take(\.activeAppearance)
    }
}

/// The environment of an interface: style, size classes, scale, text size and so on. Immutable.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
    // Unchecked: immutable after `init`, but open, so that the compiler cannot check it.
    let values: TraitValues

    init(values: TraitValues) { self.values = values }

    /// A collection that specifies nothing.
    public override convenience init() { self.init(values: TraitValues()) }

    /// The union; where several collections specify a trait, the last one counts.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        var values = TraitValues()
        for collection in traitCollections { values.overlay(collection.values) }
        self.init(values: values)
    }

    /// A collection made of what `mutations` specifies.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(values: TraitValues().mutated(by: mutations))
    }

    /// A copy with some traits changed.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(values: values.mutated(by: mutations))
    }

    /// A copy with one trait replaced.
    func with<V>(_ path: WritableKeyPath<TraitValues, V>, _ value: V) -> UITraitCollection {
        var values = values
        values[keyPath: path] = value
        return UITraitCollection(values: values)
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.values == values }

    open override var hash: Int { values.hashValue }

    /// True when every trait that `trait` specifies has the same value here.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        var merged = values
        merged.overlay(trait.values)
        return merged == values
    }

    /// True when dynamic colours may look different under `other`: style, contrast, level, gamut or idiom differ.
    public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
        guard let other = other?.values else { return true }
        return values.userInterfaceStyle != other.userInterfaceStyle
            || values.accessibilityContrast != other.accessibilityContrast
            || values.userInterfaceLevel != other.userInterfaceLevel || values.displayGamut != other.displayGamut
            || values.userInterfaceIdiom != other.userInterfaceIdiom
            || values.activeAppearance != other.activeAppearance
    }

    /// The traits whose values differ, for those that observe only some.
    func differs(from other: UITraitCollection?, in traits: [UITrait]) -> Bool {
        let before = other?.values ?? TraitValues()
        return traits.contains { ($0 as? any SystemTrait.Type)?.differs(values, before) ?? false }
    }
}

extension UITraitCollection {
    /// A collection that specifies the kind of device alone.
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init { $0.userInterfaceIdiom = idiom }
    }
    /// A collection that specifies light or dark alone.
    public convenience init(userInterfaceStyle style: UIUserInterfaceStyle) {
        self.init { $0.userInterfaceStyle = style }
    }
    /// A collection that specifies the language's direction alone.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init { $0.layoutDirection = layoutDirection }
    }
    /// - Parameter scale: pixels a point.
    public convenience init(displayScale scale: CGFloat) { self.init { $0.displayScale = scale } }
    /// A collection that specifies the range of colours alone.
    public convenience init(displayGamut: UIDisplayGamut) { self.init { $0.displayGamut = displayGamut } }
    /// A collection that specifies the room in width alone.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.horizontalSizeClass = horizontalSizeClass }
    }
    /// A collection that specifies the room in height alone.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.verticalSizeClass = verticalSizeClass }
    }
    /// A collection that specifies the sense of force alone.
    public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
        self.init { $0.forceTouchCapability = capability }
    }
    /// A collection that specifies the text size alone.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
    }
    /// A collection that specifies the wish for contrast alone.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init { $0.accessibilityContrast = accessibilityContrast }
    }
    /// A collection that specifies the level alone.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init { $0.userInterfaceLevel = userInterfaceLevel }
    }
    /// A collection that specifies the wish for bold text alone.
    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init { $0.legibilityWeight = legibilityWeight }
    }
    /// A collection that specifies the window's state alone.
    public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
        self.init { $0.activeAppearance = activeAppearance }
    }

    /// The kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
    /// Light or dark, by which dynamic colours and images are chosen.
    public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
    /// Which way the language reads; views may refuse to follow (`semanticContentAttribute`).
    public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
    /// Pixels a point; 0 when unspecified.
    public var displayScale: CGFloat { values.displayScale }
    /// The display's range of colours, which chooses a catalogue's entries and a document's variations; drawing is in
    /// sRGB.
    public var displayGamut: UIDisplayGamut { values.displayGamut }
    /// How much room there is in width.
    public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    /// How much room there is in height.
    public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
    /// Whether touches have force. Kept; nothing reads it.
    public var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }
    /// The text size, by which fonts of text styles and readable widths are chosen.
    public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
    /// The wish for contrast, which chooses among a catalogue's entries only: the system's colours do not follow.
    public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
    /// The base level or the one above, where dark backgrounds are lighter.
    public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
    /// The wish for bold text, which fonts of text styles follow.
    public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
    /// Whether the window is in use. It counts in `hasDifferentColorAppearance` alone.
    public var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }
}
