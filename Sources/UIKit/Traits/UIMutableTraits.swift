import Foundation

/// Traits that can be set: what `modifyingTraits` and `traitOverrides` hand out.
public protocol UIMutableTraits {
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    /// Pixels a point.
    var displayScale: CGFloat { get set }
    var displayGamut: UIDisplayGamut { get set }
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    var forceTouchCapability: UIForceTouchCapability { get set }
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    var accessibilityContrast: UIAccessibilityContrast { get set }
    var userInterfaceLevel: UIUserInterfaceLevel { get set }
    var legibilityWeight: UILegibilityWeight { get set }
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

    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { values.userInterfaceIdiom }
        set { values.userInterfaceIdiom = newValue }
    }
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { values.userInterfaceStyle }
        set { values.userInterfaceStyle = newValue }
    }
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { values.layoutDirection }
        set { values.layoutDirection = newValue }
    }
    public var displayScale: CGFloat {
        get { values.displayScale }
        set { values.displayScale = newValue }
    }
    public var displayGamut: UIDisplayGamut {
        get { values.displayGamut }
        set { values.displayGamut = newValue }
    }
    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { values.horizontalSizeClass }
        set { values.horizontalSizeClass = newValue }
    }
    public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { values.verticalSizeClass }
        set { values.verticalSizeClass = newValue }
    }
    public var forceTouchCapability: UIForceTouchCapability {
        get { values.forceTouchCapability }
        set { values.forceTouchCapability = newValue }
    }
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { values.preferredContentSizeCategory }
        set { values.preferredContentSizeCategory = newValue }
    }
    public var accessibilityContrast: UIAccessibilityContrast {
        get { values.accessibilityContrast }
        set { values.accessibilityContrast = newValue }
    }
    public var userInterfaceLevel: UIUserInterfaceLevel {
        get { values.userInterfaceLevel }
        set { values.userInterfaceLevel = newValue }
    }
    public var legibilityWeight: UILegibilityWeight {
        get { values.legibilityWeight }
        set { values.legibilityWeight = newValue }
    }
    public var activeAppearance: UIUserInterfaceActiveAppearance {
        get { values.activeAppearance }
        set { values.activeAppearance = newValue }
    }
}
