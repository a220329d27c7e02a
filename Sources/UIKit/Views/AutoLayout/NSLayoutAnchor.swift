import CellSimAutoLayout
import Foundation

/// A factory for constraints on an attribute of a view or layout guide.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    var item: AnyObject? { target?.object }
    private let target: LayoutTarget?
    let attribute: NSLayoutConstraint.Attribute

    init(item: AnyObject?, attribute: NSLayoutConstraint.Attribute) {
        (target, self.attribute) = (LayoutTarget.make(item), attribute)
        super.init()
    }

    /// Returns an inactive constraint: this attribute is equal to the other one plus `c` points.
    ///
    /// This and the following two methods raise if an anchor's item was deallocated, and for a leading or trailing edge
    /// together with a left or right one.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0) -> NSLayoutConstraint {
        makeConstraint(.equal, to: anchor, 1, c)
    }
    /// Returns an inactive constraint: this attribute is at least the other one plus `c` points. Positive values point
    /// right and down; between leading and trailing edges, they point in the reading direction.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0)
        -> NSLayoutConstraint
    {
        makeConstraint(.greaterThanOrEqual, to: anchor, 1, c)
    }
    /// Returns an inactive constraint: this attribute is at most the other one plus `c` points.
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

/// An anchor for a left, right, leading or trailing edge, or the horizontal centre.
@preconcurrency @MainActor public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// Returns an inactive constraint for the standard spacing: 8 points times the multiplier.
    public func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
        -> NSLayoutConstraint
    {
        makeConstraint(.equal, to: anchor, 1, 8 * multiplier)
    }
    /// Returns an inactive constraint for at least the standard spacing: 8 points times the multiplier.
    public func constraint(greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
        -> NSLayoutConstraint
    {
        makeConstraint(.greaterThanOrEqual, to: anchor, 1, 8 * multiplier)
    }
    /// Returns an inactive constraint for at most the standard spacing: 8 points times the multiplier.
    public func constraint(lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
        -> NSLayoutConstraint
    {
        makeConstraint(.lessThanOrEqual, to: anchor, 1, 8 * multiplier)
    }
}

/// An anchor for a top or bottom edge, the vertical centre, or a baseline.
@preconcurrency @MainActor public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// Returns an inactive constraint for the standard spacing below the other anchor: 8 points times the multiplier. Unlike
    /// in UIKit, the spacing between baselines doesn't depend on fonts.
    public func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
        -> NSLayoutConstraint
    {
        makeConstraint(.equal, to: anchor, 1, 8 * multiplier)
    }
    /// Returns an inactive constraint for at least the standard spacing below the other anchor: 8 points times the
    /// multiplier.
    public func constraint(greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
        -> NSLayoutConstraint
    {
        makeConstraint(.greaterThanOrEqual, to: anchor, 1, 8 * multiplier)
    }
    /// Returns an inactive constraint for at most the standard spacing below the other anchor: 8 points times the
    /// multiplier.
    public func constraint(lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
        -> NSLayoutConstraint
    {
        makeConstraint(.lessThanOrEqual, to: anchor, 1, 8 * multiplier)
    }
}

/// An anchor for the width or height.
@preconcurrency @MainActor public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// Returns an inactive constraint: the dimension is equal to `c` points.
    public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { makeConstraint(.equal, to: nil, 1, c) }
    /// Returns an inactive constraint: the dimension is at least `c` points.
    public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        makeConstraint(.greaterThanOrEqual, to: nil, 1, c)
    }
    /// Returns an inactive constraint: the dimension is at most `c` points.
    public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        makeConstraint(.lessThanOrEqual, to: nil, 1, c)
    }
    /// Returns an inactive constraint: the dimension is equal to `m` times the other one plus `c` points.
    public func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0)
        -> NSLayoutConstraint
    {
        makeConstraint(.equal, to: anchor, m, c)
    }
    /// Returns an inactive constraint: the dimension is at least `m` times the other one plus `c` points.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        makeConstraint(.greaterThanOrEqual, to: anchor, m, c)
    }
    /// Returns an inactive constraint: the dimension is at most `m` times the other one plus `c` points.
    public func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0)
        -> NSLayoutConstraint
    {
        makeConstraint(.lessThanOrEqual, to: anchor, m, c)
    }
}
