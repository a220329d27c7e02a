import CellSimCShims
import Glibc

/// A folder of its own among the system's temporary files: it is gone when this is, and when the process is ended by a
/// signal. What a killed process left is removed by the next one.
public final class ScratchFolder {
    public let path: String
    private let parent: String

    /// - Throws: `FileOutputError` when no folder can be made there.
    public init() throws(FileOutputError) {
        let named = unsafe getenv("TMPDIR").map { unsafe String(cString: $0) } ?? ""
        parent = named.isEmpty ? "/tmp" : named
        do throws(SystemError) {
            path = try TemporaryFolder.enter(parent)
        } catch {
            throw FileOutputError(path: parent, reason: error.reason)
        }
        guard unsafe mkdir(path, 0o700) == 0 else {
            let code = errno
            TemporaryFolder.leave(parent)
            throw FileOutputError(path: path, reason: SystemReason.text(code))
        }
    }

    deinit {
        _ = unsafe cellsim_remove_tree(path)
        TemporaryFolder.leave(parent)
    }
}
