import Foundation
import UIKitViews

/// The private keys of controls.
extension PrivateKeys {
    /// The private keys that documents and apps set with key-value coding, by class.
    package static var controls: [(AnyClass, [KeyValueProperty])] {
        [
            (
                UITextField.self,
                [KeyValueProperty(readOnly: "placeholderLabel", \UITextField.placeholderLabel)]
                    + ignoredProperties(UITextField.self, "clearButton", "label", "fieldEditor")
            ),
            (UITextView.self, ignoredProperties(UITextView.self, "placeholderLabel", "placeholder")),
            (
                UIDatePicker.self,
                [KeyValueProperty("textColor", of: UIDatePicker.self, { $0.rowColor }, { $0.rowColor = $1 })]
                    + ignoredProperties(UIDatePicker.self, "highlightsToday", "magnifierEnabled")
            ),
            (
                UIPickerView.self,
                [KeyValueProperty("textColor", of: UIPickerView.self, { $0.rowColor }, { $0.rowColor = $1 })]
                    + ignoredProperties(UIPickerView.self, "magnifierEnabled")
            ),
            (UIPageControl.self, ignoredProperties(UIPageControl.self, "pageImage", "currentPageImage")),
        ]
    }
}

/// A label that apps access with the key `placeholderLabel`. Its text, font and colour are those of the field's placeholder.
private final class PlaceholderLabel: UILabel {
    private weak var field: UITextField?

    init(of field: UITextField) {
        self.field = field
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var text: String? {
        get { field?.placeholder }
        set { field?.placeholder = newValue }
    }
    override var attributedText: NSAttributedString? {
        get { field?.attributedPlaceholder }
        set { field?.attributedPlaceholder = newValue }
    }
    override var textColor: UIColor! {
        get { field?.placeholderContent.color ?? .placeholderText }
        set { field?.updatePlaceholder { $0.setColor(newValue ?? .placeholderText) } }
    }
    override var font: UIFont! {
        get { field?.placeholderContent.font ?? .systemFont(ofSize: 17) }
        set { field?.updatePlaceholder { $0.setFont(newValue ?? .systemFont(ofSize: 17)) } }
    }
}

extension UITextField {
    fileprivate var placeholderLabel: UILabel { PlaceholderLabel(of: self) }
}
