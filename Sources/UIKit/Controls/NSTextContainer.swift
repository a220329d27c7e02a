import Foundation

/// The room in which a text view sets its text.
@preconcurrency @MainActor public final class NSTextContainer: NSObject {
    weak var owner: UITextView?
    private let givenSize: CGSize

    /// Left and right of every line, in points.
    public var lineFragmentPadding: CGFloat = 5 { didSet { owner?.textDidChangeLayout() } }
    /// The most lines; 0 for any number.
    public var maximumNumberOfLines = 0 { didSet { owner?.textDidChangeLayout() } }
    /// How lines end: words are wrapped unless it says otherwise, and modes that truncate count for the last line that
    /// `maximumNumberOfLines` allows.
    public var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { apply() } }
    /// Whether the room grows and shrinks with the text view's width. Kept; it always does.
    public var widthTracksTextView = true {
        didSet { noteKept("NSTextContainer.widthTracksTextView", !widthTracksTextView) }
    }
    /// Whether the room grows and shrinks with the text view's height. Kept; lines never end for want of height.
    public var heightTracksTextView = false {
        didSet { noteKept("NSTextContainer.heightTracksTextView", heightTracksTextView) }
    }
    /// Where no text is set. Kept; text is set there too.
    public var exclusionPaths: [UIBezierPath] = [] {
        didSet { noteKept("NSTextContainer.exclusionPaths", !exclusionPaths.isEmpty) }
    }
    /// The room in points: that within a text view's insets once it has the container, any height; else what was given.
    public var size: CGSize {
        guard let owner else { return givenSize }
        let insets = owner.textContainerInset
        return CGSize(
            width: max(owner.bounds.width - insets.left - insets.right, 0), height: CGFloat.greatestFiniteMagnitude)
    }

    init(owner: UITextView?) {
        (self.owner, givenSize) = (owner, .zero)
        super.init()
    }

    /// A room of that size in points, for `UITextView(frame:textContainer:)`.
    public init(size: CGSize) {
        givenSize = size
        super.init()
    }

    /// Has the text view end its lines as the container says.
    func apply() {
        let mode = lineBreakMode
        owner?.change { $0.setLineBreakMode(mode) }
    }
}
