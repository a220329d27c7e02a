import CellSimLanguages
import Foundation

/// The standard traits and each thread's current traits.
extension UITraitCollection {
    /// The traits of an interface without a window or device: a phone in the light style with the text size `large`, the scale of the
    /// simulated screen and the layout direction of the interface's language.
    package static var standard: UITraitCollection {
        InterfaceLanguage.current?.isRightToLeft ?? false ? standardRightToLeft : standardLeftToRight
    }
    private static let standardRightToLeft = standardLeftToRight.with(\.layoutDirection, .rightToLeft)
    private static let standardLeftToRight = UITraitCollection(
        values: TraitValues(
            userInterfaceIdiom: .phone, userInterfaceStyle: .light, layoutDirection: .leftToRight,
            displayScale: SimulatedScreen.main.scale, displayGamut: .SRGB, horizontalSizeClass: .compact,
            verticalSizeClass: .regular,
            forceTouchCapability: .unavailable, preferredContentSizeCategory: .large, accessibilityContrast: .normal,
            userInterfaceLevel: .base, legibilityWeight: .regular, activeAppearance: .active))

    /// The current traits of the thread. During layout and drawing, they resolve dynamic colours and images.
    ///
    /// Each thread has its own traits, as in UIKit. The default is `standard`.
    public class var current: UITraitCollection {
        get { CurrentTraits.threadLocal.value ?? standard }
        set {
            let threadTraits = CurrentTraits.threadLocal
            threadTraits.value = newValue
            if threadTraits.depth == 0 { threadTraits.outermost = newValue }
        }
    }

    /// The current traits outside `performAsCurrent` and UIKit's callbacks, which are the traits of the screen. Windows, and controllers
    /// without a parent, inherit them.
    package static var outermost: UITraitCollection { CurrentTraits.threadLocal.outermost ?? standard }

    /// Calls a closure with these traits as the current traits.
    public func performAsCurrent(_ actions: () -> Void) {
        let threadTraits = CurrentTraits.threadLocal
        let previous = threadTraits.value
        threadTraits.value = self
        threadTraits.depth += 1
        defer {
            threadTraits.value = previous
            threadTraits.depth -= 1
        }
        actions()
    }
}

/// The storage for a thread's current traits. It uses a thread-specific value, because the traits are read for each new view.
private final class CurrentTraits {
    var value: UITraitCollection?
    /// The current traits outside all calls of `performAsCurrent`.
    var outermost: UITraitCollection?
    var depth = 0

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        let errorCode = unsafe pthread_key_create(&key) { slot in
            if let slot = unsafe slot { unsafe Unmanaged<CurrentTraits>.fromOpaque(slot).release() }
        }
        precondition(errorCode == 0, "cannot create thread-specific data")
        return key
    }()

    static var threadLocal: CurrentTraits {
        if let slot = unsafe pthread_getspecific(key) {
            return unsafe Unmanaged<CurrentTraits>.fromOpaque(slot).takeUnretainedValue()
        }
        let threadTraits = CurrentTraits()
        _ = unsafe pthread_setspecific(key, Unmanaged.passRetained(threadTraits).toOpaque())
        return threadTraits
    }
}
