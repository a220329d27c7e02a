import Foundation
import UIKit

extension ViewImageConfig {
    /// A phone from its upright size and the safe areas of both orientations.
    static func phone(
        _ orientation: Orientation, _ size: CGSize, _ upright: UIEdgeInsets, _ lying: UIEdgeInsets,
        _ traits: UITraitCollection
    ) -> ViewImageConfig {
        switch orientation {
        case .portrait: ViewImageConfig(safeArea: upright, size: size, traits: traits)
        case .landscape:
            ViewImageConfig(safeArea: lying, size: CGSize(width: size.height, height: size.width), traits: traits)
        }
    }

    /// The widths (points) of the parts of a divided screen, from the narrowest.
    struct PadWidths {
        var landscape: (oneThird: CGFloat, oneHalf: CGFloat, twoThirds: CGFloat)
        var portrait: (oneThird: CGFloat, twoThirds: CGFloat)
        /// Whether half of the lying screen is of the regular class.
        var isHalfRegular: Bool
    }

    static func tablet(_ orientation: Orientation) -> TabletOrientation {
        switch orientation {
        case .landscape: .landscape(splitView: .full)
        case .portrait: .portrait(splitView: .full)
        }
    }

    /// A tablet, or a part of its screen, from its lying size.
    static func pad(
        _ orientation: TabletOrientation, _ lying: CGSize, _ safeArea: UIEdgeInsets, _ widths: PadWidths
    ) -> ViewImageConfig {
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
            safeArea: safeArea, size: CGSize(width: width, height: height), traits: .pad(isCompact: isCompact))
    }
}

extension UITraitCollection {
    /// What all phones of the presets share: left to right, text of medium size.
    static func phone(
        _ orientation: ViewImageConfig.Orientation, scale: CGFloat, isWideInLandscape: Bool, hasForceTouch: Bool = true
    ) -> UITraitCollection {
        UITraitCollection { traits in
            traits.userInterfaceIdiom = .phone
            traits.layoutDirection = .leftToRight
            traits.preferredContentSizeCategory = .medium
            traits.forceTouchCapability = hasForceTouch ? .available : .unavailable
            traits.displayScale = scale
            traits.horizontalSizeClass = orientation == .landscape && isWideInLandscape ? .regular : .compact
            traits.verticalSizeClass = orientation == .landscape ? .compact : .regular
        }
    }

    static func pad(isCompact: Bool) -> UITraitCollection {
        UITraitCollection { traits in
            traits.userInterfaceIdiom = .pad
            traits.displayScale = 2
            traits.horizontalSizeClass = isCompact ? .compact : .regular
            traits.verticalSizeClass = .regular
        }
    }
}
