import Foundation

// Bars: properties that keep what they are set to and have no effect; each one's row in the catalogue says why.

extension UINavigationBar {
    /// Covers words that move under the back arrow. Kept, without effect: nothing moves: a change takes effect at once.
    public var backIndicatorTransitionMaskImage: UIImage? {
        get { kept(nil) }
        set { keep(newValue, as: "UINavigationBar.backIndicatorTransitionMaskImage") }
    }
    /// The look in low windows at the end of what scrolls. Kept, without effect: the bar has its look at the edge or its compact one.
    public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { kept(nil) }
        set { keep(newValue, as: "UINavigationBar.compactScrollEdgeAppearance") }
    }
}

extension UITabBar {
    /// A picture behind the chosen item. Kept, without effect: no picture is drawn behind items.
    public var selectionIndicatorImage: UIImage? {
        get { kept(nil) }
        set { keep(newValue, as: "UITabBar.selectionIndicatorImage") }
    }
    /// Whether items fill the bar or stand in its middle. Kept, without effect: items share the width equally.
    public var itemPositioning: UITabBar.ItemPositioning {
        get { kept(.automatic) }
        set { keep(newValue, as: "UITabBar.itemPositioning") }
    }
    /// The width of items in the middle, in points. Kept, without effect: items share the width equally.
    public var itemWidth: CGFloat {
        get { kept(0) }
        set { keep(newValue, as: "UITabBar.itemWidth") }
    }
    /// Between items in the middle, in points. Kept, without effect: items share the width equally.
    public var itemSpacing: CGFloat {
        get { kept(0) }
        set { keep(newValue, as: "UITabBar.itemSpacing") }
    }
}

extension UIToolbar {
    /// Says where the bar stands; not retained. Kept, without effect: the bar stands where it is put.
    public var delegate: (any UIToolbarDelegate)? {
        get { keptWeak() as? any UIToolbarDelegate }
        set { keepWeak(newValue, as: "UIToolbar.delegate") }
    }
    /// The look in windows that are low. Kept, without effect: the bar has its standard look.
    public var compactAppearance: UIToolbarAppearance? {
        get { kept(nil) }
        set { keep(newValue, as: "UIToolbar.compactAppearance") }
    }
    /// The look in low windows at the end of what scrolls. Kept, without effect: the bar has its standard look.
    public var compactScrollEdgeAppearance: UIToolbarAppearance? {
        get { kept(nil) }
        set { keep(newValue, as: "UIToolbar.compactScrollEdgeAppearance") }
    }
}

extension UIBarButtonItem {
    /// All words that the item may show, so that it is wide enough for each. Kept, without effect: an item is as wide as the words it shows.
    public var possibleTitles: Set<String>? {
        get { kept(nil) }
        set { keep(newValue, as: "UIBarButtonItem.possibleTitles") }
    }
    /// Whether dragging something over the item uses it. Kept, without effect: nothing is dragged.
    public var isSpringLoaded: Bool {
        get { kept(false) }
        set { keep(newValue, as: "UIBarButtonItem.isSpringLoaded") }
    }
    /// What stands for the item in a menu of those that found no room. Kept, without effect: menus are not opened.
    public var menuRepresentation: UIMenuElement? {
        get { kept(nil) }
        set { keep(newValue, as: "UIBarButtonItem.menuRepresentation") }
    }
    /// Whether tapping the item chooses it. Kept, without effect: menus are not opened.
    public var changesSelectionAsPrimaryAction: Bool {
        get { kept(false) }
        set { keep(newValue, as: "UIBarButtonItem.changesSelectionAsPrimaryAction") }
    }
}

extension UITabBarItem {
    /// Whether dragging something over the item uses it. Kept, without effect: nothing is dragged.
    public var isSpringLoaded: Bool {
        get { kept(false) }
        set { keep(newValue, as: "UITabBarItem.isSpringLoaded") }
    }
}

extension UISearchBar {
    /// Whether a button for results stands at the end of the field. Kept, without effect: no button for results is drawn.
    public var showsSearchResultsButton: Bool {
        get { kept(false) }
        set { keep(newValue, as: "UISearchBar.showsSearchResultsButton") }
    }
    /// Whether the button for results is chosen. Kept, without effect: no button for results is drawn.
    public var isSearchResultsButtonSelected: Bool {
        get { kept(false) }
        set { keep(newValue, as: "UISearchBar.isSearchResultsButtonSelected") }
    }
    /// Moves the field, in points. Kept, without effect: the field stands where it stands.
    public var searchFieldBackgroundPositionAdjustment: UIOffset {
        get { kept(.zero) }
        set { keep(newValue, as: "UISearchBar.searchFieldBackgroundPositionAdjustment") }
    }
    /// Moves the text in the field, in points. Kept, without effect: the text stands where it stands.
    public var searchTextPositionAdjustment: UIOffset {
        get { kept(.zero) }
        set { keep(newValue, as: "UISearchBar.searchTextPositionAdjustment") }
    }
    /// The picture behind the bar. Kept, without effect: the surface is a flat colour.
    public var backgroundImage: UIImage? {
        get { kept(nil) }
        set { keep(newValue, as: "UISearchBar.backgroundImage") }
    }
    /// The picture behind the scopes. Kept, without effect: the surface is a flat colour.
    public var scopeBarBackgroundImage: UIImage? {
        get { kept(nil) }
        set { keep(newValue, as: "UISearchBar.scopeBarBackgroundImage") }
    }
    /// Whether looking at the bar begins dictation. Kept, without effect: nobody speaks.
    public var isLookToDictateEnabled: Bool {
        get { kept(false) }
        set { keep(newValue, as: "UISearchBar.isLookToDictateEnabled") }
    }
}

extension UINavigationItem {
    /// Where the search bar stands. Kept, without effect: the search bar stands below the bar.
    public var preferredSearchBarPlacement: UINavigationItem.SearchBarPlacement {
        get { kept(.automatic) }
        set { keep(newValue, as: "UINavigationItem.preferredSearchBarPlacement") }
    }
    /// How the bar arranges the item. Kept, without effect: the title stands in the middle.
    public var style: UINavigationItem.ItemStyle {
        get { kept(.navigator) }
        set { keep(newValue, as: "UINavigationItem.style") }
    }
    /// Makes the menu of the title. Kept, without effect: menus are not opened.
    public var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
        get { kept(nil) }
        set { keep(newValue, as: "UINavigationItem.titleMenuProvider") }
    }
    /// What going back does in place of popping. Kept, without effect: the back button pops.
    public var backAction: UIAction? {
        get { kept(nil) }
        set { keep(newValue, as: "UINavigationItem.backAction") }
    }
}
