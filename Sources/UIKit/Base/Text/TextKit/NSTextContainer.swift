import CellSimText
import Foundation

/// The text view that uses a text container.
@MainActor package protocol TextContainerOwner: AnyObject {
    /// The bounds of the view in points.
    var bounds: CGRect { get }
    /// The insets from the view's edges to the text, in points.
    var textContainerInset: UIEdgeInsets { get }
    /// Returns the layout of the text in a view of this width in points.
    func layout(width: CGFloat) -> TextLayout
    /// Displays a storage's text.
    func showText(_ storage: NSTextStorage)
    /// Sets the wrapping or truncation of lines.
    func applyLineBreakMode(_ mode: NSLineBreakMode)
    func invalidateTextLayout()
    func setNeedsDisplay()
}

/// The area in which a layout manager or a text view lays out its text.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
    package weak var owner: (any TextContainerOwner)?
    private var storedSize: CGSize
    /// The layout manager that lays out text in the container.
    open internal(set) weak var layoutManager: NSLayoutManager?

    /// The padding to the left and right of each line, in points.
    open var lineFragmentPadding: CGFloat = 5 { didSet { geometryDidChange() } }
    /// The maximum number of lines; 0 for no limit.
    open var maximumNumberOfLines = 0 { didSet { geometryDidChange() } }
    /// The wrapping or truncation of lines: by default, lines wrap at words. Truncating modes apply to the last line
    /// that `maximumNumberOfLines` allows.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { apply() } }
    /// A Boolean value that indicates whether the container's width follows the text view's width; otherwise it is the
    /// width of `size`.
    open var widthTracksTextView = true { didSet { geometryDidChange() } }
    /// A Boolean value that indicates whether the container's height follows the text view's height. Stored without
    /// effect: the height never limits lines.
    open var heightTracksTextView = false {
        didSet { reportNoOp("NSTextContainer.heightTracksTextView", heightTracksTextView) }
    }
    /// The areas without text, in the container's coordinates (points). Lines continue next to them and below. Each
    /// part of a path excludes the range between its leftmost and rightmost points at a line's height.
    open var exclusionPaths: [UIBezierPath] = [] { didSet { geometryDidChange() } }
    /// The size in points. If a text view uses the container, it is the size within the view's insets, with any height;
    /// otherwise the size that was set, where 0 and very large numbers mean no limit.
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
    /// A Boolean value that indicates whether the container is a plain rectangle without exclusion paths.
    open var isSimpleRectangular: Bool { exclusionPaths.isEmpty }

    package init(owner: (any TextContainerOwner)?) {
        (self.owner, storedSize) = (owner, .zero)
        super.init()
    }

    /// Creates a container without limits.
    public override convenience init() { self.init(size: .zero) }

    /// Creates a container with a size in points.
    public init(size: CGSize) {
        storedSize = size
        super.init()
    }

    /// Creates a container without limits.
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

    /// A width larger than any text, in points. UIKit passes it for a dimension without a limit.
    nonisolated package static var unlimited: CGFloat { 100_000 }

    /// The available width for a line's text, in points; infinite if there is no limit.
    var lineWidth: CGFloat {
        let width = size.width
        guard width > 0, width < Self.unlimited else { return owner == nil ? .infinity : 0 }
        return max(width - 2 * lineFragmentPadding, 0)
    }

    /// The container's own width; nil if the width follows the text view or is unlimited.
    package var fixedWidth: CGFloat? {
        !widthTracksTextView && storedSize.width > 0 && storedSize.width < Self.unlimited ? storedSize.width : nil
    }

    private func geometryDidChange() {
        layoutManager?.textContainerChangedGeometry(self)
        owner?.invalidateTextLayout()
    }

    /// Applies the container's line settings to the text view.
    package func apply() {
        layoutManager?.textContainerChangedGeometry(self)
        let mode = lineBreakMode
        owner?.applyLineBreakMode(mode)
    }
}
