import CellSimSystem
import Foundation

/// The simulated screen.
@preconcurrency @MainActor public final class UIScreen: NSObject, UITraitEnvironment {
    /// The only screen.
    public static let main = UIScreen()

    private override init() {}

    /// The bounds in points. The size is 375×667, unless the environment variable `CELLSIM_SCREEN` specifies another screen. In CellSim,
    /// views don't depend on the screen and can have any size.
    public var bounds: CGRect { CGRect(origin: .zero, size: SimulatedScreen.main.size) }

    /// The bounds in pixels.
    public var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale) }

    /// The display scale of `UITraitCollection.current`, in pixels per point.
    public var scale: CGFloat {
        UITraitCollection.current.displayScale > 0 ? UITraitCollection.current.displayScale : SimulatedScreen.main.scale
    }

    /// The native scale, in pixels per point. It always equals `scale`.
    public var nativeScale: CGFloat { scale }

    public var traitCollection: UITraitCollection { .current }
    /// The only screen.
    public class var screens: [UIScreen] { [main] }
    /// A Boolean value that indicates whether the screen is being recorded. Always false.
    public var isCaptured: Bool { false }
    /// The screen that this screen mirrors. Always `nil`.
    public var mirrored: UIScreen? { nil }
    /// A notification about a change of the brightness. Never posted in CellSim.
    nonisolated public class var brightnessDidChangeNotification: Notification.Name {
        Notification.Name("UIScreenBrightnessDidChangeNotification")
    }
    /// A notification about the start or the end of a recording. Never posted in CellSim.
    nonisolated public class var capturedDidChangeNotification: Notification.Name {
        Notification.Name("UIScreenCapturedDidChangeNotification")
    }
    /// A notification about a connected screen. Never posted in CellSim.
    nonisolated public class var didConnectNotification: Notification.Name {
        Notification.Name("UIScreenDidConnectNotification")
    }
    /// A notification about a disconnected screen. Never posted in CellSim.
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

    /// The interface idiom of `UITraitCollection.current`.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { UITraitCollection.current.userInterfaceIdiom }
    /// The name of the operating system. Always "iOS".
    public var systemName: String { "iOS" }
    /// The version of the operating system. It is "17.5", or "26.1" if iOS 26 is simulated, unless the environment variable
    /// `CELLSIM_SYSTEM` specifies another version.
    public var systemVersion: String { SystemVersion.reported.description }
    /// The device model: "iPad" if the current idiom is an iPad, otherwise "iPhone".
    public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    /// The device model, which equals `model` in all languages.
    public var localizedModel: String { model }
    /// The name of the device: the value of the environment variable `CELLSIM_DEVICE`, such as "iPhone 15", or otherwise `model`.
    public var name: String {
        guard let name = ProcessInfo.processInfo.environment["CELLSIM_DEVICE"], !name.isEmpty else { return model }
        return name
    }
}

/// Returns `UIDevice.current.userInterfaceIdiom`, for source compatibility.
@MainActor public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
