// Data table, written by `make members` from Sources/UIKit/Members/Lists/Text.members; do not edit.
// swift-format-ignore-file

import Foundation
import UIKit

extension ViewPropertyList {
    static var textField: ViewPropertyList {
        ViewPropertyList(UITextField.self, [
            ViewProperty("text", .text) { (view: UITextField) in .text(view.text as String?) },
            ViewProperty("placeholder", .text) { (view: UITextField) in .text(view.placeholder as String?) },
            ViewProperty("font", .look) { (view: UITextField) in .font(view.font as UIFont?) },
            ViewProperty("textColor", .look) { (view: UITextField) in .color(view.textColor as UIColor?) },
            ViewProperty("textAlignment", .look) { (view: UITextField) in .choice(view.textAlignment) },
            ViewProperty("attributedText", .text, follows: ["text", "font", "textColor", "textAlignment"]) { (view: UITextField) in .attributedText(view.attributedText as NSAttributedString?) },
            ViewProperty("borderStyle", .look) { (view: UITextField) in .choice(view.borderStyle) },
            ViewProperty("clearButtonMode", .look) { (view: UITextField) in .choice(view.clearButtonMode) },
            ViewProperty("isSecureTextEntry", .look) { (view: UITextField) in .flag(view.isSecureTextEntry) },
            ViewProperty("keyboardType", .behaviour) { (view: UITextField) in .choice(view.keyboardType) },
            ViewProperty("leftView", .look) { (view: UITextField) in .object(view.leftView) },
            ViewProperty("rightView", .look) { (view: UITextField) in .object(view.rightView) },
        ])
    }

    static var textView: ViewPropertyList {
        ViewPropertyList(UITextView.self, [
            ViewProperty("text", .text) { (view: UITextView) in .text(view.text as String?) },
            ViewProperty("font", .look) { (view: UITextView) in .font(view.font as UIFont?) },
            ViewProperty("textColor", .look) { (view: UITextView) in .color(view.textColor as UIColor?) },
            ViewProperty("textAlignment", .look) { (view: UITextView) in .choice(view.textAlignment) },
            ViewProperty("attributedText", .text, follows: ["text", "font", "textColor", "textAlignment"]) { (view: UITextView) in .attributedText(view.attributedText as NSAttributedString?) },
            ViewProperty("textContainerInset", .layout) { (view: UITextView) in .insets(view.textContainerInset) },
            ViewProperty("isEditable", .behaviour) { (view: UITextView) in .flag(view.isEditable) },
            ViewProperty("isSelectable", .behaviour) { (view: UITextView) in .flag(view.isSelectable) },
        ])
    }
}
