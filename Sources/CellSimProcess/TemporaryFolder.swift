import CellSimCShims
import Glibc
import Synchronization

/// Where files lie that are not whole yet: a hidden folder beside the files that they will become.
///
/// All such files of a process that go to one folder share it; it is gone with the last of them, and when the process is
/// ended by a signal. What a killed process left is removed by the next one that writes to the same folder: which
/// folders are in use is known by a lock that the system gives back, whatever becomes of the process.
public enum TemporaryFolder {
    @safe private struct Open {
        let folder: OpaquePointer
        var users = 0
        var names = 0
    }

    private struct State {
        var open: [String: Open] = [:]
        /// Folders where nothing was left behind, or no longer.
        var swept: Set<String> = []
    }

    private static let state = Mutex(State())

    /// The path for a new file that will go to the folder `parent`, which is empty for the working directory. Given back
    /// by `leave`.
    /// - Throws: the system's error number.
    static func enter(_ parent: String) throws(SystemError) -> String {
        let result: Result<String, SystemError> = state.withLock { state in
            if state.swept.insert(parent).inserted { unsafe cellsim_sweep_temporary_folders(parent) }
            if state.open[parent] == nil {
                var code: Int32 = 0
                guard let folder = unsafe cellsim_open_temporary_folder(parent, &code) else {
                    return .failure(SystemError(code: code))
                }
                state.open[parent] = unsafe Open(folder: folder)
            }
            state.open[parent]?.users += 1
            state.open[parent]?.names += 1
            guard let open = state.open[parent] else { return .failure(SystemError(code: ENOENT)) }
            return .success(unsafe "\(path(of: open.folder))/\(open.names)")
        }
        return try result.get()
    }

    /// Gives up a place got from `enter`; the file is removed, or in its own place by now.
    static func leave(_ parent: String) {
        state.withLock { state in
            guard var open = state.open[parent] else { return }
            open.users -= 1
            if open.users == 0 {
                unsafe cellsim_close_temporary_folder(open.folder)
                state.open[parent] = nil
            } else {
                state.open[parent] = open
            }
        }
    }

    /// Removes what killed processes left in a folder, which is empty for the working directory; once in a process.
    public static func sweep(_ parent: String) {
        state.withLock { state in
            if state.swept.insert(parent).inserted { unsafe cellsim_sweep_temporary_folders(parent) }
        }
    }

    static func path(of folder: OpaquePointer) -> String {
        unsafe String(cString: cellsim_temporary_folder_path(folder))
    }
}

/// An error number of the system.
struct SystemError: Error {
    var code: Int32
    /// The system's words.
    var reason: String { SystemReason.text(code) }
}
