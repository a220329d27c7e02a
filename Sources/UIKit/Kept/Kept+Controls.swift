import Foundation

// Controls: properties that keep what they are set to and have no effect; each one's row in the catalogue says why.

extension UIButton {
    /// Whether a pointer changes the look of the button. Kept, without effect: there is no pointer.
    public var isPointerInteractionEnabled: Bool {
        get { kept(false) }
        set { keep(newValue, as: "UIButton.isPointerInteractionEnabled") }
    }
    /// Says what a pointer looks like over the button. Kept, without effect: there is no pointer.
    public var pointerStyleProvider: UIButton.PointerStyleProvider? {
        get { kept(nil) }
        set { keep(newValue, as: "UIButton.pointerStyleProvider") }
    }
}

extension UIControl {
    /// The words beside a pointer that rests on the control. Kept, without effect: there is no pointer.
    public var toolTip: String? {
        get { kept(nil) }
        set { keep(newValue, as: "UIControl.toolTip") }
    }
    /// Whether symbols move when the control is used. Kept, without effect: nothing moves: a change takes effect at once.
    public var isSymbolAnimationEnabled: Bool {
        get { kept(false) }
        set { keep(newValue, as: "UIControl.isSymbolAnimationEnabled") }
    }
}

extension UISwitch {
    /// Whether the switch is to look like a box to tick. Kept, without effect: switches slide.
    public var preferredStyle: UISwitch.Style {
        get { kept(.automatic) }
        set { keep(newValue, as: "UISwitch.preferredStyle") }
    }
    /// A picture for switches that are on; iOS 7 and later draw none. Kept, without effect: UIKit draws none either.
    public var onImage: UIImage? {
        get { kept(nil) }
        set { keep(newValue, as: "UISwitch.onImage") }
    }
    /// A picture for switches that are off; iOS 7 and later draw none. Kept, without effect: UIKit draws none either.
    public var offImage: UIImage? {
        get { kept(nil) }
        set { keep(newValue, as: "UISwitch.offImage") }
    }
}

extension UIPageControl {
    /// When a surface shows behind the dots. Kept, without effect: no surface is drawn behind the dots.
    public var backgroundStyle: UIPageControl.BackgroundStyle {
        get { kept(.automatic) }
        set { keep(newValue, as: "UIPageControl.backgroundStyle") }
    }
    /// Whether a finger goes through the pages without leaving the screen. Kept, without effect: fingers tap the dots.
    public var allowsContinuousInteraction: Bool {
        get { kept(true) }
        set { keep(newValue, as: "UIPageControl.allowsContinuousInteraction") }
    }
    /// A picture in place of the dots. Kept, without effect: the dots are drawn.
    public var preferredIndicatorImage: UIImage? {
        get { kept(nil) }
        set { keep(newValue, as: "UIPageControl.preferredIndicatorImage") }
    }
    /// Whether a tapped page shows only once `updateCurrentPageDisplay()` is called; iOS 14 and later do not wait. Kept, without effect: UIKit does not wait either.
    public var defersCurrentPageDisplay: Bool {
        get { kept(false) }
        set { keep(newValue, as: "UIPageControl.defersCurrentPageDisplay") }
    }
}

extension UIPickerView {
    /// Whether the row in the middle is marked; iOS 7 and later always mark it. Kept, without effect: the row in the middle is always marked.
    public var showsSelectionIndicator: Bool {
        get { kept(true) }
        set { keep(newValue, as: "UIPickerView.showsSelectionIndicator") }
    }
}

extension UIProgressView {
    /// The task that the bar follows. Kept, without effect: nothing is followed: set the progress itself.
    public var observedProgress: Progress? {
        get { kept(nil) }
        set { keep(newValue, as: "UIProgressView.observedProgress") }
    }
}

extension UITextField {
    /// Whether the user may change the looks of the text. Kept, without effect: nobody types.
    public var allowsEditingTextAttributes: Bool {
        get { kept(false) }
        set { keep(newValue, as: "UITextField.allowsEditingTextAttributes") }
    }
    /// Whether typing replaces all of the text. Kept, without effect: nobody types.
    public var clearsOnInsertion: Bool {
        get { kept(false) }
        set { keep(newValue, as: "UITextField.clearsOnInsertion") }
    }
    /// The looks of what is typed next. Kept, without effect: nobody types.
    public var typingAttributes: [NSAttributedString.Key: Any]? {
        get { kept(nil) }
        set { keep(newValue, as: "UITextField.typingAttributes") }
    }
}

extension UITextView {
    /// Whether typing replaces all of the text. Kept, without effect: nobody types.
    public var clearsOnInsertion: Bool {
        get { kept(false) }
        set { keep(newValue, as: "UITextView.clearsOnInsertion") }
    }
    /// Whether the text is as large as on a Mac. Kept, without effect: text has its own size.
    public var usesStandardTextScaling: Bool {
        get { kept(false) }
        set { keep(newValue, as: "UITextView.usesStandardTextScaling") }
    }
    /// Whether the text can be searched. Kept, without effect: nothing is searched.
    public var isFindInteractionEnabled: Bool {
        get { kept(false) }
        set { keep(newValue, as: "UITextView.isFindInteractionEnabled") }
    }
}

extension UILabel {
    /// Whether a pointer shows text that was cut off. Kept, without effect: there is no pointer.
    public var showsExpansionTextWhenTruncated: Bool {
        get { kept(false) }
        set { keep(newValue, as: "UILabel.showsExpansionTextWhenTruncated") }
    }
}
