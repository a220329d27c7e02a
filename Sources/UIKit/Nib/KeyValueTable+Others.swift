import Foundation

/// Properties with setters of their own that documents set less often: controllers', bars', inputs'.
extension KeyValueTable {
    /// The classes and their lists; a class may have another list elsewhere.
    static var others: [(AnyClass, [KeyValueProperty])] { containers + bars + inputs + scrolling }

    /// One property under its Swift name and, where they differ, under Objective-C's.
    private static func both<Root: AnyObject, Value>(
        _ name: String, _ other: String, of type: Root.Type, _ get: @escaping @MainActor (Root) -> Value,
        _ set: @escaping @MainActor (Root, Value) -> Void
    ) -> [KeyValueProperty] {
        [KeyValueProperty(name, of: type, get, set), KeyValueProperty(other, of: type, get, set)]
    }

    private static var containers: [(AnyClass, [KeyValueProperty])] {
        [
            (
                UIViewController.self,
                [
                    KeyValueProperty(
                        "additionalSafeAreaInsets", of: UIViewController.self, { $0.additionalSafeAreaInsets }, { $0.additionalSafeAreaInsets = $1 }),
                    KeyValueProperty("tabBarItem", of: UIViewController.self, { $0.tabBarItem }, { $0.tabBarItem = $1 }),
                    KeyValueProperty(
                        "viewRespectsSystemMinimumLayoutMargins", of: UIViewController.self, { $0.viewRespectsSystemMinimumLayoutMargins }, { $0.viewRespectsSystemMinimumLayoutMargins = $1 }),
                    KeyValueProperty(
                        "preferredContentSize", of: UIViewController.self, { $0.preferredContentSize }, { $0.preferredContentSize = $1 }),
                ]
            ),
            (
                UINavigationController.self,
                [
                    KeyValueProperty(
                        "viewControllers", of: UINavigationController.self, { $0.viewControllers }, { $0.viewControllers = $1 }),
                ] + both("isNavigationBarHidden", "navigationBarHidden", of: UINavigationController.self, { $0.isNavigationBarHidden }, { $0.isNavigationBarHidden = $1 }) + both("isToolbarHidden", "toolbarHidden", of: UINavigationController.self, { $0.isToolbarHidden }, { $0.isToolbarHidden = $1 })
            ),
            (
                UITabBarController.self,
                [
                    KeyValueProperty(
                        "selectedIndex", of: UITabBarController.self, { $0.selectedIndex }, { $0.selectedIndex = $1 }),
                    KeyValueProperty(
                        "viewControllers", of: UITabBarController.self, { $0.viewControllers }, { $0.viewControllers = $1 }),
                ]
            ),
            (
                UISplitViewController.self,
                [
                    KeyValueProperty(
                        "viewControllers", of: UISplitViewController.self, { $0.viewControllers }, { $0.viewControllers = $1 }),
                    KeyValueProperty(
                        "minimumPrimaryColumnWidth", of: UISplitViewController.self, { $0.minimumPrimaryColumnWidth }, { $0.minimumPrimaryColumnWidth = $1 }),
                    KeyValueProperty(
                        "maximumPrimaryColumnWidth", of: UISplitViewController.self, { $0.maximumPrimaryColumnWidth }, { $0.maximumPrimaryColumnWidth = $1 }),
                    KeyValueProperty(
                        "preferredPrimaryColumnWidthFraction", of: UISplitViewController.self, { $0.preferredPrimaryColumnWidthFraction }, { $0.preferredPrimaryColumnWidthFraction = $1 }),
                ]
            ),
            (
                UICollectionViewController.self,
                [
                    KeyValueProperty(
                        "collectionView", of: UICollectionViewController.self, { $0.collectionView }, { $0.collectionView = $1 }),
                ]
            ),
            (
                UITableViewController.self,
                [
                    KeyValueProperty("tableView", of: UITableViewController.self, { $0.tableView }, { $0.tableView = $1 }),
                    KeyValueProperty(
                        "refreshControl", of: UITableViewController.self, { $0.refreshControl }, { $0.refreshControl = $1 }),
                ]
            ),
            (
                UIWindow.self,
                [
                    KeyValueProperty(
                        "rootViewController", of: UIWindow.self, { $0.rootViewController }, { $0.rootViewController = $1 }),
                ]
            ),
        ]
    }

    private static var bars: [(AnyClass, [KeyValueProperty])] {
        [
            (
                UINavigationBar.self,
                [
                    KeyValueProperty("barTintColor", of: UINavigationBar.self, { $0.barTintColor }, { $0.barTintColor = $1 }),
                    KeyValueProperty("items", of: UINavigationBar.self, { $0.items }, { $0.items = $1 }),
                    KeyValueProperty(
                        "prefersLargeTitles", of: UINavigationBar.self, { $0.prefersLargeTitles }, { $0.prefersLargeTitles = $1 }),
                ]
            ),
            (
                UINavigationItem.self,
                [
                    KeyValueProperty(
                        "leftBarButtonItem", of: UINavigationItem.self, { $0.leftBarButtonItem }, { $0.leftBarButtonItem = $1 }),
                    KeyValueProperty(
                        "leftBarButtonItems", of: UINavigationItem.self, { $0.leftBarButtonItems }, { $0.leftBarButtonItems = $1 }),
                    KeyValueProperty("prompt", of: UINavigationItem.self, { $0.prompt }, { $0.prompt = $1 }),
                    KeyValueProperty(
                        "rightBarButtonItem", of: UINavigationItem.self, { $0.rightBarButtonItem }, { $0.rightBarButtonItem = $1 }),
                    KeyValueProperty(
                        "rightBarButtonItems", of: UINavigationItem.self, { $0.rightBarButtonItems }, { $0.rightBarButtonItems = $1 }),
                    KeyValueProperty("title", of: UINavigationItem.self, { $0.title }, { $0.title = $1 }),
                    KeyValueProperty("titleView", of: UINavigationItem.self, { $0.titleView }, { $0.titleView = $1 }),
                ]
            ),
            (
                UISearchBar.self,
                [
                    KeyValueProperty("placeholder", of: UISearchBar.self, { $0.placeholder }, { $0.placeholder = $1 }),
                ]
            ),
            (
                UITabBar.self,
                [
                    KeyValueProperty("items", of: UITabBar.self, { $0.items }, { $0.items = $1 }),
                ]
            ),
            (
                UITabBarItem.self,
                [
                    KeyValueProperty("badgeValue", of: UITabBarItem.self, { $0.badgeValue }, { $0.badgeValue = $1 }),
                ]
            ),
            (
                UIBarItem.self,
                [
                    KeyValueProperty("image", of: UIBarItem.self, { $0.image }, { $0.image = $1 }),
                    KeyValueProperty("title", of: UIBarItem.self, { $0.title }, { $0.title = $1 }),
                ] + both("isEnabled", "enabled", of: UIBarItem.self, { $0.isEnabled }, { $0.isEnabled = $1 })
            ),
            (
                UIToolbar.self,
                [
                    KeyValueProperty("items", of: UIToolbar.self, { $0.items }, { $0.items = $1 }),
                ]
            ),
        ]
    }

    private static var inputs: [(AnyClass, [KeyValueProperty])] {
        [
            (
                UITextField.self,
                [
                    KeyValueProperty(
                        "attributedPlaceholder", of: UITextField.self, { $0.attributedPlaceholder }, { $0.attributedPlaceholder = $1 }),
                    KeyValueProperty("borderStyle", of: UITextField.self, { $0.borderStyle }, { $0.borderStyle = $1 }),
                    KeyValueProperty("keyboardType", of: UITextField.self, { $0.keyboardType }, { $0.keyboardType = $1 }),
                    KeyValueProperty("leftView", of: UITextField.self, { $0.leftView }, { $0.leftView = $1 }),
                    KeyValueProperty("leftViewMode", of: UITextField.self, { $0.leftViewMode }, { $0.leftViewMode = $1 }),
                    KeyValueProperty("placeholder", of: UITextField.self, { $0.placeholder }, { $0.placeholder = $1 }),
                    KeyValueProperty("returnKeyType", of: UITextField.self, { $0.returnKeyType }, { $0.returnKeyType = $1 }),
                    KeyValueProperty("rightView", of: UITextField.self, { $0.rightView }, { $0.rightView = $1 }),
                    KeyValueProperty("rightViewMode", of: UITextField.self, { $0.rightViewMode }, { $0.rightViewMode = $1 }),
                ] + both("isSecureTextEntry", "secureTextEntry", of: UITextField.self, { $0.isSecureTextEntry }, { $0.isSecureTextEntry = $1 })
            ),
            (
                UITextView.self,
                [
                    KeyValueProperty(readOnly: "textContainer", \UITextView.textContainer),
                    KeyValueProperty(
                        "textContainerInset", of: UITextView.self, { $0.textContainerInset }, { $0.textContainerInset = $1 }),
                ]
            ),
            (
                NSTextContainer.self,
                [
                    KeyValueProperty(
                        "lineFragmentPadding", of: NSTextContainer.self, { $0.lineFragmentPadding }, { $0.lineFragmentPadding = $1 }),
                    KeyValueProperty(
                        "maximumNumberOfLines", of: NSTextContainer.self, { $0.maximumNumberOfLines }, { $0.maximumNumberOfLines = $1 }),
                ]
            ),
            (
                UISlider.self,
                [
                    KeyValueProperty("maximumValue", of: UISlider.self, { $0.maximumValue }, { $0.maximumValue = $1 }),
                    KeyValueProperty("minimumValue", of: UISlider.self, { $0.minimumValue }, { $0.minimumValue = $1 }),
                    KeyValueProperty("value", of: UISlider.self, { $0.value }, { $0.value = $1 }),
                ]
            ),
            (
                UIStepper.self,
                [
                    KeyValueProperty("maximumValue", of: UIStepper.self, { $0.maximumValue }, { $0.maximumValue = $1 }),
                    KeyValueProperty("minimumValue", of: UIStepper.self, { $0.minimumValue }, { $0.minimumValue = $1 }),
                    KeyValueProperty("stepValue", of: UIStepper.self, { $0.stepValue }, { $0.stepValue = $1 }),
                    KeyValueProperty("value", of: UIStepper.self, { $0.value }, { $0.value = $1 }),
                ]
            ),
            (
                UISwitch.self,
                [
                ] + both("isOn", "on", of: UISwitch.self, { $0.isOn }, { $0.isOn = $1 })
            ),
            (
                UIProgressView.self,
                [
                    KeyValueProperty("progress", of: UIProgressView.self, { $0.progress }, { $0.progress = $1 }),
                    KeyValueProperty(
                        "progressViewStyle", of: UIProgressView.self, { $0.progressViewStyle }, { $0.progressViewStyle = $1 }),
                ]
            ),
            (
                UIPageControl.self,
                [
                    KeyValueProperty("currentPage", of: UIPageControl.self, { $0.currentPage }, { $0.currentPage = $1 }),
                    KeyValueProperty("numberOfPages", of: UIPageControl.self, { $0.numberOfPages }, { $0.numberOfPages = $1 }),
                ]
            ),
            (
                UISegmentedControl.self,
                [
                    KeyValueProperty(
                        "apportionsSegmentWidthsByContent", of: UISegmentedControl.self, { $0.apportionsSegmentWidthsByContent }, { $0.apportionsSegmentWidthsByContent = $1 }),
                    KeyValueProperty(
                        "selectedSegmentIndex", of: UISegmentedControl.self, { $0.selectedSegmentIndex }, { $0.selectedSegmentIndex = $1 }),
                ]
            ),
            (
                UIActivityIndicatorView.self,
                [
                    KeyValueProperty(
                        "hidesWhenStopped", of: UIActivityIndicatorView.self, { $0.hidesWhenStopped }, { $0.hidesWhenStopped = $1 }),
                    KeyValueProperty("style", of: UIActivityIndicatorView.self, { $0.style }, { $0.style = $1 }),
                ]
            ),
            (
                UIDatePicker.self,
                [
                    KeyValueProperty("date", of: UIDatePicker.self, { $0.date }, { $0.date = $1 }),
                    KeyValueProperty("datePickerMode", of: UIDatePicker.self, { $0.datePickerMode }, { $0.datePickerMode = $1 }),
                    KeyValueProperty(
                        "preferredDatePickerStyle", of: UIDatePicker.self, { $0.preferredDatePickerStyle }, { $0.preferredDatePickerStyle = $1 }),
                ]
            ),
        ]
    }

    private static var scrolling: [(AnyClass, [KeyValueProperty])] {
        [
            (
                UIScrollView.self,
                [
                    KeyValueProperty("contentInset", of: UIScrollView.self, { $0.contentInset }, { $0.contentInset = $1 }),
                    KeyValueProperty(
                        "contentInsetAdjustmentBehavior", of: UIScrollView.self, { $0.contentInsetAdjustmentBehavior }, { $0.contentInsetAdjustmentBehavior = $1 }),
                    KeyValueProperty("contentSize", of: UIScrollView.self, { $0.contentSize }, { $0.contentSize = $1 }),
                ]
            ),
            (
                UICollectionViewFlowLayout.self,
                [
                    KeyValueProperty(
                        "footerReferenceSize", of: UICollectionViewFlowLayout.self, { $0.footerReferenceSize }, { $0.footerReferenceSize = $1 }),
                    KeyValueProperty(
                        "headerReferenceSize", of: UICollectionViewFlowLayout.self, { $0.headerReferenceSize }, { $0.headerReferenceSize = $1 }),
                    KeyValueProperty("itemSize", of: UICollectionViewFlowLayout.self, { $0.itemSize }, { $0.itemSize = $1 }),
                    KeyValueProperty(
                        "minimumInteritemSpacing", of: UICollectionViewFlowLayout.self, { $0.minimumInteritemSpacing }, { $0.minimumInteritemSpacing = $1 }),
                    KeyValueProperty(
                        "minimumLineSpacing", of: UICollectionViewFlowLayout.self, { $0.minimumLineSpacing }, { $0.minimumLineSpacing = $1 }),
                    KeyValueProperty(
                        "scrollDirection", of: UICollectionViewFlowLayout.self, { $0.scrollDirection }, { $0.scrollDirection = $1 }),
                    KeyValueProperty(
                        "sectionInset", of: UICollectionViewFlowLayout.self, { $0.sectionInset }, { $0.sectionInset = $1 }),
                ]
            ),
            (
                UIVisualEffectView.self,
                [
                    KeyValueProperty("effect", of: UIVisualEffectView.self, { $0.effect }, { $0.effect = $1 }),
                ]
            ),
            (
                UIImageView.self,
                [
                    KeyValueProperty(
                        "preferredSymbolConfiguration", of: UIImageView.self, { $0.preferredSymbolConfiguration }, { $0.preferredSymbolConfiguration = $1 }),
                ]
            ),
            (
                UIView.self,
                [
                    KeyValueProperty(
                        "directionalLayoutMargins", of: UIView.self, { $0.directionalLayoutMargins }, { $0.directionalLayoutMargins = $1 }),
                    KeyValueProperty(
                        "insetsLayoutMarginsFromSafeArea", of: UIView.self, { $0.insetsLayoutMarginsFromSafeArea }, { $0.insetsLayoutMarginsFromSafeArea = $1 }),
                ]
            ),
        ]
    }
}
