import CellSimAutoLayout
import Foundation

/// An attribute of a view or guide, for creating constraints.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    var item: AnyObject? { target?.object }
    private let target: LayoutTarget?
    let attribute: NSLayoutConstraint.Attribute

    init(item: AnyObject?, attribute: NSLayoutConstraint.Attribute) {
        (target, self.attribute) = (LayoutTarget.make(item), attribute)
        super.init()
    }

    /// Returns a constraint that sets this attribute to the other one plus `c` points. The constraint is not active.
    ///
    /// All three methods raise for an anchor whose item no longer exists, and for a leading or trailing edge together
    /// with a left or right one.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0) -> NSLayoutConstraint {
        makeConstraint(.equal, to: anchor, 1, c)
    }
    /// Returns a constraint that sets this attribute to at least the other one plus `c` points. Positive values point
    /// to the right, down, or in reading direction between leading and trailing edges. The constraint is not active.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0)
        -> NSLayoutConstraint
    {
        makeConstraint(.greaterThanOrEqual, to: anchor, 1, c)
    }
    /// Returns a constraint that sets this attribute to at most the other one plus `c` points. The constraint is not
    /// active.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0)
        -> NSLayoutConstraint
    {
        makeConstraint(.lessThanOrEqual, to: anchor, 1, c)
    }

    func makeConstraint(
        _ relation: NSLayoutConstraint.Relation, to other: NSLayoutAnchor<AnchorType>?, _ multiplier: CGFloat,
        _ c: CGFloat
    ) -> NSLayoutConstraint {
        if item == nil {
            UIKitException.raiseOrRecord("NSInvalidArgumentException", "the anchor's item no longer exists")
        }
        if let other,
            (attribute.isDirectional && other.attribute.isAbsolute)
                || (attribute.isAbsolute && other.attribute.isDirectional)
        {
            UIKitException.raiseOrRecord(
                UIKitException.invalidArgument,
                NSLayoutConstraint.incompatibilityReason(of: attribute, other.attribute, multiplier: multiplier)
                    ?? "Invalid pairing of layout attributes")
        }
        let second = other?.item
        return NSLayoutConstraint(
            item, attribute, relation, second, second == nil ? .notAnAttribute : other?.attribute ?? .notAnAttribute,
            multiplier: multiplier, constant: c)
    }
}

/// An anchor for a vertical edge or the horizontal centre of a view or guide.
@preconcurrency @MainActor public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// Returns a constraint for the standard spacing: 8 points between siblings, times the multiplier.
    public func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
        -> NSLayoutConstraint
    {
        makeConstraint(.equal, to: anchor, 1, 8 * multiplier)
    }
    /// Returns a constraint for at least the standard spacing: 8 points, times the multiplier.
    public func constraint(greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
        -> NSLayoutConstraint
    {
        makeConstraint(.greaterThanOrEqual, to: anchor, 1, 8 * multiplier)
    }
    /// Returns a constraint for at most the standard spacing: 8 points, times the multiplier.
    public func constraint(lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
        -> NSLayoutConstraint
    {
        makeConstraint(.lessThanOrEqual, to: anchor, 1, 8 * multiplier)
    }
}

/// An anchor for a horizontal edge, the vertical centre or a baseline of a view or guide.
@preconcurrency @MainActor public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// Returns a constraint for the standard spacing: 8 points below the other anchor, times the multiplier. Unlike
    /// UIKit, it ignores fonts between baselines.
    public func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
        -> NSLayoutConstraint
    {
        makeConstraint(.equal, to: anchor, 1, 8 * multiplier)
    }
    /// Returns a constraint for at least the standard spacing below the other anchor: 8 points, times the multiplier.
    public func constraint(greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
        -> NSLayoutConstraint
    {
        makeConstraint(.greaterThanOrEqual, to: anchor, 1, 8 * multiplier)
    }
    /// Returns a constraint for at most the standard spacing below the other anchor: 8 points, times the multiplier.
    public func constraint(lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
        -> NSLayoutConstraint
    {
        makeConstraint(.lessThanOrEqual, to: anchor, 1, 8 * multiplier)
    }
}

/// An anchor for the width or height of a view or guide.
@preconcurrency @MainActor public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// Returns a constraint that sets the dimension to `c` points. The constraint is not active.
    public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { makeConstraint(.equal, to: nil, 1, c) }
    /// Returns a constraint that sets the dimension to at least `c` points. The constraint is not active.
    public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        makeConstraint(.greaterThanOrEqual, to: nil, 1, c)
    }
    /// Returns a constraint that sets the dimension to at most `c` points. The constraint is not active.
    public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        makeConstraint(.lessThanOrEqual, to: nil, 1, c)
    }
    /// Returns a constraint that sets the dimension to `m` times the other one plus `c` points. With a multiplier of 0,
    /// only the constant remains.
    public func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0)
        -> NSLayoutConstraint
    {
        makeConstraint(.equal, to: anchor, m, c)
    }
    /// Returns a constraint that sets the dimension to at least `m` times the other one plus `c` points.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        makeConstraint(.greaterThanOrEqual, to: anchor, m, c)
    }
    /// Returns a constraint that sets the dimension to at most `m` times the other one plus `c` points.
    public func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0)
        -> NSLayoutConstraint
    {
        makeConstraint(.lessThanOrEqual, to: anchor, m, c)
    }
}
