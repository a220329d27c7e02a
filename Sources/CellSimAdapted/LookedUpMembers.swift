import UIKit

/// A constraint whose members are looked up by name on `AnyObject`, as in `(value as AnyObject).priority`.
///
/// On Apple's systems such a member is one of any class. Session tasks have a priority too, a plain number, so that the
/// type depends on where the value is used.
public protocol LookedUpConstraint: NSLayoutConstraint {}

extension NSLayoutConstraint: LookedUpConstraint {}

extension LookedUpConstraint {
    /// The priority as a plain number from 0 to 1000.
    public var priority: Float { (self as NSLayoutConstraint).priority.rawValue }
}
