import Foundation

// Properties of bars that are stored without effect.

extension UINavigationBar {
    /// The mask for text that slides under the back arrow. Stored without effect: transitions are not animated.
    public var backIndicatorTransitionMaskImage: UIImage? {
        get { noOpValue(nil) }
        set { setNoOpValue(newValue, as: "UINavigationBar.backIndicatorTransitionMaskImage") }
    }
    /// The appearance in compact height while no content is under the bar. Stored without effect: the bar uses its
    /// scroll edge or compact appearance.
    public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { noOpValue(nil) }
        set { setNoOpValue(newValue, as: "UINavigationBar.compactScrollEdgeAppearance") }
    }
}

extension UITabBar {
    /// The image behind the selected item. Stored without effect: the bar draws no image behind items.
    public var selectionIndicatorImage: UIImage? {
        get { noOpValue(nil) }
        set { setNoOpValue(newValue, as: "UITabBar.selectionIndicatorImage") }
    }
    /// The arrangement of items. Stored without effect: items have equal widths.
    public var itemPositioning: UITabBar.ItemPositioning {
        get { noOpValue(.automatic) }
        set { setNoOpValue(newValue, as: "UITabBar.itemPositioning") }
    }
    /// The width of centred items, in points. Stored without effect: items have equal widths.
    public var itemWidth: CGFloat {
        get { noOpValue(0) }
        set { setNoOpValue(newValue, as: "UITabBar.itemWidth") }
    }
    /// The space between centred items, in points. Stored without effect: items have equal widths.
    public var itemSpacing: CGFloat {
        get { noOpValue(0) }
        set { setNoOpValue(newValue, as: "UITabBar.itemSpacing") }
    }
}

extension UIToolbar {
    /// The delegate, which returns the position of the bar; not retained. Stored without effect: the bar keeps its
    /// frame.
    public var delegate: (any UIToolbarDelegate)? {
        get { weakNoOpValue() as? any UIToolbarDelegate }
        set { setWeakNoOpValue(newValue, as: "UIToolbar.delegate") }
    }
    /// The appearance in compact height. Stored without effect: the bar uses its standard appearance.
    public var compactAppearance: UIToolbarAppearance? {
        get { noOpValue(nil) }
        set { setNoOpValue(newValue, as: "UIToolbar.compactAppearance") }
    }
    /// The appearance in compact height while no content is under the bar. Stored without effect: the bar uses its
    /// standard appearance.
    public var compactScrollEdgeAppearance: UIToolbarAppearance? {
        get { noOpValue(nil) }
        set { setNoOpValue(newValue, as: "UIToolbar.compactScrollEdgeAppearance") }
    }
}

extension UISearchBar {
    /// A Boolean value that indicates whether the user can start dictation by looking at the bar. Stored without
    /// effect: dictation is not simulated.
    public var isLookToDictateEnabled: Bool {
        get { noOpValue(false) }
        set { setNoOpValue(newValue, as: "UISearchBar.isLookToDictateEnabled") }
    }
}
