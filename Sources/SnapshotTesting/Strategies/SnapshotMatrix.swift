import CellSimGraphics
import Foundation
import UIKit

/// The variants in which an assertion compares a view: all combinations of devices, styles, text sizes and directions.
public struct SnapshotMatrix: Sendable {
    /// The devices and their names. If empty, the view keeps its own size.
    public var devices: [(name: String, config: ViewImageConfig)]
    /// The interface styles; by default, light and dark.
    public var styles: [UIUserInterfaceStyle]
    /// The text sizes; by default, the system's default size.
    public var textSizes: [UIContentSizeCategory]
    /// The layout directions; by default, left to right.
    public var directions: [UITraitEnvironmentLayoutDirection]

    /// Creates a matrix of all combinations of the values.
    public init(
        devices: [(name: String, config: ViewImageConfig)] = [], styles: [UIUserInterfaceStyle] = [.light, .dark],
        textSizes: [UIContentSizeCategory] = [.large], directions: [UITraitEnvironmentLayoutDirection] = [.leftToRight]
    ) {
        (self.devices, self.styles, self.textSizes, self.directions) = (devices, styles, textSizes, directions)
    }

    /// One combination of the matrix.
    public struct Variant: Sendable {
        /// The name, such as `iPhoneX-dark-L-ltr`. It omits dimensions with a single value.
        public var name: String
        /// The device; nil uses the view's own size.
        public var config: ViewImageConfig?
        /// The style, text size and direction, which override the device's traits.
        public var traits: UITraitCollection
    }

    /// All combinations, in the order of devices, styles, text sizes and directions.
    public var variants: [Variant] {
        let devices: [(name: String, config: ViewImageConfig?)] =
            self.devices.isEmpty ? [("", nil)] : self.devices.map { ($0.name, $0.config) }
        var combinations: [Variant] = []
        for device in devices {
            for style in styles {
                for size in textSizes {
                    for direction in directions {
                        let traits = UITraitCollection {
                            ($0.userInterfaceStyle, $0.preferredContentSizeCategory, $0.layoutDirection) = (
                                style, size, direction
                            )
                        }
                        var parts = device.name.isEmpty ? [] : [device.name]
                        if styles.count > 1 { parts.append(style == .dark ? "dark" : "light") }
                        if textSizes.count > 1 { parts.append(SnapshotMatrix.name(of: size)) }
                        if directions.count > 1 { parts.append(direction == .rightToLeft ? "rtl" : "ltr") }
                        combinations.append(
                            Variant(
                                name: parts.isEmpty ? "1" : parts.joined(separator: "-"), config: device.config,
                                traits: traits))
                    }
                }
            }
        }
        return combinations
    }

    private static func name(of size: UIContentSizeCategory) -> String {
        size.rawValue.replacing("UICTContentSizeCategory", with: "").replacing("Accessibility", with: "AX-")
    }
}
