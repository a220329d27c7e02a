import Foundation
@_exported import Glibc

/// A lock that takes no more than its place. On Linux it is one of POSIX's.
public typealias os_unfair_lock = pthread_mutex_t
/// A lock that takes no more than its place.
public typealias os_unfair_lock_s = pthread_mutex_t
/// Where a lock is.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

/// Waits for the lock and takes it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { unsafe pthread_mutex_lock(lock) }
/// Lets the lock go.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { unsafe pthread_mutex_unlock(lock) }
/// Takes the lock where nobody has it.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { unsafe pthread_mutex_trylock(lock) == 0 }
/// Does nothing: who has the lock is not known.
public func os_unfair_lock_assert_owner(_ lock: os_unfair_lock_t) {}
/// Does nothing: who has the lock is not known.
public func os_unfair_lock_assert_not_owner(_ lock: os_unfair_lock_t) {}

/// A value behind a lock.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    // Unchecked: the lock guards the value, which may be of any type as Apple's.
    private final class Place {
        let lock = NSLock()
        var state: State
        init(_ state: State) { self.state = state }
    }

    private let place: Place

    /// A lock around a value.
    public init(initialState: State) where State: Sendable { place = Place(initialState) }
    /// A lock around a value.
    public init(uncheckedState initialState: State) { place = Place(initialState) }
    /// A lock.
    public init() where State == Void { place = Place(()) }

    /// Runs the body with the lock.
    public func withLock<R>(_ body: (inout State) throws -> R) rethrows -> R {
        place.lock.lock()
        defer { place.lock.unlock() }
        return try body(&place.state)
    }
    /// Runs the body with the lock.
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R { try withLock(body) }
    /// Runs the body with the lock where nobody has it.
    public func withLockIfAvailable<R>(_ body: (inout State) throws -> R) rethrows -> R? {
        guard place.lock.try() else { return nil }
        defer { place.lock.unlock() }
        return try body(&place.state)
    }
    /// Runs the body with the lock.
    public func withLock<R>(_ body: () throws -> R) rethrows -> R where State == Void {
        try withLock { _ in try body() }
    }
    /// Takes the lock.
    public func lock() where State == Void { place.lock.lock() }
    /// Lets the lock go.
    public func unlock() where State == Void { place.lock.unlock() }
    /// Takes the lock where nobody has it.
    public func lockIfAvailable() -> Bool where State == Void { place.lock.try() }
}
