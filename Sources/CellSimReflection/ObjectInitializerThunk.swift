import Foundation

/// A subclass of `NSObject` that represents any class whose `init()` is called through a metatype.
///
/// `NSObject.init()` isn't `required` on Linux, so Swift rejects a call through a metatype, although each class has an
/// entry for it in its method table. This class overrides it as `required`, with the same entry. It is open so that the
/// optimiser can't assume that the call is for this class.
open class ObjectInitializerThunk: NSObject {
    /// Creates an object.
    public required override init() { super.init() }

    /// Creates an instance of `type` with its own `init()`. For a class without an `init()`, the process ends, as in Swift.
    @inline(never) package static func make(_ type: NSObject.Type) -> AnyObject {
        let thunk = unsafe unsafeBitCast(type, to: ObjectInitializerThunk.Type.self)
        return thunk.init()
    }
}
