/// The layout of root views.
extension UIWindow {
    /// The identifier of the constraints that pin a root view.
    private static let rootIdentifier = "UIWindow-root-view"

    /// Pins the root view's edges to those of the window if the view doesn't use its autoresizing mask. As in UIKit, the root view fills
    /// the window in any case.
    func pinRootView() {
        let view = rootViewController?.viewIfLoaded
        let pins = constraints.filter { $0.identifier == Self.rootIdentifier }
        guard let view, view.superview === self, !view.translatesAutoresizingMaskIntoConstraints else {
            return NSLayoutConstraint.deactivate(pins)
        }
        guard pins.first?.firstItem !== view else { return }
        NSLayoutConstraint.deactivate(pins)
        let newPins = [
            view.leftAnchor.constraint(equalTo: leftAnchor), view.rightAnchor.constraint(equalTo: rightAnchor),
            view.topAnchor.constraint(equalTo: topAnchor), view.bottomAnchor.constraint(equalTo: bottomAnchor),
        ]
        for pin in newPins { pin.identifier = Self.rootIdentifier }
        NSLayoutConstraint.activate(newPins)
    }
}
