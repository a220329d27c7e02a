import Foundation
import UIKit

/// A row in the table of devices: a device, and the differences between it and the snapshot libraries' preset.
///
/// `Device.catalogue` and the presets of `ViewImageConfig` are derived from these rows. A preset has the device's size, scale,
/// size classes and safe areas, except for the values in `preset`. These are needed because existing references were recorded
/// with the values of swift-snapshot-testing.
package struct DeviceRow: Sendable {
    /// The device in portrait orientation.
    package let device: Device
    /// The values of swift-snapshot-testing's presets that differ from those of the device.
    package var preset: PresetDifference?
    /// The widths in split view; nil for phones and for tablets without presets.
    package var splits: SplitWidths?

    /// The values of a preset that differ from those of the device, with the reason.
    package struct PresetDifference: Sendable {
        package var portrait, landscape: Device.Insets
        /// The reason for the difference.
        package var reason: String
    }

    /// The widths of apps in split view on a tablet, in points.
    package struct SplitWidths: Sendable {
        package var landscape: (oneThird: CGFloat, oneHalf: CGFloat, twoThirds: CGFloat)
        package var portrait: (oneThird: CGFloat, twoThirds: CGFloat)
        /// A Boolean value that indicates whether an app with half of the landscape screen has the regular width
        /// class.
        package var isHalfRegular: Bool

        package init(
            landscape: (oneThird: CGFloat, oneHalf: CGFloat, twoThirds: CGFloat),
            portrait: (oneThird: CGFloat, twoThirds: CGFloat), isHalfRegular: Bool = false
        ) {
            (self.landscape, self.portrait, self.isHalfRegular) = (landscape, portrait, isHalfRegular)
        }
    }

    /// Returns the safe area of presets for the device in an orientation, in points.
    package func presetSafeArea(_ orientation: Device.Orientation) -> Device.Insets {
        guard let preset else { return device.rotated(orientation).safeArea }
        return orientation == .portrait ? preset.portrait : preset.landscape
    }

    /// Creates a phone in portrait orientation. `top` is its top inset if it differs from that of other phones with the same
    /// screen.
    static func phone(
        _ identifier: String, _ names: [String], _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat,
        top: CGFloat? = nil, wide: Bool = false, preset: PresetDifference? = nil
    ) -> DeviceRow {
        var device = Device(size: CGSize(width: width, height: height), scale: scale)
        (device.identifier, device.names, device.isPad, device.isWideInLandscape) = (identifier, names, false, wide)
        let area = ScreenInsets.safeArea(device.size, scale: scale)
        device.safeArea = Device.Insets(top: top ?? area.top, left: 0, bottom: area.bottom, right: 0)
        return DeviceRow(device: device, preset: preset)
    }

    static func pad(
        _ identifier: String, _ names: [String], _ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat = 0,
        splits: SplitWidths? = nil
    ) -> DeviceRow {
        var device = Device(size: CGSize(width: width, height: height), scale: 2)
        (device.identifier, device.names, device.isPad) = (identifier, names, true)
        device.safeArea = Device.Insets(top: top, left: 0, bottom: bottom, right: 0)
        return DeviceRow(device: device, splits: splits)
    }
}

/// The part of `DeviceRow.PresetDifference` with shared differences.
extension DeviceRow.PresetDifference {
    /// Returns the insets of swift-snapshot-testing's presets for the first phones with a notch.
    static func firstNotch(_ reason: String) -> Self {
        Self(
            portrait: Device.Insets(top: 44, left: 0, bottom: 34, right: 0),
            landscape: Device.Insets(top: 0, left: 44, bottom: 24, right: 44), reason: reason)
    }
}
