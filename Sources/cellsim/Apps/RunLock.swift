import CellSimProcess
import Foundation
import Glibc

/// A lock that prevents two runs from using the same folder at the same time.
struct RunLock {
    private let descriptor: Int32

    /// Locks the folder. If another run holds the lock, prints a note and waits.
    init(_ folder: OpenFolder) throws {
        descriptor = try folder.openLock(".lock")
        if flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            logMessage("note: another run is in progress in \(folder.path); waiting for it")
            while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
        }
    }

    func close() { Glibc.close(descriptor) }
}
