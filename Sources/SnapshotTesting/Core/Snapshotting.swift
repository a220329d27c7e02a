import Foundation
import XCTest

/// A strategy that converts values of one type into a format that can be stored and compared.
public struct Snapshotting<Value, Format> {
    /// The extension of reference files, without a dot.
    public var pathExtension: String?
    /// The functions that store and compare the format.
    public var diffing: Diffing<Format>
    /// Converts a value to the format, synchronously or asynchronously.
    public var snapshot: (Value) -> Async<Format>

    /// Creates a strategy that converts values asynchronously.
    public init(
        pathExtension: String?, diffing: Diffing<Format>, asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
    ) {
        (self.pathExtension, self.diffing, snapshot) = (pathExtension, diffing, asyncSnapshot)
    }

    /// Creates a strategy that converts values synchronously.
    public init(pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (_ value: Value) -> Format) {
        self.init(pathExtension: pathExtension, diffing: diffing, asyncSnapshot: { Async(value: snapshot($0)) })
    }

    /// Returns a strategy for values that `transform` converts to a `Value`.
    public func pullback<NewValue>(
        _ transform: @escaping (_ otherValue: NewValue) -> Value
    ) -> Snapshotting<NewValue, Format> {
        asyncPullback { Async(value: transform($0)) }
    }

    /// Returns a strategy for values that `transform` converts to a `Value` asynchronously.
    public func asyncPullback<NewValue>(
        _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
    ) -> Snapshotting<NewValue, Format> {
        Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) { other in
            Async { callback in transform(other).run { value in snapshot(value).run(callback) } }
        }
    }

    /// Returns a strategy that runs the run loop for a duration before each snapshot.
    public static func wait(for duration: TimeInterval, on strategy: Snapshotting) -> Snapshotting {
        Snapshotting(pathExtension: strategy.pathExtension, diffing: strategy.diffing) { value in
            Async { callback in
                if Thread.isMainThread {
                    RunLoop.current.run(until: Date(timeIntervalSinceNow: duration))
                } else {
                    Thread.sleep(forTimeInterval: duration)
                }
                strategy.snapshot(value).run(callback)
            }
        }
    }
}

/// A strategy whose values and format have the same type.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
    /// Creates a strategy that stores values unchanged.
    public init(pathExtension: String?, diffing: Diffing<Format>) {
        self.init(pathExtension: pathExtension, diffing: diffing, snapshot: { $0 })
    }
}
