import Foundation

// Types for properties of controls that are stored without effect.

extension UISwitch {
    /// The appearance of a switch. Stored without effect: switches always slide.
    public enum Style: Int, Sendable {
        /// Chosen by the system, a checkbox, or a sliding switch.
        case automatic, checkbox, sliding
    }
}

extension UIPageControl {
    /// The visibility of the background behind the dots. Stored without effect: backgrounds are not drawn.
    public enum BackgroundStyle: Int, Sendable {
        /// Chosen by the system, always visible, or never visible.
        case automatic, prominent, minimal
    }
}
