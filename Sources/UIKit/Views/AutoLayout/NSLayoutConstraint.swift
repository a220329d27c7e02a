import CellSimAutoLayout
import Foundation

/// A layout constraint: the equation or inequality
/// `firstItem.firstAttribute  relation  multiplier × secondItem.secondAttribute + constant`.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject, NibAwakening {
    /// The relations between the two sides of a constraint.
    public enum Relation: Int, Sendable {
        /// The first attribute is less than or equal to the second side.
        case lessThanOrEqual = -1
        /// The first attribute is equal to the second side.
        case equal = 0
        /// The first attribute is greater than or equal to the second side.
        case greaterThanOrEqual = 1
    }

    /// The attributes of a view's alignment rectangle, or of a layout guide, that a constraint can refer to.
    public enum Attribute: Int, Sendable {
        /// The left edge.
        case left = 1
        /// The right edge.
        case right
        /// The upper edge.
        case top
        /// The lower edge.
        case bottom
        /// The leading edge: left, or right in right-to-left interfaces.
        case leading
        /// The trailing edge: right, or left in right-to-left interfaces.
        case trailing
        /// The width.
        case width
        /// The height.
        case height
        /// The horizontal centre.
        case centerX
        /// The vertical centre.
        case centerY
        /// The baseline of the last line of text; the lower edge of a view without text.
        case lastBaseline
        /// The baseline of the first line of text; the lower edge of a view without text.
        case firstBaseline
        /// The left edge, inset by the left layout margin.
        case leftMargin
        /// The right edge, inset by the right layout margin.
        case rightMargin
        /// The upper edge, inset by the top layout margin.
        case topMargin
        /// The lower edge, inset by the bottom layout margin.
        case bottomMargin
        /// The leading edge, inset by the leading layout margin.
        case leadingMargin
        /// The trailing edge, inset by the trailing layout margin.
        case trailingMargin
        /// The centre between the left and right layout margins.
        case centerXWithinMargins
        /// The centre between the top and bottom layout margins.
        case centerYWithinMargins
        /// No attribute; the second side is a constant.
        case notAnAttribute = 0

        /// A former name of `lastBaseline`.
        public static let baseline = Attribute.lastBaseline
    }

    /// The axes of layout.
    public enum Axis: Int, Sendable {
        /// The x-axis, with attributes such as `left` and `width`.
        case horizontal
        /// The y-axis, with attributes such as `top` and `height`.
        case vertical
    }

    /// The first item, a view or layout guide; nil if it was deallocated.
    public var firstItem: AnyObject? { firstTarget?.object }
    /// The second item, a view or layout guide; nil if the second side is a constant or the item was deallocated.
    public var secondItem: AnyObject? { secondTarget?.object }
    var firstTarget: LayoutTarget? { sides.first }
    var secondTarget: LayoutTarget? { sides.second }
    /// Both sides of the constraint, for layout engines.
    package let sides: LayoutSides
    /// The attribute of the first item.
    public let firstAttribute: Attribute
    /// The attribute of the second item; `.notAnAttribute` if the second side is a constant.
    public let secondAttribute: Attribute
    /// The relation between the two sides.
    public let relation: Relation
    /// The factor for the second attribute.
    public let multiplier: CGFloat
    /// The constant, in points. Changing it is cheaper than replacing the constraint. Setting a value that isn't finite
    /// raises and keeps the previous value.
    open var constant: CGFloat {
        didSet {
            guard constant != oldValue else { return }
            if !constant.isFinite { constant = Self.finite(constant, firstTarget, secondTarget, else: oldValue) }
            containingView?.constraintConstantDidChange(self)
        }
    }
    /// The priority, above 0 and up to 1000. Setting another value raises an exception and keeps the previous value. So does
    /// changing an active constraint to or from `.required`.
    open var priority: UILayoutPriority = .required {
        didSet {
            guard priority != oldValue else { return }
            validate(&priority, oldValue)
            if priority != oldValue { containingView?.constraintPriorityDidChange(self) }
        }
    }
    /// The name of the constraint in messages. If it is nil, the object ID in the document is used.
    open var identifier: String?
    /// A Boolean value that indicates whether the constraint is archived with its view. Stored without effect.
    open var shouldBeArchived = false {
        didSet { reportNoOp("NSLayoutConstraint.shouldBeArchived", shouldBeArchived) }
    }
    /// The object ID of the constraint in its document, or nil.
    public internal(set) var nibID: String?
    /// The line of the constraint in its document, starting at 1, or nil.
    public internal(set) var nibLine: Int?

    /// The view whose `constraints` contain this constraint; nil if it isn't active.
    var containingView: UIView? {
        get { unsafe containingViewReference }
        set { unsafe containingViewReference = newValue }
    }
    /// The storage of `containingView`. It is unowned instead of weak for speed; the view clears it in `deinit`.
    // Unchecked: only the main thread uses it, except in `deinit`.
    nonisolated(unsafe) unowned(unsafe) var containingViewReference: UIView?

    /// The serial number of the activation. The `constraints` of a view are sorted by it.
    private(set) var activationSerial = 0
    private static var lastSerial = 0

    func setContainingView(by view: UIView) {
        Self.lastSerial += 1
        activationSerial = Self.lastSerial
        containingView = view
    }

    /// A mark that engines set while they compare their rows with the constraints.
    package var isMarked = false

    /// Called for an object in a nib after all objects of the nib were created and connected.
    open func awakeFromNib() {}

    /// Creates a constraint. Raises for invalid items, incompatible attributes, and numbers that aren't finite.
    ///
    /// If the second item is nil and its attribute is `.notAnAttribute`, the second side is a constant.
    ///
    /// - Parameters:
    ///   - view1: The first item.
    ///   - attr1: The attribute of the first item.
    ///   - relation: The relation between the two sides.
    ///   - view2: The second item, or nil.
    ///   - attr2: The attribute of the second item.
    ///   - multiplier: The factor for the second attribute.
    ///   - c: The constant, in points.
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
            // If the exception is caught, creates a constraint without effect.
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

    /// Creates a constraint without items, which can't be activated.
    public convenience override init() {
        self.init(nil, .notAnAttribute, .equal, nil, .notAnAttribute, multiplier: 1, constant: 0)
    }

    /// Creates a constraint without validating the items and attributes.
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

    /// A Boolean value that indicates whether the constraint is active. An active constraint is in the `constraints` of the
    /// nearest common ancestor of its items.
    open var isActive: Bool {
        get { containingView != nil }
        set { if newValue { activate() } else { deactivate() } }
    }

    /// Activates constraints in order. Consecutive constraints with the same containing view cause only one invalidation.
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
            container.installWithoutInvalidation(constraint)
            changedContainer = container
        }
        changedContainer?.layoutDidChange(.constraints)
    }

    /// Deactivates constraints. Inactive ones are ignored.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    /// The anchor for the first attribute.
    public var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(item: firstItem, attribute: firstAttribute) }
    /// The anchor for the second attribute; nil if the second side is a constant.
    public var secondAnchor: NSLayoutAnchor<AnyObject>? {
        secondItem.map { NSLayoutAnchor(item: $0, attribute: secondAttribute) }
    }

    private func activate() {
        guard let container = commonContainingView else { return }
        container.installConstraint(self)
        installOffsetGuides()
    }

    /// The nearest common ancestor of both items, which will contain the constraint. Nil if the constraint is already active
    /// or an item was deallocated. Raises if there is no common ancestor.
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

    /// Returns the view itself, or the owner of a layout guide.
    static func view(of item: AnyObject) -> UIView? { (item as? UIView) ?? (item as? UILayoutGuide)?.owningView }

    open override var description: String {
        MainThread.isCurrent ? MainActor.assumeIsolated { equationText } : super.description
    }
}
