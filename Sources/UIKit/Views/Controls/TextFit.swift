import Foundation

/// Whether a text fits its view.
public enum TextFit: Sendable, Hashable {
    /// The view shows the whole text.
    case whole
    /// An ellipsis replaces a part of the text, or the text is cut off.
    case truncated
    /// The text is drawn smaller than its font's size.
    case shrunk
    /// The lines are higher than the view by this number of points.
    case clipped(CGFloat)
}

extension UILabel {
    /// Whether the text fits the label's bounds.
    public var textFit: TextFit { fitOfText }
}
