import Foundation

/// The appearances that were set on a bar or navigation item.
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

    /// Returns the appearance that applies; nil if none was set. At the edge of scrollable content, a bar without an
    /// appearance for it loses its background.
    @MainActor package func effectiveAppearance(atEdge: Bool, isCompact: Bool = false) -> AppearanceType? {
        let defaultAppearance = isCompact ? compact ?? standard : standard
        return atEdge ? scrollEdge ?? defaultAppearance?.withoutBackground : defaultAppearance
    }
}

extension UINavigationItem {
    /// The appearance of the bar while this item is displayed; nil for the bar's own.
    public var standardAppearance: UINavigationBarAppearance? {
        get { appearances.standard }
        set {
            appearances.standard = newValue?.copyOfSameClass
            bar?.setNeedsLayout()
        }
    }
    /// The appearance of the bar on phones in landscape; nil for the bar's own.
    public var compactAppearance: UINavigationBarAppearance? {
        get { appearances.compact }
        set {
            appearances.compact = newValue?.copyOfSameClass
            bar?.setNeedsLayout()
        }
    }
    /// The appearance of the bar while no content is below it; nil for the bar's own.
    public var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.scrollEdge }
        set {
            appearances.scrollEdge = newValue?.copyOfSameClass
            bar?.setNeedsLayout()
        }
    }
}

extension UIBarAppearance {
    /// A copy with the same class.
    package var copyOfSameClass: Self {
        guard let copy = BarAppearanceInitializerThunk.make(type(of: self)) as? Self else {
            preconditionFailure("the copy must be an instance of the same class")
        }
        copy.copyValues(self)
        return copy
    }
}

/// The bar heights to which a setting applies. Only `default` has an effect.
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

/// The position of a bar, for source compatibility. It has no effect.
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
