import CellSimSystem
import Foundation

/// The simulated screen.
@preconcurrency @MainActor public final class UIScreen: NSObject, UITraitEnvironment {
    /// The one screen there is.
    public static let main = UIScreen()

    private override init() {}

    /// In points: that of a phone of 375 × 667 points, unless the environment's `CELLSIM_SCREEN` names another. Views
    /// belong to no screen here and may have any size.
    public var bounds: CGRect { CGRect(origin: .zero, size: SimulatedScreen.main.size) }

    /// In pixels.
    public var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale) }

    /// Pixels a point, of `UITraitCollection.current`.
    public var scale: CGFloat {
        UITraitCollection.current.displayScale > 0 ? UITraitCollection.current.displayScale : SimulatedScreen.main.scale
    }

    /// Pixels a point, always equal to `scale`.
    public var nativeScale: CGFloat { scale }

    public var traitCollection: UITraitCollection { .current }
    /// The screen itself.
    public var coordinateSpace: any UICoordinateSpace { self }
    /// The screen itself: it is never turned.
    public var fixedCoordinateSpace: any UICoordinateSpace { self }
    /// The one screen.
    public class var screens: [UIScreen] { [main] }
    /// False: nobody records it.
    public var isCaptured: Bool { false }
    /// Nil: it mirrors none.
    public var mirrored: UIScreen? { nil }
    /// A view that shows what the key window shows.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
        UIApplication.shared.keyWindow?.snapshotView(afterScreenUpdates: afterUpdates) ?? UIView(frame: bounds)
    }
    /// The brightness was changed. A name only.
    nonisolated public class var brightnessDidChangeNotification: Notification.Name {
        Notification.Name("UIScreenBrightnessDidChangeNotification")
    }
    /// A recording began or ended. A name only.
    nonisolated public class var capturedDidChangeNotification: Notification.Name {
        Notification.Name("UIScreenCapturedDidChangeNotification")
    }
    /// A screen was connected. A name only.
    nonisolated public class var didConnectNotification: Notification.Name {
        Notification.Name("UIScreenDidConnectNotification")
    }
    /// A screen was taken away. A name only.
    nonisolated public class var didDisconnectNotification: Notification.Name {
        Notification.Name("UIScreenDidDisconnectNotification")
    }

    public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

/// The simulated device.
@preconcurrency @MainActor public final class UIDevice: NSObject {
    /// The one device there is.
    public static let current = UIDevice()

    private override init() {}

    /// That of `UITraitCollection.current`.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { UITraitCollection.current.userInterfaceIdiom }
    /// Always "iOS".
    public var systemName: String { "iOS" }
    /// "17.5", or "26.1" where iOS 26 was asked for.
    public var systemVersion: String { SystemVersion.current.fullName }
    /// "iPad" where the current traits say so, else "iPhone".
    public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    /// The same as `model`, in no other language.
    public var localizedModel: String { model }
    /// The same as `model`: devices have no owner here.
    public var name: String { model }
}
