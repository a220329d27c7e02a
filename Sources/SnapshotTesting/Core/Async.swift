/// A value that becomes available later.
public struct Async<Value> {
    /// Starts the work and calls the callback once with the value.
    public let run: (@escaping (Value) -> Void) -> Void

    /// Creates an asynchronous value from work that calls the callback once with the value.
    public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) { self.run = run }

    /// Creates an asynchronous value that is already available.
    public init(value: Value) { self.init { callback in callback(value) } }

    /// Returns an asynchronous value with the transformed result.
    public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
        Async<NewValue> { callback in run { callback(transform($0)) } }
    }
}
