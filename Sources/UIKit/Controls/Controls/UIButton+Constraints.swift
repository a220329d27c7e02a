import CellSimAutoLayout
import Foundation

/// The title label of buttons in Auto Layout.
///
/// By default, a button positions its title label without Auto Layout. If a constraint refers to the label, or the label
/// does not translate its autoresizing mask, Auto Layout uses the label's content size. Low-priority constraints then keep
/// the label at the button's default position. They are stronger than the button's hugging priority, so other
/// constraints that move the title make the button wider.
extension UIButton {
    /// Returns whether Auto Layout positions a part instead of the button.
    func isPositionedByAutoLayout(_ part: UIView) -> Bool { !part.nodeState.translatesAutoresizingMask }

    /// Returns the constraints for the title's default position; empty while the button positions the title itself.
    func makeTitleConstraints() -> [NSLayoutConstraint] {
        guard let titleView, isPositionedByAutoLayout(titleView) else { return [] }
        let available = titleInsets
        // Titles of one line may cover the insets, but not the area outside the button.
        let limits = titleView.numberOfLines == 1 ? .zero : available
        var newConstraints = [
            makeTitleConstraint(.left, .greaterThanOrEqual, limits.left, priority: 900),
            makeTitleConstraint(.right, .lessThanOrEqual, -limits.right, priority: 900),
        ]
        switch effectiveContentHorizontalAlignment {
        case .left, .leading: newConstraints.append(makeTitleConstraint(.left, .equal, available.left))
        case .right, .trailing: newConstraints.append(makeTitleConstraint(.right, .equal, -available.right))
        case .fill:
            newConstraints += [
                makeTitleConstraint(.left, .equal, available.left),
                makeTitleConstraint(.right, .equal, -available.right),
            ]
        case .center:
            newConstraints.append(makeTitleConstraint(.centerX, .equal, (available.left - available.right) / 2))
        }
        switch contentVerticalAlignment {
        case .top: newConstraints.append(makeTitleConstraint(.top, .equal, available.top))
        case .bottom: newConstraints.append(makeTitleConstraint(.bottom, .equal, -available.bottom))
        case .fill:
            newConstraints += [
                makeTitleConstraint(.top, .equal, available.top),
                makeTitleConstraint(.bottom, .equal, -available.bottom),
            ]
        case .center:
            newConstraints.append(makeTitleConstraint(.centerY, .equal, (available.top - available.bottom) / 2))
        }
        return newConstraints
    }

    /// The insets of the title's area next to the image, in points.
    private var titleInsets: UIEdgeInsets {
        var insets = configuration.map { configuredInsets($0) } ?? plainTitleInsets
        let imageWidth = displayedImage?.resolved(for: traitCollection).size.width ?? 0
        guard imageWidth > 0 else { return insets }
        let width = imageWidth + (configuration?.imagePadding ?? 0)
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { insets.right += width } else { insets.left += width }
        return insets
    }

    private var plainTitleInsets: UIEdgeInsets {
        let (content, title) = (contentEdgeInsets, titleEdgeInsets)
        return UIEdgeInsets(
            top: content.top + title.top, left: content.left + title.left, bottom: content.bottom + title.bottom,
            right: content.right + title.right)
    }

    private func makeTitleConstraint(
        _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation, _ constant: CGFloat,
        priority: Float = 260
    ) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            titleView, attribute, relation, self, attribute, multiplier: 1, constant: constant)
        constraint.identifier = "UIButton-title"
        constraint.priority = UILayoutPriority(priority)
        return constraint
    }
}
