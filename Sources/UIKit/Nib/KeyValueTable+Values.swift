import Foundation

/// Controls that show values, and fields of text: the properties that are computed, or observed.
extension KeyValueTable {
    static var values: [(AnyClass, [KeyValueProperty])] {
        [
            (UITextField.self, textField), (UITextView.self, textView), (UISearchBar.self, searchBar),
            (UISwitch.self, toggle), (UISlider.self, slider), (UIStepper.self, stepper),
            (UISegmentedControl.self, segmentedControl), (UIPageControl.self, pageControl),
            (UIProgressView.self, progressView), (UIActivityIndicatorView.self, activityIndicator),
            (UIDatePicker.self, datePicker),
        ]
    }

    private static var textField: [KeyValueProperty] {
        [
            KeyValueProperty(
                "adjustsFontForContentSizeCategory", of: UITextField.self, { $0.adjustsFontForContentSizeCategory },
                { $0.adjustsFontForContentSizeCategory = $1 }),
            KeyValueProperty(
                "attributedPlaceholder", of: UITextField.self, { $0.attributedPlaceholder }, { $0.attributedPlaceholder = $1 }),
            KeyValueProperty("attributedText", of: UITextField.self, { $0.attributedText }, { $0.attributedText = $1 }),
            KeyValueProperty("borderStyle", of: UITextField.self, { $0.borderStyle }, { $0.borderStyle = $1 }),
            KeyValueProperty("font", of: UITextField.self, { $0.font }, { $0.font = $1 }),
            KeyValueProperty("isSecureTextEntry", of: UITextField.self, { $0.isSecureTextEntry }, { $0.isSecureTextEntry = $1 }),
            KeyValueProperty("leftView", of: UITextField.self, { $0.leftView }, { $0.leftView = $1 }),
            KeyValueProperty("leftViewMode", of: UITextField.self, { $0.leftViewMode }, { $0.leftViewMode = $1 }),
            KeyValueProperty("placeholder", of: UITextField.self, { $0.placeholder }, { $0.placeholder = $1 }),
            KeyValueProperty("rightView", of: UITextField.self, { $0.rightView }, { $0.rightView = $1 }),
            KeyValueProperty("rightViewMode", of: UITextField.self, { $0.rightViewMode }, { $0.rightViewMode = $1 }),
            KeyValueProperty("secureTextEntry", of: UITextField.self, { $0.isSecureTextEntry }, { $0.isSecureTextEntry = $1 }),
            KeyValueProperty("text", of: UITextField.self, { $0.text }, { $0.text = $1 }),
            KeyValueProperty("textAlignment", of: UITextField.self, { $0.textAlignment }, { $0.textAlignment = $1 }),
            KeyValueProperty("textColor", of: UITextField.self, { $0.textColor }, { $0.textColor = $1 }),
        ]
    }

    private static var textView: [KeyValueProperty] {
        [
            KeyValueProperty(
                "adjustsFontForContentSizeCategory", of: UITextView.self, { $0.adjustsFontForContentSizeCategory },
                { $0.adjustsFontForContentSizeCategory = $1 }),
            KeyValueProperty("attributedText", of: UITextView.self, { $0.attributedText }, { $0.attributedText = $1 }),
            KeyValueProperty("font", of: UITextView.self, { $0.font }, { $0.font = $1 }),
            KeyValueProperty("text", of: UITextView.self, { $0.text }, { $0.text = $1 }),
            KeyValueProperty("textAlignment", of: UITextView.self, { $0.textAlignment }, { $0.textAlignment = $1 }),
            KeyValueProperty("textColor", of: UITextView.self, { $0.textColor }, { $0.textColor = $1 }),
            KeyValueProperty("textContainerInset", of: UITextView.self, { $0.textContainerInset }, { $0.textContainerInset = $1 }),
        ]
    }

    private static var searchBar: [KeyValueProperty] {
        [
            KeyValueProperty("placeholder", of: UISearchBar.self, { $0.placeholder }, { $0.placeholder = $1 }),
            KeyValueProperty("text", of: UISearchBar.self, { $0.text }, { $0.text = $1 }),
        ]
    }

    private static var toggle: [KeyValueProperty] {
        [
            KeyValueProperty("isOn", of: UISwitch.self, { $0.isOn }, { $0.isOn = $1 }),
            KeyValueProperty("on", of: UISwitch.self, { $0.isOn }, { $0.isOn = $1 }),
        ]
    }

    private static var slider: [KeyValueProperty] {
        [
            KeyValueProperty("maximumValue", of: UISlider.self, { $0.maximumValue }, { $0.maximumValue = $1 }),
            KeyValueProperty("minimumValue", of: UISlider.self, { $0.minimumValue }, { $0.minimumValue = $1 }),
            KeyValueProperty("value", of: UISlider.self, { $0.value }, { $0.value = $1 }),
        ]
    }

    private static var stepper: [KeyValueProperty] {
        [
            KeyValueProperty("maximumValue", of: UIStepper.self, { $0.maximumValue }, { $0.maximumValue = $1 }),
            KeyValueProperty("minimumValue", of: UIStepper.self, { $0.minimumValue }, { $0.minimumValue = $1 }),
            KeyValueProperty("stepValue", of: UIStepper.self, { $0.stepValue }, { $0.stepValue = $1 }),
            KeyValueProperty("value", of: UIStepper.self, { $0.value }, { $0.value = $1 }),
        ]
    }

    private static var segmentedControl: [KeyValueProperty] {
        [
            KeyValueProperty(
                "apportionsSegmentWidthsByContent", of: UISegmentedControl.self, { $0.apportionsSegmentWidthsByContent },
                { $0.apportionsSegmentWidthsByContent = $1 }),
            KeyValueProperty(
                "selectedSegmentIndex", of: UISegmentedControl.self, { $0.selectedSegmentIndex }, { $0.selectedSegmentIndex = $1 }),
        ]
    }

    private static var pageControl: [KeyValueProperty] {
        [
            KeyValueProperty("currentPage", of: UIPageControl.self, { $0.currentPage }, { $0.currentPage = $1 }),
            KeyValueProperty("numberOfPages", of: UIPageControl.self, { $0.numberOfPages }, { $0.numberOfPages = $1 }),
        ]
    }

    private static var progressView: [KeyValueProperty] {
        [
            KeyValueProperty("progress", of: UIProgressView.self, { $0.progress }, { $0.progress = $1 }),
            KeyValueProperty("progressViewStyle", of: UIProgressView.self, { $0.progressViewStyle }, { $0.progressViewStyle = $1 }),
        ]
    }

    private static var activityIndicator: [KeyValueProperty] {
        [
            KeyValueProperty(
                "hidesWhenStopped", of: UIActivityIndicatorView.self, { $0.hidesWhenStopped }, { $0.hidesWhenStopped = $1 }),
            KeyValueProperty(readOnly: "isAnimating", \UIActivityIndicatorView.isAnimating),
            KeyValueProperty("style", of: UIActivityIndicatorView.self, { $0.style }, { $0.style = $1 }),
        ]
    }

    private static var datePicker: [KeyValueProperty] {
        [KeyValueProperty("date", of: UIDatePicker.self, { $0.date }, { $0.date = $1 })]
    }
}
