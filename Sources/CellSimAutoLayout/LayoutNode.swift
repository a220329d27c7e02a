import CellSimGraphics
import CellSimSolver
import Foundation

/// The requirements of the layout engine on a view.
///
/// A view's frame has variables in its parent's coordinates, in points. Values that don't change between queries are
/// stored in the view's `LayoutNodeState`; this protocol has queries that only the view can answer, and sets its frame.
/// The view updates the parent in its state. The protocol is limited to classes, so that nothing is boxed.
@MainActor package protocol LayoutNode: AnyObject {
    /// The data that layout stores for the view.
    var nodeState: LayoutNodeState { get }

    // MARK: Hierarchy

    /// Calls `body` for the subviews, from back to front.
    func forEachChild(_ body: (LayoutNodeState) -> Void)
    /// Calls `body` for the view's free guides, in the order in which they were added.
    func forEachFreeGuide(_ body: (LayoutGuideState) -> Void)
    /// Calls `body` for the constraints that the view creates for its children, then for its own constraints.
    func forEachConstraint(_ body: (any LayoutConstraint) -> Void)
    var constraintCount: Int { get }
    /// Updates the constraints and guides that the view creates for its children.
    func updateArrangement()

    // MARK: Geometry

    /// The frame in the parent's coordinates.
    var nodeFrame: CGRect { get }
    /// The bounds in the view's own coordinates.
    var nodeBounds: CGRect { get }
    /// The insets from the frame to the alignment rectangle.
    var alignmentInsets: LayoutInsets { get }
    var marginInsets: LayoutInsets { get }
    var safeInsets: LayoutInsets { get }
    var readingInsets: LayoutInsets { get }
    /// The pixel grid to which edges are rounded.
    var nodeGrid: PixelGrid { get }
    /// Whether the leading edge is the right edge.
    var readsRightToLeft: Bool { get }
    /// Whether constraints from inside use the edges of the scrollable content. Never changes.
    var scrollsContent: Bool { get }
    /// Whether the scrollable content consists only of the children.
    var scrollsChildrenOnly: Bool { get }
    /// The size of the scrollable content, or of the view if it doesn't scroll.
    var scrolledSize: CGSize { get }
    /// Returns the autoresizing mask with the fractions by which it divides changes of the parent's length, from the
    /// current frame.
    func makeSprings() -> (horizontal: AxisSprings, vertical: AxisSprings)
    /// Whether the autoresizing mask is converted to constraints if the parent's size is unknown.
    var wantsMaskAsConstraints: Bool { get }

    /// Discards the frame from the document for a view that constraints position, because layout begins.
    func discardRecordedFrame()

    // MARK: Content

    /// The intrinsic size, as adjusted by a host; −1 if there is none.
    var naturalContentSize: CGSize { get }
    /// Whether the class itself defines an intrinsic size.
    var hasIntrinsicSize: Bool { get }
    /// Whether the content's height depends on its width.
    var contentWraps: Bool { get }
    /// Returns the content's size for a maximum width, as adjusted by a host.
    func adjustedContentSize(wrappedAt width: CGFloat) -> CGSize
    /// The distance of the first baseline from the top of the alignment rectangle; nil for the lower edge.
    var firstBaselineDistance: CGFloat? { get }
    /// The distance of the last baseline from the bottom of the alignment rectangle, positive upwards.
    var lastBaselineDistance: CGFloat? { get }
    /// The height for which the baseline distances are valid; at other heights, the content is centred.
    var centredHeight: CGFloat? { get }
    /// Returns the view whose text determines a baseline; this view if it has its own.
    func baselineNode(isFirst: Bool) -> LayoutNodeState
    /// The host's overrides of the view's values; read only if `LayoutNodeState.isAdjusted` is true.
    var nodeAdjustments: LayoutNodeAdjustments { get }

    // MARK: Results

    /// Sets the solved frame.
    func place(in frame: CGRect)
    /// Sets the solved size of a root without a given size.
    func resize(to size: CGSize)
    /// Sets the solved size of the scrollable content.
    func placeContent(size: CGSize)
    /// Reports problems found by the engine whose root this view is.
    func report(_ problems: ArraySlice<LayoutProblem>)

    // MARK: Messages

    /// The class and name, for messages.
    var diagnosticName: String { get }
    /// The line of the view's element in its document, and the element's identifier.
    var sourceLine: Int? { get }
    var sourceID: String? { get }
}

/// The requirements of the layout engine on a constraint: `first  relation  multiplier × second + constant`, in points.
@MainActor package protocol LayoutConstraint: AnyObject {
    /// The immutable parts of the constraint.
    var sides: LayoutSides { get }
    var constant: CGFloat { get }
    /// The priority, up to 1000 for required.
    var priorityValue: Float { get }
    /// Reserved for engines, while they compare rows with constraints; otherwise false.
    var isMarked: Bool { get set }

    /// Raises UIKit's exception if the constraint mixes axes.
    /// - Returns: whether it did.
    func raiseIfAxesAreMixed() -> Bool
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
    /// The first item; nil if the constraint was created without it.
    package let first: LayoutTarget?
    package let firstAttribute: LayoutAttribute
    package let relation: Relation
    /// The second item; nil if the second side is a constant.
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

    /// Whether the attributes are on different axes, which is invalid.
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

    /// Whether the attribute is a width or a height.
    package var isSize: Bool { self == .width || self == .height }

    /// Whether the attribute is mirrored in right-to-left layouts.
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

/// The distances inwards from the edges of a rectangle, in points.
package struct LayoutInsets: Equatable, Sendable {
    package var top, left, bottom, right: CGFloat

    package init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
}

/// The values with which a host overrides a view's own values in layout.
package struct LayoutNodeAdjustments {
    /// A size for dimensions that the content leaves undetermined, with the priorities of width and height.
    package var fallback: (size: CGSize, widthPriority: Float, heightPriority: Float)?
    /// The priority at which the view keeps its current width before wrapped text is measured.
    package var heldWidthPriority: Float?
    /// Resolves conflicts between required constraints if the view is the root of an engine.
    package var recovery: (any LayoutRecovery)?

    package init() {}
}

/// Decides which constraints of a conflict are broken.
@MainActor package protocol LayoutRecovery {
    /// The priority that remains for a broken constraint.
    var remainingPriority: Double { get }
    /// Returns the constraint to break; nil leaves the choice to the engine, which breaks the last added one.
    func constraintToBreak(among candidates: [any LayoutConstraint]) -> (any LayoutConstraint)?
    /// Returns whether a constraint is broken instead of another.
    func breaks(_ constraint: any LayoutConstraint, before other: any LayoutConstraint) -> Bool
}
