import CellSimHost
import Foundation
import UIKit

extension ViewImageConfig {
    /// The preset of a phone: its row's size and safe area, in that orientation.
    static func phone(_ row: DeviceRow, _ orientation: Orientation, _ traits: UITraitCollection) -> ViewImageConfig {
        let held: Device.Orientation = orientation == .portrait ? .portrait : .landscape
        return ViewImageConfig(
            safeArea: UIEdgeInsets(row.presetSafeArea(held)), size: row.device.turned(held).size, traits: traits)
    }

    static func tablet(_ orientation: Orientation) -> TabletOrientation {
        switch orientation {
        case .landscape: .landscape(splitView: .full)
        case .portrait: .portrait(splitView: .full)
        }
    }

    /// The preset of a tablet, or of a part of its screen.
    static func pad(_ orientation: TabletOrientation, _ row: DeviceRow) -> ViewImageConfig {
        let lying = row.device.turned(.landscape).size
        // A row without widths is of a tablet that no preset divides.
        let none = DeviceRow.SplitWidths(
            landscape: (lying.width, lying.width, lying.width), portrait: (lying.height, lying.height))
        let widths = row.splits ?? none
        let width: CGFloat, height: CGFloat, isCompact: Bool
        switch orientation {
        case .landscape(let split):
            height = lying.height
            switch split {
            case .oneThird: (width, isCompact) = (widths.landscape.oneThird, true)
            case .oneHalf: (width, isCompact) = (widths.landscape.oneHalf, !widths.isHalfRegular)
            case .twoThirds: (width, isCompact) = (widths.landscape.twoThirds, false)
            case .full: (width, isCompact) = (lying.width, false)
            }
        case .portrait(let split):
            height = lying.width
            switch split {
            case .oneThird: (width, isCompact) = (widths.portrait.oneThird, true)
            case .twoThirds: (width, isCompact) = (widths.portrait.twoThirds, true)
            case .full: (width, isCompact) = (lying.height, false)
            }
        }
        return ViewImageConfig(
            safeArea: UIEdgeInsets(row.presetSafeArea(.portrait)), size: CGSize(width: width, height: height),
            traits: .pad(isCompact: isCompact))
    }
}

extension UITraitCollection {
    /// Common values of the presets for phones: left to right, text of medium size. Presets that SnapshotTesting has
    /// too use the screen's scale, as there.
    static func phone(
        _ orientation: ViewImageConfig.Orientation, _ row: DeviceRow, hasForceTouch: Bool = true, hasScale: Bool = false
    ) -> UITraitCollection {
        let device = row.device.turned(orientation == .portrait ? .portrait : .landscape)
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
