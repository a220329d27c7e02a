import Foundation
import UIKit

/// Labels, pictures and texts.
extension ViewPropertyList {
    static var label: ViewPropertyList {
        ViewPropertyList(
            UILabel.self,
            [
                ViewProperty("text", .text) { (label: UILabel) in .text(label.text) },
                ViewProperty("font", .look) { (label: UILabel) in .font(label.font as UIFont?) },
                ViewProperty("textColor", .look) { (label: UILabel) in .color(label.textColor as UIColor?) },
                ViewProperty("textAlignment", .look) { (label: UILabel) in .choice(label.textAlignment) },
                ViewProperty("lineBreakMode", .look) { (label: UILabel) in .choice(label.lineBreakMode) },
                ViewProperty(
                    "attributedText", .text, follows: ["text", "font", "textColor", "textAlignment", "lineBreakMode"]
                ) { (label: UILabel) in .attributedText(label.attributedText) },
                ViewProperty("numberOfLines", .layout) { (label: UILabel) in .number(label.numberOfLines) },
                ViewProperty("preferredMaxLayoutWidth", .layout) { (label: UILabel) in
                    .number(label.preferredMaxLayoutWidth)
                },
                ViewProperty("highlightedTextColor", .look) { (label: UILabel) in .color(label.highlightedTextColor) },
                ViewProperty("isHighlighted", .look) { (label: UILabel) in .flag(label.isHighlighted) },
                ViewProperty("isEnabled", .look) { (label: UILabel) in .flag(label.isEnabled) },
                ViewProperty("shadowColor", .look) { (label: UILabel) in .color(label.shadowColor) },
                ViewProperty("shadowOffset", .look) { (label: UILabel) in .size(label.shadowOffset) },
                ViewProperty("adjustsFontSizeToFitWidth", .look) { (label: UILabel) in
                    .flag(label.adjustsFontSizeToFitWidth)
                },
                ViewProperty("minimumScaleFactor", .look) { (label: UILabel) in .number(label.minimumScaleFactor) },
            ])
    }

    static var imageView: ViewPropertyList {
        ViewPropertyList(
            UIImageView.self,
            [
                ViewProperty("image", .look) { (view: UIImageView) in .image(view.image) },
                ViewProperty("highlightedImage", .look) { (view: UIImageView) in .image(view.highlightedImage) },
                ViewProperty("isHighlighted", .look) { (view: UIImageView) in .flag(view.isHighlighted) },
                ViewProperty("isAnimating", .look) { (view: UIImageView) in .flag(view.isAnimating) },
                ViewProperty("animationImages", .look) { (view: UIImageView) in
                    .list((view.animationImages ?? []).map { .image($0) })
                },
                ViewProperty("preferredSymbolConfiguration", .look) { (view: UIImageView) in
                    view.preferredSymbolConfiguration.map { .choice(AnyHashable($0)) } ?? .none
                },
            ])
    }

    static var textField: ViewPropertyList {
        ViewPropertyList(
            UITextField.self,
            [
                ViewProperty("text", .text) { (field: UITextField) in .text(field.text) },
                ViewProperty("placeholder", .text) { (field: UITextField) in .text(field.placeholder) },
                ViewProperty("font", .look) { (field: UITextField) in .font(field.font) },
                ViewProperty("textColor", .look) { (field: UITextField) in .color(field.textColor) },
                ViewProperty("textAlignment", .look) { (field: UITextField) in .choice(field.textAlignment) },
                ViewProperty("attributedText", .text, follows: ["text", "font", "textColor", "textAlignment"]) {
                    (field: UITextField) in .attributedText(field.attributedText)
                },
                ViewProperty("borderStyle", .look) { (field: UITextField) in .choice(field.borderStyle) },
                ViewProperty("clearButtonMode", .look) { (field: UITextField) in .choice(field.clearButtonMode) },
                ViewProperty("isSecureTextEntry", .look) { (field: UITextField) in .flag(field.isSecureTextEntry) },
                ViewProperty("keyboardType", .behaviour) { (field: UITextField) in .choice(field.keyboardType) },
                ViewProperty("leftView", .look) { (field: UITextField) in .object(field.leftView) },
                ViewProperty("rightView", .look) { (field: UITextField) in .object(field.rightView) },
            ])
    }

    static var textView: ViewPropertyList {
        ViewPropertyList(
            UITextView.self,
            [
                ViewProperty("text", .text) { (view: UITextView) in .text(view.text as String?) },
                ViewProperty("font", .look) { (view: UITextView) in .font(view.font) },
                ViewProperty("textColor", .look) { (view: UITextView) in .color(view.textColor) },
                ViewProperty("textAlignment", .look) { (view: UITextView) in .choice(view.textAlignment) },
                ViewProperty("attributedText", .text, follows: ["text", "font", "textColor", "textAlignment"]) {
                    (view: UITextView) in .attributedText(view.attributedText as NSAttributedString?)
                },
                ViewProperty("textContainerInset", .layout) { (view: UITextView) in .insets(view.textContainerInset) },
                ViewProperty("isEditable", .behaviour) { (view: UITextView) in .flag(view.isEditable) },
                ViewProperty("isSelectable", .behaviour) { (view: UITextView) in .flag(view.isSelectable) },
            ])
    }
}
