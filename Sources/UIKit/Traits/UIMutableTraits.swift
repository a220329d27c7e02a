import Foundation

/// Traits that can be set: what `modifyingTraits` hands out.
public protocol UIMutableTraits {
    /// The kind of device.
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    /// Light or dark.
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    /// Which way the language reads.
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    /// Pixels a point.
    var displayScale: CGFloat { get set }
    /// The display's range of colours, which chooses a catalogue's entries and a document's variations; drawing is in
    /// sRGB.
    var displayGamut: UIDisplayGamut { get set }
    /// How much room there is in width.
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    /// How much room there is in height.
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    /// Whether touches have force. Kept; nothing reads it.
    var forceTouchCapability: UIForceTouchCapability { get set }
    /// The text size, by which fonts of text styles and readable widths are chosen.
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    /// The wish for contrast, which chooses among a catalogue's entries only.
    var accessibilityContrast: UIAccessibilityContrast { get set }
    /// The base level or the one above, where dark backgrounds are lighter.
    var userInterfaceLevel: UIUserInterfaceLevel { get set }
    /// The wish for bold text, which fonts of text styles follow.
    var legibilityWeight: UILegibilityWeight { get set }
    /// Whether the window is in use. Kept; nothing looks different.
    var activeAppearance: UIUserInterfaceActiveAppearance { get set }
}

extension TraitValues: UIMutableTraits {
    func mutated(by mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
        var traits: any UIMutableTraits = self
        mutations(&traits)
        // The closure may put another implementation in the place of ours; its values count then.
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

/// The traits that a view or controller puts over those it inherits.
public struct UITraitOverrides: UIMutableTraits {
    var values = TraitValues()

    /// The kind of device; `.unspecified` leaves the inherited one.
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { values.userInterfaceIdiom }
        set { values.userInterfaceIdiom = newValue }
    }
    /// Light or dark; `.unspecified` leaves the inherited one.
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { values.userInterfaceStyle }
        set { values.userInterfaceStyle = newValue }
    }
    /// Which way the language reads; `.unspecified` leaves the inherited one.
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { values.layoutDirection }
        set { values.layoutDirection = newValue }
    }
    public var displayScale: CGFloat {
        get { values.displayScale }
        set { values.displayScale = newValue }
    }
    /// The range of colours; `.unspecified` leaves the inherited one.
    public var displayGamut: UIDisplayGamut {
        get { values.displayGamut }
        set { values.displayGamut = newValue }
    }
    /// The room in width; `.unspecified` leaves the inherited one.
    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { values.horizontalSizeClass }
        set { values.horizontalSizeClass = newValue }
    }
    /// The room in height; `.unspecified` leaves the inherited one.
    public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { values.verticalSizeClass }
        set { values.verticalSizeClass = newValue }
    }
    /// Whether touches have force; `.unknown` leaves the inherited one.
    public var forceTouchCapability: UIForceTouchCapability {
        get { values.forceTouchCapability }
        set { values.forceTouchCapability = newValue }
    }
    /// The text size; `.unspecified` leaves the inherited one.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { values.preferredContentSizeCategory }
        set { values.preferredContentSizeCategory = newValue }
    }
    /// The wish for contrast; `.unspecified` leaves the inherited one.
    public var accessibilityContrast: UIAccessibilityContrast {
        get { values.accessibilityContrast }
        set { values.accessibilityContrast = newValue }
    }
    /// Base or elevated; `.unspecified` leaves the inherited one.
    public var userInterfaceLevel: UIUserInterfaceLevel {
        get { values.userInterfaceLevel }
        set { values.userInterfaceLevel = newValue }
    }
    /// The wish for bold text; `.unspecified` leaves the inherited one.
    public var legibilityWeight: UILegibilityWeight {
        get { values.legibilityWeight }
        set { values.legibilityWeight = newValue }
    }
    /// Whether the window is in use; `.unspecified` leaves the inherited one.
    public var activeAppearance: UIUserInterfaceActiveAppearance {
        get { values.activeAppearance }
        set { values.activeAppearance = newValue }
    }
}
