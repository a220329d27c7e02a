import Foundation

/// The common interface of view controllers and presentation controllers.
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
    /// The preferred size of the content, in points.
    var preferredContentSize: CGSize { get }
    /// Called when a child's preferred size changes.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// Called when a child's Auto Layout size changes.
    func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// Returns the size of a child, in points.
    func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize)
        -> CGSize
    /// Called before the size changes.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    /// Called before the traits change.
    func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

/// The area that a bar covers, as returned by `topLayoutGuide` and `bottomLayoutGuide`.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
    /// The bar's height, in points.
    var length: CGFloat { get }
    /// The upper edge of the bar's area.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The lower edge of the bar's area.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// The height of the bar's area.
    var heightAnchor: NSLayoutDimension { get }
}

/// The layout guide of a view controller between an edge of its view and the safe area.
final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
    var isTop = true
    var length: CGFloat {
        let insets = owningView?.safeAreaInsets ?? .zero
        return isTop ? insets.top : insets.bottom
    }
}

extension UIViewController {
    func barLayoutGuide(_ name: String, isTop: Bool) -> BarLayoutGuide {
        if let existing = storedValues[name] as? BarLayoutGuide { return existing }
        let guide = BarLayoutGuide()
        guide.isTop = isTop
        storedValues[name] = guide
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
}
