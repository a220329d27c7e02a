import Foundation

// Properties of controls that are stored without effect.

extension UIButton {
    /// A Boolean value that indicates whether a pointer changes the appearance of the button. Stored without effect:
    /// pointers are not simulated.
    public var isPointerInteractionEnabled: Bool {
        get { noOpValue(false) }
        set { setNoOpValue(newValue, as: "UIButton.isPointerInteractionEnabled") }
    }
    /// A closure that returns the pointer's style. Stored without effect: pointers are not simulated.
    public var pointerStyleProvider: UIButton.PointerStyleProvider? {
        get { noOpValue(nil) }
        set { setNoOpValue(newValue, as: "UIButton.pointerStyleProvider") }
    }
}

extension UISwitch {
    /// The preferred appearance of the switch. Stored without effect: switches always slide.
    public var preferredStyle: UISwitch.Style {
        get { noOpValue(.automatic) }
        set { setNoOpValue(newValue, as: "UISwitch.preferredStyle") }
    }
    /// The image of a switch that is on. Stored without effect, as in UIKit since iOS 7.
    public var onImage: UIImage? {
        get { noOpValue(nil) }
        set { setNoOpValue(newValue, as: "UISwitch.onImage") }
    }
    /// The image of a switch that is off. Stored without effect, as in UIKit since iOS 7.
    public var offImage: UIImage? {
        get { noOpValue(nil) }
        set { setNoOpValue(newValue, as: "UISwitch.offImage") }
    }
}

extension UIPageControl {
    /// The background behind the dots. Stored without effect: backgrounds are not drawn.
    public var backgroundStyle: UIPageControl.BackgroundStyle {
        get { noOpValue(.automatic) }
        set { setNoOpValue(newValue, as: "UIPageControl.backgroundStyle") }
    }
    /// A Boolean value that indicates whether a drag can move through the pages. Stored without effect: only taps
    /// change the page.
    public var allowsContinuousInteraction: Bool {
        get { noOpValue(true) }
        set { setNoOpValue(newValue, as: "UIPageControl.allowsContinuousInteraction") }
    }
    /// An image that replaces the dots. Stored without effect: dots are always drawn.
    public var preferredIndicatorImage: UIImage? {
        get { noOpValue(nil) }
        set { setNoOpValue(newValue, as: "UIPageControl.preferredIndicatorImage") }
    }
    /// A Boolean value that indicates whether a tapped page appears only after `updateCurrentPageDisplay()`. Stored
    /// without effect, as in UIKit since iOS 14.
    public var defersCurrentPageDisplay: Bool {
        get { noOpValue(false) }
        set { setNoOpValue(newValue, as: "UIPageControl.defersCurrentPageDisplay") }
    }
}

extension UIPickerView {
    /// A Boolean value that indicates whether the selected row is marked. Stored without effect: it is always marked,
    /// as in UIKit since iOS 7.
    public var showsSelectionIndicator: Bool {
        get { noOpValue(true) }
        set { setNoOpValue(newValue, as: "UIPickerView.showsSelectionIndicator") }
    }
}

extension UIProgressView {
    /// An object that updates the progress. Stored without effect: set the progress in your code.
    public var observedProgress: Progress? {
        get { noOpValue(nil) }
        set { setNoOpValue(newValue, as: "UIProgressView.observedProgress") }
    }
}

extension UITextField {
    /// A Boolean value that indicates whether the user may change text attributes. Stored without effect: the
    /// keyboard is not simulated.
    public var allowsEditingTextAttributes: Bool {
        get { noOpValue(false) }
        set { setNoOpValue(newValue, as: "UITextField.allowsEditingTextAttributes") }
    }
    /// A Boolean value that indicates whether typing replaces the whole text. Stored without effect: the keyboard is
    /// not simulated.
    public var clearsOnInsertion: Bool {
        get { noOpValue(false) }
        set { setNoOpValue(newValue, as: "UITextField.clearsOnInsertion") }
    }
}

extension UITextView {
    /// A Boolean value that indicates whether typing replaces the whole text. Stored without effect: the keyboard is
    /// not simulated.
    public var clearsOnInsertion: Bool {
        get { noOpValue(false) }
        set { setNoOpValue(newValue, as: "UITextView.clearsOnInsertion") }
    }
    /// A Boolean value that indicates whether the text is scaled as on other platforms. Stored without effect: text
    /// keeps its size.
    public var usesStandardTextScaling: Bool {
        get { noOpValue(false) }
        set { setNoOpValue(newValue, as: "UITextView.usesStandardTextScaling") }
    }
    /// A Boolean value that indicates whether the user can search the text. Stored without effect: searching is not
    /// simulated.
    public var isFindInteractionEnabled: Bool {
        get { noOpValue(false) }
        set { setNoOpValue(newValue, as: "UITextView.isFindInteractionEnabled") }
    }
}
