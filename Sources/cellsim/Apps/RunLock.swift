import CellSimProcess
import Foundation
import Glibc

/// Keeps two runs from working in one folder at once.
struct RunLock {
    private let descriptor: Int32

    /// Waits for the run that is at work in the folder, which is told.
    init(_ folder: String) throws {
        do { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) } catch {
            throw InvalidInput("\(folder): error: cannot be made: \(error.localizedDescription)")
        }
        let path = folder + "/.lock"
        descriptor = unsafe open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o666)
        guard descriptor >= 0 else {
            let reason = unsafe String(cString: strerror(errno))
            throw InvalidInput("\(path): error: cannot be written: \(reason)")
        }
        if flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            complain("note: another run is at work in \(folder); waiting for it")
            while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
        }
    }

    func close() { Glibc.close(descriptor) }
}
