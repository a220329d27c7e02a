import Foundation

/// The room in which a layout manager or a text view sets its text.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
    weak var owner: UITextView?
    private var givenSize: CGSize
    /// Who sets text in it.
    open internal(set) weak var layoutManager: NSLayoutManager?

    /// Left and right of every line, in points.
    open var lineFragmentPadding: CGFloat = 5 { didSet { didChange() } }
    /// The most lines; 0 for any number.
    open var maximumNumberOfLines = 0 { didSet { didChange() } }
    /// How lines end: words are wrapped unless it says otherwise, and modes that truncate count for the last line that
    /// `maximumNumberOfLines` allows.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { apply() } }
    /// Whether the room grows and shrinks with the text view's width; else it is as wide as `size` was set.
    open var widthTracksTextView = true { didSet { didChange() } }
    /// Whether the room grows and shrinks with the text view's height. Kept; lines never end for want of height.
    open var heightTracksTextView = false {
        didSet { noteKept("NSTextContainer.heightTracksTextView", heightTracksTextView) }
    }
    /// Where no text is set, in the container's coordinates (points): lines go on beside and below. Each part of a path takes
    /// what lies between its leftmost and rightmost points at a line's height.
    open var exclusionPaths: [UIBezierPath] = [] { didSet { didChange() } }
    /// The room in points: that within a text view's insets once it has the container, any height; else what was set, where
    /// 0 and very large numbers are no limit.
    open var size: CGSize {
        get {
            guard let owner, widthTracksTextView else { return givenSize }
            let insets = owner.textContainerInset
            return CGSize(
                width: max(owner.bounds.width - insets.left - insets.right, 0), height: CGFloat.greatestFiniteMagnitude)
        }
        set {
            givenSize = newValue
            didChange()
        }
    }
    /// Whether text is set in all of the rectangle.
    open var isSimpleRectangular: Bool { exclusionPaths.isEmpty }

    init(owner: UITextView?) {
        (self.owner, givenSize) = (owner, .zero)
        super.init()
    }

    /// A room without limits.
    public override convenience init() { self.init(size: .zero) }

    /// A room of that size in points.
    public init(size: CGSize) {
        givenSize = size
        super.init()
    }

    /// A room without limits.
    public required init(coder: NSCoder) {
        givenSize = .zero
        super.init()
    }

    /// Leaves its layout manager for another.
    open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
        if let old = layoutManager, let index = old.textContainers.firstIndex(where: { $0 === self }) {
            old.removeTextContainer(at: index)
        }
        newLayoutManager.addTextContainer(self)
    }

    /// The room of a line's text in points; infinite without limit.
    var lineWidth: CGFloat {
        let width = size.width
        guard width > 0, width < LabelContent.unlimited else { return owner == nil ? .infinity : 0 }
        return max(width - 2 * lineFragmentPadding, 0)
    }

    /// A width of its own, which does not follow the text view's; nil for one that does.
    var ownWidth: CGFloat? {
        !widthTracksTextView && givenSize.width > 0 && givenSize.width < LabelContent.unlimited ? givenSize.width : nil
    }

    private func didChange() {
        layoutManager?.textContainerChangedGeometry(self)
        owner?.textDidChangeLayout()
    }

    /// Has the text view end its lines as the container says.
    func apply() {
        layoutManager?.textContainerChangedGeometry(self)
        let mode = lineBreakMode
        owner?.change { $0.setLineBreakMode(mode) }
    }
}
