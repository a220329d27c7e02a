import Foundation

/// The root of a view hierarchy. Its views inherit the traits of the simulated screen.
@preconcurrency @MainActor open class UIWindow: UIView {
    /// The object that receives key events, usually a view.
    weak var firstResponder: UIResponder?
    /// The safe area insets of the simulated device, in points. A host can replace the screen's insets.
    package var deviceSafeAreaInsets: UIEdgeInsets {
        get { safeAreaOverride ?? SimulatedScreen.main.safeArea(in: frame) }
        set {
            safeAreaOverride = newValue
            safeAreaDidChange()
        }
    }
    private var safeAreaOverride: UIEdgeInsets?

    /// The controller whose view fills the window. Setting it replaces the previous controller's view. In a visible window,
    /// the new view appears and is laid out.
    open var rootViewController: UIViewController? { didSet { replaceRootView(replacing: oldValue) } }
    /// The level of the window. Stored without effect: each window is drawn separately.
    open var windowLevel = UIWindow.Level.normal {
        didSet { reportNoOp("UIWindow.windowLevel", windowLevel != .normal) }
    }
    /// A Boolean value that indicates whether the window is the key window.
    open private(set) var isKeyWindow = false

    open override var frame: CGRect {
        didSet {
            if safeAreaOverride == nil, frame != oldValue, SimulatedScreen.main.safeArea != .zero {
                safeAreaDidChange()
            }
        }
    }

    /// The window itself.
    open override var window: UIWindow? { self }
    /// The safe area insets of the simulated device, in points.
    open override var safeAreaInsets: UIEdgeInsets { deviceSafeAreaInsets }
    @_spi(UIKitModules) open override var defaultLayoutMargins: UIEdgeInsets { .zero }

    private lazy var touchDelivery = TouchDelivery(root: self)

    open override var next: UIResponder? { UIApplication.shared }

    /// Delivers touches to the gesture recognisers and views under them.
    open func sendEvent(_ event: UIEvent) { touchDelivery.deliver(event) }

    /// The scene of the window. Stored without effect.
    open var windowScene: UIWindowScene? = .main
    /// The simulated screen.
    open var screen: UIScreen { .main }

    /// Creates a window that fills the scene's screen.
    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.screen.bounds)
        self.windowScene = windowScene
    }

    /// Creates a window that fills the screen.
    public convenience init() { self.init(frame: UIScreen.main.bounds) }

    /// Creates a window with a frame, in points.
    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Called after the window becomes the key window.
    open func becomeKey() {}
    /// Called after another window becomes the key window.
    open func resignKey() {}
    /// A Boolean value that indicates whether the window can become the key window: true by default.
    open var canBecomeKey: Bool { true }

    /// Makes this window the key window and adds it to the application's windows, without showing it. The application
    /// does not retain it.
    open func makeKey() {
        let wasKey = isKeyWindow
        for other in UIApplication.shared.windows where other !== self && other.isKeyWindow {
            other.isKeyWindow = false
            other.resignKey()
        }
        isKeyWindow = true
        UIApplication.shared.windowDidBecomeKey(self)
        if !wasKey { becomeKey() }
    }

    /// Shows the window, and loads and lays out its root view controller's view.
    open func makeKeyAndVisible() {
        isHidden = false
        ShownWindows.retainUntilTestEnds(self)
        makeKey()
        layoutIfNeeded()
    }

    /// The level of a window relative to others. Stored without effect: each window is drawn separately.
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Creates a level from a number.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        /// The levels of normal windows, the status bar and alerts, from back to front.
        public static let normal = Level(rawValue: 0), statusBar = Level(rawValue: 1000), alert = Level(rawValue: 2000)
        /// Returns a level increased by an offset.
        public static func + (level: Level, by: CGFloat) -> Level { Level(rawValue: level.rawValue + by) }
        /// Returns a level decreased by an offset.
        public static func - (level: Level, by: CGFloat) -> Level { Level(rawValue: level.rawValue - by) }
        /// Returns whether the first level is behind the second.
        public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
    }

    private func replaceRootView(replacing old: UIViewController?) {
        guard old !== rootViewController else { return }
        old?.viewIfLoaded?.removeFromSuperview()
        guard let controller = rootViewController, let view = controller.view else { return }
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.resetAfterWindowDeallocation()
        // If the app began an appearance transition itself, it also ends it.
        let managesAppearance = !isHidden && controller.appearance.phase == .disappeared
        if managesAppearance { controller.beginAppearanceTransition(true, animated: false) }
        addSubview(view)
        pinRootView()
        if !isHidden { layoutIfNeeded() }
        if managesAppearance { controller.endAppearanceTransition() }
    }
}
