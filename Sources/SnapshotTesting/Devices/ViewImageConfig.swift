import Foundation
import UIKit

/// What a device gives to a view: size and safe area (points), and traits.
public struct ViewImageConfig: Sendable {
    /// How a phone is held; of a tablet, the whole screen.
    public enum Orientation: Sendable {
        /// Lying on its side.
        case landscape
        /// Upright.
        case portrait
    }

    /// How a tablet is held, and how much of its screen the app has beside another.
    public enum TabletOrientation: Sendable {
        /// The app's part of an upright tablet's width.
        public enum PortraitSplits: Sendable {
            /// The narrow part: of compact width.
            case oneThird
            /// The wide part: of compact width all the same.
            case twoThirds
            /// The whole screen.
            case full
        }
        /// The app's part of a lying tablet's width.
        public enum LandscapeSplits: Sendable {
            /// The narrow part: of compact width.
            case oneThird
            /// Half of it: of compact width but for the 12.9-inch iPad Pro, where it is regular.
            case oneHalf
            /// The wide part: of regular width.
            case twoThirds
            /// The whole screen.
            case full
        }

        /// Lying on its side.
        case landscape(splitView: LandscapeSplits)
        /// Upright.
        case portrait(splitView: PortraitSplits)
    }

    /// What the system's bars and the device's edges cover, in points from each edge.
    public var safeArea: UIEdgeInsets
    /// In points; nil is the view's own.
    public var size: CGSize?
    /// What the view's traits are to be; those left unspecified are the ones in force.
    public var traits: UITraitCollection

    /// Size and safe area in points; without arguments the view's own size and nothing covered.
    public init(safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = .init()) {
        (self.safeArea, self.size, self.traits) = (safeArea, size, traits)
    }
}
