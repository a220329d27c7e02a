import Foundation

/// The result of fitting a text in its view.
public enum TextFit: Sendable, Hashable {
    /// The view displays the whole text.
    case fits
    /// An ellipsis replaces a part of the text, or the text is clipped.
    case truncated
    /// The text is drawn smaller than its font's size.
    case shrunk
    /// The lines are higher than the view by a number of points.
    case clipped(CGFloat)
}

extension UILabel {
    /// The result of fitting the text in the label's bounds.
    public var textFit: TextFit { measuredTextFit }
}
