import Foundation
import UIKit

/// Describes a view's accessibility elements as text, in reading order.
@MainActor enum AccessibilityText {
    static func make(_ view: UIView) -> String {
        var elements: [Element] = []
        collect(view, in: view, &elements)
        let direction = view.effectiveUserInterfaceLayoutDirection
        let ordered = elements.enumerated().sorted { a, b in
            let (first, second) = (a.element.frame, b.element.frame)
            // Elements whose vertical overlap is more than half of the lower height are on one line, which is read in layout direction.
            let shared = min(first.maxY, second.maxY) - max(first.minY, second.minY)
            if shared * 2 > min(first.height, second.height), first.minX != second.minX {
                return direction == .rightToLeft ? first.maxX > second.maxX : first.minX < second.minX
            }
            return (first.minY, first.minX, a.offset) < (second.minY, second.minX, b.offset)
        }
        return ordered.map(\.element.line).joined(separator: "\n")
    }

    /// The description of an accessibility element.
    private struct Element {
        var label, value, hint, identifier: String?
        var roles: [String]
        var frame: CGRect

        @MainActor var line: String {
            var parts = [label.map { "\"\($0)\"" } ?? "(no label)"]
            if let value { parts.append("value \"\(value)\"") }
            if let hint { parts.append("hint \"\(hint)\"") }
            if !roles.isEmpty { parts.append("[\(roles.joined(separator: ", "))]") }
            if let identifier { parts.append("id \(identifier)") }
            parts.append(UIView.described(frame))
            return parts.joined(separator: " ")
        }
    }

    private static func collect(_ view: UIView, in root: UIView, _ elements: inout [Element]) {
        guard !view.isHidden, view.alpha > 0, !view.accessibilityElementsHidden else { return }
        if view.isAccessibilityElement || isElement(view) {
            elements.append(element(view, in: root))
        } else if let bar = view as? UITabBar {
            elements += items(of: bar, in: root)
        } else {
            for subview in view.subviews { collect(subview, in: root, &elements) }
        }
    }

    /// Returns whether a view is an accessibility element by default: a label with text, or a control.
    private static func isElement(_ view: UIView) -> Bool {
        if let label = view as? UILabel { return !(label.text ?? "").isEmpty }
        return view is UIControl
    }

    private static func element(_ view: UIView, in root: UIView) -> Element {
        let label = view.accessibilityLabel ?? (view as? UILabel)?.text ?? (view as? UIButton)?.title(for: .normal)
        var roles = traitNames(view.accessibilityTraits)
        if view is UIButton, !roles.contains("button") { roles.append("button") }
        if view is UILabel, roles.isEmpty { roles.append("static text") }
        if (view as? UIControl)?.isEnabled == false, !roles.contains("not enabled") { roles.append("not enabled") }
        return Element(
            label: label, value: view.accessibilityValue, hint: view.accessibilityHint,
            identifier: view.accessibilityIdentifier, roles: roles, frame: view.convert(view.bounds, to: root))
    }

    /// Returns elements for a tab bar's items, which have no views.
    private static func items(of bar: UITabBar, in root: UIView) -> [Element] {
        (bar.items ?? []).enumerated().map { index, item in
            var roles = ["button"]
            if item === bar.selectedItem { roles.append("selected") }
            if !item.isEnabled { roles.append("not enabled") }
            return Element(
                label: item.accessibilityLabel ?? item.title, value: item.badgeValue,
                identifier: item.accessibilityIdentifier, roles: roles,
                frame: bar.convert(bar.itemFrame(at: index), to: root))
        }
    }

    private static func traitNames(_ traits: UIAccessibilityTraits) -> [String] {
        let names: [(UIAccessibilityTraits, String)] = [
            (.button, "button"), (.link, "link"), (.image, "image"), (.header, "header"), (.selected, "selected"),
            (.staticText, "static text"), (.adjustable, "adjustable"), (.notEnabled, "not enabled"),
        ]
        return names.filter { traits.contains($0.0) }.map(\.1)
    }
}
