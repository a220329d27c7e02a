import Foundation

/// Represents "some subclass of NSObject" where `init()` is called on a class known only at run time.
///
/// `NSObject.init()` isn't `required` on Linux. Swift therefore rejects a call through a metatype, although every class
/// has an entry for it in its method table. This class overrides it, shares the entry, and makes it `required`. It is
/// open so that the optimiser can't assume that the call is for this class.
open class PlainObject: NSObject {
    /// Creates an object.
    public required override init() { super.init() }

    /// An instance of `type`, made by its own `init()`. Classes that have no `init()` of their own end the process, as
    /// Swift has them do.
    @inline(never) package static func make(_ type: NSObject.Type) -> AnyObject {
        let callable = unsafe unsafeBitCast(type, to: PlainObject.Type.self)
        return callable.init()
    }
}
