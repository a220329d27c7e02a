import CellSimAutoLayout
import Foundation

/// Titles in Auto Layout.
///
/// A button places its title itself, so that layout need not know of it. Once a constraint names the title label, or its
/// autoresizing mask is no longer translated, the label takes part with its own content size, and weak constraints of the
/// button's hold it where the button would put it.
extension UIButton {
    /// Whether layout places a part of the button, so that the button does not.
    func isPlacedByLayout(_ part: UIView) -> Bool { !part.nodeState.translatesAutoresizingMask }

    /// The constraints that stand for the button's own placing of its title; none while it does so itself.
    func makeTitleConstraints() -> [NSLayoutConstraint] {
        guard let titleView, isPlacedByLayout(titleView) else { return [] }
        let available = titleInsets
        var made = [
            connect(.left, .greaterThanOrEqual, available.left, priority: 900),
            connect(.right, .lessThanOrEqual, -available.right, priority: 900),
        ]
        switch effectiveContentHorizontalAlignment {
        case .left, .leading: made.append(connect(.left, .equal, available.left))
        case .right, .trailing: made.append(connect(.right, .equal, -available.right))
        case .fill: made += [connect(.left, .equal, available.left), connect(.right, .equal, -available.right)]
        case .center: made.append(connect(.centerX, .equal, (available.left - available.right) / 2))
        }
        switch contentVerticalAlignment {
        case .top: made.append(connect(.top, .equal, available.top))
        case .bottom: made.append(connect(.bottom, .equal, -available.bottom))
        case .fill: made += [connect(.top, .equal, available.top), connect(.bottom, .equal, -available.bottom)]
        case .center: made.append(connect(.centerY, .equal, (available.top - available.bottom) / 2))
        }
        return made
    }

    /// Between the button's edges and the room of the title, which the image takes a part of (points).
    private var titleInsets: UIEdgeInsets {
        var insets = configuration.map { configuredInsets($0) } ?? contentEdgeInsets
        let picture = shownImage?.resolved(for: traitCollection).size.width ?? 0
        guard picture > 0 else { return insets }
        let width = picture + (configuration?.imagePadding ?? 0)
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { insets.right += width } else { insets.left += width }
        return insets
    }

    private func connect(
        _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation, _ constant: CGFloat,
        priority: Float = 1
    ) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            titleView, attribute, relation, self, attribute, multiplier: 1, constant: constant)
        constraint.identifier = "UIButton-title"
        constraint.priority = UILayoutPriority(priority)
        return constraint
    }
}
