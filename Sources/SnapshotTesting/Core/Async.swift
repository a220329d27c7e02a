/// A value that becomes available later.
public struct Async<Value> {
    /// Starts the work. The callback receives the value once.
    public let run: (@escaping (Value) -> Void) -> Void

    /// Creates a value from work that calls the callback once with the value.
    public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) { self.run = run }

    /// Creates a value that is already available.
    public init(value: Value) { self.init { callback in callback(value) } }

    /// Returns a value that is transformed by the function once it is available.
    public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
        Async<NewValue> { callback in run { callback(transform($0)) } }
    }
}
