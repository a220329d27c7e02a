import Foundation

/// Lays out its arranged views in a row or a column.
///
/// It uses the same constraints as UIKit, whose names (`UISV-spacing`, …) appear as identifiers in messages.
@preconcurrency @MainActor open class UIStackView: UIView {
    /// The distribution of views along the axis of the stack.
    public enum Distribution: Int, Sendable {
        /// The views fill the stack; hugging and compression resistance determine which of them grows or shrinks.
        case fill
        /// The views fill the stack with equal lengths.
        case fillEqually
        /// The views fill the stack in proportion to their intrinsic lengths, or to the lengths that constraints inside
        /// give them.
        case fillProportionally
        /// The views fill the stack with equal gaps of at least `spacing`.
        case equalSpacing
        /// The views fill the stack with equal distances between their centres if possible, and gaps of at least
        /// `spacing`.
        case equalCentering
    }

    /// The alignment of views across the axis of the stack.
    public enum Alignment: Int, Sendable {
        /// Fills the width of a column or the height of a row.
        case fill
        /// Aligns views to the leading edge of a column, or to the top of a row.
        case leading
        /// Aligns the first baselines in a row; in a column like `leading`.
        case firstBaseline
        /// Centres the views.
        case center
        /// Aligns views to the trailing edge of a column, or to the bottom of a row.
        case trailing
        /// Aligns the last baselines in a row; in a column like `leading`.
        case lastBaseline
        /// The name of `leading` in a row.
        public static let top = Alignment.leading
        /// The name of `trailing` in a row.
        public static let bottom = Alignment.trailing
    }

    /// A custom spacing that means `spacing`.
    public nonisolated static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude
    /// A custom spacing that means the standard space of 8 points.
    public nonisolated static let spacingUseSystem: CGFloat = 1.175494351e-38

    /// The arranged views, in order. All of them are subviews, and hidden ones occupy no space.
    open private(set) var arrangedSubviews: [UIView] = []
    /// The arranged views as a set, for fast lookup.
    private var arrangedIDs: Set<ObjectIdentifier> = []
    /// Whether the stack is a row (`horizontal`) or a column (`vertical`).
    open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { if axis != oldValue { arrangementDidChange() } } }
    /// The distribution of the views along the stack.
    open var distribution = Distribution.fill { didSet { if distribution != oldValue { arrangementDidChange() } } }
    /// The alignment of the views across the stack.
    open var alignment = Alignment.fill { didSet { if alignment != oldValue { arrangementDidChange() } } }
    /// The spacing between neighbours in points; a negative value makes them overlap.
    open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { arrangementDidChange() } } }
    /// A Boolean value that indicates whether a column's spacing is measured between baselines and not between edges.
    /// It affects the three distributions that fill.
    open var isBaselineRelativeArrangement = false { didSet { arrangementDidChange() } }
    /// A Boolean value that indicates whether the views are inside the layout margins rather than the bounds. A
    /// document that sets margins but not this attribute makes it true.
    open var isLayoutMarginsRelativeArrangement = false { didSet { arrangementDidChange() } }
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    private var arrangementConstraints: [NSLayoutConstraint] = []
    private var isArrangementDirty = true
    /// The label priorities from which the constraints were created.
    private var wrappingPriorities: [Float] = []

    /// Creates an empty horizontal stack with a frame (points in its superview).
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a horizontal stack with these views and a size of zero.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// Decodes a stack from a document. Not failable, as in UIKit.
    public required init(coder: NSCoder) {
        // swift-format-ignore: NeverForceUnwrap
        super.init(coder: coder)!
        if let nib = coder as? NibCoder { decodeStack(from: nib) }
        for view in subviews { insertArranged(view, at: arrangedSubviews.count) }
    }

    /// Appends a view to the arranged views, or moves it to the end. A view that is not yet a subview is added as the
    /// last one.
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
        removeFromArranged(view)
        insertArranged(view, at: min(stackIndex, arrangedSubviews.count))
    }

    /// Removes a view from the arranged views, with its custom spacing; it remains a subview, as in UIKit.
    open func removeArrangedSubview(_ view: UIView) {
        guard removeFromArranged(view) else { return }
        customSpacings[ObjectIdentifier(view)] = nil
        arrangementDidChange()
    }

    /// Returns whether a view is arranged, in constant time.
    package func isArranged(_ view: UIView) -> Bool { arrangedIDs.contains(ObjectIdentifier(view)) }

    /// - Returns: Whether the view was arranged.
    @discardableResult private func removeFromArranged(_ view: UIView) -> Bool {
        guard arrangedIDs.remove(ObjectIdentifier(view)) != nil else { return false }
        arrangedSubviews.removeAll { $0 === view }
        return true
    }

    /// Sets the spacing after an arranged view in points, instead of `spacing`; `spacingUseDefault` resets it. It has
    /// no effect for other views.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard isArranged(arrangedSubview) else { return }
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
        arrangementDidChange()
    }

    /// Returns the custom spacing after a view, in points; `spacingUseDefault` if there is none.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    /// Removes the removed subview from the arranged views.
    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    @_spi(UIKitModules) open override var defaultLayoutMargins: UIEdgeInsets { .zero }

    /// The first visible view of a column or the tallest view of a row; the stack itself if no view is visible.
    open override var forFirstBaselineLayout: UIView { baselineView(first: true) }
    /// The last visible view of a column or the tallest view of a row; the stack itself if no view is visible.
    open override var forLastBaselineLayout: UIView { baselineView(first: false) }

    // MARK: Constraints

    @_spi(UIKitModules) open override var containerConstraints: [NSLayoutConstraint] { arrangementConstraints }

    @_spi(UIKitModules) open override func subviewContentDidChange(_ subview: UIView) {
        if distribution == .fillProportionally { return arrangementDidChange() }
        guard !isArrangementDirty, StackArrangement.wrappingPriorities(in: self) != wrappingPriorities else { return }
        arrangementDidChange()
    }

    override func descendantLayoutDidChange() {
        if !isArrangementDirty { arrangementDidChange() }
    }

    @_spi(UIKitModules) open override func updateContainerConstraints() {
        guard isArrangementDirty else { return }
        isArrangementDirty = false
        layoutState.measuresArrangedViews =
            distribution == .fillProportionally
            && arrangedSubviews.contains { StackArrangement.isMeasured($0, along: axis) }
        let builder = StackArrangement(self)
        for guide in layoutState.guides where guide.identifier.hasPrefix("UISV-") { guide.owningView = nil }
        layoutState.guides.removeAll { $0.identifier.hasPrefix("UISV-") }
        layoutState.guides += builder.guides
        arrangementConstraints = builder.constraints
        wrappingPriorities = StackArrangement.wrappingPriorities(in: self)
    }

    func spacing(after view: UIView) -> CGFloat {
        let explicitSpacing = customSpacings[ObjectIdentifier(view)] ?? spacing
        return explicitSpacing == Self.spacingUseSystem ? 8 : explicitSpacing
    }

    func arrangedVisibilityDidChange() { arrangementDidChange() }

    private func insertArranged(_ view: UIView, at index: Int) {
        view.translatesAutoresizingMaskIntoConstraints = false
        arrangedSubviews.insert(view, at: index)
        arrangedIDs.insert(ObjectIdentifier(view))
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

    package static let axesByName: [String: NSLayoutConstraint.Axis] = [
        "vertical": .vertical, "horizontal": .horizontal,
    ]
    package static let distributionsByName: [String: Distribution] = [
        "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
        "equalSpacing": .equalSpacing,
        "equalCentering": .equalCentering,
    ]
    package static let alignmentsByName: [String: Alignment] = [
        "fill": .fill, "top": .top, "leading": .leading, "firstBaseline": .firstBaseline, "center": .center,
        "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
    ]

    private func decodeStack(from nib: NibCoder) {
        axis = nib.enumeration("axis", Self.axesByName) ?? .horizontal
        distribution = nib.enumeration("distribution", Self.distributionsByName) ?? .fill
        alignment = nib.enumeration("alignment", Self.alignmentsByName) ?? .fill
        spacing = nib.cgFloat("spacing") ?? 0
        if nib.enumeration("spacingType", ["standard": true]) ?? false { spacing = Self.spacingUseSystem }
        isBaselineRelativeArrangement = nib.bool("baselineRelativeArrangement") ?? false
        // Interface Builder has no option for it: a stack with margins arranges its views inside them.
        let hasMargins = nib.insets("layoutMargins") != nil || nib.directionalInsets("directionalLayoutMargins") != nil
        isLayoutMarginsRelativeArrangement = nib.bool("layoutMarginsRelativeArrangement") ?? hasMargins
    }
}
