import Foundation

/// Lays its arranged views out in a row or a column.
///
/// The rules are UIKit's own constraints, whose names (`UISV-spacing`, …) appear as identifiers in messages.
@preconcurrency @MainActor open class UIStackView: UIView {
    /// How views share the stack's length.
    public enum Distribution: Int, Sendable {
        /// They fill it; hugging and resistance decide which of them grows or shrinks.
        case fill
        /// They fill it in equal lengths.
        case fillEqually
        /// They fill it in shares that follow their intrinsic lengths, or what a nested stack comes to.
        case fillProportionally
        /// They fill it with equal gaps of at least `spacing`.
        case equalSpacing
        /// They fill it with equal distances between their middles where there is room, and gaps of at least `spacing`.
        case equalCentering
    }

    /// Where views stand across the stack.
    public enum Alignment: Int, Sendable {
        /// From one side to the other.
        case fill
        /// At the leading side of a column, at the top of a row.
        case leading
        /// With their first baselines on one line; in a column like `leading`.
        case firstBaseline
        /// In the middle.
        case center
        /// At the trailing side of a column, at the bottom of a row.
        case trailing
        /// With their last baselines on one line; in a column like `leading`.
        case lastBaseline
        /// `leading`, as it is called in a row.
        public static let top = Alignment.leading
        /// `trailing`, as it is called in a row.
        public static let bottom = Alignment.trailing
    }

    /// A custom spacing that stands for "none".
    public nonisolated static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude
    /// The standard space, 8 points.
    public nonisolated static let spacingUseSystem: CGFloat = 1.175494351e-38

    /// The views that are arranged, in order; all of them are subviews, and hidden ones take no room.
    public private(set) var arrangedSubviews: [UIView] = []
    /// The same without an order.
    private var arranged: Set<ObjectIdentifier> = []
    /// Whether the stack is a row (`horizontal`) or a column (`vertical`).
    open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { if axis != oldValue { arrangementDidChange() } } }
    /// How the views share the stack's length.
    open var distribution = Distribution.fill { didSet { if distribution != oldValue { arrangementDidChange() } } }
    /// Where the views stand across the stack.
    open var alignment = Alignment.fill { didSet { if alignment != oldValue { arrangementDidChange() } } }
    /// Points between neighbours; negative values let them overlap.
    open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { arrangementDidChange() } } }
    /// Whether a column's spaces are measured from last baselines to first ones and not between edges.
    /// Counts for the three distributions that fill.
    open var isBaselineRelativeArrangement = false { didSet { arrangementDidChange() } }
    /// Whether the views stand within the layout margins and not within the bounds.
    /// Documents that give margins and say nothing of this mean true.
    open var isLayoutMarginsRelativeArrangement = false { didSet { arrangementDidChange() } }
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    private var arrangement: [NSLayoutConstraint] = []
    private var isArrangementDirty = true
    /// What the constraints were made for.
    private var wrappingPriorities: [Float] = []

    /// An empty row of that frame (points in its superview).
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// A row of these views, of size zero.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// Reads the row of a document. Not failable, as in UIKit.
    public required init(coder: NSCoder) {
        // swift-format-ignore: NeverForceUnwrap
        super.init(coder: coder)!
        if let nib = coder as? NibCoder { decodeStack(from: nib) }
        for view in subviews { arrange(view, at: arrangedSubviews.count) }
    }

    /// Puts a view at the end, also if it was arranged already; makes it a subview if it is none, at the end of them
    /// too.
    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

    /// Raises for an index beyond the end.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        guard stackIndex >= 0, stackIndex <= arrangedSubviews.count else {
            return UIKitException.raiseOrRecord(
                ReuseException.invalidArgument,
                "index out of bounds for arranged subview: index = \(stackIndex) expected to be less than or equal to"
                    + " \(arrangedSubviews.count)")
        }
        if view.superview !== self { addSubview(view) }
        guard view.superview === self else { return }
        takeOut(view)
        arrange(view, at: min(stackIndex, arrangedSubviews.count))
    }

    /// Takes the view out of the row, with the space that was set after it; it stays a subview, as in UIKit.
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

    /// Sets the space after an arranged view in points, in place of `spacing`; `spacingUseDefault` takes it back. A view
    /// that is not arranged has none.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard isArranged(arrangedSubview) else { return }
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
        arrangementDidChange()
    }

    /// The space set after a view, in points; `spacingUseDefault` where none was.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    /// Takes a view that is removed out of the arrangement too.
    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    override var defaultLayoutMargins: UIEdgeInsets { .zero }

    /// The first visible view of a column, the tallest one of a row; the stack itself without visible views.
    open override var forFirstBaselineLayout: UIView { baselineView(first: true) }
    /// The last visible view of a column, the tallest one of a row; the stack itself without visible views.
    open override var forLastBaselineLayout: UIView { baselineView(first: false) }

    // MARK: Constraints

    override var containerConstraints: [NSLayoutConstraint] { arrangement }

    override func subviewContentDidChange(_ subview: UIView) {
        if distribution == .fillProportionally { return arrangementDidChange() }
        guard !isArrangementDirty, StackArrangement.wrappingPriorities(in: self) != wrappingPriorities else { return }
        arrangementDidChange()
    }

    override func updateContainer() {
        guard isArrangementDirty else { return }
        isArrangementDirty = false
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

    static let axisWords: [String: NSLayoutConstraint.Axis] = ["vertical": .vertical, "horizontal": .horizontal]
    static let distributionWords: [String: Distribution] = [
        "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
        "equalSpacing": .equalSpacing,
        "equalCentering": .equalCentering,
    ]
    static let alignmentWords: [String: Alignment] = [
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
        // Interface Builder has no switch of its own for it: a stack that is given margins arranges within them.
        let hasMargins = nib.insets("layoutMargins") != nil || nib.directionalInsets("directionalLayoutMargins") != nil
        isLayoutMarginsRelativeArrangement = nib.bool("layoutMarginsRelativeArrangement") ?? hasMargins
    }
}
