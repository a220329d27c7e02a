import Foundation

/// The root of a view hierarchy; here it stands for the screen whose traits its views take.
@preconcurrency @MainActor open class UIWindow: UIView {
    /// The view or other object that takes key events.
    weak var firstResponder: UIResponder?
    /// The insets of the simulated device's safe area, in points.
    package var deviceSafeAreaInsets = UIEdgeInsets.zero { didSet { marginsDidChange() } }

    open var rootViewController: UIViewController? { didSet { installRoot(replacing: oldValue) } }
    open var windowLevel: CGFloat = 0
    public private(set) var isKeyWindow = false

    open override var window: UIWindow? { self }
    open override var safeAreaInsets: UIEdgeInsets { deviceSafeAreaInsets }
    override var defaultLayoutMargins: UIEdgeInsets { .zero }

    private lazy var touchDelivery = TouchDelivery(root: self)

    open override var next: UIResponder? { UIApplication.shared }

    /// Brings touches to the recognisers and views they fall on.
    open func sendEvent(_ event: UIEvent) { touchDelivery.deliver(event) }

    open var windowScene: UIWindowScene? = .main
    open var screen: UIScreen { .main }

    /// A window as large as the screen.
    public convenience init(windowScene: UIWindowScene) { self.init(frame: windowScene.screen.bounds) }

    open func makeKey() {
        for other in UIApplication.shared.windows { other.isKeyWindow = false }
        isKeyWindow = true
        UIApplication.shared.note(self)
    }

    /// Shows the window; its root view controller's view is loaded and laid out.
    open func makeKeyAndVisible() {
        isHidden = false
        makeKey()
        layoutIfNeeded()
    }

    private func installRoot(replacing old: UIViewController?) {
        guard old !== rootViewController else { return }
        old?.viewIfLoaded?.removeFromSuperview()
        guard let controller = rootViewController, let view = controller.view else { return }
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.forgetLostWindow()
        // Whoever has begun the appearance ends it too.
        let appears = !isHidden && controller.appearance.phase == .disappeared
        if appears { controller.beginAppearanceTransition(true, animated: false) }
        addSubview(view)
        if !isHidden { layoutIfNeeded() }
        if appears { controller.endAppearanceTransition() }
    }
}
