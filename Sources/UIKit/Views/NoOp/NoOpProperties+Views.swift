import Foundation

// Properties of views that are stored without effect. `NoOpMembers` lists the reasons.

/// Properties of views that are stored without effect.
extension UIView {
    /// The maximum content size category of the view. Stored without effect: views inherit the text size.
    public var maximumContentSizeCategory: UIContentSizeCategory? {
        get { noOpValue(nil) }
        set { setNoOpValue(newValue, as: "UIView.maximumContentSizeCategory") }
    }
    /// The minimum content size category of the view. Stored without effect: views inherit the text size.
    public var minimumContentSizeCategory: UIContentSizeCategory? {
        get { noOpValue(nil) }
        set { setNoOpValue(newValue, as: "UIView.minimumContentSizeCategory") }
    }
    /// A Boolean value that indicates whether the large content viewer scales the image. Stored without effect: the
    /// large content viewer is not simulated.
    public var scalesLargeContentImage: Bool {
        get { noOpValue(false) }
        set { setNoOpValue(newValue, as: "UIView.scalesLargeContentImage") }
    }
    /// The effect of the view while it has focus. Stored without effect: focus is not simulated.
    public var focusEffect: UIFocusEffect? {
        get { noOpValue(nil) }
        set { setNoOpValue(newValue, as: "UIView.focusEffect") }
    }
    /// The identifier of the focus group. Stored without effect: focus is not simulated.
    public var focusGroupIdentifier: String? {
        get { noOpValue(nil) }
        set { setNoOpValue(newValue, as: "UIView.focusGroupIdentifier") }
    }
}

extension UIScrollView {
    /// A Boolean value that indicates whether keys scroll the content. Stored without effect: key presses are not simulated.
    public var allowsKeyboardScrolling: Bool {
        get { noOpValue(true) }
        set { setNoOpValue(newValue, as: "UIScrollView.allowsKeyboardScrolling") }
    }
}

extension UIControl {
    /// A Boolean value that indicates whether symbols are animated when the control is used. Stored without effect: nothing
    /// is animated.
    public var isSymbolAnimationEnabled: Bool {
        get { noOpValue(false) }
        set { setNoOpValue(newValue, as: "UIControl.isSymbolAnimationEnabled") }
    }
}

extension UILabel {
    /// A Boolean value that indicates whether truncated text is displayed in full when the pointer is over the label. Stored
    /// without effect: pointers are not simulated.
    public var showsExpansionTextWhenTruncated: Bool {
        get { noOpValue(false) }
        set { setNoOpValue(newValue, as: "UILabel.showsExpansionTextWhenTruncated") }
    }
}
