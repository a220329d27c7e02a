import Foundation

/// The definition of a trait, such as `UITraitUserInterfaceStyle.self`.
public protocol UITraitDefinition {
    /// The type of the trait's value.
    associatedtype Value
    /// The value for a trait collection without this trait.
    static var defaultValue: Value { get }
}

/// The type of a trait definition, regardless of its value type.
public typealias UITrait = any UITraitDefinition.Type

/// A trait that UIKit itself defines, with its storage in trait collections.
package protocol SystemTrait: UITraitDefinition where Value: Equatable {
    static func value(in values: TraitValues) -> Value
}

/// The interface style: light or dark.
public enum UITraitUserInterfaceStyle: SystemTrait {
    public static var defaultValue: UIUserInterfaceStyle { .unspecified }
    package static func value(in values: TraitValues) -> UIUserInterfaceStyle { values.userInterfaceStyle }
}

/// The device type.
public enum UITraitUserInterfaceIdiom: SystemTrait {
    public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
    package static func value(in values: TraitValues) -> UIUserInterfaceIdiom { values.userInterfaceIdiom }
}

/// The number of pixels per point.
public enum UITraitDisplayScale: SystemTrait {
    public static var defaultValue: CGFloat { 0 }
    package static func value(in values: TraitValues) -> CGFloat { values.displayScale }
}

/// The display's gamut.
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

/// The user's text size.
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
