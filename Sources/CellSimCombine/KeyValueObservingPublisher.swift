import CellSimFoundation
import Foundation
import OpenCombine

extension NSObject {
    /// Sends a value and its changes, as far as they are told: see `observe(_:options:changeHandler:)`.
    public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher {
        public typealias Output = Value
        public typealias Failure = Never
        /// Whose value it is.
        public let object: Subject
        /// Which value it is.
        public let keyPath: KeyPath<Subject, Value>
        /// Whether the value is sent at once.
        public let options: NSKeyValueObservingOptions

        /// Observes a value.
        public init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions) {
            (self.object, self.keyPath, self.options) = (object, keyPath, options)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Value {
            let (object, keyPath) = (object, keyPath)
            let changes = PassthroughSubject<Value, Never>()
            let observation = object.observe(keyPath) { object, _ in changes.send(object[keyPath: keyPath]) }
            let kept = changes.handleEvents(receiveCancel: { observation.invalidate() })
            if options.contains(.initial) {
                kept.prepend(object[keyPath: keyPath]).subscribe(subscriber)
            } else {
                kept.subscribe(subscriber)
            }
        }
    }
}

extension NSObjectProtocol where Self: NSObject {
    /// Sends a value and its changes, as far as they are told: see `observe(_:options:changeHandler:)`.
    public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
        NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
    }
}
