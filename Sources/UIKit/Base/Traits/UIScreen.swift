import CellSimSystem
import Foundation

/// The simulated screen.
@preconcurrency @MainActor public final class UIScreen: NSObject, UITraitEnvironment {
    /// The only screen.
    public static let main = UIScreen()

    private override init() {}

    /// The bounds in points: 375 × 667 unless the environment variable `CELLSIM_SCREEN` specifies another screen. In
    /// CellSim, views do not depend on a screen and can have any size.
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
    /// A Boolean value that indicates whether the screen is being recorded: always false.
    public var isCaptured: Bool { false }
    /// The screen that this screen mirrors: always nil.
    public var mirrored: UIScreen? { nil }
    /// Posted after the brightness changed; never in CellSim.
    nonisolated public class var brightnessDidChangeNotification: Notification.Name {
        Notification.Name("UIScreenBrightnessDidChangeNotification")
    }
    /// Posted after a recording started or ended; never in CellSim.
    nonisolated public class var capturedDidChangeNotification: Notification.Name {
        Notification.Name("UIScreenCapturedDidChangeNotification")
    }
    /// Posted after a screen was connected; never in CellSim.
    nonisolated public class var didConnectNotification: Notification.Name {
        Notification.Name("UIScreenDidConnectNotification")
    }
    /// Posted after a screen was disconnected; never in CellSim.
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

    /// The device type of `UITraitCollection.current`.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { UITraitCollection.current.userInterfaceIdiom }
    /// The name of the operating system: always "iOS".
    public var systemName: String { "iOS" }
    /// The version of the operating system: "17.5", or "26.1" if iOS 26 is simulated, unless `CELLSIM_SYSTEM` specifies
    /// another version.
    public var systemVersion: String { SystemVersion.reported.description }
    /// The device model: "iPad" if the current traits specify a tablet, otherwise "iPhone".
    public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    /// The device model; equal to `model` in every language.
    public var localizedModel: String { model }
    /// The name of the device: the value of `CELLSIM_DEVICE`, such as "iPhone 15", or otherwise `model`.
    public var name: String {
        guard let name = ProcessInfo.processInfo.environment["CELLSIM_DEVICE"], !name.isEmpty else { return model }
        return name
    }
}

/// Returns `UIDevice.current.userInterfaceIdiom`, for older code.
@MainActor public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
