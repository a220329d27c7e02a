@_exported import Glibc

// Apple's Foundation re-exports these names with Darwin.

/// A lock without a separate allocation. On Linux, it is a POSIX mutex.
public typealias os_unfair_lock = pthread_mutex_t
/// A lock without a separate allocation.
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
