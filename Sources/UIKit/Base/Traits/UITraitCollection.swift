import Foundation

/// The values of a trait collection.
package struct TraitValues: Hashable, Sendable {
    package var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    package var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    package var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    /// The display scale in pixels per point, or 0 if it is unspecified.
    package var displayScale: CGFloat = 0
    package var displayGamut = UIDisplayGamut.unspecified
    package var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    package var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    package var forceTouchCapability = UIForceTouchCapability.unknown
    package var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    package var accessibilityContrast = UIAccessibilityContrast.unspecified
    package var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    package var legibilityWeight = UILegibilityWeight.unspecified
    package var activeAppearance = UIUserInterfaceActiveAppearance.unspecified

    /// Replaces the traits that another collection specifies.
    mutating func merge(_ other: TraitValues) {
        let unspecified = TraitValues()
        func copyIfSpecified<V: Equatable>(_ path: WritableKeyPath<TraitValues, V>) {
            if other[keyPath: path] != unspecified[keyPath: path] { self[keyPath: path] = other[keyPath: path] }
        }
        copyIfSpecified(\.userInterfaceIdiom)
        copyIfSpecified(\.userInterfaceStyle)
        copyIfSpecified(\.layoutDirection)
        copyIfSpecified(\.displayScale)
        copyIfSpecified(\.displayGamut)
        copyIfSpecified(\.horizontalSizeClass)
        copyIfSpecified(\.verticalSizeClass)
        copyIfSpecified(\.forceTouchCapability)
        copyIfSpecified(\.preferredContentSizeCategory)
        copyIfSpecified(\.accessibilityContrast)
        copyIfSpecified(\.userInterfaceLevel)
        copyIfSpecified(\.legibilityWeight)
        copyIfSpecified(\.activeAppearance)
    }
}

/// The traits of an interface, such as style, size classes, scale and text size. Instances are immutable.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
    // Unchecked: immutable after `init`, but the class is open, so the compiler cannot check it.
    package let values: TraitValues

    package init(values: TraitValues) { self.values = values }

    /// Creates a collection without specified traits.
    public override convenience init() { self.init(values: TraitValues()) }

    /// Creates a collection that merges several collections. If several collections specify a trait, the last value applies.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        var values = TraitValues()
        for collection in traitCollections { values.merge(collection.values) }
        self.init(values: values)
    }

    /// Creates a collection with the traits that a closure sets.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(values: TraitValues().mutated(by: mutations))
    }

    /// Returns a copy of the collection with the changes that a closure makes.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(values: values.mutated(by: mutations))
    }

    /// Returns a copy of the collection in which one trait is replaced.
    func with<V>(_ path: WritableKeyPath<TraitValues, V>, _ value: V) -> UITraitCollection {
        var values = values
        values[keyPath: path] = value
        return UITraitCollection(values: values)
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.values == values }

    open override var hash: Int { values.hashValue }

    /// Returns a Boolean value that indicates whether this collection contains all specified traits of another collection.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        var merged = values
        merged.merge(trait.values)
        return merged == values
    }

    /// Returns a Boolean value that indicates whether dynamic colours can differ between the collections, because the style, contrast,
    /// level, gamut, idiom or window activity differs.
    public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
        guard let other = other?.values else { return true }
        return values.userInterfaceStyle != other.userInterfaceStyle
            || values.accessibilityContrast != other.accessibilityContrast
            || values.userInterfaceLevel != other.userInterfaceLevel || values.displayGamut != other.displayGamut
            || values.userInterfaceIdiom != other.userInterfaceIdiom
            || values.activeAppearance != other.activeAppearance
    }

    /// Returns whether the values of specific traits differ between the collections.
    func differs(from other: UITraitCollection?, in traits: [UITrait]) -> Bool {
        let otherValues = other?.values ?? TraitValues()
        return traits.contains { ($0 as? any SystemTrait.Type)?.differs(values, otherValues) ?? false }
    }
}

extension UITraitCollection {
    /// Creates a collection that specifies only the interface idiom.
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init { $0.userInterfaceIdiom = idiom }
    }
    /// Creates a collection that specifies only the interface style.
    public convenience init(userInterfaceStyle style: UIUserInterfaceStyle) {
        self.init { $0.userInterfaceStyle = style }
    }
    /// Creates a collection that specifies only the layout direction.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init { $0.layoutDirection = layoutDirection }
    }
    /// Creates a collection that specifies only the display scale.
    ///
    /// - Parameter scale: The display scale, in pixels per point.
    public convenience init(displayScale scale: CGFloat) { self.init { $0.displayScale = scale } }
    /// Creates a collection that specifies only the display gamut.
    public convenience init(displayGamut: UIDisplayGamut) { self.init { $0.displayGamut = displayGamut } }
    /// Creates a collection that specifies only the horizontal size class.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.horizontalSizeClass = horizontalSizeClass }
    }
    /// Creates a collection that specifies only the vertical size class.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.verticalSizeClass = verticalSizeClass }
    }
    /// Creates a collection that specifies only the availability of 3D Touch.
    public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
        self.init { $0.forceTouchCapability = capability }
    }
    /// Creates a collection that specifies only the text size.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
    }
    /// Creates a collection that specifies only the contrast setting.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init { $0.accessibilityContrast = accessibilityContrast }
    }
    /// Creates a collection that specifies only the interface level.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init { $0.userInterfaceLevel = userInterfaceLevel }
    }
    /// Creates a collection that specifies only the bold text setting.
    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init { $0.legibilityWeight = legibilityWeight }
    }
    /// Creates a collection that specifies only the activity of the window.
    public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
        self.init { $0.activeAppearance = activeAppearance }
    }

    /// The interface idiom.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
    /// The interface style, which selects the variants of dynamic colours and images.
    public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
    /// The layout direction of the language. Views can override it with `semanticContentAttribute`.
    public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
    /// The display scale in pixels per point, or 0 if it is unspecified.
    public var displayScale: CGFloat { values.displayScale }
    /// The display gamut, which selects variants in asset catalogues and documents. Drawing uses sRGB.
    public var displayGamut: UIDisplayGamut { values.displayGamut }
    /// The size class of the width.
    public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    /// The size class of the height.
    public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
    /// The availability of 3D Touch. Stored without effect.
    public var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }
    /// The text size, which affects the fonts of text styles and readable widths.
    public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
    /// The contrast setting, which only selects variants in asset catalogues. It doesn't affect the system colours.
    public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
    /// The interface level: base, or elevated, with lighter dark backgrounds.
    public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
    /// The bold text setting, which affects the fonts of text styles.
    public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
    /// The activity of the window. Only `hasDifferentColorAppearance` uses it.
    public var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }
}
