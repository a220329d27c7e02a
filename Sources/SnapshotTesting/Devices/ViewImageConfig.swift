import Foundation
import UIKit

/// A device's size and safe area in points, and its traits.
public struct ViewImageConfig: Sendable {
    /// A device's orientation. Tablets are full screen.
    public enum Orientation: Sendable {
        /// Landscape.
        case landscape
        /// Portrait.
        case portrait
    }

    /// A tablet's orientation, and the part of the screen that the app has in a split view.
    public enum TabletOrientation: Sendable {
        /// The app's fraction of a tablet's width in portrait.
        public enum PortraitSplits: Sendable {
            /// The narrow part, with a compact width.
            case oneThird
            /// The wide part, also with a compact width.
            case twoThirds
            /// Full screen.
            case full
        }
        /// The app's fraction of a tablet's width in landscape.
        public enum LandscapeSplits: Sendable {
            /// The narrow part, with a compact width.
            case oneThird
            /// Half the screen, with a compact width; regular on the 12.9-inch iPad Pro.
            case oneHalf
            /// The wide part, with a regular width.
            case twoThirds
            /// Full screen.
            case full
        }

        /// Landscape.
        case landscape(splitView: LandscapeSplits)
        /// Portrait.
        case portrait(splitView: PortraitSplits)
    }

    /// The insets for system bars and the device's edges, in points.
    public var safeArea: UIEdgeInsets
    /// The size in points; nil uses the view's own size.
    public var size: CGSize?
    /// The view's traits. Unspecified traits come from the current traits.
    public var traits: UITraitCollection

    /// Creates a configuration with a safe area and a size, both in points. By default, the view keeps its own size and has no safe area
    /// insets.
    public init(safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = .init()) {
        (self.safeArea, self.size, self.traits) = (safeArea, size, traits)
    }
}
