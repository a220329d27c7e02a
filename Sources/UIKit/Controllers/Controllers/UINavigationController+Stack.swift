import Foundation

/// Changes the controller stack, and lays out the bars.
extension UINavigationController {
    func push(_ controller: UIViewController, animated: Bool) {
        guard !(controller is UINavigationController) else {
            return reject("Pushing a navigation controller is not supported")
        }
        guard !stack.contains(where: { $0 === controller }) else {
            return reject("Pushing the same view controller instance more than once is not supported (\(controller))")
        }
        replaceStack(stack + [controller], animated: animated)
    }

    private func reject(_ reason: String) {
        UIKitException.raiseOrRecord(UIKitException(name: "NSInvalidArgumentException", reason: reason))
    }

    /// Replaces the stack. Removed and added controllers are notified before and after the top controller changes.
    func replaceStack(_ controllers: [UIViewController], animated: Bool) {
        guard Set(controllers.map { ObjectIdentifier($0) }).count == controllers.count else {
            return UIKitException.raiseOrRecord(
                UIKitException.internalInconsistency,
                "All view controllers in a navigation controller must be distinct (\(controllers.map { "\($0)" }.joined(separator: ", ")))"
            )
        }
        guard controllers.allSatisfy(validateChild) else { return }
        let old = stack
        let removedControllers = old.filter { controller in !controllers.contains { $0 === controller } }
        let addedControllers = controllers.filter { controller in !old.contains { $0 === controller } }
        for controller in removedControllers.reversed() {
            controller.containmentTransition = .leaving
            controller.willMove(toParent: nil)
        }
        for controller in addedControllers { addChild(controller) }
        stack = controllers
        if isBarCreated, !isViewLoaded { navigationBar.items = stack.map(\.navigationItem) }
        let isTopChanging = isViewLoaded && old.last !== controllers.last
        if isTopChanging {
            if let top = controllers.last {
                _ = top.view
                delegate?.navigationController(self, willShow: top, animated: animated)
            }
            replaceChildView(old.last, for: controllers.last, animated: animated, insert: insertTopView)
        }
        for controller in removedControllers.reversed() { controller.removeFromParent() }
        for controller in addedControllers { controller.didMove(toParent: self) }
        layOutBars()
        if isTopChanging, let top = controllers.last {
            delegate?.navigationController(self, didShow: top, animated: animated)
        }
    }

    /// Adds the top controller's view below the bars.
    func insertTopView(_ view: UIView) {
        guard let container = loadedView else { return }
        Self.fill(container, with: view)
        stack.last?.barOverlapInsets = .zero
        container.insertSubview(view, at: 0)
        navigationBar.items = stack.map(\.navigationItem)
        layOutBars()
    }

    /// Whether the tab bar is hidden because a controller in the stack hides it.
    var hidesTabBar: Bool { stack.contains { $0.hidesBottomBarWhenPushed } }

    /// Positions the bars and reduces the controllers' safe area by the area that the bars cover.
    func layOutBars() {
        guard let view = loadedView else { return }
        (parent as? UITabBarController)?.layOutBar()
        let safe = view.safeAreaInsets
        navigationBar.isHidden = isNavigationBarHidden
        if navigationBar.items?.count != stack.count { navigationBar.items = stack.map(\.navigationItem) }
        let height: CGFloat = navigationBar.preferredHeight
        let top = safe.top > 0 ? safe.top : SystemBars.navigationBarTop.current
        navigationBar.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: height)
        var covered = safe
        if !isNavigationBarHidden { covered.top = top + height }
        if !isToolbarHidden {
            let height = SystemBars.toolbarHeight.current
            toolbar.frame = CGRect(
                x: 0, y: view.bounds.height - safe.bottom - height, width: view.bounds.width, height: height)
            toolbar.items = stack.last?.toolbarItems
            if toolbar.superview !== view { view.addSubview(toolbar) }
            covered.bottom += height
        } else if toolbar.superview === view {
            toolbar.removeFromSuperview()
        }
        var layout = ExtendedLayout()
        if !isNavigationBarHidden {
            (layout.top, layout.isTopBarTranslucent) = (covered.top, navigationBar.isTranslucent)
        }
        let isTabBarVisible = (parent as? UITabBarController).map { !$0.tabBar.isHidden && !hidesTabBar } ?? false
        if !isToolbarHidden || isTabBarVisible {
            layout.bottom = covered.bottom
            layout.isBottomBarTranslucent = isToolbarHidden || toolbar.isTranslucent
        }
        for controller in stack { layout.layOut(controller, in: view, covered: covered) }
    }
}
