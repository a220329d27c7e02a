import CellSimHost
import Foundation
import UIKit

/// Builds device presets from the rows of the device table.
extension ViewImageConfig {
    /// Returns a phone's preset for an orientation, with the size and safe area from its table row.
    static func phone(_ row: DeviceRow, _ orientation: Orientation, _ traits: UITraitCollection) -> ViewImageConfig {
        let deviceOrientation: Device.Orientation = orientation == .portrait ? .portrait : .landscape
        return ViewImageConfig(
            safeArea: UIEdgeInsets(row.presetSafeArea(deviceOrientation)),
            size: row.device.rotated(deviceOrientation).size, traits: traits)
    }

    static func tablet(_ orientation: Orientation) -> TabletOrientation {
        switch orientation {
        case .landscape: .landscape(splitView: .full)
        case .portrait: .portrait(splitView: .full)
        }
    }

    /// Returns a tablet's preset, full screen or in a split view.
    static func pad(_ orientation: TabletOrientation, _ row: DeviceRow) -> ViewImageConfig {
        let landscapeSize = row.device.rotated(.landscape).size
        // The row of a tablet without presets for split views has no widths.
        let fullWidths = DeviceRow.SplitWidths(
            landscape: (landscapeSize.width, landscapeSize.width, landscapeSize.width),
            portrait: (landscapeSize.height, landscapeSize.height))
        let widths = row.splits ?? fullWidths
        let width: CGFloat, height: CGFloat, isCompact: Bool
        switch orientation {
        case .landscape(let split):
            height = landscapeSize.height
            switch split {
            case .oneThird: (width, isCompact) = (widths.landscape.oneThird, true)
            case .oneHalf: (width, isCompact) = (widths.landscape.oneHalf, !widths.isHalfRegular)
            case .twoThirds: (width, isCompact) = (widths.landscape.twoThirds, false)
            case .full: (width, isCompact) = (landscapeSize.width, false)
            }
        case .portrait(let split):
            height = landscapeSize.width
            switch split {
            case .oneThird: (width, isCompact) = (widths.portrait.oneThird, true)
            case .twoThirds: (width, isCompact) = (widths.portrait.twoThirds, true)
            case .full: (width, isCompact) = (landscapeSize.height, false)
            }
        }
        return ViewImageConfig(
            safeArea: UIEdgeInsets(row.presetSafeArea(.portrait)), size: CGSize(width: width, height: height),
            traits: .pad(isCompact: isCompact))
    }
}

extension UITraitCollection {
    /// Returns the traits that the presets of phones share: left to right, medium text size. As in SnapshotTesting, presets
    /// without their own scale use the screen's.
    static func phone(
        _ orientation: ViewImageConfig.Orientation, _ row: DeviceRow, hasForceTouch: Bool = true, hasScale: Bool = false
    ) -> UITraitCollection {
        let device = row.device.rotated(orientation == .portrait ? .portrait : .landscape)
        return UITraitCollection { traits in
            traits.userInterfaceIdiom = .phone
            traits.layoutDirection = .leftToRight
            traits.preferredContentSizeCategory = .medium
            traits.forceTouchCapability = hasForceTouch ? .available : .unavailable
            if hasScale { traits.displayScale = device.scale }
            traits.horizontalSizeClass = device.isRegularWidth ? .regular : .compact
            traits.verticalSizeClass = device.isRegularHeight ? .regular : .compact
        }
    }

    static func pad(isCompact: Bool) -> UITraitCollection {
        UITraitCollection { traits in
            traits.userInterfaceIdiom = .pad
            traits.horizontalSizeClass = isCompact ? .compact : .regular
            traits.verticalSizeClass = .regular
        }
    }
}

extension UIEdgeInsets {
    fileprivate init(_ insets: Device.Insets) {
        self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
}
