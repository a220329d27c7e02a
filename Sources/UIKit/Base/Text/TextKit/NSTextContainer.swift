import CellSimText
import Foundation

/// A text view that owns a text container.
@MainActor package protocol TextContainerOwner: AnyObject {
    /// The bounds of the view, in points.
    var bounds: CGRect { get }
    /// The insets of the text from the view's edges, in points.
    var textContainerInset: UIEdgeInsets { get }
    /// Returns the layout of the text for a width of the view, in points.
    func layout(width: CGFloat) -> TextLayout
    /// Displays the text of a storage.
    func showText(_ storage: NSTextStorage)
    /// Sets the line break mode of the text.
    func applyLineBreakMode(_ mode: NSLineBreakMode)
    func invalidateTextLayout()
    func setNeedsDisplay()
}

/// The area in which a layout manager or text view lays out text.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
    package weak var owner: (any TextContainerOwner)?
    private var storedSize: CGSize
    /// The layout manager that lays out text in the container.
    open internal(set) weak var layoutManager: NSLayoutManager?

    /// The padding at the left and at the right of each line, in points.
    open var lineFragmentPadding: CGFloat = 5 { didSet { geometryDidChange() } }
    /// The maximum number of lines, or 0 for no limit.
    open var maximumNumberOfLines = 0 { didSet { geometryDidChange() } }
    /// The wrapping or truncation of lines. The default is wrapping at words. Truncation modes apply to the last line that
    /// `maximumNumberOfLines` allows.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { apply() } }
    /// A Boolean value that indicates whether the container has the width of the text view. Otherwise, it has the width of `size`.
    open var widthTracksTextView = true { didSet { geometryDidChange() } }
    /// A Boolean value that indicates whether the container has the height of the text view. Stored without effect: the height never
    /// limits the lines.
    open var heightTracksTextView = false {
        didSet { reportNoOp("NSTextContainer.heightTracksTextView", heightTracksTextView) }
    }
    /// The areas without text, in the container's coordinates (points). Lines continue at the side of these areas and below them. Each
    /// subpath excludes the range from its leftmost to its rightmost point in the vertical range of a line.
    open var exclusionPaths: [UIBezierPath] = [] { didSet { geometryDidChange() } }
    /// The size in points. In a text view, it is the size inside the view's insets, with unlimited height. Otherwise, it is the assigned
    /// size; a dimension of 0 or a very large number has no limit.
    open var size: CGSize {
        get {
            guard let owner, widthTracksTextView else { return storedSize }
            let insets = owner.textContainerInset
            return CGSize(
                width: max(owner.bounds.width - insets.left - insets.right, 0), height: CGFloat.greatestFiniteMagnitude)
        }
        set {
            storedSize = newValue
            geometryDidChange()
        }
    }
    /// A Boolean value that indicates whether the container is a rectangle without exclusion paths.
    open var isSimpleRectangular: Bool { exclusionPaths.isEmpty }

    package init(owner: (any TextContainerOwner)?) {
        (self.owner, storedSize) = (owner, .zero)
        super.init()
    }

    /// Creates a container of unlimited size.
    public override convenience init() { self.init(size: .zero) }

    /// Creates a container with a size in points.
    public init(size: CGSize) {
        storedSize = size
        super.init()
    }

    /// Creates a container of unlimited size.
    public required init(coder: NSCoder) {
        storedSize = .zero
        super.init()
    }

    /// Moves the container to another layout manager.
    open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
        if let old = layoutManager, let index = old.textContainers.firstIndex(where: { $0 === self }) {
            old.removeTextContainer(at: index)
        }
        newLayoutManager.addTextContainer(self)
    }

    /// The size of a dimension without a limit, in points. It exceeds all text, and UIKit passes it for unlimited dimensions.
    nonisolated package static var unlimited: CGFloat { 100_000 }

    /// The available width for the text of a line in points, or infinity if there is no limit.
    var lineWidth: CGFloat {
        let width = size.width
        guard width > 0, width < Self.unlimited else { return owner == nil ? .infinity : 0 }
        return max(width - 2 * lineFragmentPadding, 0)
    }

    /// The container's own width, or `nil` if it is unlimited or equals the width of the text view.
    package var fixedWidth: CGFloat? {
        !widthTracksTextView && storedSize.width > 0 && storedSize.width < Self.unlimited ? storedSize.width : nil
    }

    private func geometryDidChange() {
        layoutManager?.textContainerChangedGeometry(self)
        owner?.invalidateTextLayout()
    }

    /// Applies the container's line break mode to the text view.
    package func apply() {
        layoutManager?.textContainerChangedGeometry(self)
        let mode = lineBreakMode
        owner?.applyLineBreakMode(mode)
    }
}
