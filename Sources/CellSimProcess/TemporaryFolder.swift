import CellSimCShims
import Glibc
import Synchronization

/// The location of incomplete files: a hidden folder next to their final paths.
///
/// All such files of a process for one folder share it. It is removed with the last of them, and when a signal ends the process. The next
/// process that writes to the same folder removes what a killed process left. A lock that the system releases in any case marks the folders
/// in use.
public enum TemporaryFolder {
    @safe private struct Open {
        let folder: OpaquePointer
        /// Held open for as long as the folder is in use.
        let parent: OpenFolder
        var users = 0
        var names = 0
    }

    /// A new folder may get the inode number of a deleted one.
    private struct Swept: Hashable {
        var path: String
        var identity: OpenFolder.Identity

        init(_ folder: OpenFolder) { (path, identity) = (folder.path, folder.identity) }
    }

    private struct State {
        var open: [OpenFolder.Identity: Open] = [:]
        /// Folders without remaining temporary files.
        var swept: Set<Swept> = []
    }

    private static let state = Mutex(State())

    /// A name for a new file that will go to a folder, and a descriptor of the folder that it is in until then. Given back by
    /// `leave`.
    /// - Throws: the system's error number.
    static func enter(_ parent: OpenFolder) throws(SystemError) -> (folder: Int32, name: String) {
        let identity = parent.identity
        let result: Result<(Int32, String), SystemError> = state.withLock { state in
            if state.swept.insert(Swept(parent)).inserted { cellsim_sweep_temporary_folders(parent.descriptor) }
            if state.open[identity] == nil {
                var code: Int32 = 0
                guard let folder = unsafe cellsim_open_temporary_folder(parent.descriptor, &code) else {
                    return .failure(SystemError(code: code))
                }
                state.open[identity] = unsafe Open(folder: folder, parent: parent)
            }
            state.open[identity]?.users += 1
            state.open[identity]?.names += 1
            guard let open = state.open[identity] else { return .failure(SystemError(code: ENOENT)) }
            return .success((unsafe cellsim_temporary_folder_descriptor(open.folder), "\(open.names)"))
        }
        return try result.get()
    }

    /// Gives up a name got from `enter`; the file is removed, or already at its destination.
    static func leave(_ parent: OpenFolder) {
        let identity = parent.identity
        state.withLock { state in
            guard var open = state.open[identity] else { return }
            open.users -= 1
            if open.users == 0 {
                unsafe cellsim_close_temporary_folder(open.folder)
                state.open[identity] = nil
            } else {
                state.open[identity] = open
            }
        }
    }

    /// Removes what killed processes left in a folder, once per process; an empty path is the working directory.
    public static func sweep(_ parent: String) {
        guard let folder = try? WriteAccess.folder(parent) else { return }
        state.withLock { state in
            if state.swept.insert(Swept(folder)).inserted { cellsim_sweep_temporary_folders(folder.descriptor) }
        }
    }
}

/// An error number of the system.
struct SystemError: Error {
    var code: Int32
    /// The system's words.
    var reason: String { SystemReason.text(code) }
}
