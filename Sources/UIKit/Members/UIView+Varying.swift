// Data table, written by `make members` from Sources/UIKit/Members/Lists/*.members; do not edit.
// swift-format-ignore-file

import Foundation

extension UIView {
    /// Reads a key's value from the document again.
    func vary(_ key: String, _ nib: NibCoder) {
        if varyView(key, nib) { return }
        switch self {
        case let view as UITextView: _ = view.varyTextView(key, nib)
        case let view as UITextField: _ = view.varyTextField(key, nib)
        case let view as UIButton: _ = view.varyButton(key, nib)
        case let view as UIStackView: _ = view.varyStackView(key, nib)
        case let view as UIImageView: _ = view.varyImageView(key, nib)
        case let view as UILabel: _ = view.varyLabel(key, nib)
        default: break
        }
    }
}

extension UIView {
    /// Returns false for keys of other classes.
    fileprivate func varyView(_ key: String, _ nib: NibCoder) -> Bool {
        switch key {
        case "hidden": isHidden = nib.bool(key) ?? false
        case "alpha": alpha = nib.cgFloat(key) ?? 1
        case "backgroundColor": backgroundColor = nib.color(key)
        case "tintColor": tintColor = nib.color(key)
        case "layoutMargins": if let value = nib.insets(key) { self.layoutMargins = value }
        case "directionalLayoutMargins": if let value = nib.directionalInsets(key) { self.directionalLayoutMargins = value }
        case "preservesSuperviewLayoutMargins": preservesSuperviewLayoutMargins = nib.bool(key) ?? false
        default: return false
        }
        return true
    }
}

extension UILabel {
    /// Returns false for keys of other classes.
    fileprivate func varyLabel(_ key: String, _ nib: NibCoder) -> Bool {
        switch key {
        case "text": text = nib.string(key)
        case "fontDescription": if let value = nib.font(key) { self.font = value }
        case "textColor": textColor = nib.color(key) ?? .label
        case "textAlignment": textAlignment = nib.enumeration(key, Self.alignments) ?? .natural
        case "numberOfLines": numberOfLines = nib.int(key) ?? 1
        default: return false
        }
        return true
    }
}

extension UIImageView {
    /// Returns false for keys of other classes.
    fileprivate func varyImageView(_ key: String, _ nib: NibCoder) -> Bool {
        switch key {
        case "image": image = nib.image(key)
        default: return false
        }
        return true
    }
}

extension UIStackView {
    /// Returns false for keys of other classes.
    fileprivate func varyStackView(_ key: String, _ nib: NibCoder) -> Bool {
        switch key {
        case "axis": axis = nib.enumeration(key, Self.axesByName) ?? .horizontal
        case "distribution": distribution = nib.enumeration(key, Self.distributionsByName) ?? .fill
        case "alignment": alignment = nib.enumeration(key, Self.alignmentsByName) ?? .fill
        case "spacing": spacing = nib.cgFloat(key) ?? 0
        default: return false
        }
        return true
    }
}

extension UIButton {
    /// Returns false for keys of other classes.
    fileprivate func varyButton(_ key: String, _ nib: NibCoder) -> Bool {
        switch key {
        case "fontDescription": if let value = nib.font(key) { self.titleLabel?.font = value }
        default: return false
        }
        return true
    }
}

extension UITextField {
    /// Returns false for keys of other classes.
    fileprivate func varyTextField(_ key: String, _ nib: NibCoder) -> Bool {
        switch key {
        case "fontDescription": if let value = nib.font(key) { self.font = value }
        case "textColor": textColor = nib.color(key)
        default: return false
        }
        return true
    }
}

extension UITextView {
    /// Returns false for keys of other classes.
    fileprivate func varyTextView(_ key: String, _ nib: NibCoder) -> Bool {
        switch key {
        case "fontDescription": if let value = nib.font(key) { self.font = value }
        case "textColor": textColor = nib.color(key)
        default: return false
        }
        return true
    }
}
