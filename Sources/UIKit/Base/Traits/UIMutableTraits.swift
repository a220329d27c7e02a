import Foundation

/// A mutable set of traits, passed to the closure of `modifyingTraits`.
public protocol UIMutableTraits {
    /// The device type.
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    /// The interface style: light or dark.
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    /// The layout direction of the language.
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    /// The number of pixels per point.
    var displayScale: CGFloat { get set }
    /// The display's gamut, which selects entries of asset catalogues and variations in documents. Drawing uses sRGB.
    var displayGamut: UIDisplayGamut { get set }
    /// The horizontal size class.
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    /// The vertical size class.
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    /// Whether touches have force. Stored without effect.
    var forceTouchCapability: UIForceTouchCapability { get set }
    /// The text size, which determines fonts of text styles and readable widths.
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    /// The contrast setting. It only selects entries of asset catalogues.
    var accessibilityContrast: UIAccessibilityContrast { get set }
    /// The interface level: base, or elevated with lighter dark backgrounds.
    var userInterfaceLevel: UIUserInterfaceLevel { get set }
    /// The bold text setting, which fonts of text styles follow.
    var legibilityWeight: UILegibilityWeight { get set }
    /// Whether the window is active. Stored without effect.
    var activeAppearance: UIUserInterfaceActiveAppearance { get set }
}

extension TraitValues: UIMutableTraits {
    func mutated(by mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
        var traits: any UIMutableTraits = self
        mutations(&traits)
        // The closure may replace the implementation with another one, whose values are then used.
        if let values = traits as? TraitValues { return values }
        return TraitValues(
            userInterfaceIdiom: traits.userInterfaceIdiom, userInterfaceStyle: traits.userInterfaceStyle,
            layoutDirection: traits.layoutDirection, displayScale: traits.displayScale,
            displayGamut: traits.displayGamut, horizontalSizeClass: traits.horizontalSizeClass,
            verticalSizeClass: traits.verticalSizeClass, forceTouchCapability: traits.forceTouchCapability,
            preferredContentSizeCategory: traits.preferredContentSizeCategory,
            accessibilityContrast: traits.accessibilityContrast, userInterfaceLevel: traits.userInterfaceLevel,
            legibilityWeight: traits.legibilityWeight, activeAppearance: traits.activeAppearance)
    }
}

/// Trait overrides of a view or controller, which take precedence over inherited traits.
public struct UITraitOverrides: UIMutableTraits {
    package var values = TraitValues()

    package init() {}

    /// The device type; `.unspecified` inherits it.
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { values.userInterfaceIdiom }
        set { values.userInterfaceIdiom = newValue }
    }
    /// The interface style; `.unspecified` inherits it.
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { values.userInterfaceStyle }
        set { values.userInterfaceStyle = newValue }
    }
    /// The layout direction; `.unspecified` inherits it.
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { values.layoutDirection }
        set { values.layoutDirection = newValue }
    }
    public var displayScale: CGFloat {
        get { values.displayScale }
        set { values.displayScale = newValue }
    }
    /// The display gamut; `.unspecified` inherits it.
    public var displayGamut: UIDisplayGamut {
        get { values.displayGamut }
        set { values.displayGamut = newValue }
    }
    /// The horizontal size class; `.unspecified` inherits it.
    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { values.horizontalSizeClass }
        set { values.horizontalSizeClass = newValue }
    }
    /// The vertical size class; `.unspecified` inherits it.
    public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { values.verticalSizeClass }
        set { values.verticalSizeClass = newValue }
    }
    /// Whether touches have force; `.unknown` inherits it.
    public var forceTouchCapability: UIForceTouchCapability {
        get { values.forceTouchCapability }
        set { values.forceTouchCapability = newValue }
    }
    /// The text size; `.unspecified` inherits it.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { values.preferredContentSizeCategory }
        set { values.preferredContentSizeCategory = newValue }
    }
    /// The contrast setting; `.unspecified` inherits it.
    public var accessibilityContrast: UIAccessibilityContrast {
        get { values.accessibilityContrast }
        set { values.accessibilityContrast = newValue }
    }
    /// The interface level; `.unspecified` inherits it.
    public var userInterfaceLevel: UIUserInterfaceLevel {
        get { values.userInterfaceLevel }
        set { values.userInterfaceLevel = newValue }
    }
    /// The bold text setting; `.unspecified` inherits it.
    public var legibilityWeight: UILegibilityWeight {
        get { values.legibilityWeight }
        set { values.legibilityWeight = newValue }
    }
    /// Whether the window is active; `.unspecified` inherits it.
    public var activeAppearance: UIUserInterfaceActiveAppearance {
        get { values.activeAppearance }
        set { values.activeAppearance = newValue }
    }
}
