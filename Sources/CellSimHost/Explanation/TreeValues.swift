import CellSimEscaping
import CellSimExplanation
import CellSimGraphics
import Foundation
import UIKit

/// Collects the values of a view for its view tree. Properties with their default value are omitted.
@MainActor enum TreeValues {
    static func values(of view: UIView) -> [String: String] {
        var values = Values()
        addAppearance(of: view, &values)
        addContent(of: view, &values)
        addPriorities(of: view, &values)
        return values.byName
    }

    /// The values, keyed by property name.
    private struct Values {
        var byName: [String: String] = [:]

        subscript(property: TreeProperty) -> String? {
            get { byName[property.rawValue] }
            set { byName[property.rawValue] = newValue }
        }
    }

    private static func hex(_ color: UIColor, _ view: UIView) -> String {
        color.resolvedColor(with: view.traitCollection).cgColor.rgba.hex
    }

    private static func addAppearance(of view: UIView, _ values: inout Values) {
        if view.isHidden { values[.hidden] = "1" }
        if let color = view.backgroundColor {
            let text = hex(color, view)
            if !text.hasSuffix("00") || text.count < 9 { values[.background] = text }
        }
        if let color = view.ownTintColor { values[.tint] = hex(color, view) }
        if view.alpha != 1 { values[.alpha] = TreeNumber.text(Double(view.alpha)) }
        let layer = view.layer
        if layer.cornerRadius != 0 { values[.corner] = TreeNumber.text(Double(layer.cornerRadius)) }
        if layer.borderWidth != 0 {
            let color = layer.borderColor.map { " " + $0.rgba.hex } ?? ""
            values[.border] = TreeNumber.text(Double(layer.borderWidth)) + color
        }
        if layer.shadowOpacity != 0 {
            values[.shadow] =
                "\(TreeNumber.text(Double(layer.shadowOpacity))) \(TreeNumber.text(Double(layer.shadowRadius)))"
        }
        if !view.transform.isIdentity {
            let transform = view.transform
            values[.transform] = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty].map {
                TreeNumber.text(Double($0))
            }
            .joined(separator: " ")
        }
    }

    private static func addContent(of view: UIView, _ values: inout Values) {
        switch view {
        case let label as UILabel:
            addText(label.text, label.font, label.textColor, label, &values)
            if label.numberOfLines != 1 { values[.lines] = "\(label.numberOfLines)" }
            addAlignment(label.textAlignment, &values)
        case let button as UIButton:
            addText(button.currentTitle, button.titleLabel?.font, button.currentTitleColor, button, &values)
            values[.image] = button.currentImage.map(name)
        case let field as UITextField:
            addText(field.text, field.font, field.textColor, field, &values)
            values[.placeholder] = field.placeholder.map(truncated)
            addAlignment(field.textAlignment, &values)
        case let text as UITextView:
            addText(text.text, text.font, text.textColor, text, &values)
            addAlignment(text.textAlignment, &values)
        case let image as UIImageView:
            values[.image] = image.image.map(name)
            if image.contentMode != .scaleToFill { values[.mode] = "\(image.contentMode)" }
        case let toggle as UISwitch: values[.value] = toggle.isOn ? "on" : "off"
        case let slider as UISlider: values[.value] = TreeNumber.text(Double(slider.value))
        case let progress as UIProgressView: values[.value] = TreeNumber.text(Double(progress.progress))
        case let pages as UIPageControl: values[.value] = "\(pages.currentPage) of \(pages.numberOfPages)"
        case let segments as UISegmentedControl:
            values[.value] = "\(segments.selectedSegmentIndex)"
            let titles = (0..<segments.numberOfSegments).map { segments.titleForSegment(at: $0) ?? "" }
            values[.text] = truncated(titles.joined(separator: " | "))
        case let stack as UIStackView:
            values[.axis] = stack.axis == .vertical ? "vertical" : "horizontal"
            if stack.spacing != 0 { values[.spacing] = TreeNumber.text(Double(stack.spacing)) }
            values[.distribution] = "\(stack.distribution)"
            values[.alignment] = "\(stack.alignment)"
        case let cell as UITableViewCell:
            if cell.accessoryType != .none { values[.accessory] = "\(cell.accessoryType)" }
        default: break
        }
        if let control = view as? UIControl {
            let states = [control.isEnabled ? nil : "disabled", control.isSelected ? "selected" : nil]
            let text = states.compactMap { $0 }.joined(separator: " ")
            if !text.isEmpty { values[.state] = text }
        }
    }

    private static func addText(
        _ text: String?, _ font: UIFont?, _ color: UIColor?, _ view: UIView, _ values: inout Values
    ) {
        guard let text, !text.isEmpty else { return }
        values[.text] = truncated(text)
        values[.font] = font.map { "\(TreeNumber.text(Double($0.pointSize))) \($0.fontName)" }
        values[.color] = color.map { hex($0, view) }
    }

    private static func addAlignment(_ alignment: NSTextAlignment, _ values: inout Values) {
        if alignment != .natural { values[.alignment] = "\(alignment)" }
    }

    private static func addPriorities(of view: UIView, _ values: inout Values) {
        func pair(_ read: (NSLayoutConstraint.Axis) -> UILayoutPriority, usual: Float) -> String? {
            let (first, second) = (read(.horizontal).rawValue, read(.vertical).rawValue)
            if first == usual, second == usual { return nil }
            return "\(TreeNumber.text(Double(first))) \(TreeNumber.text(Double(second)))"
        }
        if let text = pair(view.contentHuggingPriority, usual: 250) { values[.hugging] = text }
        if let text = pair(view.contentCompressionResistancePriority, usual: 750) { values[.compression] = text }
    }

    /// Returns a truncated text followed by its checksum, so that every change is detected.
    private static func truncated(_ text: String) -> String {
        guard text.count > PictureTree.maximumText else { return text }
        return "\(text.prefix(PictureTree.maximumText))… [\(String(Fingerprint.hash64(of: text), radix: 16))]"
    }

    /// Returns an image's name, or its size if it has no name.
    private static func name(_ image: UIImage) -> String {
        image.assetOrSymbolName
            ?? "\(TreeNumber.text(Double(image.size.width))) × \(TreeNumber.text(Double(image.size.height)))"
    }
}
