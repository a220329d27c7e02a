import Foundation

/// The result of fitting text into a view.
public enum TextFit: Sendable, Hashable {
    /// The text fits.
    case fits
    /// The text is truncated with an ellipsis, or cut off.
    case truncated
    /// The text is drawn at a smaller size than its font's.
    case shrunk
    /// The lines are taller than the view. The associated value is the difference, in points.
    case clipped(CGFloat)
}

extension UILabel {
    /// The result of fitting the text into the label's bounds.
    public var textFit: TextFit { measuredTextFit }
}
