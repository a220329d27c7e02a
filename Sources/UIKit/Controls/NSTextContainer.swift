import Foundation

/// The room in which a text view sets its text.
@preconcurrency @MainActor public final class NSTextContainer: NSObject {
    weak var owner: UITextView?

    /// Left and right of every line, in points.
    public var lineFragmentPadding: CGFloat = 5 { didSet { owner?.textDidChangeLayout() } }
    /// The most lines; 0 for any number.
    public var maximumNumberOfLines = 0 { didSet { owner?.textDidChangeLayout() } }
    /// How lines end. Kept; the text view wraps its lines at words whatever it says.
    public var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { owner?.textDidChangeLayout() } }

    init(owner: UITextView?) { self.owner = owner }
}
