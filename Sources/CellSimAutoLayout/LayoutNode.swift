import CellSimGraphics
import CellSimSolver
import Foundation

/// The requirements of layout on a view.
///
/// A view's frame edges are variables in its parent's coordinates, in points. Values that do not change between queries are
/// stored in the view's `LayoutNodeState`; this protocol has the queries that only the view can answer, and sets its frame.
/// The view updates the parent in its state. The protocol is bound to classes, so that nothing is boxed.
@MainActor package protocol LayoutNode: AnyObject {
    /// The data that layout stores for the view.
    var nodeState: LayoutNodeState { get }

    // MARK: Hierarchy

    /// Calls `body` for the views in this one, from the back to the front.
    func forEachChild(_ body: (LayoutNodeState) -> Void)
    /// Calls `body` for the free guides of the view, in the order they were added.
    func forEachFreeGuide(_ body: (LayoutGuideState) -> Void)
    /// Calls `body` for the constraints that the view creates for its children, then for those added to it.
    func forEachConstraint(_ body: (any LayoutConstraint) -> Void)
    var constraintCount: Int { get }
    /// Updates the constraints and guides that the view creates for its children.
    func updateArrangement()

    // MARK: Geometry

    /// In the parent's coordinates.
    var nodeFrame: CGRect { get }
    /// In the view's own coordinates.
    var nodeBounds: CGRect { get }
    /// The insets from the frame to the alignment rectangle.
    var alignmentInsets: LayoutInsets { get }
    var marginInsets: LayoutInsets { get }
    var safeInsets: LayoutInsets { get }
    var readingInsets: LayoutInsets { get }
    /// The pixels that edges are rounded to.
    var nodeGrid: PixelGrid { get }
    /// Whether leading edges are right ones.
    var readsRightToLeft: Bool { get }
    /// Whether edges refer to the scrolled content for constraints from inside. Never changes.
    var scrollsContent: Bool { get }
    /// Whether the scrolled content consists only of the children.
    var scrollsChildrenOnly: Bool { get }
    /// The size of the scrolled content, or of the view if it does not scroll.
    var scrolledSize: CGSize { get }
    /// The fractions in which the autoresizing mask divides changes of the parent's length, from the current frame.
    func springs() -> (horizontal: AxisSprings, vertical: AxisSprings)
    /// Whether the mask is converted to constraints if the parent's size is unknown.
    var wantsMaskAsConstraints: Bool { get }

    /// Discards the frame that the document recorded for a view placed by constraints, because layout begins.
    func forgetRecordedFrame()

    // MARK: Content

    /// The intrinsic size, as adjusted by a host; −1 if there is none.
    var naturalContentSize: CGSize { get }
    /// Whether the class itself defines an intrinsic size.
    var hasIntrinsicSize: Bool { get }
    /// Whether the content's height follows from the width.
    var contentWraps: Bool { get }
    /// Returns the content's size if it may be no wider than `width`, as adjusted by a host.
    func adjustedContentSize(wrappedAt width: CGFloat) -> CGSize
    /// The distance of the first baseline from the top of the alignment rectangle; nil: the lower edge.
    var firstBaselineDistance: CGFloat? { get }
    /// The distance of the last baseline from the bottom of the alignment rectangle, positive upwards.
    var lastBaselineDistance: CGFloat? { get }
    /// The height for which these distances are valid, for content that is centred at every other height.
    var centredHeight: CGFloat? { get }
    /// Returns the view whose text determines a baseline; this view if it has its own.
    func baselineNode(isFirst: Bool) -> LayoutNodeState
    /// The values with which a host overrides the view's; read only if `LayoutNodeState.isAdjusted`.
    var nodeAdjustments: LayoutNodeAdjustments { get }

    // MARK: Outcome

    /// The frame was solved.
    func place(in frame: CGRect)
    /// The size was solved, of a root that is free.
    func resize(to size: CGSize)
    /// The size of the scrolled content was solved.
    func placeContent(size: CGSize)
    /// The engine whose root the view is found these problems while it solved.
    func report(_ problems: ArraySlice<LayoutProblem>)

    // MARK: Messages

    /// The class and name, for messages.
    var layoutName: String { get }
    /// The line of the view's element in its document, and its identifier there.
    var sourceLine: Int? { get }
    var sourceID: String? { get }
}

/// The requirements of layout on a constraint: `first  relation  multiplier × second + constant`, in points.
@MainActor package protocol LayoutConstraint: AnyObject {
    /// The parts that never change.
    var sides: LayoutSides { get }
    var constant: CGFloat { get }
    /// Up to 1000, which is required.
    var priorityValue: Float { get }
    /// Engines' own, while they compare rows with constraints; false otherwise.
    var isListed: Bool { get set }

    /// Raises UIKit's exception if the constraint mixes axes.
    /// - Returns: whether it did.
    func rejectMixedAxes() -> Bool
    /// The constraint as an equation, for messages.
    var equationText: String { get }
    var sourceLine: Int? { get }
    var sourceID: String? { get }
    /// The document that the constraint comes from, if any.
    var sourceFile: String? { get }
}

extension LayoutConstraint {
    var origin: ConstraintOrigin? {
        guard let sourceFile, let sourceLine else { return nil }
        return ConstraintOrigin(file: sourceFile, line: sourceLine)
    }
}

/// The sides of a constraint.
package struct LayoutSides {
    /// Nil if the constraint was created without the item.
    package let first: LayoutTarget?
    package let firstAttribute: LayoutAttribute
    package let relation: Relation
    /// Nil if the second side is a constant.
    package let second: LayoutTarget?
    package let secondAttribute: LayoutAttribute
    package let multiplier: CGFloat

    package init(
        _ first: LayoutTarget?, _ firstAttribute: LayoutAttribute, _ relation: Relation, _ second: LayoutTarget?,
        _ secondAttribute: LayoutAttribute, multiplier: CGFloat = 1
    ) {
        (self.first, self.firstAttribute, self.relation) = (first, firstAttribute, relation)
        (self.second, self.secondAttribute, self.multiplier) = (second, secondAttribute, multiplier)
    }

    /// Whether an attribute on one axis is compared with one on the other, which no engine accepts.
    package var mixesAxes: Bool {
        secondAttribute != .none && firstAttribute.axis != secondAttribute.axis
            && !(firstAttribute.isSize && secondAttribute.isSize)
    }
}

/// The direction of an attribute.
package enum LayoutAxis: Sendable { case horizontal, vertical }

/// The attribute of an item that a constraint refers to.
package enum LayoutAttribute: UInt8, Sendable {
    case none
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins

    package var axis: LayoutAxis {
        switch self {
        case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
            .centerYWithinMargins:
            .vertical
        default: .horizontal
        }
    }

    /// Whether it is a width or a height.
    package var isSize: Bool { self == .width || self == .height }

    /// Whether it changes sides in right-to-left layouts.
    package var isDirectional: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    package var usesMargins: Bool {
        switch self {
        case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins, .centerYWithinMargins:
            true
        default: false
        }
    }
}

/// Distances from the edges of a rectangle inwards, in points.
package struct LayoutInsets: Equatable, Sendable {
    package var top, left, bottom, right: CGFloat

    package init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
}

/// The values with which a host overrides a view's own in layout.
package struct LayoutNodeAdjustments {
    /// A size for dimensions that the content leaves undetermined, with the priorities of its width and height.
    package var fallback: (size: CGSize, widthPriority: Float, heightPriority: Float)?
    /// The priority at which the view keeps its width from before wrapped text is measured.
    package var heldWidthPriority: Float?
    /// Resolves contradictory required constraints if the view is an engine's root.
    package var recovery: (any LayoutRecovery)?

    package init() {}
}

/// Decides which of several contradictory required constraints are broken.
@MainActor package protocol LayoutRecovery {
    /// The remaining priority of a broken constraint.
    var remainingPriority: Double { get }
    /// The constraint to break; nil leaves the choice to the engine, which breaks the last added one.
    func firstToYield(among candidates: [any LayoutConstraint]) -> (any LayoutConstraint)?
    /// Whether a constraint is broken instead of another.
    func yields(_ constraint: any LayoutConstraint, before other: any LayoutConstraint) -> Bool
}
