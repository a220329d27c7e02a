import Foundation

/// An object in a nib that is notified after all objects of the nib were created and connected.
///
/// On Apple's systems, `NSObject` has a method `awakeFromNib()`. The `NSObject` of Linux doesn't, so a direct subclass
/// conforms to this protocol and declares `func awakeFromNib()` without `override`. Its objects are created with
/// `init()`. Responders, bar items, gesture recognisers, constraints and collection view layouts already conform, so
/// their subclasses override the method as usual.
@preconcurrency @MainActor public protocol NibAwakening: AnyObject {
    /// Called after all outlets, actions and runtime attributes of the nib were set. Objects are notified in document order.
    func awakeFromNib()
}

extension NSObjectProtocol where Self: NSObject {
    /// Does nothing. It allows direct subclasses of `NSObject` to call `super.awakeFromNib()`.
    @MainActor public func awakeFromNib() {}
}
