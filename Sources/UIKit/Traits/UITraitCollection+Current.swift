import Foundation

extension UITraitCollection {
    /// What an interface outside any window or device has: a light phone at two pixels a point, text size large,
    /// left to right.
    static let standard = UITraitCollection(
        values: TraitValues(
            userInterfaceIdiom: .phone, userInterfaceStyle: .light, layoutDirection: .leftToRight, displayScale: 2,
            displayGamut: .SRGB, horizontalSizeClass: .compact, verticalSizeClass: .regular,
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

/// The current traits of one thread.
private final class CurrentTraits {
    var value: UITraitCollection?

    private static let key = "org.cellsim.currentTraits"

    static var slot: CurrentTraits {
        let dictionary = Thread.current.threadDictionary
        if let slot = dictionary[key] as? CurrentTraits { return slot }
        let slot = CurrentTraits()
        dictionary[key] = slot
        return slot
    }
}
