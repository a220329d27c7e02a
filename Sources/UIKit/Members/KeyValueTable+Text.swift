// Data table, written by `make members` from Sources/UIKit/Members/Lists/Text.members; do not edit.
// swift-format-ignore-file

import Foundation

extension KeyValueTable {
    /// The classes and their lists.
    static var text: [(AnyClass, @MainActor () -> [KeyValueProperty])] {
        [
            (UITextField.self, { textField }),
            (UITextView.self, { textView }),
            (NSTextContainer.self, { textContainer }),
            (UISearchBar.self, { searchBar }),
        ]
    }

    private static var textField: [KeyValueProperty] {
        [
            KeyValueProperty("adjustsFontForContentSizeCategory", \UITextField.adjustsFontForContentSizeCategory) { $0.adjustsFontForContentSizeCategory = $1 },
            KeyValueProperty("adjustsFontSizeToFitWidth", \UITextField.adjustsFontSizeToFitWidth) { $0.adjustsFontSizeToFitWidth = $1 },
            KeyValueProperty("attributedPlaceholder", \UITextField.attributedPlaceholder) { $0.attributedPlaceholder = $1 },
            KeyValueProperty("attributedText", \UITextField.attributedText) { $0.attributedText = $1 },
            KeyValueProperty("autocapitalizationType", \UITextField.autocapitalizationType) { $0.autocapitalizationType = $1 },
            KeyValueProperty("autocorrectionType", \UITextField.autocorrectionType) { $0.autocorrectionType = $1 },
            KeyValueProperty("background", \UITextField.background) { $0.background = $1 },
            KeyValueProperty("borderStyle", \UITextField.borderStyle) { $0.borderStyle = $1 },
            KeyValueProperty("clearButtonMode", \UITextField.clearButtonMode) { $0.clearButtonMode = $1 },
            KeyValueProperty("clearsOnBeginEditing", \UITextField.clearsOnBeginEditing) { $0.clearsOnBeginEditing = $1 },
            KeyValueProperty("delegate", \UITextField.delegate) { $0.delegate = $1 },
            KeyValueProperty("disabledBackground", \UITextField.disabledBackground) { $0.disabledBackground = $1 },
            KeyValueProperty("font", \UITextField.font) { $0.font = $1 },
            KeyValueProperty("inputAccessoryView", \UITextField.inputAccessoryView) { $0.inputAccessoryView = $1 },
            KeyValueProperty("inputView", \UITextField.inputView) { $0.inputView = $1 },
            KeyValueProperty("isSecureTextEntry", \UITextField.isSecureTextEntry) { $0.isSecureTextEntry = $1 },
            KeyValueProperty("keyboardType", \UITextField.keyboardType) { $0.keyboardType = $1 },
            KeyValueProperty("leftView", \UITextField.leftView) { $0.leftView = $1 },
            KeyValueProperty("leftViewMode", \UITextField.leftViewMode) { $0.leftViewMode = $1 },
            KeyValueProperty("minimumFontSize", \UITextField.minimumFontSize) { $0.minimumFontSize = $1 },
            KeyValueProperty("placeholder", \UITextField.placeholder) { $0.placeholder = $1 },
            KeyValueProperty("returnKeyType", \UITextField.returnKeyType) { $0.returnKeyType = $1 },
            KeyValueProperty("rightView", \UITextField.rightView) { $0.rightView = $1 },
            KeyValueProperty("rightViewMode", \UITextField.rightViewMode) { $0.rightViewMode = $1 },
            KeyValueProperty("text", \UITextField.text) { $0.text = $1 },
            KeyValueProperty("textAlignment", \UITextField.textAlignment) { $0.textAlignment = $1 },
            KeyValueProperty("textColor", \UITextField.textColor) { $0.textColor = $1 },
            KeyValueProperty("textContentType", \UITextField.textContentType) { $0.textContentType = $1 },
        ]
    }

    private static var textView: [KeyValueProperty] {
        [
            KeyValueProperty("adjustsFontForContentSizeCategory", \UITextView.adjustsFontForContentSizeCategory) { $0.adjustsFontForContentSizeCategory = $1 },
            KeyValueProperty("allowsEditingTextAttributes", \UITextView.allowsEditingTextAttributes) { $0.allowsEditingTextAttributes = $1 },
            KeyValueProperty("attributedText", \UITextView.attributedText) { $0.attributedText = $1 },
            KeyValueProperty("delegate", \UITextView.delegate) { $0.delegate = $1 },
            KeyValueProperty("font", \UITextView.font) { $0.font = $1 },
            KeyValueProperty("inputAccessoryView", \UITextView.inputAccessoryView) { $0.inputAccessoryView = $1 },
            KeyValueProperty("inputView", \UITextView.inputView) { $0.inputView = $1 },
            KeyValueProperty("isEditable", \UITextView.isEditable) { $0.isEditable = $1 },
            KeyValueProperty("isSelectable", \UITextView.isSelectable) { $0.isSelectable = $1 },
            KeyValueProperty("text", \UITextView.text) { $0.text = $1 },
            KeyValueProperty("textAlignment", \UITextView.textAlignment) { $0.textAlignment = $1 },
            KeyValueProperty("textColor", \UITextView.textColor) { $0.textColor = $1 },
            KeyValueProperty(readOnly: "textContainer", \UITextView.textContainer),
            KeyValueProperty("textContainerInset", \UITextView.textContainerInset) { $0.textContainerInset = $1 },
        ]
    }

    private static var textContainer: [KeyValueProperty] {
        [
            KeyValueProperty("lineBreakMode", \NSTextContainer.lineBreakMode) { $0.lineBreakMode = $1 },
            KeyValueProperty("lineFragmentPadding", \NSTextContainer.lineFragmentPadding) { $0.lineFragmentPadding = $1 },
            KeyValueProperty("maximumNumberOfLines", \NSTextContainer.maximumNumberOfLines) { $0.maximumNumberOfLines = $1 },
            KeyValueProperty("widthTracksTextView", \NSTextContainer.widthTracksTextView) { $0.widthTracksTextView = $1 },
        ]
    }

    private static var searchBar: [KeyValueProperty] {
        [
            KeyValueProperty("autocapitalizationType", \UISearchBar.autocapitalizationType) { $0.autocapitalizationType = $1 },
            KeyValueProperty("backgroundImage", \UISearchBar.backgroundImage) { $0.backgroundImage = $1 },
            KeyValueProperty("barStyle", \UISearchBar.barStyle) { $0.barStyle = $1 },
            KeyValueProperty("barTintColor", \UISearchBar.barTintColor) { $0.barTintColor = $1 },
            KeyValueProperty("delegate", \UISearchBar.delegate) { $0.delegate = $1 },
            KeyValueProperty("isTranslucent", \UISearchBar.isTranslucent) { $0.isTranslucent = $1 },
            KeyValueProperty("keyboardType", \UISearchBar.keyboardType) { $0.keyboardType = $1 },
            KeyValueProperty("placeholder", \UISearchBar.placeholder) { $0.placeholder = $1 },
            KeyValueProperty("prompt", \UISearchBar.prompt) { $0.prompt = $1 },
            KeyValueProperty("returnKeyType", \UISearchBar.returnKeyType) { $0.returnKeyType = $1 },
            KeyValueProperty("scopeButtonTitles", \UISearchBar.scopeButtonTitles) { $0.scopeButtonTitles = $1 },
            KeyValueProperty("searchBarStyle", \UISearchBar.searchBarStyle) { $0.searchBarStyle = $1 },
            KeyValueProperty("selectedScopeButtonIndex", \UISearchBar.selectedScopeButtonIndex) { $0.selectedScopeButtonIndex = $1 },
            KeyValueProperty("showsBookmarkButton", \UISearchBar.showsBookmarkButton) { $0.showsBookmarkButton = $1 },
            KeyValueProperty("showsCancelButton", \UISearchBar.showsCancelButton) { $0.showsCancelButton = $1 },
            KeyValueProperty("showsScopeBar", \UISearchBar.showsScopeBar) { $0.showsScopeBar = $1 },
            KeyValueProperty("text", \UISearchBar.text) { $0.text = $1 },
        ]
    }
}
