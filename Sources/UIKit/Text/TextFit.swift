import Foundation

/// How a text lies in the room that its view has.
public enum TextFit: Sendable, Hashable {
    /// All of it is shown.
    case whole
    /// An ellipsis or the end of the last line takes the place of some of it.
    case truncated
    /// It is drawn smaller than its font's size.
    case shrunk
    /// Its lines are higher than the view by so many points.
    case clipped(CGFloat)
}

extension UILabel {
    /// How the text fits the label's bounds.
    public var textFit: TextFit { fitOfText }
}
