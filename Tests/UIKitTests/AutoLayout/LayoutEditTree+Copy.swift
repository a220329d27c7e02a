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
        let copied = Self.copy(root, &copies)
        for view in Self.views(of: root) {
            guard let holder = copies[ObjectIdentifier(view)] else { continue }
            for constraint in view.constraints {
                if let constraint = Self.copy(constraint, copies) { holder.addConstraint(constraint) }
            }
        }
        return copied
    }

    private static func copy(_ view: UIView, _ copies: inout [ObjectIdentifier: UIView]) -> UIView {
        let made: UIView
        switch view {
        case let label as UILabel:
            let other = UILabel()
            (other.text, other.numberOfLines) = (label.text, label.numberOfLines)
            made = other
        case let box as ContentBox: made = ContentBox(box.content)
        case is UIStackView: made = UIStackView()
        default: made = UIView()
        }
        copies[ObjectIdentifier(view)] = made
        if view.translatesAutoresizingMaskIntoConstraints { made.frame = view.frame }
        made.isHidden = view.isHidden
        made.layoutState.margins = view.layoutState.margins
        made.translatesAutoresizingMaskIntoConstraints = view.translatesAutoresizingMaskIntoConstraints
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            made.setContentHuggingPriority(view.contentHuggingPriority(for: axis), for: axis)
            made.setContentCompressionResistancePriority(
                view.contentCompressionResistancePriority(for: axis), for: axis)
        }
        guard !(view is UILabel) else { return made }
        for subview in view.subviews { made.addSubview(copy(subview, &copies)) }
        if let stack = view as? UIStackView, let other = made as? UIStackView {
            for view in stack.arrangedSubviews {
                if let copied = copies[ObjectIdentifier(view)] { other.addArrangedSubview(copied) }
            }
            (other.axis, other.distribution, other.alignment) = (stack.axis, stack.distribution, stack.alignment)
            other.spacing = stack.spacing
            other.isLayoutMarginsRelativeArrangement = stack.isLayoutMarginsRelativeArrangement
        }
        return made
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
        let made = NSLayoutConstraint(
            item: first, attribute: constraint.firstAttribute, relatedBy: constraint.relation,
            toItem: item(constraint.secondItem), attribute: constraint.secondAttribute,
            multiplier: constraint.multiplier, constant: constraint.constant)
        made.priority = constraint.priority
        return made
    }
}
