import CellSimSystem
import Foundation

/// The simulated screen.
@preconcurrency @MainActor public final class UIScreen: NSObject, UITraitEnvironment {
    /// The only screen.
    public static let main = UIScreen()

    private override init() {}

    /// The bounds in points: 375 × 667, unless the environment variable `CELLSIM_SCREEN` sets another screen. Views are
    /// independent of screens in CellSim and may have any size.
    public var bounds: CGRect { CGRect(origin: .zero, size: SimulatedScreen.main.size) }

    /// The bounds in pixels.
    public var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale) }

    /// The number of pixels per point of `UITraitCollection.current`.
    public var scale: CGFloat {
        UITraitCollection.current.displayScale > 0 ? UITraitCollection.current.displayScale : SimulatedScreen.main.scale
    }

    /// The number of pixels per point, always equal to `scale`.
    public var nativeScale: CGFloat { scale }

    public var traitCollection: UITraitCollection { .current }
    /// The only screen.
    public class var screens: [UIScreen] { [main] }
    /// Always false: the screen is not recorded.
    public var isCaptured: Bool { false }
    /// Nil: the screen mirrors no other.
    public var mirrored: UIScreen? { nil }
    /// The brightness changed. Never posted.
    nonisolated public class var brightnessDidChangeNotification: Notification.Name {
        Notification.Name("UIScreenBrightnessDidChangeNotification")
    }
    /// A recording started or ended. Never posted.
    nonisolated public class var capturedDidChangeNotification: Notification.Name {
        Notification.Name("UIScreenCapturedDidChangeNotification")
    }
    /// A screen was connected. Never posted.
    nonisolated public class var didConnectNotification: Notification.Name {
        Notification.Name("UIScreenDidConnectNotification")
    }
    /// A screen was disconnected. Never posted.
    nonisolated public class var didDisconnectNotification: Notification.Name {
        Notification.Name("UIScreenDidDisconnectNotification")
    }

    public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

/// The simulated device.
@preconcurrency @MainActor public final class UIDevice: NSObject {
    /// The only device.
    public static let current = UIDevice()

    private override init() {}

    /// The kind of device of `UITraitCollection.current`.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { UITraitCollection.current.userInterfaceIdiom }
    /// Always "iOS".
    public var systemName: String { "iOS" }
    /// "17.5", or "26.1" if iOS 26 is simulated, unless `CELLSIM_SYSTEM` names another version.
    public var systemVersion: String { SystemVersion.reported.description }
    /// "iPad" if the current traits are those of a tablet, otherwise "iPhone".
    public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    /// The same as `model`, in all languages.
    public var localizedModel: String { model }
    /// The value of `CELLSIM_DEVICE`, such as "iPhone 15"; otherwise the same as `model`.
    public var name: String {
        guard let name = ProcessInfo.processInfo.environment["CELLSIM_DEVICE"], !name.isEmpty else { return model }
        return name
    }
}

/// Returns `UIDevice.current.userInterfaceIdiom`; older code uses this name.
@MainActor public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
