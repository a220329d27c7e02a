import Foundation
@_exported import Glibc

/// A lock without additional memory; on Linux, a POSIX mutex.
public typealias os_unfair_lock = pthread_mutex_t
/// A lock without additional memory.
public typealias os_unfair_lock_s = pthread_mutex_t
/// A pointer to a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

/// Acquires the lock, waiting if necessary.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { unsafe pthread_mutex_lock(lock) }
/// Releases the lock.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { unsafe pthread_mutex_unlock(lock) }
/// Acquires the lock if it is free.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { unsafe pthread_mutex_trylock(lock) == 0 }
/// Does nothing: the lock's owner isn't known.
public func os_unfair_lock_assert_owner(_ lock: os_unfair_lock_t) {}
/// Does nothing: the lock's owner isn't known.
public func os_unfair_lock_assert_not_owner(_ lock: os_unfair_lock_t) {}

/// A value protected by a lock.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    // Unchecked: the lock guards the value, which may have any type, as in Apple's implementation.
    private final class Place {
        let lock = NSLock()
        var state: State
        init(_ state: State) { self.state = state }
    }

    private let location: Place

    /// Creates a lock for a value.
    public init(initialState: State) where State: Sendable { location = Place(initialState) }
    /// Creates a lock for a value.
    public init(uncheckedState initialState: State) { location = Place(initialState) }
    /// Creates a lock.
    public init() where State == Void { location = Place(()) }

    /// Runs the body while holding the lock.
    public func withLock<R>(_ body: (inout State) throws -> R) rethrows -> R {
        location.lock.lock()
        defer { location.lock.unlock() }
        return try body(&location.state)
    }
    /// Runs the body while holding the lock.
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R { try withLock(body) }
    /// Runs the body while holding the lock, if the lock is free.
    public func withLockIfAvailable<R>(_ body: (inout State) throws -> R) rethrows -> R? {
        guard location.lock.try() else { return nil }
        defer { location.lock.unlock() }
        return try body(&location.state)
    }
    /// Runs the body while holding the lock.
    public func withLock<R>(_ body: () throws -> R) rethrows -> R where State == Void {
        try withLock { _ in try body() }
    }
    /// Acquires the lock.
    public func lock() where State == Void { location.lock.lock() }
    /// Releases the lock.
    public func unlock() where State == Void { location.lock.unlock() }
    /// Acquires the lock if it is free.
    public func lockIfAvailable() -> Bool where State == Void { location.lock.try() }
}
