import Foundation

/// Lays out its arranged views in a row or a column.
///
/// Its rules are UIKit's own constraints, whose names (`UISV-spacing`, …) appear as identifiers in messages.
@preconcurrency @MainActor open class UIStackView: UIView {
    /// The distribution of views along the stack.
    public enum Distribution: Int, Sendable {
        /// They fill it; hugging and compression resistance determine which of them grows or shrinks.
        case fill
        /// They fill it in equal lengths.
        case fillEqually
        /// They fill it in proportion to their intrinsic lengths, or to those that constraints inside give them.
        case fillProportionally
        /// They fill it with equal gaps of at least `spacing`.
        case equalSpacing
        /// They fill it with equal distances between their centres if possible, and gaps of at least `spacing`.
        case equalCentering
    }

    /// The alignment of views across the stack.
    public enum Alignment: Int, Sendable {
        /// Over the full width of a column or height of a row.
        case fill
        /// At the leading side of a column, at the top of a row.
        case leading
        /// With their first baselines on one line; in a column like `leading`.
        case firstBaseline
        /// In the centre.
        case center
        /// At the trailing side of a column, at the bottom of a row.
        case trailing
        /// With their last baselines on one line; in a column like `leading`.
        case lastBaseline
        /// The name of `leading` for a row.
        public static let top = Alignment.leading
        /// The name of `trailing` for a row.
        public static let bottom = Alignment.trailing
    }

    /// A custom spacing that means none.
    public nonisolated static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude
    /// The standard space, 8 points.
    public nonisolated static let spacingUseSystem: CGFloat = 1.175494351e-38

    /// The arranged views, in order; all of them are subviews, and hidden ones take no space.
    open private(set) var arrangedSubviews: [UIView] = []
    /// The same without an order.
    private var arranged: Set<ObjectIdentifier> = []
    /// Whether the stack is a row (`horizontal`) or a column (`vertical`).
    open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { if axis != oldValue { arrangementDidChange() } } }
    /// The distribution of the views along the stack.
    open var distribution = Distribution.fill { didSet { if distribution != oldValue { arrangementDidChange() } } }
    /// The alignment of the views across the stack.
    open var alignment = Alignment.fill { didSet { if alignment != oldValue { arrangementDidChange() } } }
    /// The points between neighbours; negative values let them overlap.
    open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { arrangementDidChange() } } }
    /// Whether a column's spaces are measured from last baselines to first ones and not between edges. Used by the
    /// three distributions that fill.
    open var isBaselineRelativeArrangement = false { didSet { arrangementDidChange() } }
    /// Whether the views are inside the layout margins rather than the bounds. A document that sets margins but not
    /// this attribute makes it true.
    open var isLayoutMarginsRelativeArrangement = false { didSet { arrangementDidChange() } }
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    private var arrangement: [NSLayoutConstraint] = []
    private var isArrangementDirty = true
    /// The priorities for which the constraints were made.
    private var wrappingPriorities: [Float] = []

    /// Creates an empty row with this frame (points in its superview).
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a row of these views, of size zero.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// Reads a stack from a document. Not failable, as in UIKit.
    public required init(coder: NSCoder) {
        // swift-format-ignore: NeverForceUnwrap
        super.init(coder: coder)!
        if let nib = coder as? NibCoder { decodeStack(from: nib) }
        for view in subviews { arrange(view, at: arrangedSubviews.count) }
    }

    /// Moves a view to the end, even if it was already arranged; a view that is not a subview yet becomes the last
    /// subview.
    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

    /// Inserts a view at an index of the arranged views. Raises for an index beyond the end.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        guard stackIndex >= 0, stackIndex <= arrangedSubviews.count else {
            return UIKitException.raiseOrRecord(
                UIKitException.invalidArgument,
                "index out of bounds for arranged subview: index = \(stackIndex) expected to be less than or equal to"
                    + " \(arrangedSubviews.count)")
        }
        if view.superview !== self { addSubview(view) }
        guard view.superview === self else { return }
        takeOut(view)
        arrange(view, at: min(stackIndex, arrangedSubviews.count))
    }

    /// Removes the view from the arranged views, with its custom spacing; it stays a subview, as in UIKit.
    open func removeArrangedSubview(_ view: UIView) {
        guard takeOut(view) else { return }
        customSpacings[ObjectIdentifier(view)] = nil
        arrangementDidChange()
    }

    /// Whether the view is one of the arranged ones; without looking at all of them.
    package func isArranged(_ view: UIView) -> Bool { arranged.contains(ObjectIdentifier(view)) }

    /// - Returns: whether the view was there.
    @discardableResult private func takeOut(_ view: UIView) -> Bool {
        guard arranged.remove(ObjectIdentifier(view)) != nil else { return false }
        arrangedSubviews.removeAll { $0 === view }
        return true
    }

    /// Sets the space after an arranged view in points, which replaces `spacing`; `spacingUseDefault` resets it. It has
    /// no effect for other views.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard isArranged(arrangedSubview) else { return }
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
        arrangementDidChange()
    }

    /// Returns the custom space after a view, in points; `spacingUseDefault` if there is none.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    /// Removes a removed subview from the arranged views too.
    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    @_spi(UIKitModules) open override var defaultLayoutMargins: UIEdgeInsets { .zero }

    /// The first visible view of a column, the tallest one of a row; the stack itself without visible views.
    open override var forFirstBaselineLayout: UIView { baselineView(first: true) }
    /// The last visible view of a column, the tallest one of a row; the stack itself without visible views.
    open override var forLastBaselineLayout: UIView { baselineView(first: false) }

    // MARK: Constraints

    @_spi(UIKitModules) open override var containerConstraints: [NSLayoutConstraint] { arrangement }

    @_spi(UIKitModules) open override func subviewContentDidChange(_ subview: UIView) {
        if distribution == .fillProportionally { return arrangementDidChange() }
        guard !isArrangementDirty, StackArrangement.wrappingPriorities(in: self) != wrappingPriorities else { return }
        arrangementDidChange()
    }

    override func layoutInsideDidChange() {
        if !isArrangementDirty { arrangementDidChange() }
    }

    @_spi(UIKitModules) open override func updateContainer() {
        guard isArrangementDirty else { return }
        isArrangementDirty = false
        layoutState.measuresArrangedViews =
            distribution == .fillProportionally
            && arrangedSubviews.contains { StackArrangement.isMeasured($0, along: axis) }
        let builder = StackArrangement(self)
        for guide in layoutState.guides where guide.identifier.hasPrefix("UISV-") { guide.owningView = nil }
        layoutState.guides.removeAll { $0.identifier.hasPrefix("UISV-") }
        layoutState.guides += builder.guides
        arrangement = builder.constraints
        wrappingPriorities = StackArrangement.wrappingPriorities(in: self)
    }

    func spacing(after view: UIView) -> CGFloat {
        let own = customSpacings[ObjectIdentifier(view)] ?? spacing
        return own == Self.spacingUseSystem ? 8 : own
    }

    func arrangedVisibilityDidChange() { arrangementDidChange() }

    private func arrange(_ view: UIView, at index: Int) {
        view.translatesAutoresizingMaskIntoConstraints = false
        arrangedSubviews.insert(view, at: index)
        arranged.insert(ObjectIdentifier(view))
        arrangementDidChange()
    }

    private func arrangementDidChange() {
        isArrangementDirty = true
        structureDidChange()
        setNeedsLayout()
    }

    private func baselineView(first: Bool) -> UIView {
        let visible = arrangedSubviews.filter { !$0.isHidden }
        guard !visible.isEmpty else { return self }
        if axis == .vertical { return (first ? visible.first : visible.last) ?? self }
        return visible.max { $0.bounds.height < $1.bounds.height } ?? self
    }

    package static let axisWords: [String: NSLayoutConstraint.Axis] = [
        "vertical": .vertical, "horizontal": .horizontal,
    ]
    package static let distributionWords: [String: Distribution] = [
        "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
        "equalSpacing": .equalSpacing,
        "equalCentering": .equalCentering,
    ]
    package static let alignmentWords: [String: Alignment] = [
        "fill": .fill, "top": .top, "leading": .leading, "firstBaseline": .firstBaseline, "center": .center,
        "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
    ]

    private func decodeStack(from nib: NibCoder) {
        axis = nib.enumeration("axis", Self.axisWords) ?? .horizontal
        distribution = nib.enumeration("distribution", Self.distributionWords) ?? .fill
        alignment = nib.enumeration("alignment", Self.alignmentWords) ?? .fill
        spacing = nib.cgFloat("spacing") ?? 0
        if nib.enumeration("spacingType", ["standard": true]) ?? false { spacing = Self.spacingUseSystem }
        isBaselineRelativeArrangement = nib.bool("baselineRelativeArrangement") ?? false
        // Interface Builder has no switch for it: a stack with margins arranges its views within them.
        let hasMargins = nib.insets("layoutMargins") != nil || nib.directionalInsets("directionalLayoutMargins") != nil
        isLayoutMarginsRelativeArrangement = nib.bool("layoutMarginsRelativeArrangement") ?? hasMargins
    }
}
