import Foundation

/// The definition of a trait, such as `UITraitUserInterfaceStyle.self`.
public protocol UITraitDefinition {
    /// The type of the trait's value.
    associatedtype Value
    /// The value in trait collections that don't specify the trait.
    static var defaultValue: Value { get }
}

/// The type of a trait, regardless of the type of its value.
public typealias UITrait = any UITraitDefinition.Type

/// A trait that UIKit defines and that is stored in `TraitValues`.
package protocol SystemTrait: UITraitDefinition where Value: Equatable {
    static func value(in values: TraitValues) -> Value
}

/// The interface style: light or dark.
public enum UITraitUserInterfaceStyle: SystemTrait {
    public static var defaultValue: UIUserInterfaceStyle { .unspecified }
    package static func value(in values: TraitValues) -> UIUserInterfaceStyle { values.userInterfaceStyle }
}

/// The interface idiom.
public enum UITraitUserInterfaceIdiom: SystemTrait {
    public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
    package static func value(in values: TraitValues) -> UIUserInterfaceIdiom { values.userInterfaceIdiom }
}

/// The display scale, in pixels per point.
public enum UITraitDisplayScale: SystemTrait {
    public static var defaultValue: CGFloat { 0 }
    package static func value(in values: TraitValues) -> CGFloat { values.displayScale }
}

/// The display gamut.
public enum UITraitDisplayGamut: SystemTrait {
    public static var defaultValue: UIDisplayGamut { .unspecified }
    package static func value(in values: TraitValues) -> UIDisplayGamut { values.displayGamut }
}

/// The horizontal size class.
public enum UITraitHorizontalSizeClass: SystemTrait {
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    package static func value(in values: TraitValues) -> UIUserInterfaceSizeClass { values.horizontalSizeClass }
}

/// The vertical size class.
public enum UITraitVerticalSizeClass: SystemTrait {
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    package static func value(in values: TraitValues) -> UIUserInterfaceSizeClass { values.verticalSizeClass }
}

/// The layout direction of the language.
public enum UITraitLayoutDirection: SystemTrait {
    public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
    package static func value(in values: TraitValues) -> UITraitEnvironmentLayoutDirection { values.layoutDirection }
}

/// The preferred text size of the user.
public enum UITraitPreferredContentSizeCategory: SystemTrait {
    public static var defaultValue: UIContentSizeCategory { .unspecified }
    package static func value(in values: TraitValues) -> UIContentSizeCategory { values.preferredContentSizeCategory }
}

/// The contrast setting.
public enum UITraitAccessibilityContrast: SystemTrait {
    public static var defaultValue: UIAccessibilityContrast { .unspecified }
    package static func value(in values: TraitValues) -> UIAccessibilityContrast { values.accessibilityContrast }
}

/// The interface level: base or elevated.
public enum UITraitUserInterfaceLevel: SystemTrait {
    public static var defaultValue: UIUserInterfaceLevel { .unspecified }
    package static func value(in values: TraitValues) -> UIUserInterfaceLevel { values.userInterfaceLevel }
}

/// The bold text setting.
public enum UITraitLegibilityWeight: SystemTrait {
    public static var defaultValue: UILegibilityWeight { .unspecified }
    package static func value(in values: TraitValues) -> UILegibilityWeight { values.legibilityWeight }
}

extension SystemTrait {
    static func differs(_ a: TraitValues, _ b: TraitValues) -> Bool { value(in: a) != value(in: b) }
}
