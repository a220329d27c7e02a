import Foundation

/// One property that stands of classes hand on to views.
@MainActor struct AppearanceProperty {
    /// Takes the stand, the stand as it was made, and the view.
    let hand: (_ stand: UIView, _ blank: UIView, _ view: UIView) -> Void

    /// Handed on when it was set on the stand, and the view still has what a new one has.
    init<Root: UIView, Value: Equatable>(_ path: ReferenceWritableKeyPath<Root, Value>) {
        hand = { stand, blank, view in
            guard let stand = stand as? Root, let blank = blank as? Root, let view = view as? Root else { return }
            let said = stand[keyPath: path]
            guard said != blank[keyPath: path], view[keyPath: path] != said else { return }
            if view[keyPath: path] == blank[keyPath: path] || view.appearanceValues.contains(path) {
                view[keyPath: path] = said
                view.appearanceValues.insert(path)
            }
        }
    }

    /// For what cannot be compared: set where the view has none.
    init<Root: UIView, Value>(unlessSet path: ReferenceWritableKeyPath<Root, Value?>) {
        hand = { stand, _, view in
            guard let stand = stand as? Root, let view = view as? Root, let said = stand[keyPath: path] else { return }
            guard view[keyPath: path] == nil || view.appearanceValues.contains(path) else { return }
            view[keyPath: path] = said
            view.appearanceValues.insert(path)
        }
    }

    static let all: [AppearanceProperty] = [
        AppearanceProperty(\UIView.ownTintColor), AppearanceProperty(\UIView.backgroundColor),
        AppearanceProperty(\UILabel.textColor), AppearanceProperty(\UILabel.font),
        AppearanceProperty(\UITextField.textColor), AppearanceProperty(\UITextField.font),
        AppearanceProperty(\UITextView.textColor), AppearanceProperty(\UITextView.font),
        AppearanceProperty(\UINavigationBar.barStyle), AppearanceProperty(\UINavigationBar.isTranslucent),
        AppearanceProperty(\UINavigationBar.barTintColor), AppearanceProperty(\UINavigationBar.prefersLargeTitles),
        AppearanceProperty(unlessSet: \UINavigationBar.titleTextAttributes),
        AppearanceProperty(unlessSet: \UINavigationBar.largeTitleTextAttributes),
        AppearanceProperty(unlessSet: \UINavigationBar.shadowImage), AppearanceProperty(unlessSet: \UINavigationBar.backIndicatorImage),
        AppearanceProperty(unlessSet: \UINavigationBar.looks.standard), AppearanceProperty(unlessSet: \UINavigationBar.looks.compact),
        AppearanceProperty(unlessSet: \UINavigationBar.looks.scrollEdge),
        AppearanceProperty(\UITabBar.barStyle), AppearanceProperty(\UITabBar.isTranslucent), AppearanceProperty(\UITabBar.barTintColor),
        AppearanceProperty(\UITabBar.unselectedItemTintColor), AppearanceProperty(unlessSet: \UITabBar.looks.standard),
        AppearanceProperty(unlessSet: \UITabBar.looks.scrollEdge),
        AppearanceProperty(\UIToolbar.barTintColor), AppearanceProperty(\UIToolbar.isTranslucent),
        AppearanceProperty(unlessSet: \UIToolbar.looks.standard), AppearanceProperty(unlessSet: \UIToolbar.looks.scrollEdge),
        AppearanceProperty(\UISearchBar.barTintColor), AppearanceProperty(\UISearchBar.searchBarStyle),
        AppearanceProperty(\UISwitch.onTintColor), AppearanceProperty(\UISwitch.thumbTintColor),
        AppearanceProperty(\UISlider.minimumTrackTintColor), AppearanceProperty(\UISlider.maximumTrackTintColor),
        AppearanceProperty(\UISlider.thumbTintColor),
        AppearanceProperty(\UIProgressView.progressTintColor), AppearanceProperty(\UIProgressView.trackTintColor),
        AppearanceProperty(\UIPageControl.pageIndicatorTintColor), AppearanceProperty(\UIPageControl.currentPageIndicatorTintColor),
        AppearanceProperty(\UISegmentedControl.selectedSegmentTintColor), AppearanceProperty(\UIActivityIndicatorView.color),
        AppearanceProperty(\UITableView.separatorColor), AppearanceProperty(\UITableView.separatorStyle),
        AppearanceProperty(\UITableView.sectionIndexColor),
    ]
}
