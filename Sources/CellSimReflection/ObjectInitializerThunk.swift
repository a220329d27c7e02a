import Foundation

/// A subclass of NSObject that represents any class on which `init()` is called through a metatype.
///
/// `NSObject.init()` isn't `required` on Linux, so Swift rejects a call through a metatype, although every class has an
/// entry for it in its method table. This class overrides it, uses the same entry, and makes it `required`. It is open
/// so that the optimiser can't assume that the call is for this class.
open class ObjectInitializerThunk: NSObject {
    /// Creates an object.
    public required override init() { super.init() }

    /// Creates an instance of `type` with its own `init()`. Classes without an `init()` end the process, as in Swift.
    @inline(never) package static func make(_ type: NSObject.Type) -> AnyObject {
        let thunk = unsafe unsafeBitCast(type, to: ObjectInitializerThunk.Type.self)
        return thunk.init()
    }
}
