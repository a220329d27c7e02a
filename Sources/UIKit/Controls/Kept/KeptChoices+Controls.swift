import Foundation

extension UISwitch {
    /// The appearance of a switch. Stored without effect: switches slide.
    public enum Style: Int, Sendable {
        /// The system decides, or a check box, or a sliding switch.
        case automatic, checkbox, sliding
    }
}

extension UIPageControl {
    /// The condition under which a background is visible behind the dots. Stored without effect: it is not drawn.
    public enum BackgroundStyle: Int, Sendable {
        /// The system decides, or always, or never.
        case automatic, prominent, minimal
    }
}
