import CellSimAutoLayout
import Foundation

/// Validates constraints, with Auto Layout's messages: invalid numbers, priorities out of range, incompatible
/// attributes. If the exception is caught, a harmless value replaces the rejected one.
extension NSLayoutConstraint {
    /// Returns the constant if it is finite; otherwise `fallback` (points).
    static func finite(
        _ constant: CGFloat, _ first: LayoutTarget?, _ second: LayoutTarget?, else fallback: CGFloat = 0
    ) -> CGFloat {
        if constant.isFinite { return constant }
        let (firstName, secondName) = (
            descriptiveName(of: first?.object), second.map { descriptiveName(of: $0.object) } ?? "(null)"
        )
        UIKitException.raiseOrRecord(
            UIKitException.internalInconsistency,
            "NSLayoutConstraint constant is not finite!  That's illegal.  constant:\(constant) firstItem:\(firstName) secondItem:\(secondName)"
        )
        return fallback
    }

    /// Returns the multiplier if it is finite; otherwise 1.
    static func finite(multiplier: CGFloat) -> CGFloat {
        if multiplier.isFinite { return multiplier }
        UIKitException.raiseOrRecord(
            UIKitException.internalInconsistency, "Multiplier is not finite!  That's illegal.  multiplier:\(multiplier)"
        )
        return 1
    }

    /// Restores the old priority if the new one is out of range, or if an active constraint cannot change to it.
    func validate(_ priority: inout UILayoutPriority, _ old: UILayoutPriority) {
        let new = priority
        guard
            let reason = new.invalidityReason(least: .leastNonzeroMagnitude) ?? priorityChangeError(from: old, to: new)
        else {
            return
        }
        priority = old
        UIKitException.raiseOrRecord(UIKitException.internalInconsistency, reason)
    }

    private func priorityChangeError(from old: UILayoutPriority, to new: UILayoutPriority) -> String? {
        guard isActive, (old == .required) != (new == .required) else { return nil }
        return
            "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  You passed"
            + " priority \(UIView.formatted(CGFloat(new.rawValue))) and the existing priority was \(UIView.formatted(CGFloat(old.rawValue)))."
    }

    /// Returns the reason why two attributes are incompatible; nil if they are compatible.
    static func incompatibilityReason(of first: Attribute, _ second: Attribute, multiplier: CGFloat) -> String? {
        if first == .notAnAttribute { return "Invalid pairing of layout attributes" }
        if second == .notAnAttribute || multiplier == 0 {
            return first.isDimension
                ? nil
                : "A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal constraint"
                    + " of a location equal to a constant. Location attributes must be specified in pairs."
        }
        guard first.isDimension == second.isDimension else { return "Invalid pairing of layout attributes" }
        if (first.isDirectional && second.isAbsolute) || (first.isAbsolute && second.isDirectional) {
            return "A constraint cannot be made between a leading/trailing attribute and a right/left attribute."
                + " Use leading/trailing for both or neither."
        }
        return nil
    }
}

extension NSLayoutConstraint {
    /// Raises if a position on one axis is related to a position on the other. Such a constraint can be created and,
    /// outside a window, activated, but engines do not accept it.
    /// - Returns: Whether the constraint was rejected.
    package func raiseIfAxesAreMixed() -> Bool {
        guard sides.mixesAxes else { return false }
        UIKitException.raiseOrRecord(
            "NSInvalidLayoutConstraintException",
            "Constraint improperly relates anchors of incompatible types: \(equationText)")
        return true
    }
}

extension NSLayoutConstraint.Attribute {
    /// Whether the attribute is the same in every reading direction.
    var isAbsolute: Bool {
        switch self {
        case .left, .right, .leftMargin, .rightMargin: true
        default: false
        }
    }
}

extension UILayoutPriority {
    /// Returns the reason why the priority is invalid; nil for a priority from `least` to 1000.
    func invalidityReason(least: Float) -> String? {
        if rawValue >= least, rawValue <= 1000 { return nil }
        return
            "It's illegal to set priority:\(UIView.formatted(CGFloat(rawValue))).  Priorities must be greater than 0 and less or equal to"
            + " NSLayoutPriorityRequired, which is 1000.000000."
    }

    /// Returns this priority if it is from 0 to 1000; otherwise raises Auto Layout's exception and returns `fallback`.
    func validated(else fallback: UILayoutPriority) -> UILayoutPriority {
        guard let reason = invalidityReason(least: 0) else { return self }
        UIKitException.raiseOrRecord(UIKitException.internalInconsistency, reason)
        return fallback
    }
}
