import Foundation
import UIKitViews

/// The table entries for controls.
extension NibClassTable {
    /// The classes of this module, keyed by their element name in documents.
    package static var controls: [String: AnyClass] {
        [
            "activityIndicatorView": UIActivityIndicatorView.self,
            "button": UIButton.self,
            "colorWell": UIColorWell.self,
            "datePicker": UIDatePicker.self,
            "pageControl": UIPageControl.self,
            "pickerView": UIPickerView.self,
            "progressView": UIProgressView.self,
            "segmentedControl": UISegmentedControl.self,
            "slider": UISlider.self,
            "stepper": UIStepper.self,
            "switch": UISwitch.self,
            "textField": UITextField.self,
            "textView": UITextView.self,
        ]
    }
}
