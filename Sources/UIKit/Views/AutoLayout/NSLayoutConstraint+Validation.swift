import CellSimAutoLayout
import Foundation

/// Validates the numbers, priorities and attributes of constraints. Raises Auto Layout's exceptions for invalid ones, and
/// replaces them by valid values in case the exception is caught.
extension NSLayoutConstraint {
    /// Returns the constant if it is finite; otherwise raises and returns `fallback`.
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

    /// Returns the multiplier if it is finite; otherwise raises and returns 1.
    static func finite(multiplier: CGFloat) -> CGFloat {
        if multiplier.isFinite { return multiplier }
        UIKitException.raiseOrRecord(
            UIKitException.internalInconsistency, "Multiplier is not finite!  That's illegal.  multiplier:\(multiplier)"
        )
        return 1
    }

    /// Raises and restores the previous priority if the new one is out of range, or if an active constraint can't change
    /// to it.
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

    /// Returns the reason why two attributes are incompatible, or nil if they are compatible.
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
    /// Raises if the constraint relates a horizontal and a vertical position. Such a constraint can be created, and can be
    /// activated outside of a window, but layout engines don't accept it.
    /// - Returns: Whether the constraint is invalid.
    package func raiseIfAxesAreMixed() -> Bool {
        guard sides.mixesAxes else { return false }
        UIKitException.raiseOrRecord(
            "NSInvalidLayoutConstraintException",
            "Constraint improperly relates anchors of incompatible types: \(equationText)")
        return true
    }
}

extension NSLayoutConstraint.Attribute {
    /// Whether the attribute is a left or right edge or margin, which doesn't depend on the layout direction.
    var isAbsolute: Bool {
        switch self {
        case .left, .right, .leftMargin, .rightMargin: true
        default: false
        }
    }
}

extension UILayoutPriority {
    /// Returns the reason why the priority is invalid, or nil for a priority from `least` to 1000.
    func invalidityReason(least: Float) -> String? {
        if rawValue >= least, rawValue <= 1000 { return nil }
        return
            "It's illegal to set priority:\(UIView.formatted(CGFloat(rawValue))).  Priorities must be greater than 0 and less or equal to"
            + " NSLayoutPriorityRequired, which is 1000.000000."
    }

    /// Returns the priority if it is in 0…1000; otherwise raises and returns `fallback`.
    func validated(else fallback: UILayoutPriority) -> UILayoutPriority {
        guard let reason = invalidityReason(least: 0) else { return self }
        UIKitException.raiseOrRecord(UIKitException.internalInconsistency, reason)
        return fallback
    }
}
