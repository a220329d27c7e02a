import Foundation
import UIKit

/// A device's environment for a view: size and safe area in points, and traits.
public struct ViewImageConfig: Sendable {
    /// A phone's orientation. For a tablet, it means full screen.
    public enum Orientation: Sendable {
        /// Landscape.
        case landscape
        /// Portrait.
        case portrait
    }

    /// A tablet's orientation, and the app's part of the screen in a split view.
    public enum TabletOrientation: Sendable {
        /// The app's part of the width of a tablet in portrait.
        public enum PortraitSplits: Sendable {
            /// The narrow part, with a compact width.
            case oneThird
            /// The wide part, also with a compact width.
            case twoThirds
            /// Full screen.
            case full
        }
        /// The app's part of the width of a tablet in landscape.
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

    /// The insets for the system's bars and the device's edges, in points.
    public var safeArea: UIEdgeInsets
    /// The size in points; nil means the view's own.
    public var size: CGSize?
    /// The view's traits. Unspecified ones come from the current traits.
    public var traits: UITraitCollection

    /// Creates a configuration from a safe area and a size, both in points. By default the view keeps its own size and has no safe area
    /// insets.
    public init(safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = .init()) {
        (self.safeArea, self.size, self.traits) = (safeArea, size, traits)
    }
}
