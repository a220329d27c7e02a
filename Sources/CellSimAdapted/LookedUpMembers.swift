import UIKit

/// A protocol for constraints whose members are looked up by name on `AnyObject`, as in `(value as AnyObject).priority`.
///
/// On Apple platforms, a member that is looked up can belong to any class. `URLSessionTask` also has a priority, which is a
/// plain number, so the type of the result depends on the context.
public protocol LookedUpConstraint: NSLayoutConstraint {}

extension NSLayoutConstraint: LookedUpConstraint {}

/// Provides members with the types that a lookup needs.
extension LookedUpConstraint {
    /// The priority as a plain number from 0 to 1000.
    public var priority: Float { (self as NSLayoutConstraint).priority.rawValue }
}

/// A protocol for views and layout guides whose anchors are looked up by name on `AnyObject`, as in
/// `(value as AnyObject).topAnchor`.
@preconcurrency @MainActor public protocol LookedUpLayoutItem: AnyObject {
    /// The anchor of the bottom edge.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// The anchor of the horizontal centre.
    var centerXAnchor: NSLayoutXAxisAnchor { get }
    /// The anchor of the vertical centre.
    var centerYAnchor: NSLayoutYAxisAnchor { get }
    /// The anchor of the height.
    var heightAnchor: NSLayoutDimension { get }
    /// The anchor of the leading edge.
    var leadingAnchor: NSLayoutXAxisAnchor { get }
    /// The anchor of the left edge.
    var leftAnchor: NSLayoutXAxisAnchor { get }
    /// The anchor of the right edge.
    var rightAnchor: NSLayoutXAxisAnchor { get }
    /// The anchor of the top edge.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The anchor of the trailing edge.
    var trailingAnchor: NSLayoutXAxisAnchor { get }
    /// The anchor of the width.
    var widthAnchor: NSLayoutDimension { get }
}

extension UIView: LookedUpLayoutItem {}
extension UILayoutGuide: LookedUpLayoutItem {}
