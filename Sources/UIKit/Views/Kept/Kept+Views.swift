import Foundation

// Views: properties that keep what they are set to and have no effect; each one's row in the catalogue says why.

extension UIView {
    /// The maximum text size of the view. Stored without effect: views inherit the text size.
    public var maximumContentSizeCategory: UIContentSizeCategory? {
        get { kept(nil) }
        set { keep(newValue, as: "UIView.maximumContentSizeCategory") }
    }
    /// The minimum text size of the view. Stored without effect: views inherit the text size.
    public var minimumContentSizeCategory: UIContentSizeCategory? {
        get { kept(nil) }
        set { keep(newValue, as: "UIView.minimumContentSizeCategory") }
    }
    /// Whether the view keeps its colours when the system inverts colours. Stored without effect: colours are never
    /// inverted.
    public var accessibilityIgnoresInvertColors: Bool {
        get { kept(false) }
        set { keep(newValue, as: "UIView.accessibilityIgnoresInvertColors") }
    }
    /// Whether the view is shown enlarged under a finger. Stored without effect: the large content viewer is not
    /// simulated.
    public var showsLargeContentViewer: Bool {
        get { kept(false) }
        set { keep(newValue, as: "UIView.showsLargeContentViewer") }
    }
    /// The title of the large content viewer. Stored without effect: the large content viewer is not simulated.
    public var largeContentTitle: String? {
        get { kept(nil) }
        set { keep(newValue, as: "UIView.largeContentTitle") }
    }
    /// The image of the large content viewer. Stored without effect: the large content viewer is not simulated.
    public var largeContentImage: UIImage? {
        get { kept(nil) }
        set { keep(newValue, as: "UIView.largeContentImage") }
    }
    /// Whether the image in the large content viewer is enlarged. Stored without effect: the large content viewer is
    /// not simulated.
    public var scalesLargeContentImage: Bool {
        get { kept(false) }
        set { keep(newValue, as: "UIView.scalesLargeContentImage") }
    }
    /// The view's effect while it has the focus. Stored without effect: focus is not simulated.
    public var focusEffect: UIFocusEffect? {
        get { kept(nil) }
        set { keep(newValue, as: "UIView.focusEffect") }
    }
    /// The group of views in which the focus moves. Stored without effect: focus is not simulated.
    public var focusGroupIdentifier: String? {
        get { kept(nil) }
        set { keep(newValue, as: "UIView.focusGroupIdentifier") }
    }
}

extension UIScrollView {
    /// The magnification of the content. Stored without effect: zooming is not simulated.
    public var zoomScale: CGFloat {
        get { kept(1) }
        set { keep(newValue, as: "UIScrollView.zoomScale") }
    }
    /// Whether keys scroll the content. Stored without effect: no keyboard appears.
    public var allowsKeyboardScrolling: Bool {
        get { kept(true) }
        set { keep(newValue, as: "UIScrollView.allowsKeyboardScrolling") }
    }
}

extension UIControl {
    /// The text next to a pointer on the control. Stored without effect: pointers are not simulated.
    public var toolTip: String? {
        get { kept(nil) }
        set { keep(newValue, as: "UIControl.toolTip") }
    }
    /// Whether symbols animate when the control is used. Stored without effect: nothing is animated.
    public var isSymbolAnimationEnabled: Bool {
        get { kept(false) }
        set { keep(newValue, as: "UIControl.isSymbolAnimationEnabled") }
    }
}

extension UILabel {
    /// Whether a pointer shows truncated text. Stored without effect: pointers are not simulated.
    public var showsExpansionTextWhenTruncated: Bool {
        get { kept(false) }
        set { keep(newValue, as: "UILabel.showsExpansionTextWhenTruncated") }
    }
}

extension UIViewController {
    /// Whether the presented controller determines the status bar's style. Stored without effect: pictures have no
    /// status bar.
    public var modalPresentationCapturesStatusBarAppearance: Bool {
        get { kept(false) }
        set { keep(newValue, as: "UIViewController.modalPresentationCapturesStatusBarAppearance") }
    }
    /// The old way to inset scrolled content from bars. Stored without effect: scroll views use
    /// `contentInsetAdjustmentBehavior`.
    public var automaticallyAdjustsScrollViewInsets: Bool {
        get { kept(true) }
        set { keep(newValue, as: "UIViewController.automaticallyAdjustsScrollViewInsets") }
    }
    /// Whether the focus returns to its last view. Stored without effect: focus is not simulated.
    public var restoresFocusAfterTransition: Bool {
        get { kept(true) }
        set { keep(newValue, as: "UIViewController.restoresFocusAfterTransition") }
    }
    /// Whether actions reach a controller that presents another. Stored without effect: actions follow the responder
    /// chain.
    public var performsActionsWhilePresentingModally: Bool {
        get { kept(true) }
        set { keep(newValue, as: "UIViewController.performsActionsWhilePresentingModally") }
    }
    /// The group of views in which the focus moves. Stored without effect: focus is not simulated.
    public var focusGroupIdentifier: String? {
        get { kept(nil) }
        set { keep(newValue, as: "UIViewController.focusGroupIdentifier") }
    }
}
