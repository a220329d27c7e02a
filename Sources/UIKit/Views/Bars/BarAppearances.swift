import Foundation

/// The appearances that the owner of a bar gave it.
package struct BarAppearances<Look: UIBarAppearance> {
    package var standard: Look?
    package var compact: Look?
    package var scrollEdge: Look?

    package init(standard: Look? = nil, compact: Look? = nil, scrollEdge: Look? = nil) {
        (self.standard, self.compact, self.scrollEdge) = (standard, compact, scrollEdge)
    }

    @MainActor package mutating func decode(from nib: NibCoder) {
        standard = nib.object("standardAppearance") as? Look
        compact = nib.object("compactAppearance") as? Look
        scrollEdge = nib.object("scrollEdgeAppearance") as? Look
    }

    /// The appearance that applies, if any was set. At the edge of scrollable content, a bar without an appearance for it
    /// loses its background.
    @MainActor package func due(atEdge: Bool, isCompact: Bool = false) -> Look? {
        let usual = isCompact ? compact ?? standard : standard
        return atEdge ? scrollEdge ?? usual?.withoutBackground : usual
    }
}

extension UINavigationItem {
    /// Replaces the bar's appearance while this item is shown.
    public var standardAppearance: UINavigationBarAppearance? {
        get { looks.standard }
        set {
            looks.standard = newValue?.copied
            bar?.setNeedsLayout()
        }
    }
    /// Replaces the bar's appearance on phones in landscape.
    public var compactAppearance: UINavigationBarAppearance? {
        get { looks.compact }
        set {
            looks.compact = newValue?.copied
            bar?.setNeedsLayout()
        }
    }
    /// Replaces the bar's appearance while no content is under the bar.
    public var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { looks.scrollEdge }
        set {
            looks.scrollEdge = newValue?.copied
            bar?.setNeedsLayout()
        }
    }
}

extension UIBarAppearance {
    /// A copy of the same class.
    package var copied: Self {
        guard let copy = MadeBarAppearance.make(type(of: self)) as? Self else {
            preconditionFailure("the copy must be an instance of the same class")
        }
        copy.adopt(self)
        return copy
    }
}

/// The bar heights to which a setting applies; only `default` has an effect.
public enum UIBarMetrics: Int, Sendable {
    /// The usual height.
    case `default`
    /// The height on phones in landscape.
    case compact
    /// The usual height with a line above the title.
    case defaultPrompt = 101
    /// The height on phones in landscape, with a line above the title.
    case compactPrompt
}

/// The position of a bar. For source compatibility; nothing reads it.
public enum UIBarPosition: Int, Sendable {
    /// Anywhere.
    case any
    /// At the bottom.
    case bottom
    /// At the top.
    case top
    /// At the top, with its background extended under the status bar.
    case topAttached
}
