import Foundation

/// A view that lays out its arranged views in a row or a column.
///
/// It uses the same constraints as UIKit, with the same identifiers, such as `UISV-spacing`, in messages.
@preconcurrency @MainActor open class UIStackView: UIView {
    /// The distributions of views along the axis.
    public enum Distribution: Int, Sendable {
        /// The views fill the stack. Their content priorities determine which of them grow or shrink.
        case fill
        /// The views fill the stack with equal lengths.
        case fillEqually
        /// The views fill the stack in proportion to their intrinsic lengths, or to their lengths from constraints inside.
        case fillProportionally
        /// The gaps between the views are equal, and at least `spacing`.
        case equalSpacing
        /// The distances between the centres of the views are equal if possible, and the gaps are at least `spacing`.
        case equalCentering
    }

    /// The alignments of views across the axis.
    public enum Alignment: Int, Sendable {
        /// The views fill the width of a column or the height of a row.
        case fill
        /// Aligns views to the leading edge of a column, or to the top of a row.
        case leading
        /// Aligns the first baselines in a row. In a column, the same as `leading`.
        case firstBaseline
        /// Centres the views.
        case center
        /// Aligns views to the trailing edge of a column, or to the bottom of a row.
        case trailing
        /// Aligns the last baselines in a row. In a column, the same as `leading`.
        case lastBaseline
        /// The name of `leading` in a row.
        public static let top = Alignment.leading
        /// The name of `trailing` in a row.
        public static let bottom = Alignment.trailing
    }

    /// A custom spacing that represents the value of `spacing`.
    public nonisolated static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude
    /// A spacing that represents the standard spacing of 8 points.
    public nonisolated static let spacingUseSystem: CGFloat = 1.175494351e-38

    /// The arranged views, in order. They are also subviews. Hidden views occupy no space.
    open private(set) var arrangedSubviews: [UIView] = []
    /// The identifiers of the arranged views, for fast lookup.
    private var arrangedViewIDs: Set<ObjectIdentifier> = []
    /// The axis of the stack: `.horizontal` for a row, `.vertical` for a column.
    open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { if axis != oldValue { arrangementDidChange() } } }
    /// The distribution of the views along the axis.
    open var distribution = Distribution.fill { didSet { if distribution != oldValue { arrangementDidChange() } } }
    /// The alignment of the views across the axis.
    open var alignment = Alignment.fill { didSet { if alignment != oldValue { arrangementDidChange() } } }
    /// The spacing between consecutive views, in points. If it is negative, the views overlap.
    open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { arrangementDidChange() } } }
    /// A Boolean value that indicates whether the spacing in a column is measured between baselines instead of edges. It
    /// affects the distributions `.fill`, `.fillEqually` and `.fillProportionally`.
    open var isBaselineRelativeArrangement = false { didSet { arrangementDidChange() } }
    /// A Boolean value that indicates whether the views are laid out inside the layout margins instead of the bounds. It is
    /// also true for a nib that sets margins but not this attribute.
    open var isLayoutMarginsRelativeArrangement = false { didSet { arrangementDidChange() } }
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    private var arrangementConstraints: [NSLayoutConstraint] = []
    private var isArrangementDirty = true
    /// The priorities of multiline labels with which the constraints were created.
    private var wrappingPriorities: [Float] = []

    /// Creates an empty horizontal stack with a frame in its superview's coordinates (points).
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a horizontal stack with arranged views and a zero frame.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// Decodes a stack from a nib. As in UIKit, the initialiser isn't failable.
    public required init(coder: NSCoder) {
        // swift-format-ignore: NeverForceUnwrap
        super.init(coder: coder)!
        if let nib = coder as? NibCoder { decodeStack(from: nib) }
        for view in subviews { insertArranged(view, at: arrangedSubviews.count) }
    }

    /// Adds a view at the end of the arranged views, or moves it there. If it isn't a subview, it is added in front.
    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

    /// Inserts a view at an index of the arranged views, or moves it there. Raises if the index is out of bounds.
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

    /// Removes a view and its custom spacing from the arranged views. As in UIKit, it remains a subview.
    open func removeArrangedSubview(_ view: UIView) {
        guard removeFromArranged(view) else { return }
        customSpacings[ObjectIdentifier(view)] = nil
        arrangementDidChange()
    }

    /// Returns whether a view is an arranged view.
    /// - Complexity: O(1).
    package func isArranged(_ view: UIView) -> Bool { arrangedViewIDs.contains(ObjectIdentifier(view)) }

    /// Removes a view from the arranged views, without its custom spacing.
    /// - Returns: Whether it was an arranged view.
    @discardableResult private func removeFromArranged(_ view: UIView) -> Bool {
        guard arrangedViewIDs.remove(ObjectIdentifier(view)) != nil else { return false }
        arrangedSubviews.removeAll { $0 === view }
        return true
    }

    /// Sets the spacing after an arranged view, in points. `spacingUseDefault` resets it. Views that aren't arranged are
    /// ignored.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard isArranged(arrangedSubview) else { return }
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
        arrangementDidChange()
    }

    /// Returns the custom spacing after a view, in points, or `spacingUseDefault` if there is none.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    /// Removes the subview from the arranged views.
    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    @_spi(UIKitModules) open override var defaultLayoutMargins: UIEdgeInsets { .zero }

    /// The first visible view of a column, or the tallest visible view of a row. The stack itself if no view is visible.
    open override var forFirstBaselineLayout: UIView { viewForBaseline(first: true) }
    /// The last visible view of a column, or the tallest visible view of a row. The stack itself if no view is visible.
    open override var forLastBaselineLayout: UIView { viewForBaseline(first: false) }

    // MARK: Constraints

    @_spi(UIKitModules) open override var containerConstraints: [NSLayoutConstraint] { arrangementConstraints }

    @_spi(UIKitModules) open override func subviewContentDidChange(_ subview: UIView) {
        if distribution == .fillProportionally { return arrangementDidChange() }
        guard !isArrangementDirty, StackConstraintBuilder.wrappingPriorities(in: self) != wrappingPriorities else {
            return
        }
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
            && arrangedSubviews.contains { StackConstraintBuilder.measuresConstraints($0, along: axis) }
        let builder = StackConstraintBuilder(self)
        for guide in layoutState.guides where guide.identifier.hasPrefix("UISV-") { guide.owningView = nil }
        layoutState.guides.removeAll { $0.identifier.hasPrefix("UISV-") }
        layoutState.guides += builder.guides
        arrangementConstraints = builder.constraints
        wrappingPriorities = StackConstraintBuilder.wrappingPriorities(in: self)
    }

    func spacing(after view: UIView) -> CGFloat {
        let explicitSpacing = customSpacings[ObjectIdentifier(view)] ?? spacing
        return explicitSpacing == Self.spacingUseSystem ? 8 : explicitSpacing
    }

    func arrangedVisibilityDidChange() { arrangementDidChange() }

    private func insertArranged(_ view: UIView, at index: Int) {
        view.translatesAutoresizingMaskIntoConstraints = false
        arrangedSubviews.insert(view, at: index)
        arrangedViewIDs.insert(ObjectIdentifier(view))
        arrangementDidChange()
    }

    private func arrangementDidChange() {
        isArrangementDirty = true
        structureDidChange()
        setNeedsLayout()
    }

    private func viewForBaseline(first: Bool) -> UIView {
        let visibleViews = arrangedSubviews.filter { !$0.isHidden }
        guard !visibleViews.isEmpty else { return self }
        if axis == .vertical { return (first ? visibleViews.first : visibleViews.last) ?? self }
        return visibleViews.max { $0.bounds.height < $1.bounds.height } ?? self
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
        // Interface Builder has no such option: a stack view with margins lays out its views inside them.
        let hasMargins = nib.insets("layoutMargins") != nil || nib.directionalInsets("directionalLayoutMargins") != nil
        isLayoutMarginsRelativeArrangement = nib.bool("layoutMarginsRelativeArrangement") ?? hasMargins
    }
}
