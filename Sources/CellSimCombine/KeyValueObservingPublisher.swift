import CellSimFoundation
import Foundation
import OpenCombine

/// The publisher for key-value observing.
extension NSObject {
    /// Publishes a value and its reported changes; see `observe(_:options:changeHandler:)`.
    public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher {
        public typealias Output = Value
        public typealias Failure = Never
        /// The observed object.
        public let object: Subject
        /// The observed property.
        public let keyPath: KeyPath<Subject, Value>
        /// The options. With `initial`, the current value is sent immediately.
        public let options: NSKeyValueObservingOptions

        /// Creates a publisher of a property's values.
        public init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions) {
            (self.object, self.keyPath, self.options) = (object, keyPath, options)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Value {
            let (object, keyPath) = (object, keyPath)
            let changes = PassthroughSubject<Value, Never>()
            let observation = object.observe(keyPath) { object, _ in changes.send(object[keyPath: keyPath]) }
            let cancellableChanges = changes.handleEvents(receiveCancel: { observation.invalidate() })
            if options.contains(.initial) {
                cancellableChanges.prepend(object[keyPath: keyPath]).subscribe(subscriber)
            } else {
                cancellableChanges.subscribe(subscriber)
            }
        }
    }
}

extension NSObjectProtocol where Self: NSObject {
    /// Returns a publisher of a value and its reported changes; see `observe(_:options:changeHandler:)`.
    public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
        NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
    }
}
