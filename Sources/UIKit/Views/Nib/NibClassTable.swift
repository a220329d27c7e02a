import Foundation

/// The UIKit classes of the XML elements that represent objects. Each module lists its own classes. Keep the list in
/// alphabetical order, with one element per line.
@MainActor package enum NibClassTable {
    /// The classes of elements without a custom class, by element name.
    package static let classes = ownClasses.merging(MemberTables.all.elementClasses) { own, _ in own }

    private static let ownClasses: [String: AnyClass] = [
        "arscnView": GraphicsFrameworkView.self,
        "arskView": GraphicsFrameworkView.self,
        "avPlayerViewController": AVPlayerViewController.self,
        "barButtonItem": UIBarButtonItem.self,
        "collectionViewCellContentView": UIView.self,
        "containerView": UIView.self,
        "control": UIControl.self,
        "customObject": NSObject.self,
        "exit": StoryboardExit.self,
        "glkView": GraphicsFrameworkView.self,
        "glkViewController": GraphicsFrameworkController.self,
        "hostingController": UIHostingController<Any>.self,
        "imageView": UIImageView.self,
        "keyCommand": UIKeyCommand.self,
        "label": UILabel.self,
        "mapView": MKMapView.self,
        "mtkView": GraphicsFrameworkView.self,
        "navigationBarAppearance": UINavigationBarAppearance.self,
        "navigationItem": UINavigationItem.self,
        "panGestureRecognizer": UIPanGestureRecognizer.self,
        "pinchGestureRecognizer": UIPinchGestureRecognizer.self,
        "pongPressGestureRecognizer": UILongPressGestureRecognizer.self,
        "refreshControl": UIRefreshControl.self,
        "rotationGestureRecognizer": UIRotationGestureRecognizer.self,
        "sceneKitView": GraphicsFrameworkView.self,
        "screenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer.self,
        "scrollView": UIScrollView.self,
        "skView": GraphicsFrameworkView.self,
        "stackView": UIStackView.self,
        "swipeGestureRecognizer": UISwipeGestureRecognizer.self,
        "tabBarAppearance": UITabBarAppearance.self,
        "tabBarItem": UITabBarItem.self,
        "tapGestureRecognizer": UITapGestureRecognizer.self,
        "toolbarAppearance": UIToolbarAppearance.self,
        "view": UIView.self,
        "viewController": UIViewController.self,
        "viewControllerPlaceholder": StoryboardReference.self,
        "visualEffectView": UIVisualEffectView.self,
        "webView": UIWebView.self,
        "window": UIWindow.self,
        "wkWebView": WKWebView.self,
    ]
}
