import Foundation

/// An object of a nib that is told when every object of the nib is made and connected.
///
/// On Apple's systems `NSObject` has `awakeFromNib()`. Linux's has no such hook, so a plain object of a nib, made by its
/// `init()`, conforms to this protocol and writes `func awakeFromNib()` without `override`. Responders, bar items,
/// gesture recognisers, constraints and collection layouts conform already: their subclasses override it as ever.
@preconcurrency @MainActor public protocol NibAwakening: AnyObject {
    /// Called after outlets, actions and runtime attributes of the whole nib are set, in the order of the document.
    func awakeFromNib()
}

extension NSObjectProtocol where Self: NSObject {
    /// Does nothing; here so that `super.awakeFromNib()` can be written in a class whose superclass is `NSObject`.
    @MainActor public func awakeFromNib() {}
}
