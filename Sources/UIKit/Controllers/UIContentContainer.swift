import Foundation

/// What controllers and presentations have in common.
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
    /// The size that the content would like to have, in points.
    var preferredContentSize: CGSize { get }
    /// Called when a child wants another size.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// Called when a child's size by layout has changed.
    func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// The size of a child, in points.
    func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize)
        -> CGSize
    /// Called before the size changes.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    /// Called before the traits change.
    func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

/// The place of a bar, as before safe areas.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
    /// The bar's height, in points.
    var length: CGFloat { get }
    /// The upper edge of the bar's place.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The lower edge of the bar's place.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// The height of the bar's place.
    var heightAnchor: NSLayoutDimension { get }
}

/// What lies between an edge of a view and its safe area.
final class BarGuide: UILayoutGuide, UILayoutSupport {
    var isTop = true
    var length: CGFloat {
        let insets = owningView?.safeAreaInsets ?? .zero
        return isTop ? insets.top : insets.bottom
    }
}

extension UIViewController {
    /// What bars take at the top of the view; its lower edge is that of the bars.
    public var topLayoutGuide: any UILayoutSupport { barGuide("topLayoutGuide", isTop: true) }
    /// What bars take at the bottom of the view; its upper edge is that of the bars.
    public var bottomLayoutGuide: any UILayoutSupport { barGuide("bottomLayoutGuide", isTop: false) }

    private func barGuide(_ name: String, isTop: Bool) -> BarGuide {
        if let known = keptValues[name] as? BarGuide { return known }
        let guide = BarGuide()
        guide.isTop = isTop
        keptValues[name] = guide
        guard let view else { return guide }
        view.addLayoutGuide(guide)
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            guide.widthAnchor.constraint(equalToConstant: 0),
            guide.topAnchor.constraint(equalTo: isTop ? view.topAnchor : area.bottomAnchor),
            guide.bottomAnchor.constraint(equalTo: isTop ? area.topAnchor : view.bottomAnchor),
        ])
        return guide
    }

    /// Traits that the controller puts over those it inherits, for its view and what is inside it.
    public var traitOverrides: UITraitOverrides {
        get { keptValues["traitOverrides"] as? UITraitOverrides ?? UITraitOverrides() }
        set {
            keptValues["traitOverrides"] = newValue
            viewIfLoaded?.invalidateTraits()
        }
    }

    /// Names the scroll view that bars go by at some edges.
    public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        contentScrollViews.append((edge, scrollView))
    }
    /// Names the scroll view that bars go by at all edges.
    public func setContentScrollView(_ scrollView: UIScrollView?) { setContentScrollView(scrollView, for: .all) }

    /// Sets `toolbarItems`; `animated` makes no difference.
    public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }

    /// A button that begins and ends editing; the same whenever it is asked for.
    public var editButtonItem: UIBarButtonItem {
        if let known = keptValues["editButtonItem"] as? UIBarButtonItem { return known }
        let item = UIBarButtonItem(barButtonSystemItem: isEditing ? .done : .edit, target: nil, action: nil)
        item.primaryAction = UIAction { [weak self] _ in
            guard let self else { return }
            setEditing(!isEditing, animated: true)
        }
        keptValues["editButtonItem"] = item
        return item
    }

    /// Exchanges the views of two children at once, with their appearance callbacks, and calls `completion` with true.
    public func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        guard let old = fromViewController.view, let new = toViewController.view else { return }
        if let container = old.superview, new.superview !== container {
            container.insertSubview(new, aboveSubview: old)
        }
        animations?()
        old.removeFromSuperview()
        completion?(true)
    }

    /// Does nothing: there are no system gestures.
    public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
    /// Does nothing: there is no pointer.
    public func setNeedsUpdateOfPrefersPointerLocked() {}
    /// Does nothing: nothing turns.
    public class func attemptRotationToDeviceOrientation() {}
    /// The first controller around that has a method of this name.
    public func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
        var candidate = parent
        while let controller = candidate {
            if controller.canPerformAction(action, withSender: sender) { return controller }
            candidate = controller.parent
        }
        return nil
    }
    /// Upright, as before iOS 8.
    public var interfaceOrientation: UIInterfaceOrientation { .portrait }
    /// Nil: the app adds to no other.
    public var extensionContext: NSExtensionContext? { nil }
}

extension UINavigationItem {
    /// Sets `hidesBackButton`; `animated` makes no difference.
    public func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
}
