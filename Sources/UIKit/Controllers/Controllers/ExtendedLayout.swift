import Foundation

/// Computes the frame and the safe area of a child's view, depending on the bars of its container.
@MainActor struct ExtendedLayout {
    /// The heights of the areas that bars cover at the top and the bottom, including the safe area, in points.
    var top: CGFloat = 0
    var bottom: CGFloat = 0
    var isTopBarTranslucent = true
    var isBottomBarTranslucent = true

    /// Returns the insets of the child's view in the container's view, in points.
    func insets(for child: UIViewController) -> UIEdgeInsets {
        func extendsUnderBar(_ edge: UIRectEdge, _ isTranslucent: Bool) -> Bool {
            child.edgesForExtendedLayout.contains(edge) && (isTranslucent || child.extendedLayoutIncludesOpaqueBars)
        }
        return UIEdgeInsets(
            top: extendsUnderBar(.top, isTopBarTranslucent) ? 0 : top, left: 0,
            bottom: extendsUnderBar(.bottom, isBottomBarTranslucent) ? 0 : bottom, right: 0)
    }

    /// Positions a child's view in a container's view. The safe area covers the parts of the view under bars.
    func layOut(_ child: UIViewController, in container: UIView, covered: UIEdgeInsets) {
        guard let view = child.viewIfLoaded else { return }
        let obstructedInsets = insets(for: child)
        if view.superview === container, obstructedInsets != child.barOverlapInsets {
            view.frame = container.bounds.inset(by: obstructedInsets)
            child.barOverlapInsets = obstructedInsets
        }
        view.setHostSafeArea(
            UIEdgeInsets(
                top: max(covered.top - obstructedInsets.top, 0), left: covered.left,
                bottom: max(covered.bottom - obstructedInsets.bottom, 0),
                right: covered.right))
    }
}
