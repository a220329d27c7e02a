import Foundation

/// One attribute of a view or guide, from which constraints are made.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    var item: AnyObject? { identity?.object }
    private let identity: LayoutIdentity?
    let attribute: NSLayoutConstraint.Attribute

    init(item: AnyObject?, attribute: NSLayoutConstraint.Attribute) {
        (identity, self.attribute) = (LayoutIdentity.of(item), attribute)
        super.init()
    }

    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0) -> NSLayoutConstraint {
        relate(.equal, to: anchor, 1, c)
    }
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0)
        -> NSLayoutConstraint
    {
        relate(.greaterThanOrEqual, to: anchor, 1, c)
    }
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0)
        -> NSLayoutConstraint
    {
        relate(.lessThanOrEqual, to: anchor, 1, c)
    }

    func relate(
        _ relation: NSLayoutConstraint.Relation, to other: NSLayoutAnchor<AnchorType>?, _ multiplier: CGFloat,
        _ c: CGFloat
    ) -> NSLayoutConstraint {
        if item == nil {
            UIKitException.raiseOrRecord("NSInvalidArgumentException", "the anchor's item does not exist any more")
        }
        if let other,
            (attribute.isDirectional && other.attribute.isAbsolute)
                || (attribute.isAbsolute && other.attribute.isDirectional)
        {
            UIKitException.raiseOrRecord(
                ReuseException.invalidArgument,
                NSLayoutConstraint.refusal(of: attribute, other.attribute, multiplier: multiplier)
                    ?? "Invalid pairing of layout attributes")
        }
        let second = other?.item
        return NSLayoutConstraint(
            item, attribute, relation, second, second == nil ? .notAnAttribute : other?.attribute ?? .notAnAttribute,
            multiplier: multiplier, constant: c)
    }
}

@preconcurrency @MainActor public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// The standard space: 8 points between siblings, times the multiplier.
    public func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
        -> NSLayoutConstraint
    {
        relate(.equal, to: anchor, 1, 8 * multiplier)
    }
    public func constraint(greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
        -> NSLayoutConstraint
    {
        relate(.greaterThanOrEqual, to: anchor, 1, 8 * multiplier)
    }
    public func constraint(lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
        -> NSLayoutConstraint
    {
        relate(.lessThanOrEqual, to: anchor, 1, 8 * multiplier)
    }
}

@preconcurrency @MainActor public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    public func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
        -> NSLayoutConstraint
    {
        relate(.equal, to: anchor, 1, 8 * multiplier)
    }
    public func constraint(greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
        -> NSLayoutConstraint
    {
        relate(.greaterThanOrEqual, to: anchor, 1, 8 * multiplier)
    }
    public func constraint(lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
        -> NSLayoutConstraint
    {
        relate(.lessThanOrEqual, to: anchor, 1, 8 * multiplier)
    }
}

@preconcurrency @MainActor public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { relate(.equal, to: nil, 1, c) }
    public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, to: nil, 1, c)
    }
    public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, to: nil, 1, c)
    }
    public func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0)
        -> NSLayoutConstraint
    {
        relate(.equal, to: anchor, m, c)
    }
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, to: anchor, m, c)
    }
    public func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0)
        -> NSLayoutConstraint
    {
        relate(.lessThanOrEqual, to: anchor, m, c)
    }
}
