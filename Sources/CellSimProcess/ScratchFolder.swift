import CellSimCShims
import Foundation

/// A folder of its own among the system's temporary files, for as long as this lives: it goes when a signal ends the
/// process too, and what a killed process left goes with the next such folder.
@safe public final class ScratchFolder {
    /// An empty folder.
    public let path: String
    private let folder: OpaquePointer
    private let parent: OpenFolder

    /// - Throws: `FileOutputError`.
    public init() throws(FileOutputError) {
        let path = FileManager.default.temporaryDirectory.path
        TemporaryFolder.sweep(path)
        parent = try OpenFolder(path: path)
        var code: Int32 = 0
        guard let folder = unsafe cellsim_open_temporary_folder(parent.descriptor, &code) else {
            throw FileOutputError(path: path, reason: SystemReason.text(code))
        }
        unsafe self.folder = folder
        self.path = path + "/" + (unsafe String(cString: cellsim_temporary_folder_name(folder))) + "/files"
        // From here on `deinit` removes the folder, after an error too.
        guard unsafe mkdir(self.path, 0o700) == 0 else {
            throw FileOutputError(path: self.path, reason: SystemReason.text(errno))
        }
    }

    deinit { unsafe cellsim_close_temporary_folder(folder) }
}
