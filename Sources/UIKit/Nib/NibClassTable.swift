import Foundation

/// The UIKit class of each XML element that stands for an object: one line an element, in alphabetical order.
@MainActor enum NibClassTable {
    /// The class that an element makes when it names no custom one.
    static let classes: [String: AnyClass] = [
        "button": UIButton.self,
        "collectionReusableView": UICollectionReusableView.self,
        "collectionView": UICollectionView.self,
        "collectionViewCell": UICollectionViewCell.self,
        "collectionViewCellContentView": UIView.self,
        "collectionViewFlowLayout": UICollectionViewFlowLayout.self,
        "collectionViewLayout": UICollectionViewLayout.self,
        "control": UIControl.self,
        "customObject": NSObject.self,
        "imageView": UIImageView.self,
        "label": UILabel.self,
        "scrollView": UIScrollView.self,
        "stackView": UIStackView.self,
        "tableView": UITableView.self,
        "tableViewCell": UITableViewCell.self,
        "tableViewCellContentView": UITableViewCellContentView.self,
        "activityIndicatorView": UIActivityIndicatorView.self,
        "pageControl": UIPageControl.self,
        "progressView": UIProgressView.self,
        "segmentedControl": UISegmentedControl.self,
        "slider": UISlider.self,
        "stepper": UIStepper.self,
        "switch": UISwitch.self,
        "textField": UITextField.self,
        "textView": UITextView.self,
        "view": UIView.self,
        "visualEffectView": UIVisualEffectView.self,
        "containerView": UIView.self,

        "tapGestureRecognizer": UITapGestureRecognizer.self,
        "pongPressGestureRecognizer": UILongPressGestureRecognizer.self,
        "panGestureRecognizer": UIPanGestureRecognizer.self,
        "swipeGestureRecognizer": UISwipeGestureRecognizer.self,

        "viewController": UIViewController.self,
        "navigationController": UINavigationController.self,
        "tabBarController": UITabBarController.self,
        "tableViewController": UITableViewController.self,
        "splitViewController": UISplitViewController.self,

        "navigationBar": UINavigationBar.self,
        "navigationItem": UINavigationItem.self,
        "barButtonItem": UIBarButtonItem.self,
        "tabBar": UITabBar.self,
        "tabBarItem": UITabBarItem.self,
        "toolbar": UIToolbar.self,
        "searchBar": UISearchBar.self,

        "datePicker": UIDatePicker.self,
        "pickerView": UIPickerView.self,

        "wkWebView": WKWebView.self,
        "webView": UIWebView.self,
        "mapView": MKMapView.self,
        "glkView": GraphicsFrameworkView.self,
        "mtkView": GraphicsFrameworkView.self,
        "sceneKitView": GraphicsFrameworkView.self,
        "skView": GraphicsFrameworkView.self,
        "arscnView": GraphicsFrameworkView.self,
        "arskView": GraphicsFrameworkView.self,
    ]
}
