import Foundation

@testable import UIKit
@testable import UIKitBase
@testable import UIKitControllers
@testable import UIKitControls
@testable import UIKitLists
@testable import UIKitViews

/// Copies of a random tree.
extension LayoutEditTree {
    /// Returns a new tree with the same views and constraints.
    func copy() -> UIView {
        var copies: [ObjectIdentifier: UIView] = [:]
        let rootCopy = Self.copy(root, &copies)
        for view in Self.views(of: root) {
            guard let ownerCopy = copies[ObjectIdentifier(view)] else { continue }
            for constraint in view.constraints {
                if let constraint = Self.copy(constraint, copies) { ownerCopy.addConstraint(constraint) }
            }
        }
        return rootCopy
    }

    private static func copy(_ view: UIView, _ copies: inout [ObjectIdentifier: UIView]) -> UIView {
        let result: UIView
        switch view {
        case let label as UILabel:
            let other = UILabel()
            (other.text, other.numberOfLines) = (label.text, label.numberOfLines)
            result = other
        case let box as ContentBox: result = ContentBox(box.content)
        case is UIStackView: result = UIStackView()
        default: result = UIView()
        }
        copies[ObjectIdentifier(view)] = result
        if view.translatesAutoresizingMaskIntoConstraints { result.frame = view.frame }
        result.isHidden = view.isHidden
        result.layoutState.margins = view.layoutState.margins
        result.translatesAutoresizingMaskIntoConstraints = view.translatesAutoresizingMaskIntoConstraints
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            result.setContentHuggingPriority(view.contentHuggingPriority(for: axis), for: axis)
            result.setContentCompressionResistancePriority(
                view.contentCompressionResistancePriority(for: axis), for: axis)
        }
        guard !(view is UILabel) else { return result }
        for subview in view.subviews { result.addSubview(copy(subview, &copies)) }
        if let stack = view as? UIStackView, let other = result as? UIStackView {
            for view in stack.arrangedSubviews {
                if let copied = copies[ObjectIdentifier(view)] { other.addArrangedSubview(copied) }
            }
            (other.axis, other.distribution, other.alignment) = (stack.axis, stack.distribution, stack.alignment)
            other.spacing = stack.spacing
            other.isLayoutMarginsRelativeArrangement = stack.isLayoutMarginsRelativeArrangement
        }
        return result
    }

    private static func copy(_ constraint: NSLayoutConstraint, _ copies: [ObjectIdentifier: UIView])
        -> NSLayoutConstraint?
    {
        func item(_ item: AnyObject?) -> AnyObject? {
            if let guide = item as? UILayoutGuide {
                return guide.owningView.flatMap { copies[ObjectIdentifier($0)] }?.layoutMarginsGuide
            }
            return item.flatMap { copies[ObjectIdentifier($0)] }
        }
        guard let first = item(constraint.firstItem) else { return nil }
        let result = NSLayoutConstraint(
            item: first, attribute: constraint.firstAttribute, relatedBy: constraint.relation,
            toItem: item(constraint.secondItem), attribute: constraint.secondAttribute,
            multiplier: constraint.multiplier, constant: constraint.constant)
        result.priority = constraint.priority
        return result
    }
}
