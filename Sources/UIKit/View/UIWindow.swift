import Foundation

/// The root of a view hierarchy; here it stands for the screen whose traits its views take.
@preconcurrency @MainActor open class UIWindow: UIView {
    /// The view or other object that takes key events.
    weak var firstResponder: UIResponder?
    /// The insets of the simulated device's safe area, in points.
    package var deviceSafeAreaInsets = UIEdgeInsets.zero { didSet { marginsDidChange() } }

    /// The controller whose view fills the window. Setting it puts that view in place of the old one and, in a window
    /// that is not hidden, lets it appear and lays it out.
    open var rootViewController: UIViewController? { didSet { installRoot(replacing: oldValue) } }
    /// How far in front windows are. Kept; nothing reads it: each is drawn for itself.
    open var windowLevel: CGFloat = 0 {
        didSet { noteKept("UIWindow.windowLevel", windowLevel != 0) }
    }
    /// Whether this window was the last to be made key.
    public private(set) var isKeyWindow = false

    /// The window itself.
    open override var window: UIWindow? { self }
    /// How far the simulated device's shape and bars reach into the window, in points.
    open override var safeAreaInsets: UIEdgeInsets { deviceSafeAreaInsets }
    override var defaultLayoutMargins: UIEdgeInsets { .zero }

    private lazy var touchDelivery = TouchDelivery(root: self)

    open override var next: UIResponder? { UIApplication.shared }

    /// Brings touches to the recognisers and views they fall on.
    open func sendEvent(_ event: UIEvent) { touchDelivery.deliver(event) }

    /// The scene that the window belongs to. Kept; nothing reads it.
    open var windowScene: UIWindowScene? = .main
    /// The simulated screen.
    open var screen: UIScreen { .main }

    /// A window as large as the screen.
    public convenience init(windowScene: UIWindowScene) { self.init(frame: windowScene.screen.bounds) }

    /// Makes this window the key one, and one of the application's windows while it lives; it does not show it.
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
