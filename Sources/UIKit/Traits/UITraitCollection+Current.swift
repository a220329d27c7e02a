import CellSimLanguages
import Foundation

extension UITraitCollection {
    /// What an interface outside any window or device has: a light phone with the simulated screen's pixels a point, text
    /// size large, in the direction of the interface's language.
    static var standard: UITraitCollection {
        InterfaceLanguage.current?.isRightToLeft ?? false ? mirrored : unmirrored
    }
    private static let mirrored = unmirrored.with(\.layoutDirection, .rightToLeft)
    private static let unmirrored = UITraitCollection(
        values: TraitValues(
            userInterfaceIdiom: .phone, userInterfaceStyle: .light, layoutDirection: .leftToRight,
            displayScale: SimulatedScreen.main.scale, displayGamut: .SRGB, horizontalSizeClass: .compact,
            verticalSizeClass: .regular,
            forceTouchCapability: .unavailable, preferredContentSizeCategory: .large, accessibilityContrast: .normal,
            userInterfaceLevel: .base, legibilityWeight: .regular, activeAppearance: .active))

    /// The traits by which dynamic colours and images resolve on this thread while views lay out and draw.
    ///
    /// Kept apart for each thread, as in UIKit; a thread that set none has a light phone's.
    public class var current: UITraitCollection {
        get { CurrentTraits.slot.value ?? standard }
        set { CurrentTraits.slot.value = newValue }
    }

    /// Runs `actions` with these traits as `current`.
    public func performAsCurrent(_ actions: () -> Void) {
        let slot = CurrentTraits.slot
        let before = slot.value
        slot.value = self
        defer { slot.value = before }
        actions()
    }
}

/// The current traits of one thread. They are asked for with every view that is made.
private final class CurrentTraits {
    var value: UITraitCollection?

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        let code = unsafe pthread_key_create(&key) { slot in
            if let slot = unsafe slot { unsafe Unmanaged<CurrentTraits>.fromOpaque(slot).release() }
        }
        precondition(code == 0, "no room for a value of each thread")
        return key
    }()

    static var slot: CurrentTraits {
        if let slot = unsafe pthread_getspecific(key) {
            return unsafe Unmanaged<CurrentTraits>.fromOpaque(slot).takeUnretainedValue()
        }
        let slot = CurrentTraits()
        _ = unsafe pthread_setspecific(key, Unmanaged.passRetained(slot).toOpaque())
        return slot
    }
}
