import CellSimCShims
import Glibc
import Synchronization

/// Manages the hidden folders in which files are completed before they are moved to their final paths.
///
/// All incomplete files of a process in the same folder share a hidden folder inside it, which is removed with the last of
/// them, or when a signal ends the process. The next process that writes to the same folder removes hidden folders of
/// processes that were killed. Folders in use are locked; the system releases the locks when a process ends.
public enum TemporaryFolder {
    /// A temporary folder that is in use.
    @safe private struct ActiveFolder {
        let folder: OpaquePointer
        /// The parent folder, which stays open as long as the temporary folder.
        let parent: OpenFolder
        var activeFileCount = 0
        var nameCount = 0
    }

    /// A folder that was checked. It includes the path, because a new folder may have the inode number of a deleted one.
    private struct SweptFolder: Hashable {
        var path: String
        var identity: OpenFolder.Identity

        init(_ folder: OpenFolder) { (path, identity) = (folder.path, folder.identity) }
    }

    /// The temporary folders of this process.
    private struct State {
        var open: [OpenFolder.Identity: ActiveFolder] = [:]
        /// The folders that were checked for temporary folders of killed processes.
        var swept: Set<SweptFolder> = []
    }

    private static let state = Mutex(State())

    /// Returns a name for a new file, and the descriptor of the temporary folder that contains the file until it is moved to
    /// a folder. Call `releaseName` afterwards.
    /// - Throws: `SystemError`.
    static func acquireName(_ parent: OpenFolder) throws(SystemError) -> (folder: Int32, name: String) {
        let identity = parent.identity
        let result: Result<(Int32, String), SystemError> = state.withLock { state in
            if state.swept.insert(SweptFolder(parent)).inserted { cellsim_sweep_temporary_folders(parent.descriptor) }
            if state.open[identity] == nil {
                var code: Int32 = 0
                guard let folder = unsafe cellsim_open_temporary_folder(parent.descriptor, &code) else {
                    return .failure(SystemError(code: code))
                }
                state.open[identity] = unsafe ActiveFolder(folder: folder, parent: parent)
            }
            state.open[identity]?.activeFileCount += 1
            state.open[identity]?.nameCount += 1
            guard let activeFolder = state.open[identity] else { return .failure(SystemError(code: ENOENT)) }
            return .success(
                (unsafe cellsim_temporary_folder_descriptor(activeFolder.folder), "\(activeFolder.nameCount)"))
        }
        return try result.get()
    }

    /// Releases a name that `acquireName` returned, after the file was removed or moved.
    static func releaseName(_ parent: OpenFolder) {
        let identity = parent.identity
        state.withLock { state in
            guard var activeFolder = state.open[identity] else { return }
            activeFolder.activeFileCount -= 1
            if activeFolder.activeFileCount == 0 {
                unsafe cellsim_close_temporary_folder(activeFolder.folder)
                state.open[identity] = nil
            } else {
                state.open[identity] = activeFolder
            }
        }
    }

    /// Removes temporary folders of killed processes from a folder, at most once per process. An empty path is the working
    /// directory.
    public static func sweep(_ parent: String) {
        guard let folder = try? WriteAccess.folder(parent) else { return }
        state.withLock { state in
            if state.swept.insert(SweptFolder(folder)).inserted { cellsim_sweep_temporary_folders(folder.descriptor) }
        }
    }
}

/// A system error number.
struct SystemError: Error {
    var code: Int32
    /// The system's error message.
    var reason: String { SystemReason.text(code) }
}
