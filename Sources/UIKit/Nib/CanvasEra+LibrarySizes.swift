import CellSimInterfaceBuilder
import Foundation

/// Views without a size of their own kept the one that they have in the tool's library, above all in stack views.
extension CanvasEra {
    func keepLibrarySize(_ view: UIView) {
        let stack = (view.superview as? UIStackView).flatMap { $0.arrangedSubviews.contains(view) ? $0 : nil }
        if view.nibIdentity?.elementName == "view" {
            view.layoutState.canvasTemplateSize = CGSize(width: 240, height: version < 14480 ? 128 : 50)
            if let stack { keepPlainSize(view, in: stack) }
        } else if let stack {
            keepContainerHeight(view, in: stack)
        }
        if isEmptyInStack(view) {
            view.layoutState.canvasTemplateSize = CGSize(width: 50, height: 50)
            view.layoutState.canvasTemplatePriority = 60
            view.layoutState.canvasHeightPriority = 60
        }
    }

    /// In a column, a plain view that holds others or has a class of its own keeps that height against the hugging of what
    /// it holds, as it keeps the width in a column that does not fill across. What text on one line made of the width stays
    /// when the text is wrapped. In a row that does not fill, a plain view makes the row as high as itself.
    private func keepPlainSize(_ view: UIView, in stack: UIStackView) {
        guard stack.axis == .vertical else {
            if stack.alignment != .fill { view.layoutState.canvasHeightPriority = 60 }
            return
        }
        guard holdsItsHeight(view, in: stack) || view.nibIdentity?.customClass != nil else { return }
        view.layoutState.canvasHeightPriority = 255
        view.layoutState.canvasWidthPriority = 751
        if stack.alignment != .fill { view.layoutState.canvasTemplatePriority = 255 }
    }

    /// What a plain view holds makes it keep its height where something is tied to its bottom: two views with inequalities
    /// there, or nothing, were stretched before a label and a button that hug at 250. In a filling column of 23727 one with
    /// nothing but labels was stretched, too; up to 14865 such views were not.
    private func holdsItsHeight(_ view: UIView, in column: UIStackView) -> Bool {
        let labelsCount = version < 17000 || column.alignment != .fill
        guard view.subviews.contains(where: { labelsCount || !($0 is UILabel) }) else { return false }
        return view.constraints.contains { constraint in
            guard constraint.relation == .equal else { return false }
            return [(constraint.firstItem, constraint.firstAttribute), (constraint.secondItem, constraint.secondAttribute)]
                .contains { item, edge in
                    (item === view || (item as? UILayoutGuide)?.owningView === view) && (edge == .bottom || edge == .bottomMargin)
                }
        }
    }

    /// In a column that fills across, stack views without content keep the library's height: one was recorded beside a
    /// hugging of 251. Collection views have it as their own (`sizeOfTheTime`): two were recorded that squeezed and
    /// stretched labels for it, hugging at 251, and one that hugs at 250 and was stretched.
    private func keepContainerHeight(_ view: UIView, in stack: UIStackView) {
        guard stack.axis == .vertical, stack.alignment == .fill else { return }
        switch view {
        case is UICollectionView: view.layoutState.compressionVertical = max(view.layoutState.compressionVertical, 751)
        case let empty as UIStackView where empty.arrangedSubviews.isEmpty: view.layoutState.canvasHeightPriority = 256
        default: return
        }
        view.layoutState.canvasTemplateSize = CGSize(width: UIView.noIntrinsicMetric, height: 50)
    }

    /// A label of one line without text has no size of its own in a stack view, and an image view without a picture
    /// none where the stack does not fill across.
    func isEmptyInStack(_ view: UIView) -> Bool {
        guard let stack = view.superview as? UIStackView, stack.arrangedSubviews.contains(view) else { return false }
        if let image = view as? UIImageView { return image.image == nil && stack.alignment != .fill }
        guard let label = view as? UILabel else { return false }
        return label.numberOfLines == 1 && (label.text ?? "").isEmpty
    }
}
