import Foundation

/// The appearances of a bar or navigation item that were set explicitly.
package struct BarAppearances<AppearanceType: UIBarAppearance> {
    package var standard: AppearanceType?
    package var compact: AppearanceType?
    package var scrollEdge: AppearanceType?

    package init(standard: AppearanceType? = nil, compact: AppearanceType? = nil, scrollEdge: AppearanceType? = nil) {
        (self.standard, self.compact, self.scrollEdge) = (standard, compact, scrollEdge)
    }

    @MainActor package mutating func decode(from nib: NibCoder) {
        standard = nib.object("standardAppearance") as? AppearanceType
        compact = nib.object("compactAppearance") as? AppearanceType
        scrollEdge = nib.object("scrollEdgeAppearance") as? AppearanceType
    }

    /// Returns the appearance that applies, or nil if none was set. At the scroll edge, the default is the usual appearance
    /// without its background.
    @MainActor package func effectiveAppearance(atEdge: Bool, isCompact: Bool = false) -> AppearanceType? {
        let defaultAppearance = isCompact ? compact ?? standard : standard
        return atEdge ? scrollEdge ?? defaultAppearance?.withoutBackground : defaultAppearance
    }
}

extension UINavigationItem {
    /// The appearance of the bar while this item is displayed; nil for the appearance that is set on the bar.
    public var standardAppearance: UINavigationBarAppearance? {
        get { appearances.standard }
        set {
            appearances.standard = newValue?.copyOfSameClass
            bar?.setNeedsLayout()
        }
    }
    /// The appearance of the bar on phones in landscape; nil for the appearance that is set on the bar.
    public var compactAppearance: UINavigationBarAppearance? {
        get { appearances.compact }
        set {
            appearances.compact = newValue?.copyOfSameClass
            bar?.setNeedsLayout()
        }
    }
    /// The appearance of the bar at the scroll edge; nil for the appearance that is set on the bar.
    public var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.scrollEdge }
        set {
            appearances.scrollEdge = newValue?.copyOfSameClass
            bar?.setNeedsLayout()
        }
    }
}

extension UIBarAppearance {
    /// A copy of the appearance with the same class.
    package var copyOfSameClass: Self {
        guard let copy = BarAppearanceInitializerThunk.make(type(of: self)) as? Self else {
            preconditionFailure("the copy must be an instance of the same class")
        }
        copy.copyValues(self)
        return copy
    }
}

/// The bar metrics to which a setting applies. Only `default` has an effect.
public enum UIBarMetrics: Int, Sendable {
    /// The default height.
    case `default`
    /// The height on phones in landscape.
    case compact
    /// The default height with a prompt above the title.
    case defaultPrompt = 101
    /// The height on phones in landscape, with a prompt above the title.
    case compactPrompt
}

/// The positions of bars. They have no effect.
public enum UIBarPosition: Int, Sendable {
    /// Any position.
    case any
    /// At the bottom.
    case bottom
    /// At the top.
    case top
    /// At the top, with its background extended under the status bar.
    case topAttached
}
