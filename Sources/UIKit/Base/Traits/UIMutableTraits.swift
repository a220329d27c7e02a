import Foundation

/// Mutable traits, the argument of the closure for `modifyingTraits`.
public protocol UIMutableTraits {
    /// The kind of device.
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    /// Light or dark.
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    /// The language's direction.
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    /// The number of pixels per point.
    var displayScale: CGFloat { get set }
    /// The display's colour range, which selects an asset catalogue's entries and a document's variations; drawing is
    /// in sRGB.
    var displayGamut: UIDisplayGamut { get set }
    /// The size class of the width.
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    /// The size class of the height.
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    /// Whether touches have force. Stored without effect.
    var forceTouchCapability: UIForceTouchCapability { get set }
    /// The text size, which determines fonts of text styles and readable widths.
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    /// The setting for contrast, which only selects entries of an asset catalogue.
    var accessibilityContrast: UIAccessibilityContrast { get set }
    /// The base level or the elevated one, where dark backgrounds are lighter.
    var userInterfaceLevel: UIUserInterfaceLevel { get set }
    /// The setting for bold text, which fonts of text styles follow.
    var legibilityWeight: UILegibilityWeight { get set }
    /// Whether the window is active. Stored without effect.
    var activeAppearance: UIUserInterfaceActiveAppearance { get set }
}

extension TraitValues: UIMutableTraits {
    func mutated(by mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
        var traits: any UIMutableTraits = self
        mutations(&traits)
        // The closure may replace the implementation with another one; its values are used then.
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

/// The traits of a view or controller that override inherited ones.
public struct UITraitOverrides: UIMutableTraits {
    package var values = TraitValues()

    package init() {}

    /// The kind of device; `.unspecified` inherits it.
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { values.userInterfaceIdiom }
        set { values.userInterfaceIdiom = newValue }
    }
    /// Light or dark; `.unspecified` inherits it.
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { values.userInterfaceStyle }
        set { values.userInterfaceStyle = newValue }
    }
    /// The language's direction; `.unspecified` inherits it.
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { values.layoutDirection }
        set { values.layoutDirection = newValue }
    }
    public var displayScale: CGFloat {
        get { values.displayScale }
        set { values.displayScale = newValue }
    }
    /// The colour range; `.unspecified` inherits it.
    public var displayGamut: UIDisplayGamut {
        get { values.displayGamut }
        set { values.displayGamut = newValue }
    }
    /// The size class of the width; `.unspecified` inherits it.
    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { values.horizontalSizeClass }
        set { values.horizontalSizeClass = newValue }
    }
    /// The size class of the height; `.unspecified` inherits it.
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
    /// The setting for contrast; `.unspecified` inherits it.
    public var accessibilityContrast: UIAccessibilityContrast {
        get { values.accessibilityContrast }
        set { values.accessibilityContrast = newValue }
    }
    /// Base or elevated; `.unspecified` inherits it.
    public var userInterfaceLevel: UIUserInterfaceLevel {
        get { values.userInterfaceLevel }
        set { values.userInterfaceLevel = newValue }
    }
    /// The setting for bold text; `.unspecified` inherits it.
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
