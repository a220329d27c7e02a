import Foundation

/// Labels, images and controls: the properties that are computed, or observed.
extension KeyValueTable {
    static var controls: [(AnyClass, [KeyValueProperty])] {
        [(UILabel.self, label), (UIImageView.self, imageView), (UIControl.self, control), (UIButton.self, button)]
    }

    private static var label: [KeyValueProperty] {
        [
            KeyValueProperty(
                "adjustsFontForContentSizeCategory", of: UILabel.self, { $0.adjustsFontForContentSizeCategory },
                { $0.adjustsFontForContentSizeCategory = $1 }),
            KeyValueProperty("attributedText", of: UILabel.self, { $0.attributedText }, { $0.attributedText = $1 }),
            KeyValueProperty("enabled", of: UILabel.self, { $0.isEnabled }, { $0.isEnabled = $1 }),
            KeyValueProperty("font", of: UILabel.self, { $0.font }, { $0.font = $1 }),
            KeyValueProperty("highlighted", of: UILabel.self, { $0.isHighlighted }, { $0.isHighlighted = $1 }),
            KeyValueProperty(
                "highlightedTextColor", of: UILabel.self, { $0.highlightedTextColor }, { $0.highlightedTextColor = $1 }),
            KeyValueProperty("isEnabled", of: UILabel.self, { $0.isEnabled }, { $0.isEnabled = $1 }),
            KeyValueProperty("isHighlighted", of: UILabel.self, { $0.isHighlighted }, { $0.isHighlighted = $1 }),
            KeyValueProperty("lineBreakMode", of: UILabel.self, { $0.lineBreakMode }, { $0.lineBreakMode = $1 }),
            KeyValueProperty(
                "lineBreakStrategy", of: UILabel.self, { $0.lineBreakStrategy }, { $0.lineBreakStrategy = $1 }),
            KeyValueProperty("numberOfLines", of: UILabel.self, { $0.numberOfLines }, { $0.numberOfLines = $1 }),
            KeyValueProperty(
                "preferredMaxLayoutWidth", of: UILabel.self, { $0.preferredMaxLayoutWidth },
                { $0.preferredMaxLayoutWidth = $1 }),
            KeyValueProperty("text", of: UILabel.self, { $0.text }, { $0.text = $1 }),
            KeyValueProperty("textAlignment", of: UILabel.self, { $0.textAlignment }, { $0.textAlignment = $1 }),
            KeyValueProperty("textColor", of: UILabel.self, { $0.textColor }, { $0.textColor = $1 }),
        ]
    }

    private static var imageView: [KeyValueProperty] {
        [
            KeyValueProperty("highlighted", of: UIImageView.self, { $0.isHighlighted }, { $0.isHighlighted = $1 }),
            KeyValueProperty(
                "highlightedImage", of: UIImageView.self, { $0.highlightedImage }, { $0.highlightedImage = $1 }),
            KeyValueProperty("image", of: UIImageView.self, { $0.image }, { $0.image = $1 }),
            KeyValueProperty("isHighlighted", of: UIImageView.self, { $0.isHighlighted }, { $0.isHighlighted = $1 }),
        ]
    }

    private static var control: [KeyValueProperty] {
        [
            KeyValueProperty(
                "contentHorizontalAlignment", of: UIControl.self, { $0.contentHorizontalAlignment },
                { $0.contentHorizontalAlignment = $1 }),
            KeyValueProperty(
                "contentVerticalAlignment", of: UIControl.self, { $0.contentVerticalAlignment },
                { $0.contentVerticalAlignment = $1 }),
            KeyValueProperty("enabled", of: UIControl.self, { $0.isEnabled }, { $0.isEnabled = $1 }),
            KeyValueProperty("highlighted", of: UIControl.self, { $0.isHighlighted }, { $0.isHighlighted = $1 }),
            KeyValueProperty("isEnabled", of: UIControl.self, { $0.isEnabled }, { $0.isEnabled = $1 }),
            KeyValueProperty("isHighlighted", of: UIControl.self, { $0.isHighlighted }, { $0.isHighlighted = $1 }),
            KeyValueProperty("isSelected", of: UIControl.self, { $0.isSelected }, { $0.isSelected = $1 }),
            KeyValueProperty("selected", of: UIControl.self, { $0.isSelected }, { $0.isSelected = $1 }),
        ]
    }

    private static var button: [KeyValueProperty] {
        [
            KeyValueProperty("configuration", of: UIButton.self, { $0.configuration }, { $0.configuration = $1 }),
            KeyValueProperty(
                "contentEdgeInsets", of: UIButton.self, { $0.contentEdgeInsets }, { $0.contentEdgeInsets = $1 }),
            KeyValueProperty(readOnly: "currentTitle", \UIButton.currentTitle),
            KeyValueProperty("imageEdgeInsets", of: UIButton.self, { $0.imageEdgeInsets }, { $0.imageEdgeInsets = $1 }),
            KeyValueProperty(readOnly: "imageView", \UIButton.imageView),
            KeyValueProperty("titleEdgeInsets", of: UIButton.self, { $0.titleEdgeInsets }, { $0.titleEdgeInsets = $1 }),
            KeyValueProperty(readOnly: "titleLabel", \UIButton.titleLabel),
        ]
    }
}
