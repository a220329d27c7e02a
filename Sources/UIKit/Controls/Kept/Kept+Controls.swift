import Foundation

// Properties of controls that are stored without effect. The catalogue of such properties has the reason for each.

extension UIButton {
    /// Whether a pointer changes the button's appearance. Stored without effect: pointers are not simulated.
    public var isPointerInteractionEnabled: Bool {
        get { kept(false) }
        set { keep(newValue, as: "UIButton.isPointerInteractionEnabled") }
    }
    /// Returns the pointer's style over the button. Stored without effect: pointers are not simulated.
    public var pointerStyleProvider: UIButton.PointerStyleProvider? {
        get { kept(nil) }
        set { keep(newValue, as: "UIButton.pointerStyleProvider") }
    }
}

extension UISwitch {
    /// Whether the switch looks like a check box. Stored without effect: switches slide.
    public var preferredStyle: UISwitch.Style {
        get { kept(.automatic) }
        set { keep(newValue, as: "UISwitch.preferredStyle") }
    }
    /// The image of a switch that is on; iOS 7 and later draw none. Stored without effect, as in UIKit.
    public var onImage: UIImage? {
        get { kept(nil) }
        set { keep(newValue, as: "UISwitch.onImage") }
    }
    /// The image of a switch that is off; iOS 7 and later draw none. Stored without effect, as in UIKit.
    public var offImage: UIImage? {
        get { kept(nil) }
        set { keep(newValue, as: "UISwitch.offImage") }
    }
}

extension UIPageControl {
    /// The condition under which a background is visible behind the dots. Stored without effect: the background is not drawn.
    public var backgroundStyle: UIPageControl.BackgroundStyle {
        get { kept(.automatic) }
        set { keep(newValue, as: "UIPageControl.backgroundStyle") }
    }
    /// Whether a finger can slide through the pages. Stored without effect: fingers tap the dots.
    public var allowsContinuousInteraction: Bool {
        get { kept(true) }
        set { keep(newValue, as: "UIPageControl.allowsContinuousInteraction") }
    }
    /// The image that replaces the dots. Stored without effect: the dots are drawn.
    public var preferredIndicatorImage: UIImage? {
        get { kept(nil) }
        set { keep(newValue, as: "UIPageControl.preferredIndicatorImage") }
    }
    /// Whether a tapped page appears only after `updateCurrentPageDisplay()`; iOS 14 and later do not wait. Stored
    /// without effect, as in UIKit.
    public var defersCurrentPageDisplay: Bool {
        get { kept(false) }
        set { keep(newValue, as: "UIPageControl.defersCurrentPageDisplay") }
    }
}

extension UIPickerView {
    /// Whether the middle row is marked; iOS 7 and later always mark it. Stored without effect: the middle row is
    /// always marked.
    public var showsSelectionIndicator: Bool {
        get { kept(true) }
        set { keep(newValue, as: "UIPickerView.showsSelectionIndicator") }
    }
}

extension UIProgressView {
    /// The task whose progress the bar shows. Stored without effect: set the progress yourself.
    public var observedProgress: Progress? {
        get { kept(nil) }
        set { keep(newValue, as: "UIProgressView.observedProgress") }
    }
}

extension UITextField {
    /// Whether the user may change text attributes. Stored without effect: no keyboard appears.
    public var allowsEditingTextAttributes: Bool {
        get { kept(false) }
        set { keep(newValue, as: "UITextField.allowsEditingTextAttributes") }
    }
    /// Whether typing replaces the whole text. Stored without effect: no keyboard appears.
    public var clearsOnInsertion: Bool {
        get { kept(false) }
        set { keep(newValue, as: "UITextField.clearsOnInsertion") }
    }
}

extension UITextView {
    /// Whether typing replaces the whole text. Stored without effect: no keyboard appears.
    public var clearsOnInsertion: Bool {
        get { kept(false) }
        set { keep(newValue, as: "UITextView.clearsOnInsertion") }
    }
    /// Whether the text has the same size as on a Mac. Stored without effect: text has its own size.
    public var usesStandardTextScaling: Bool {
        get { kept(false) }
        set { keep(newValue, as: "UITextView.usesStandardTextScaling") }
    }
    /// Whether the text can be searched. Stored without effect: searching is not simulated.
    public var isFindInteractionEnabled: Bool {
        get { kept(false) }
        set { keep(newValue, as: "UITextView.isFindInteractionEnabled") }
    }
}
