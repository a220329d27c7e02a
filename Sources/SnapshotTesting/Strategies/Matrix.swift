import CellSimGraphics
import Foundation
import UIKit

/// The variants in which one assertion looks at a view: each combination of what is listed.
public struct SnapshotMatrix: Sendable {
    /// Names with devices; without any the view's own size counts.
    public var devices: [(name: String, config: ViewImageConfig)]
    /// Light, dark or both; both by default.
    public var styles: [UIUserInterfaceStyle]
    /// Text sizes; the system's default one unless given.
    public var textSizes: [UIContentSizeCategory]
    /// Directions of layout; left to right unless given.
    public var directions: [UITraitEnvironmentLayoutDirection]

    /// All combinations of what is listed.
    public init(
        devices: [(name: String, config: ViewImageConfig)] = [], styles: [UIUserInterfaceStyle] = [.light, .dark],
        textSizes: [UIContentSizeCategory] = [.large], directions: [UITraitEnvironmentLayoutDirection] = [.leftToRight]
    ) {
        (self.devices, self.styles, self.textSizes, self.directions) = (devices, styles, textSizes, directions)
    }

    /// One combination.
    public struct Variant: Sendable {
        /// As in `iPhoneX-dark-L-ltr`; parts that have but one value are left out.
        public var name: String
        /// The device; nil for the view's own size.
        public var config: ViewImageConfig?
        /// Style, text size and direction, put over the device's traits.
        public var traits: UITraitCollection
    }

    /// All combinations, devices outermost.
    public var variants: [Variant] {
        let devices: [(name: String, config: ViewImageConfig?)] =
            self.devices.isEmpty ? [("", nil)] : self.devices.map { ($0.name, $0.config) }
        var found: [Variant] = []
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
                        found.append(
                            Variant(
                                name: parts.isEmpty ? "1" : parts.joined(separator: "-"), config: device.config,
                                traits: traits))
                    }
                }
            }
        }
        return found
    }

    private static func name(of size: UIContentSizeCategory) -> String {
        size.rawValue.replacing("UICTContentSizeCategory", with: "").replacing("Accessibility", with: "AX-")
    }
}
