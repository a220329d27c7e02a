import Foundation

/// Labels, images and controls: the properties that are computed, or observed.
extension KeyValueTable {
    static var controls: [(AnyClass, [KeyValueProperty])] {
        [(UILabel.self, label), (UIImageView.self, imageView), (UIControl.self, control), (UIButton.self, button)]
    }

    private static var label: [KeyValueProperty] {
        [
            KeyValueProperty("adjustsFontForContentSizeCategory", \UILabel.adjustsFontForContentSizeCategory),
            KeyValueProperty("attributedText", \UILabel.attributedText),
            KeyValueProperty("enabled", \UILabel.isEnabled),
            KeyValueProperty("font", \UILabel.font),
            KeyValueProperty("highlighted", \UILabel.isHighlighted),
            KeyValueProperty("highlightedTextColor", \UILabel.highlightedTextColor),
            KeyValueProperty("isEnabled", \UILabel.isEnabled),
            KeyValueProperty("isHighlighted", \UILabel.isHighlighted),
            KeyValueProperty("lineBreakMode", \UILabel.lineBreakMode),
            KeyValueProperty("numberOfLines", \UILabel.numberOfLines),
            KeyValueProperty("preferredMaxLayoutWidth", \UILabel.preferredMaxLayoutWidth),
            KeyValueProperty("text", \UILabel.text),
            KeyValueProperty("textAlignment", \UILabel.textAlignment),
            KeyValueProperty("textColor", \UILabel.textColor),
        ]
    }

    private static var imageView: [KeyValueProperty] {
        [
            KeyValueProperty("highlighted", \UIImageView.isHighlighted),
            KeyValueProperty("highlightedImage", \UIImageView.highlightedImage),
            KeyValueProperty("image", \UIImageView.image),
            KeyValueProperty("isHighlighted", \UIImageView.isHighlighted),
        ]
    }

    private static var control: [KeyValueProperty] {
        [
            KeyValueProperty("contentHorizontalAlignment", \UIControl.contentHorizontalAlignment),
            KeyValueProperty("contentVerticalAlignment", \UIControl.contentVerticalAlignment),
            KeyValueProperty("enabled", \UIControl.isEnabled),
            KeyValueProperty("highlighted", \UIControl.isHighlighted),
            KeyValueProperty("isEnabled", \UIControl.isEnabled),
            KeyValueProperty("isHighlighted", \UIControl.isHighlighted),
            KeyValueProperty("isSelected", \UIControl.isSelected),
            KeyValueProperty("selected", \UIControl.isSelected),
        ]
    }

    private static var button: [KeyValueProperty] {
        [
            KeyValueProperty("configuration", \UIButton.configuration),
            KeyValueProperty("contentEdgeInsets", \UIButton.contentEdgeInsets),
            KeyValueProperty(readOnly: "currentTitle", \UIButton.currentTitle),
            KeyValueProperty("imageEdgeInsets", \UIButton.imageEdgeInsets),
            KeyValueProperty(readOnly: "imageView", \UIButton.imageView),
            KeyValueProperty("titleEdgeInsets", \UIButton.titleEdgeInsets),
            KeyValueProperty(readOnly: "titleLabel", \UIButton.titleLabel),
        ]
    }
}
