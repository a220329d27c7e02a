import CellSimGraphics
import CellSimSolver
import Foundation

/// An interface through which the layout engine accesses a view.
///
/// A view's frame has variables in its superview's coordinates, in points. The view's `LayoutNodeState` stores values that
/// rarely change. This protocol contains the queries that only the view can answer, and sets the frame. The view updates
/// the parent in its state. The protocol is limited to classes, so that values aren't boxed.
@MainActor package protocol LayoutNode: AnyObject {
    /// The data that layout stores for the view.
    var nodeState: LayoutNodeState { get }

    // MARK: Hierarchy

    /// Calls `body` for each subview, from back to front.
    func forEachChild(_ body: (LayoutNodeState) -> Void)
    /// Calls `body` for each guide that constraints position, in the order in which they were added.
    func forEachFreeGuide(_ body: (LayoutGuideState) -> Void)
    /// Calls `body` for the constraints that the view creates for its subviews, then for its own constraints.
    func forEachConstraint(_ body: (any LayoutConstraint) -> Void)
    var constraintCount: Int { get }
    /// Updates the constraints and guides that the view creates for its subviews.
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
    /// A Boolean value that indicates whether the leading edge is on the right.
    var readsRightToLeft: Bool { get }
    /// A Boolean value that indicates whether constraints of subviews refer to the edges of the scrollable content. The value
    /// never changes for a view.
    var scrollsContent: Bool { get }
    /// A Boolean value that indicates whether the scrollable content consists only of the subviews.
    var scrollsChildrenOnly: Bool { get }
    /// The size of the scrollable content, or of the view if it doesn't scroll.
    var scrolledSize: CGSize { get }
    /// Returns the autoresizing mask with the fractions of a change in the superview's length that each part gets, based on
    /// the current frame.
    func makeSprings() -> (horizontal: AxisSprings, vertical: AxisSprings)
    /// A Boolean value that indicates whether the autoresizing mask is converted to constraints if the superview's size is
    /// unknown.
    var wantsMaskAsConstraints: Bool { get }

    /// Discards the frame from the document when layout begins, because constraints position the view.
    func discardRecordedFrame()

    // MARK: Content

    /// The intrinsic size, including a host's adjustments; −1 if there is none.
    var naturalContentSize: CGSize { get }
    /// A Boolean value that indicates whether the class itself defines an intrinsic size.
    var hasIntrinsicSize: Bool { get }
    /// A Boolean value that indicates whether the content's height depends on its width.
    var contentWraps: Bool { get }
    /// Returns the content's size for a maximum width, including a host's adjustments.
    func adjustedContentSize(wrappedAt width: CGFloat) -> CGSize
    /// The distance from the top of the alignment rectangle to the first baseline; nil means that the lower edge is used.
    var firstBaselineDistance: CGFloat? { get }
    /// The distance from the last baseline to the bottom of the alignment rectangle; positive upwards.
    var lastBaselineDistance: CGFloat? { get }
    /// The height for which the baseline distances are valid; at other heights, the content is centred.
    var centredHeight: CGFloat? { get }
    /// Returns the view whose text determines a baseline; this view if it determines its own.
    func baselineNode(isFirst: Bool) -> LayoutNodeState
    /// The host's overrides of the view's values. They are read only if `LayoutNodeState.isAdjusted` is true.
    var nodeAdjustments: LayoutNodeAdjustments { get }

    // MARK: Results

    /// Sets the solved frame.
    func place(in frame: CGRect)
    /// Sets the solved size of a root whose size isn't given.
    func resize(to size: CGSize)
    /// Sets the solved size of the scrollable content.
    func placeContent(size: CGSize)
    /// Reports problems found by the engine of which this view is the root.
    func report(_ problems: ArraySlice<LayoutProblem>)

    // MARK: Messages

    /// The class and name, for messages.
    var diagnosticName: String { get }
    /// The line of the view's element in its document, and the element's identifier.
    var sourceLine: Int? { get }
    var sourceID: String? { get }
}

/// An interface through which the layout engine accesses a constraint: `first relation multiplier × second + constant`.
@MainActor package protocol LayoutConstraint: AnyObject {
    /// The immutable parts of the constraint.
    var sides: LayoutSides { get }
    var constant: CGFloat { get }
    /// The priority; 1000 means required.
    var priorityValue: Float { get }
    /// A mark that engines set while they compare rows with constraints. At all other times, the value is false.
    var isMarked: Bool { get set }

    /// Raises UIKit's exception if the constraint mixes axes.
    /// - Returns: Whether it was raised.
    func raiseIfAxesAreMixed() -> Bool
    /// The constraint as an equation, for messages.
    var equationText: String { get }
    var sourceLine: Int? { get }
    var sourceID: String? { get }
    /// The path of the document that contains the constraint, if any.
    var sourceFile: String? { get }
}

extension LayoutConstraint {
    var origin: ConstraintOrigin? {
        guard let sourceFile, let sourceLine else { return nil }
        return ConstraintOrigin(file: sourceFile, line: sourceLine)
    }
}

/// The two sides of a constraint: items, attributes, relation and multiplier.
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

    /// A Boolean value that indicates whether the attributes are on different axes, which is invalid.
    package var mixesAxes: Bool {
        secondAttribute != .none && firstAttribute.axis != secondAttribute.axis
            && !(firstAttribute.isSize && secondAttribute.isSize)
    }
}

/// The axis of a layout attribute.
package enum LayoutAxis: Sendable { case horizontal, vertical }

/// An attribute of an item, to which a constraint refers.
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

    /// A Boolean value that indicates whether the attribute is a width or a height.
    package var isSize: Bool { self == .width || self == .height }

    /// A Boolean value that indicates whether the attribute is mirrored in right-to-left layouts.
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

/// Insets from the edges of a rectangle, in points.
package struct LayoutInsets: Equatable, Sendable {
    package var top, left, bottom, right: CGFloat

    package init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
}

/// Values with which a host overrides a view's own values during layout.
package struct LayoutNodeAdjustments {
    /// The size for dimensions without an intrinsic size, with the priorities of width and height.
    package var fallback: (size: CGSize, widthPriority: Float, heightPriority: Float)?
    /// The priority at which the view keeps the width of the first solution while wrapped text is measured.
    package var heldWidthPriority: Float?
    /// Resolves conflicts between required constraints, if the view is the root of an engine.
    package var recovery: (any LayoutRecovery)?

    package init() {}
}

/// Decides which constraints of a conflict are broken.
@MainActor package protocol LayoutRecovery {
    /// The priority of a constraint after it was broken.
    var remainingPriority: Double { get }
    /// Returns the constraint to break, or nil to break the one that was added last.
    func constraintToBreak(among candidates: [any LayoutConstraint]) -> (any LayoutConstraint)?
    /// Returns whether `constraint` is broken in preference to `other`.
    func breaks(_ constraint: any LayoutConstraint, before other: any LayoutConstraint) -> Bool
}
