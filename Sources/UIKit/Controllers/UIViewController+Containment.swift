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

    /// Adds a child's view to `container`, filling `frame`, with the calls UIKit makes on the way.
    func install(_ child: UIViewController, in container: UIView, frame: CGRect) {
        addChild(child)
        exchange(nil, for: child, animated: false) { view in
            Self.fill(container, with: view, frame: frame)
            container.addSubview(view)
        }
        child.didMove(toParent: self)
    }

    func uninstall(_ child: UIViewController) {
        child.willMove(toParent: nil)
        exchange(child, for: nil, animated: false) { _ in }
        child.removeFromParent()
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
}
