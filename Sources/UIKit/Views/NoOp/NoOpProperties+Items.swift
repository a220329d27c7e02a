import Foundation

/// Properties of bar items that are stored without effect.
extension UIBarButtonItem {
    /// The titles that the item may display, which determine its width in UIKit. Stored without effect: its width is that of
    /// its current title.
    public var possibleTitles: Set<String>? {
        get { noOpValue(nil) }
        set { setNoOpValue(newValue, as: "UIBarButtonItem.possibleTitles") }
    }
    /// A Boolean value that indicates whether dragging over the item activates it. Stored without effect: drag and drop is
    /// not simulated.
    public var isSpringLoaded: Bool {
        get { noOpValue(false) }
        set { setNoOpValue(newValue, as: "UIBarButtonItem.isSpringLoaded") }
    }
    /// The menu element that represents the item in an overflow menu. Stored without effect: menus never open.
    public var menuRepresentation: UIMenuElement? {
        get { noOpValue(nil) }
        set { setNoOpValue(newValue, as: "UIBarButtonItem.menuRepresentation") }
    }
    /// A Boolean value that indicates whether the primary action changes the selection in the menu. Stored without effect:
    /// menus never open.
    public var changesSelectionAsPrimaryAction: Bool {
        get { noOpValue(false) }
        set { setNoOpValue(newValue, as: "UIBarButtonItem.changesSelectionAsPrimaryAction") }
    }
}

/// Properties of tab bar items that are stored without effect.
extension UITabBarItem {
    /// A Boolean value that indicates whether dragging over the item activates it. Stored without effect: drag and drop is
    /// not simulated.
    public var isSpringLoaded: Bool {
        get { noOpValue(false) }
        set { setNoOpValue(newValue, as: "UITabBarItem.isSpringLoaded") }
    }
}

/// Properties of navigation items that are stored without effect.
extension UINavigationItem {
    /// The placement of the search bar. Stored without effect: the search bar is below the navigation bar.
    public var preferredSearchBarPlacement: UINavigationItem.SearchBarPlacement {
        get { noOpValue(.automatic) }
        set { setNoOpValue(newValue, as: "UINavigationItem.preferredSearchBarPlacement") }
    }
    /// The layout style of the item. Stored without effect: the title is always in the middle.
    public var style: UINavigationItem.ItemStyle {
        get { noOpValue(.navigator) }
        set { setNoOpValue(newValue, as: "UINavigationItem.style") }
    }
    /// A closure that returns the menu of the title. Stored without effect: menus never open.
    public var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
        get { noOpValue(nil) }
        set { setNoOpValue(newValue, as: "UINavigationItem.titleMenuProvider") }
    }
    /// The action of the back button that replaces popping. Stored without effect: the back button always pops.
    public var backAction: UIAction? {
        get { noOpValue(nil) }
        set { setNoOpValue(newValue, as: "UINavigationItem.backAction") }
    }
}
