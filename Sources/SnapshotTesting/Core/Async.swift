/// A value that comes later.
public struct Async<Value> {
    /// Begins the work; the callback gets the value, once.
    public let run: (@escaping (Value) -> Void) -> Void

    /// A value that the work hands to the callback, which is to be called once.
    public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) { self.run = run }

    /// A value that is already there.
    public init(value: Value) { self.init { callback in callback(value) } }

    /// The value changed by a function, once it is there.
    public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
        Async<NewValue> { callback in run { callback(transform($0)) } }
    }
}
