import Foundation

/// An object in a nib that is notified when all objects of the nib are created and connected.
///
/// On Apple's systems, `NSObject` has `awakeFromNib()`. Linux's `NSObject` has no such method, so a plain object in a
/// nib conforms to this protocol and declares `func awakeFromNib()` without `override`. Its `init()` creates it.
/// Responders, bar items, gesture recognisers, constraints and collection view layouts already conform, so their
/// subclasses override the method as usual.
@preconcurrency @MainActor public protocol NibAwakening: AnyObject {
    /// Called after the outlets, actions and runtime attributes of the whole nib are set, in document order.
    func awakeFromNib()
}

extension NSObjectProtocol where Self: NSObject {
    /// Does nothing. It allows `super.awakeFromNib()` in a class whose superclass is `NSObject`.
    @MainActor public func awakeFromNib() {}
}
