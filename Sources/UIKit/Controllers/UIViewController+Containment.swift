import Foundation

extension UIViewController {
    func adopt(_ child: UIViewController) {
        if child.parent === self { return }
        if child.parent != nil { child.removeFromParent() }
        child.willMove(toParent: self)
        childStore.append(child)
        child.parent = self
    }

    func leaveParent() {
        guard let parent else { return }
        parent.childStore.removeAll { $0 === self }
        parent.childTraits[ObjectIdentifier(self)] = nil
        self.parent = nil
        didMove(toParent: nil)
    }

    /// Gives a child traits of its own over those it would have; nil takes them away.
    public func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController) {
        childTraits[ObjectIdentifier(childViewController)] = collection
        childViewController.viewIfLoaded?.invalidateTraits()
    }

    public func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        childTraits[ObjectIdentifier(childViewController)]
    }

    /// Adds a child's view to `container`, filling it, with the calls UIKit makes on the way.
    func install(_ child: UIViewController, in container: UIView, frame: CGRect) {
        addChild(child)
        guard let childView = child.view else { return }
        childView.translatesAutoresizingMaskIntoConstraints = true
        childView.frame = frame
        childView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        child.beginAppearanceTransition(true, animated: false)
        container.addSubview(childView)
        child.endAppearanceTransition()
        child.didMove(toParent: self)
    }

    func uninstall(_ child: UIViewController) {
        child.willMove(toParent: nil)
        child.beginAppearanceTransition(false, animated: false)
        child.viewIfLoaded?.removeFromSuperview()
        child.endAppearanceTransition()
        child.removeFromParent()
    }

    public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        if isAppearing {
            guard appearance == .disappeared || appearance == .disappearing else { return }
            loadViewIfNeeded()
            appearance = .appearing
            viewWillAppear(animated)
        } else {
            guard appearance == .appeared || appearance == .appearing else { return }
            appearance = .disappearing
            viewWillDisappear(animated)
        }
        for child in appearingChildren { child.beginAppearanceTransition(isAppearing, animated: animated) }
    }

    public func endAppearanceTransition() {
        switch appearance {
        case .appearing:
            viewIsAppearing(false)
            appearance = .appeared
            viewDidAppear(false)
        case .disappearing:
            appearance = .disappeared
            viewDidDisappear(false)
        default: return
        }
        for child in appearingChildren { child.endAppearanceTransition() }
    }

    private var appearingChildren: [UIViewController] {
        childStore.filter { $0.viewIfLoaded?.superview != nil }
    }

    public var navigationController: UINavigationController? { ancestor() }
    public var tabBarController: UITabBarController? { ancestor() }
    public var splitViewController: UISplitViewController? { ancestor() }

    private func ancestor<T: UIViewController>() -> T? {
        var current = parent
        while let candidate = current {
            if let found = candidate as? T { return found }
            current = candidate.parent
        }
        return nil
    }

    var ownNavigationItem: UINavigationItem {
        if let item = storedNavigationItem { return item }
        let item = UINavigationItem(title: title ?? "")
        storedNavigationItem = item
        return item
    }

    var ownTabBarItem: UITabBarItem {
        if let item = storedTabBarItem { return item }
        let item = UITabBarItem(title: title, image: nil, tag: 0)
        storedTabBarItem = item
        return item
    }

    func presentModally(_ controller: UIViewController, _ completion: (() -> Void)?) {
        guard presentedViewController == nil else { return }
        presentedViewController = controller
        controller.presentingViewController = self
        controller.loadViewIfNeeded()
        if let window = viewIfLoaded?.window, let view = controller.view {
            view.frame = window.bounds
            controller.beginAppearanceTransition(true, animated: false)
            window.addSubview(view)
            controller.endAppearanceTransition()
        }
        completion?()
    }

    func dismissModally(_ completion: (() -> Void)?) {
        guard let presented = presentedViewController else {
            presentingViewController?.dismiss(animated: false, completion: completion)
            return
        }
        presented.beginAppearanceTransition(false, animated: false)
        presented.viewIfLoaded?.removeFromSuperview()
        presented.endAppearanceTransition()
        presented.presentingViewController = nil
        presentedViewController = nil
        completion?()
    }

    func showInContainer(_ controller: UIViewController, sender: Any?) {
        if let navigation = (self as? UINavigationController) ?? navigationController {
            navigation.pushViewController(controller, animated: true)
        } else {
            present(controller, animated: true)
        }
    }
}
