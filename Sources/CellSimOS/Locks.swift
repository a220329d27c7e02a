@_exported import CellSimFoundation
import Foundation
@_exported import Glibc

/// A value protected by a lock.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    // Unchecked: the lock guards the value, which may have any type, as in Apple's implementation.
    private final class Storage {
        let lock = NSLock()
        var state: State
        init(_ state: State) { self.state = state }
    }

    private let storage: Storage

    /// Creates a lock for a value.
    public init(initialState: State) where State: Sendable { storage = Storage(initialState) }
    /// Creates a lock for a value.
    public init(uncheckedState initialState: State) { storage = Storage(initialState) }
    /// Creates a lock.
    public init() where State == Void { storage = Storage(()) }

    /// Runs the body while holding the lock.
    public func withLock<R>(_ body: (inout State) throws -> R) rethrows -> R {
        storage.lock.lock()
        defer { storage.lock.unlock() }
        return try body(&storage.state)
    }
    /// Runs the body while holding the lock.
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R { try withLock(body) }
    /// Runs the body while holding the lock if the lock is free; otherwise returns nil.
    public func withLockIfAvailable<R>(_ body: (inout State) throws -> R) rethrows -> R? {
        guard storage.lock.try() else { return nil }
        defer { storage.lock.unlock() }
        return try body(&storage.state)
    }
    /// Runs the body while holding the lock.
    public func withLock<R>(_ body: () throws -> R) rethrows -> R where State == Void {
        try withLock { _ in try body() }
    }
    /// Acquires the lock.
    public func lock() where State == Void { storage.lock.lock() }
    /// Releases the lock.
    public func unlock() where State == Void { storage.lock.unlock() }
    /// Acquires the lock if it is free. Returns whether it did.
    public func lockIfAvailable() -> Bool where State == Void { storage.lock.try() }
}
