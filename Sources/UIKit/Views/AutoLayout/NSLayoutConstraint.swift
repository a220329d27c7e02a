import CellSimAutoLayout
import Foundation

/// A layout constraint: `firstItem.firstAttribute  relation  multiplier × secondItem.secondAttribute + constant`, in
/// points.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject, NibAwakening {
    /// The comparison between the two sides of the equation.
    public enum Relation: Int, Sendable {
        /// The first side is less than or equal to the second.
        case lessThanOrEqual = -1
        /// Both sides are equal.
        case equal = 0
        /// The first side is greater than or equal to the second.
        case greaterThanOrEqual = 1
    }

    /// An attribute of a view or guide in a constraint: an edge, a centre, a baseline or a dimension of its alignment
    /// rectangle.
    public enum Attribute: Int, Sendable {
        /// The left edge, in every language.
        case left = 1
        /// The right edge, in every language.
        case right
        /// The upper edge.
        case top
        /// The lower edge.
        case bottom
        /// The edge where reading begins: left, or right in right-to-left interfaces.
        case leading
        /// The edge where reading ends: right, or left in right-to-left interfaces.
        case trailing
        /// The width in points.
        case width
        /// The height in points.
        case height
        /// The horizontal centre.
        case centerX
        /// The vertical centre.
        case centerY
        /// The baseline of the last line of text; the lower edge of a view without text.
        case lastBaseline
        /// The baseline of the first line of text; the lower edge of a view without text.
        case firstBaseline
        /// The left edge inset by the view's left layout margin.
        case leftMargin
        /// The right edge inset by the view's right layout margin.
        case rightMargin
        /// The upper edge inset by the view's top layout margin.
        case topMargin
        /// The lower edge inset by the view's bottom layout margin.
        case bottomMargin
        /// The leading edge inset by the view's leading layout margin.
        case leadingMargin
        /// The trailing edge inset by the view's trailing layout margin.
        case trailingMargin
        /// The centre between the left and right margins.
        case centerXWithinMargins
        /// The centre between the top and bottom margins.
        case centerYWithinMargins
        /// No attribute: the second side is a constant.
        case notAnAttribute = 0

        /// A former name of `lastBaseline`.
        public static let baseline = Attribute.lastBaseline
    }

    /// The direction along which views are laid out, arranged or measured.
    public enum Axis: Int, Sendable {
        /// Along x: left, right, width.
        case horizontal
        /// Along y: top, bottom, height.
        case vertical
    }

    /// The first item: a view or a layout guide.
    public var firstItem: AnyObject? { firstTarget?.object }
    /// The second item: a view or a layout guide; nil if the second side is a constant or the item no longer exists.
    public var secondItem: AnyObject? { secondTarget?.object }
    var firstTarget: LayoutTarget? { sides.first }
    var secondTarget: LayoutTarget? { sides.second }
    /// The values that layout engines read.
    package let sides: LayoutSides
    /// The constrained attribute of the first item.
    public let firstAttribute: Attribute
    /// The attribute of the second item; `.notAnAttribute` if that side is a constant.
    public let secondAttribute: Attribute
    /// The comparison of the two sides.
    public let relation: Relation
    /// The factor for the second attribute; finite and immutable.
    public let multiplier: CGFloat
    /// The constant in points. Changing it solves the layout again without rebuilding the equations. Raises for a value
    /// that is not finite, and keeps the old value.
    open var constant: CGFloat {
        didSet {
            guard constant != oldValue else { return }
            if !constant.isFinite { constant = Self.finite(constant, firstTarget, secondTarget, else: oldValue) }
            containingView?.constraintConstantDidChange(self)
        }
    }
    /// The priority. Raises for a value that is 0 or less, or above 1000, and for a change to or from `required` while
    /// the constraint is active; it then keeps the old value.
    open var priority: UILayoutPriority = .required {
        didSet {
            guard priority != oldValue else { return }
            validate(&priority, oldValue)
            if priority != oldValue { containingView?.constraintPriorityDidChange(self) }
        }
    }
    /// The name in messages about contradictions and ambiguities; it replaces the document's object id.
    open var identifier: String?
    /// A Boolean value that indicates whether the constraint is archived with its view. Stored without effect.
    open var shouldBeArchived = false {
        didSet { reportNoOp("NSLayoutConstraint.shouldBeArchived", shouldBeArchived) }
    }
    /// The object id of the constraint's XIB element, for messages.
    public internal(set) var nibID: String?
    /// The line of the constraint's XIB element, from 1; nil for a constraint created in code.
    public internal(set) var nibLine: Int?

    /// The view whose `constraints` contain this constraint while it is active.
    var containingView: UIView? {
        get { unsafe containingViewReference }
        set { unsafe containingViewReference = newValue }
    }
    /// Unowned instead of weak for speed: set while the holder's list contains this constraint; the holder clears it in
    /// `deinit`.
    // Unchecked: only the main thread uses it, except in `deinit`.
    nonisolated(unsafe) unowned(unsafe) var containingViewReference: UIView?

    /// The serial number of the activation; it increases along each holder's list.
    private(set) var activationSerial = 0
    private static var lastSerial = 0

    func setContainingView(by view: UIView) {
        Self.lastSerial += 1
        activationSerial = Self.lastSerial
        containingView = view
    }

    /// Set by engines while they compare rows with constraints; false otherwise.
    package var isMarked = false

    /// Called for an object from a nib after all objects of the nib are created and connected.
    open func awakeFromNib() {}

    /// Creates a constraint. Raises for invalid items, attributes that do not match, and numbers that are not finite.
    ///
    /// The attribute `.notAnAttribute` with a nil second item creates a constraint to a constant.
    ///
    /// - Parameters:
    ///   - view1: The first item.
    ///   - attr1: The attribute of the first item.
    ///   - relation: The comparison between the two sides.
    ///   - view2: The second item, or nil.
    ///   - attr2: The attribute of the second item.
    ///   - multiplier: The factor for the second attribute.
    ///   - c: The constant in points.
    public init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        let first = Self.target(of: view1)
        let second: LayoutTarget? = if let view2 { Self.target(of: view2) } else { nil }
        let other = view2 == nil ? .notAnAttribute : attr2
        if let reason = Self.incompatibilityReason(of: attr1, other, multiplier: multiplier) {
            UIKitException.raiseOrRecord(
                UIKitException.invalidArgument,
                "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]: \(reason)"
            )
            // Replaces the invalid constraint by one without effect.
            (firstAttribute, secondAttribute, self.relation) = (.height, .notAnAttribute, .greaterThanOrEqual)
            (self.multiplier, constant) = (1, 0)
        } else {
            (firstAttribute, secondAttribute, self.relation) = (attr1, other, relation)
            (self.multiplier, constant) = (Self.finite(multiplier: multiplier), Self.finite(c, first, second))
        }
        sides = LayoutSides(
            first, firstAttribute.layoutAttribute, self.relation.solverRelation, second,
            secondAttribute.layoutAttribute,
            multiplier: self.multiplier)
        super.init()
    }

    /// Creates a constraint without items, which has no effect and cannot be activated.
    public convenience override init() {
        self.init(nil, .notAnAttribute, .equal, nil, .notAnAttribute, multiplier: 1, constant: 0)
    }

    /// Creates a constraint like the public initialiser, for items whose types are already known.
    package init(
        _ first: AnyObject?, _ firstAttribute: Attribute, _ relation: Relation, _ second: AnyObject?,
        _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
    ) {
        let (first, second) = (LayoutTarget.make(first), LayoutTarget.make(second))
        (self.firstAttribute, self.secondAttribute, self.relation) = (firstAttribute, secondAttribute, relation)
        self.multiplier = Self.finite(multiplier: multiplier)
        self.constant = Self.finite(constant, first, second)
        sides = LayoutSides(
            first, firstAttribute.layoutAttribute, relation.solverRelation, second, secondAttribute.layoutAttribute,
            multiplier: self.multiplier)
        super.init()
    }

    private static func target(of item: Any) -> LayoutTarget? {
        if let target = LayoutTarget.make(item as AnyObject) { return target }
        UIKitException.raiseOrRecord(
            UIKitException.invalidArgument, "Constraint items must each be a view or layout guide.")
        return nil
    }

    /// A Boolean value that indicates whether the constraint is active. An active constraint is held by the nearest
    /// view that contains both items.
    open var isActive: Bool {
        get { containingView != nil }
        set { if newValue { activate() } else { deactivate() } }
    }

    /// Activates the constraints in order. Consecutive constraints with the same holder cause only one invalidation.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        var changedContainer: UIView?
        for constraint in constraints {
            guard type(of: constraint) == NSLayoutConstraint.self else {
                constraint.isActive = true
                continue
            }
            guard let container = constraint.commonContainingView else { continue }
            constraint.installOffsetGuides()
            if let changedContainer, changedContainer !== container { changedContainer.layoutDidChange(.constraints) }
            container.installWithoutNotifying(constraint)
            changedContainer = container
        }
        changedContainer?.layoutDidChange(.constraints)
    }

    /// Deactivates the constraints; ignores inactive ones.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    /// The first attribute as an anchor, created on each access.
    public var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(item: firstItem, attribute: firstAttribute) }
    /// The second attribute as an anchor, created on each access; nil if the second side is a constant.
    public var secondAnchor: NSLayoutAnchor<AnyObject>? {
        secondItem.map { NSLayoutAnchor(item: $0, attribute: secondAttribute) }
    }

    private func activate() {
        guard let container = commonContainingView else { return }
        container.installConstraint(self)
        installOffsetGuides()
    }

    /// The view that will hold the constraint: the nearest one that contains both items. Nil if the constraint is
    /// already active or an item no longer exists.
    private var commonContainingView: UIView? {
        guard containingView == nil, let first = firstTarget?.owningView else { return nil }
        let second = secondTarget?.owningView
        guard let commonAncestor = second.map({ first.commonAncestor(with: $0) }) ?? first else {
            UIKitException.raiseOrRecord(
                "NSGenericException",
                "Unable to activate constraint with anchors \(first.shortDescription) and "
                    + "\(second?.shortDescription ?? "nil") because they have no common ancestor.  Does the constraint or its "
                    + "anchors reference items in different view hierarchies?  That's illegal.")
            return nil
        }
        return commonAncestor.window != nil && raiseIfAxesAreMixed() ? nil : commonAncestor
    }

    private func deactivate() { containingView?.uninstallConstraint(self) }

    /// Returns the view that an item belongs to: the view itself, or a guide's owner.
    static func view(of item: AnyObject) -> UIView? { (item as? UIView) ?? (item as? UILayoutGuide)?.owningView }

    open override var description: String {
        MainThread.isCurrent ? MainActor.assumeIsolated { equationText } : super.description
    }
}
