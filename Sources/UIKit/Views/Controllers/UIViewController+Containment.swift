import Foundation

/// Adds, removes and finds controllers in the hierarchy.
extension UIViewController {
    /// The maximum depth of a hierarchy of controllers that contain or present each other.
    static let maximumDepth = 1_000

    /// Returns whether a controller can become a child. Raises for this controller, for its ancestors, and if the hierarchy
    /// would become too deep.
    package func validateChild(_ child: UIViewController) -> Bool {
        if child.parent === self { return true }
        var depth = child.storedChildren.isEmpty ? 1 : 1 + child.descendantDepth
        var current: UIViewController? = self
        while let ancestor = current {
            if ancestor === child {
                UIKitException.raiseOrRecord(
                    "UIViewControllerHierarchyInconsistency",
                    "child view controller:\(child) is a part of cycle in its controller tree: it contains \(self)")
                return false
            }
            depth += 1
            current = ancestor.parent
        }
        return Self.validateDepth(depth)
    }

    static func validateDepth(_ depth: Int) -> Bool {
        if depth <= maximumDepth { return true }
        UIKitException.raiseOrRecord(
            UIKitException.internalInconsistency, "View controllers cannot be more than \(maximumDepth) levels deep")
        return false
    }

    /// The number of levels of descendants, counted up to the limit.
    private var descendantDepth: Int {
        var (level, levels) = (storedChildren, 0)
        while !level.isEmpty, levels <= Self.maximumDepth {
            levels += 1
            level = level.flatMap(\.storedChildren)
        }
        return levels
    }

    func attachChild(_ child: UIViewController) {
        if child.parent === self { return }
        guard validateChild(child) else { return }
        if child.parent != nil { child.removeFromParent() }
        child.willMove(toParent: self)
        storedChildren.append(child)
        child.parent = self
        child.containmentTransition = .entering
    }

    func detachFromParent() {
        guard let parent else { return }
        parent.storedChildren.removeAll { $0 === self }
        parent.childTraits[ObjectIdentifier(self)] = nil
        self.parent = nil
        didMove(toParent: nil)
    }

    /// Adds a child controller, and adds its view to a container with a frame. Calls the containment callbacks as UIKit
    /// does.
    package func embed(_ child: UIViewController, in container: UIView, frame: CGRect) {
        guard validateChild(child) else { return }
        addChild(child)
        replaceChildView(nil, for: child, animated: false) { view in
            Self.fill(container, with: view, frame: frame)
            container.addSubview(view)
        }
        child.didMove(toParent: self)
    }

    package func removeEmbedded(_ child: UIViewController) {
        child.containmentTransition = .leaving
        child.willMove(toParent: nil)
        replaceChildView(child, for: nil, animated: false) { _ in }
        child.removeFromParent()
    }

    /// Whether an ancestor is a stack, such as a navigation controller.
    package var isInsideStack: Bool { nearestStack(includingSelf: false) != nil }

    package func nearestStack(includingSelf: Bool) -> UIViewController? {
        includingSelf && isStackController ? self : firstAncestor { $0.isStackController }
    }

    func firstAncestor(_ matches: (UIViewController) -> Bool) -> UIViewController? {
        var current = parent
        while let candidate = current {
            if matches(candidate) { return candidate }
            current = candidate.parent
        }
        return nil
    }

    package func ancestor<T: UIViewController>() -> T? { firstAncestor { $0 is T } as? T }

    var ownNavigationItem: UINavigationItem {
        if let item = storedNavigationItem { return item }
        let item = UINavigationItem(title: title ?? "")
        storedNavigationItem = item
        return item
    }

    package var ownTabBarItem: UITabBarItem {
        if let item = storedTabBarItem { return item }
        let item = UITabBarItem(title: title, image: nil, tag: 0)
        storedTabBarItem = item
        return item
    }
}
