import Foundation

// Bars: properties that keep what they are set to and have no effect; each one's row in the catalogue says why.

extension UINavigationBar {
    /// The mask for text that moves under the back arrow. Stored without effect: nothing is animated.
    public var backIndicatorTransitionMaskImage: UIImage? {
        get { kept(nil) }
        set { keep(newValue, as: "UINavigationBar.backIndicatorTransitionMaskImage") }
    }
    /// The appearance in compact height at the end of the content. Stored without effect: the bar uses its scroll edge
    /// or compact appearance.
    public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { kept(nil) }
        set { keep(newValue, as: "UINavigationBar.compactScrollEdgeAppearance") }
    }
}

extension UITabBar {
    /// The image behind the selected item. Stored without effect: the bar draws no image behind items.
    public var selectionIndicatorImage: UIImage? {
        get { kept(nil) }
        set { keep(newValue, as: "UITabBar.selectionIndicatorImage") }
    }
    /// Whether items fill the bar or are centred. Stored without effect: items have equal widths.
    public var itemPositioning: UITabBar.ItemPositioning {
        get { kept(.automatic) }
        set { keep(newValue, as: "UITabBar.itemPositioning") }
    }
    /// The width of centred items, in points. Stored without effect: items have equal widths.
    public var itemWidth: CGFloat {
        get { kept(0) }
        set { keep(newValue, as: "UITabBar.itemWidth") }
    }
    /// The space between centred items, in points. Stored without effect: items have equal widths.
    public var itemSpacing: CGFloat {
        get { kept(0) }
        set { keep(newValue, as: "UITabBar.itemSpacing") }
    }
}

extension UIToolbar {
    /// The delegate, which returns the bar's position; not retained. Stored without effect: the bar stays at its frame.
    public var delegate: (any UIToolbarDelegate)? {
        get { keptWeak() as? any UIToolbarDelegate }
        set { keepWeak(newValue, as: "UIToolbar.delegate") }
    }
    /// The appearance in compact height. Stored without effect: the bar uses its standard appearance.
    public var compactAppearance: UIToolbarAppearance? {
        get { kept(nil) }
        set { keep(newValue, as: "UIToolbar.compactAppearance") }
    }
    /// The appearance in compact height at the end of the content. Stored without effect: the bar uses its standard
    /// appearance.
    public var compactScrollEdgeAppearance: UIToolbarAppearance? {
        get { kept(nil) }
        set { keep(newValue, as: "UIToolbar.compactScrollEdgeAppearance") }
    }
}

extension UISearchBar {
    /// Whether the field ends with a results button. Stored without effect: the button is not drawn.
    public var showsSearchResultsButton: Bool {
        get { kept(false) }
        set { keep(newValue, as: "UISearchBar.showsSearchResultsButton") }
    }
    /// Whether the results button is selected. Stored without effect: the button is not drawn.
    public var isSearchResultsButtonSelected: Bool {
        get { kept(false) }
        set { keep(newValue, as: "UISearchBar.isSearchResultsButtonSelected") }
    }
    /// The offset of the field, in points. Stored without effect: the field does not move.
    public var searchFieldBackgroundPositionAdjustment: UIOffset {
        get { kept(.zero) }
        set { keep(newValue, as: "UISearchBar.searchFieldBackgroundPositionAdjustment") }
    }
    /// The offset of the text in the field, in points. Stored without effect: the text does not move.
    public var searchTextPositionAdjustment: UIOffset {
        get { kept(.zero) }
        set { keep(newValue, as: "UISearchBar.searchTextPositionAdjustment") }
    }
    /// The image behind the bar. Stored without effect: the background is a flat colour.
    public var backgroundImage: UIImage? {
        get { kept(nil) }
        set { keep(newValue, as: "UISearchBar.backgroundImage") }
    }
    /// The image behind the scopes. Stored without effect: the background is a flat colour.
    public var scopeBarBackgroundImage: UIImage? {
        get { kept(nil) }
        set { keep(newValue, as: "UISearchBar.scopeBarBackgroundImage") }
    }
    /// Whether looking at the bar starts dictation. Stored without effect: speech is not simulated.
    public var isLookToDictateEnabled: Bool {
        get { kept(false) }
        set { keep(newValue, as: "UISearchBar.isLookToDictateEnabled") }
    }
}
