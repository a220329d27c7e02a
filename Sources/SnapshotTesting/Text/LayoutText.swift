import Foundation
import UIKit

/// Describes the frames and constraints of a view hierarchy as text.
@MainActor enum LayoutText {
    /// Returns a line for each view with its frame in points, followed by lines for its constraints.
    static func make(_ view: UIView) -> String {
        var names: [ObjectIdentifier: String] = [:]
        var counts: [String: Int] = [:]
        func name(_ view: UIView) {
            let type = view.accessibilityIdentifier ?? "\(type(of: view))"
            let count = counts[type, default: 0] + 1
            counts[type] = count
            names[ObjectIdentifier(view)] = count == 1 ? type : "\(type)#\(count)"
            view.subviews.forEach(name)
        }
        name(view)
        return lines(view, names, depth: 0).joined(separator: "\n")
    }

    private static func lines(_ view: UIView, _ names: [ObjectIdentifier: String], depth: Int) -> [String] {
        let indent = String(repeating: "  ", count: depth)
        let title = names[ObjectIdentifier(view)] ?? "\(type(of: view))"
        var result = ["\(indent)\(title) \(UIView.described(view.frame))" + (view.isHidden ? " hidden" : "")]
        result += view.constraints.map { "\(indent)  - \(description($0, names))" }
        for subview in view.subviews { result += lines(subview, names, depth: depth + 1) }
        return result
    }

    private static func description(_ constraint: NSLayoutConstraint, _ names: [ObjectIdentifier: String]) -> String {
        func item(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
            let owner = (item as? UILayoutGuide)?.owningView ?? item as? UIView
            let name = owner.map { names[ObjectIdentifier($0)] ?? "\(type(of: $0))" } ?? "?"
            return "\(name)\(item is UILayoutGuide ? ".guide" : "").\(attribute)"
        }
        var text = item(constraint.firstItem, constraint.firstAttribute)
        switch constraint.relation {
        case .lessThanOrEqual: text += " <= "
        case .greaterThanOrEqual: text += " >= "
        default: text += " == "
        }
        if constraint.secondAttribute == .notAnAttribute {
            text += UIView.described(constraint.constant)
        } else {
            if constraint.multiplier != 1 { text += UIView.described(constraint.multiplier) + " * " }
            text += item(constraint.secondItem, constraint.secondAttribute)
            if constraint.constant > 0 { text += " + \(UIView.described(constraint.constant))" }
            if constraint.constant < 0 { text += " - \(UIView.described(-constraint.constant))" }
        }
        if constraint.priority != .required { text += " @ \(UIView.described(CGFloat(constraint.priority.rawValue)))" }
        return text + (constraint.isActive ? "" : " (inactive)")
    }
}
