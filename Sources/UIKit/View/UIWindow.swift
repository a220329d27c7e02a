import Foundation

/// The root of a view hierarchy; here it stands for the screen whose traits its views take.
@preconcurrency @MainActor open class UIWindow: UIView {
    /// The view or other object that takes key events.
    weak var firstResponder: UIResponder?
    /// The insets of the simulated device's safe area, in points: what the screen takes of the window, unless a host says it.
    package var deviceSafeAreaInsets: UIEdgeInsets {
        get { givenSafeArea ?? SimulatedScreen.main.safeArea(in: frame) }
        set {
            givenSafeArea = newValue
            safeAreaDidChange()
        }
    }
    private var givenSafeArea: UIEdgeInsets?

    /// The controller whose view fills the window. Setting it puts that view in place of the old one and, in a window
    /// that is not hidden, lets it appear and lays it out.
    open var rootViewController: UIViewController? { didSet { installRoot(replacing: oldValue) } }
    /// How far in front windows are. Kept; nothing reads it: each is drawn for itself.
    open var windowLevel = UIWindow.Level.normal {
        didSet { noteKept("UIWindow.windowLevel", windowLevel != .normal) }
    }
    /// Whether this window was the last to be made key.
    public private(set) var isKeyWindow = false

    open override var frame: CGRect {
        didSet {
            if givenSafeArea == nil, frame != oldValue, SimulatedScreen.main.safeArea != .zero { safeAreaDidChange() }
        }
    }

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
    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.screen.bounds)
        self.windowScene = windowScene
    }

    /// A window as large as the screen.
    public convenience init() { self.init(frame: UIScreen.main.bounds) }

    /// A window of that frame, in points.
    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Called when the window becomes the key one.
    open func becomeKey() {}
    /// Called when another window becomes the key one.
    open func resignKey() {}
    /// Whether the window may become the key one: yes, unless a subclass says otherwise.
    open var canBecomeKey: Bool { true }

    /// Makes this window the key one, and one of the application's windows while it lives; it does not show it.
    open func makeKey() {
        let wasKey = isKeyWindow
        for other in UIApplication.shared.windows where other !== self && other.isKeyWindow {
            other.isKeyWindow = false
            other.resignKey()
        }
        isKeyWindow = true
        UIApplication.shared.note(self)
        if !wasKey { becomeKey() }
    }

    /// Shows the window; its root view controller's view is loaded and laid out.
    open func makeKeyAndVisible() {
        isHidden = false
        makeKey()
        layoutIfNeeded()
    }

    /// How far in front a window is among others. Kept; each window is drawn for itself.
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// The level with that number.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        /// Windows, the status bar, and alerts in front of all.
        public static let normal = Level(rawValue: 0), statusBar = Level(rawValue: 1000), alert = Level(rawValue: 2000)
        /// The level so much farther in front.
        public static func + (level: Level, by: CGFloat) -> Level { Level(rawValue: level.rawValue + by) }
        /// The level so much farther behind.
        public static func - (level: Level, by: CGFloat) -> Level { Level(rawValue: level.rawValue - by) }
        /// Whether one is behind the other.
        public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
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
