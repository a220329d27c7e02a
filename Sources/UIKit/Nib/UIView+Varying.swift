import Foundation

/// What Interface Builder lets authors vary by size class: whether a view is hidden, its colours, margins and fonts, an
/// image, a stack's arrangement.
extension UIView: NibVarying {
    func vary(_ key: String, _ nib: NibCoder) {
        switch key {
        case "hidden": isHidden = nib.bool(key) ?? false
        case "alpha": alpha = nib.cgFloat(key) ?? 1
        case "backgroundColor": backgroundColor = nib.color(key)
        case "tintColor": tintColor = nib.color(key)
        case "layoutMargins": if let margins = nib.insets(key) { layoutMargins = margins }
        case "directionalLayoutMargins":
            if let margins = nib.directionalInsets(key) { directionalLayoutMargins = margins }
        case "preservesSuperviewLayoutMargins": preservesSuperviewLayoutMargins = nib.bool(key) ?? false
        default: varyOwn(key, nib)
        }
    }

    private func varyOwn(_ key: String, _ nib: NibCoder) {
        switch self {
        case let label as UILabel: label.varyText(key, nib)
        case let field as UITextField: field.varyText(key, nib)
        case let text as UITextView: text.varyText(key, nib)
        case let stack as UIStackView: stack.varyArrangement(key, nib)
        case let view as UIImageView: if key == "image" { view.image = nib.image(key) }
        case let button as UIButton:
            if key == "fontDescription", let font = nib.font(key) { button.titleLabel?.font = font }
        default: break
        }
    }
}

extension UILabel {
    fileprivate func varyText(_ key: String, _ nib: NibCoder) {
        switch key {
        case "fontDescription": if let font = nib.font(key) { self.font = font }
        case "textColor": textColor = nib.color(key) ?? .label
        case "text": text = nib.string(key)
        case "numberOfLines": numberOfLines = nib.int(key) ?? 1
        case "textAlignment": textAlignment = nib.enumeration(key, Self.alignments) ?? .natural
        default: break
        }
    }
}

extension UITextField {
    fileprivate func varyText(_ key: String, _ nib: NibCoder) {
        switch key {
        case "fontDescription": font = nib.font(key) ?? font
        case "textColor": textColor = nib.color(key)
        default: break
        }
    }
}

extension UITextView {
    fileprivate func varyText(_ key: String, _ nib: NibCoder) {
        switch key {
        case "fontDescription": font = nib.font(key) ?? font
        case "textColor": textColor = nib.color(key)
        default: break
        }
    }
}

extension UIStackView {
    fileprivate func varyArrangement(_ key: String, _ nib: NibCoder) {
        switch key {
        case "axis": axis = nib.enumeration(key, Self.axisWords) ?? .horizontal
        case "distribution": distribution = nib.enumeration(key, Self.distributionWords) ?? .fill
        case "alignment": alignment = nib.enumeration(key, Self.alignmentWords) ?? .fill
        case "spacing": spacing = nib.cgFloat(key) ?? 0
        default: break
        }
    }
}
