import Foundation

/// A mutable set of traits, which is passed to the closure of `modifyingTraits`.
public protocol UIMutableTraits {
    /// The interface idiom.
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    /// The interface style, light or dark.
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    /// The layout direction of the language.
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    /// The display scale, in pixels per point.
    var displayScale: CGFloat { get set }
    /// The display gamut, which selects variants in asset catalogues and documents. Drawing uses sRGB.
    var displayGamut: UIDisplayGamut { get set }
    /// The horizontal size class.
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    /// The vertical size class.
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    /// The availability of 3D Touch. Stored without effect.
    var forceTouchCapability: UIForceTouchCapability { get set }
    /// The text size, which affects the fonts of text styles and readable widths.
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    /// The contrast setting, which only selects variants in asset catalogues.
    var accessibilityContrast: UIAccessibilityContrast { get set }
    /// The interface level: base, or elevated, with lighter dark backgrounds.
    var userInterfaceLevel: UIUserInterfaceLevel { get set }
    /// The bold text setting, which affects the fonts of text styles.
    var legibilityWeight: UILegibilityWeight { get set }
    /// The activity of the window. Stored without effect.
    var activeAppearance: UIUserInterfaceActiveAppearance { get set }
}

extension TraitValues: UIMutableTraits {
    func mutated(by mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
        var traits: any UIMutableTraits = self
        mutations(&traits)
        // If the closure replaced the value with another type, its traits are copied.
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

/// The trait overrides of a view or controller, which take precedence over inherited traits.
public struct UITraitOverrides: UIMutableTraits {
    package var values = TraitValues()

    package init() {}

    /// The interface idiom, or `.unspecified` to inherit it.
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { values.userInterfaceIdiom }
        set { values.userInterfaceIdiom = newValue }
    }
    /// The interface style, or `.unspecified` to inherit it.
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { values.userInterfaceStyle }
        set { values.userInterfaceStyle = newValue }
    }
    /// The layout direction, or `.unspecified` to inherit it.
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { values.layoutDirection }
        set { values.layoutDirection = newValue }
    }
    /// The display scale in pixels per point, or 0 to inherit it.
    public var displayScale: CGFloat {
        get { values.displayScale }
        set { values.displayScale = newValue }
    }
    /// The display gamut, or `.unspecified` to inherit it.
    public var displayGamut: UIDisplayGamut {
        get { values.displayGamut }
        set { values.displayGamut = newValue }
    }
    /// The horizontal size class, or `.unspecified` to inherit it.
    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { values.horizontalSizeClass }
        set { values.horizontalSizeClass = newValue }
    }
    /// The vertical size class, or `.unspecified` to inherit it.
    public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { values.verticalSizeClass }
        set { values.verticalSizeClass = newValue }
    }
    /// The availability of 3D Touch, or `.unknown` to inherit it.
    public var forceTouchCapability: UIForceTouchCapability {
        get { values.forceTouchCapability }
        set { values.forceTouchCapability = newValue }
    }
    /// The text size, or `.unspecified` to inherit it.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { values.preferredContentSizeCategory }
        set { values.preferredContentSizeCategory = newValue }
    }
    /// The contrast setting, or `.unspecified` to inherit it.
    public var accessibilityContrast: UIAccessibilityContrast {
        get { values.accessibilityContrast }
        set { values.accessibilityContrast = newValue }
    }
    /// The interface level, or `.unspecified` to inherit it.
    public var userInterfaceLevel: UIUserInterfaceLevel {
        get { values.userInterfaceLevel }
        set { values.userInterfaceLevel = newValue }
    }
    /// The bold text setting, or `.unspecified` to inherit it.
    public var legibilityWeight: UILegibilityWeight {
        get { values.legibilityWeight }
        set { values.legibilityWeight = newValue }
    }
    /// The activity of the window, or `.unspecified` to inherit it.
    public var activeAppearance: UIUserInterfaceActiveAppearance {
        get { values.activeAppearance }
        set { values.activeAppearance = newValue }
    }
}
