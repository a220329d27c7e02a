import Foundation
import UIKit

/// What an assistive technology is told, element by element in reading order.
@MainActor enum AccessibilityText {
    static func make(_ view: UIView) -> String {
        var elements: [UIView] = []
        collect(view, &elements)
        let direction = view.effectiveUserInterfaceLayoutDirection
        let placed = elements.map { ($0, $0.convert($0.bounds, to: view)) }
        let ordered = placed.enumerated().sorted { a, b in
            let (first, second) = (a.element.1, b.element.1)
            // Elements whose heights overlap by half are on one line, read in the direction of the language.
            let shared = min(first.maxY, second.maxY) - max(first.minY, second.minY)
            if shared * 2 > min(first.height, second.height), first.minX != second.minX {
                return direction == .rightToLeft ? first.maxX > second.maxX : first.minX < second.minX
            }
            return (first.minY, first.minX, a.offset) < (second.minY, second.minX, b.offset)
        }
        return ordered.map { line($0.element.0, $0.element.1) }.joined(separator: "\n")
    }

    private static func collect(_ view: UIView, _ elements: inout [UIView]) {
        guard !view.isHidden, view.alpha > 0, !view.accessibilityElementsHidden else { return }
        if view.isAccessibilityElement || isElement(view) {
            elements.append(view)
            return
        }
        for subview in view.subviews { collect(subview, &elements) }
    }

    /// Labels with text and controls are elements unless told otherwise.
    private static func isElement(_ view: UIView) -> Bool {
        if let label = view as? UILabel { return !(label.text ?? "").isEmpty }
        return view is UIControl
    }

    private static func line(_ view: UIView, _ frame: CGRect) -> String {
        let label = view.accessibilityLabel ?? (view as? UILabel)?.text ?? (view as? UIButton)?.title(for: .normal)
        var parts = [label.map { "\"\($0)\"" } ?? "(no label)"]
        if let value = view.accessibilityValue { parts.append("value \"\(value)\"") }
        if let hint = view.accessibilityHint { parts.append("hint \"\(hint)\"") }
        var roles = traits(view.accessibilityTraits)
        if view is UIButton, !roles.contains("button") { roles.append("button") }
        if view is UILabel, roles.isEmpty { roles.append("static text") }
        if (view as? UIControl)?.isEnabled == false, !roles.contains("not enabled") { roles.append("not enabled") }
        if !roles.isEmpty { parts.append("[\(roles.joined(separator: ", "))]") }
        if let identifier = view.accessibilityIdentifier { parts.append("id \(identifier)") }
        parts.append(ViewText.rect(frame))
        return parts.joined(separator: " ")
    }

    private static func traits(_ traits: UIAccessibilityTraits) -> [String] {
        let names: [(UIAccessibilityTraits, String)] = [
            (.button, "button"), (.link, "link"), (.image, "image"), (.header, "header"), (.selected, "selected"),
            (.staticText, "static text"), (.adjustable, "adjustable"), (.notEnabled, "not enabled"),
        ]
        return names.filter { traits.contains($0.0) }.map(\.1)
    }
}
