import Foundation

/// A trait's type, such as `UITraitUserInterfaceStyle.self`.
public protocol UITraitDefinition {
    /// The type of the trait's value.
    associatedtype Value
    /// The value in a trait collection without this trait.
    static var defaultValue: Value { get }
}

/// A trait's type regardless of its value's.
public typealias UITrait = any UITraitDefinition.Type

/// A trait that UIKit itself defines, with its storage in a trait collection.
package protocol SystemTrait: UITraitDefinition where Value: Equatable {
    static func value(in values: TraitValues) -> Value
}

/// The style: light or dark.
public enum UITraitUserInterfaceStyle: SystemTrait {
    public static var defaultValue: UIUserInterfaceStyle { .unspecified }
    package static func value(in values: TraitValues) -> UIUserInterfaceStyle { values.userInterfaceStyle }
}

/// The kind of device.
public enum UITraitUserInterfaceIdiom: SystemTrait {
    public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
    package static func value(in values: TraitValues) -> UIUserInterfaceIdiom { values.userInterfaceIdiom }
}

/// The number of pixels per point.
public enum UITraitDisplayScale: SystemTrait {
    public static var defaultValue: CGFloat { 0 }
    package static func value(in values: TraitValues) -> CGFloat { values.displayScale }
}

/// The display's colour range.
public enum UITraitDisplayGamut: SystemTrait {
    public static var defaultValue: UIDisplayGamut { .unspecified }
    package static func value(in values: TraitValues) -> UIDisplayGamut { values.displayGamut }
}

/// The size class of the width.
public enum UITraitHorizontalSizeClass: SystemTrait {
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    package static func value(in values: TraitValues) -> UIUserInterfaceSizeClass { values.horizontalSizeClass }
}

/// The size class of the height.
public enum UITraitVerticalSizeClass: SystemTrait {
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    package static func value(in values: TraitValues) -> UIUserInterfaceSizeClass { values.verticalSizeClass }
}

/// The language's direction.
public enum UITraitLayoutDirection: SystemTrait {
    public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
    package static func value(in values: TraitValues) -> UITraitEnvironmentLayoutDirection { values.layoutDirection }
}

/// The user's text size.
public enum UITraitPreferredContentSizeCategory: SystemTrait {
    public static var defaultValue: UIContentSizeCategory { .unspecified }
    package static func value(in values: TraitValues) -> UIContentSizeCategory { values.preferredContentSizeCategory }
}

/// The setting for contrast.
public enum UITraitAccessibilityContrast: SystemTrait {
    public static var defaultValue: UIAccessibilityContrast { .unspecified }
    package static func value(in values: TraitValues) -> UIAccessibilityContrast { values.accessibilityContrast }
}

/// The base or the elevated level.
public enum UITraitUserInterfaceLevel: SystemTrait {
    public static var defaultValue: UIUserInterfaceLevel { .unspecified }
    package static func value(in values: TraitValues) -> UIUserInterfaceLevel { values.userInterfaceLevel }
}

/// The setting for bold text.
public enum UITraitLegibilityWeight: SystemTrait {
    public static var defaultValue: UILegibilityWeight { .unspecified }
    package static func value(in values: TraitValues) -> UILegibilityWeight { values.legibilityWeight }
}

extension SystemTrait {
    static func differs(_ a: TraitValues, _ b: TraitValues) -> Bool { value(in: a) != value(in: b) }
}
