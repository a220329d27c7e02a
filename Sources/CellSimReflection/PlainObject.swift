import Foundation

/// Stands for "some subclass of NSObject" where `init()` has to be called on a class known only at run time.
///
/// `NSObject.init()` is not `required` on Linux, so Swift refuses to call it through a metatype although every class
/// has an entry for it in its method table. This class overrides it in place, hence shares the entry, and makes it
/// `required`. Open, so that no optimiser takes the call for one of this class's own.
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
