import Foundation

/// What fields and views of text show, and how.
extension KeyValueTable {
    static var texts: [(AnyClass, [KeyValueProperty])] {
        [(UITextField.self, textField), (UITextView.self, textView), (UISearchBar.self, searchBar)]
    }

    private static var textField: [KeyValueProperty] {
        [
            KeyValueProperty(
                "adjustsFontForContentSizeCategory", of: UITextField.self, { $0.adjustsFontForContentSizeCategory },
                { $0.adjustsFontForContentSizeCategory = $1 }),
            KeyValueProperty("attributedText", of: UITextField.self, { $0.attributedText }, { $0.attributedText = $1 }),
            KeyValueProperty("font", of: UITextField.self, { $0.font }, { $0.font = $1 }),
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
        ]
    }

    private static var searchBar: [KeyValueProperty] {
        [
            KeyValueProperty("placeholder", of: UISearchBar.self, { $0.placeholder }, { $0.placeholder = $1 }),
            KeyValueProperty("text", of: UISearchBar.self, { $0.text }, { $0.text = $1 }),
        ]
    }
}
