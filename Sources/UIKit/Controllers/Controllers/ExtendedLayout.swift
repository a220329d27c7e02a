import Foundation

/// Which part of a container's view its child's takes, and what of it bars cover.
@MainActor struct ExtendedLayout {
    /// Heights of bars at the top and at the bottom, what lies outside of them included, in points.
    var top: CGFloat = 0
    var bottom: CGFloat = 0
    var topIsTranslucent = true
    var bottomIsTranslucent = true

    /// What of the container's view is left out at each edge, in points.
    func cut(for child: UIViewController) -> UIEdgeInsets {
        func reaches(_ edge: UIRectEdge, _ isTranslucent: Bool) -> Bool {
            child.edgesForExtendedLayout.contains(edge) && (isTranslucent || child.extendedLayoutIncludesOpaqueBars)
        }
        return UIEdgeInsets(
            top: reaches(.top, topIsTranslucent) ? 0 : top, left: 0,
            bottom: reaches(.bottom, bottomIsTranslucent) ? 0 : bottom, right: 0)
    }

    /// Places the view of a child whose container's view has these bounds, and reports what is still covered.
    func place(_ child: UIViewController, in container: UIView, covered: UIEdgeInsets) {
        guard let view = child.viewIfLoaded else { return }
        let cut = cut(for: child)
        if view.superview === container, cut != child.barCut {
            view.frame = container.bounds.inset(by: cut)
            child.barCut = cut
        }
        view.setHostSafeArea(
            UIEdgeInsets(
                top: max(covered.top - cut.top, 0), left: covered.left, bottom: max(covered.bottom - cut.bottom, 0),
                right: covered.right))
    }
}
