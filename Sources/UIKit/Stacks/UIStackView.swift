import Foundation

/// Lays its arranged views out in a row or a column.
///
/// The rules are UIKit's own constraints, whose names (`UISV-spacing`, …) appear as identifiers in messages.
@preconcurrency @MainActor open class UIStackView: UIView {
    public enum Distribution: Int, Sendable { case fill, fillEqually, fillProportionally, equalSpacing, equalCentering }

    public enum Alignment: Int, Sendable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline
        public static let top = Alignment.leading
        public static let bottom = Alignment.trailing
    }

    /// A custom spacing that stands for "none".
    public nonisolated static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude
    /// The standard space, 8 points.
    public nonisolated static let spacingUseSystem: CGFloat = 1.175494351e-38

    public private(set) var arrangedSubviews: [UIView] = []
    /// The same without an order.
    private var arranged: Set<ObjectIdentifier> = []
    open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { if axis != oldValue { arrangementDidChange() } } }
    open var distribution = Distribution.fill { didSet { if distribution != oldValue { arrangementDidChange() } } }
    open var alignment = Alignment.fill { didSet { if alignment != oldValue { arrangementDidChange() } } }
    /// Points between neighbours; negative values let them overlap.
    open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { arrangementDidChange() } } }
    open var isBaselineRelativeArrangement = false { didSet { arrangementDidChange() } }
    open var isLayoutMarginsRelativeArrangement = false { didSet { arrangementDidChange() } }
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    private var arrangement: [NSLayoutConstraint] = []
    private var isArrangementDirty = true

    public override init(frame: CGRect) { super.init(frame: frame) }

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let nib = coder as? NibCoder { decodeStack(from: nib) }
        for view in subviews { arrange(view, at: arrangedSubviews.count) }
    }

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

    /// Takes the view out of the row; it stays a subview, as in UIKit.
    open func removeArrangedSubview(_ view: UIView) {
        if takeOut(view) { arrangementDidChange() }
    }

    /// Whether the view is one of the arranged ones; without looking at all of them.
    package func isArranged(_ view: UIView) -> Bool { arranged.contains(ObjectIdentifier(view)) }

    /// - Returns: whether the view was there.
    @discardableResult private func takeOut(_ view: UIView) -> Bool {
        guard arranged.remove(ObjectIdentifier(view)) != nil else { return false }
        arrangedSubviews.removeAll { $0 === view }
        return true
    }

    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
        arrangementDidChange()
    }

    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    override var defaultLayoutMargins: UIEdgeInsets { .zero }

    open override var forFirstBaselineLayout: UIView { baselineView(first: true) }
    open override var forLastBaselineLayout: UIView { baselineView(first: false) }

    // MARK: Constraints

    override var containerConstraints: [NSLayoutConstraint] { arrangement }

    override func updateContainer() {
        guard isArrangementDirty else { return }
        isArrangementDirty = false
        let builder = StackArrangement(self)
        for guide in layoutState.guides where guide.identifier.hasPrefix("UISV-") { guide.owningView = nil }
        layoutState.guides.removeAll { $0.identifier.hasPrefix("UISV-") }
        layoutState.guides += builder.guides
        arrangement = builder.constraints
    }

    func spacing(after view: UIView) -> CGFloat {
        let own = customSpacings[ObjectIdentifier(view)] ?? spacing
        return own == Self.spacingUseSystem ? 8 : own
    }

    func arrangedVisibilityDidChange() { arrangementDidChange() }

    func arrangedContentDidChange() { if distribution == .fillProportionally { arrangementDidChange() } }

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
        if nib.enumeration("spacingType", ["standard": true]) ?? false { spacing = 8 }
        isBaselineRelativeArrangement = nib.bool("baselineRelativeArrangement") ?? false
        // Interface Builder has no switch of its own for it: a stack that is given margins arranges within them.
        let hasMargins = nib.insets("layoutMargins") != nil || nib.directionalInsets("directionalLayoutMargins") != nil
        isLayoutMarginsRelativeArrangement = nib.bool("layoutMarginsRelativeArrangement") ?? hasMargins
    }
}
