import CellSimCShims
import Foundation

/// A temporary folder that exists as long as this object. It is also removed if a signal ends the process. Creating a
/// scratch folder removes those of processes that were killed.
@safe public final class ScratchFolder {
    /// The path of the folder, which is empty at first.
    public let path: String
    private let folder: OpaquePointer
    private let parent: OpenFolder

    /// Creates the folder.
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
        // From here on, `deinit` removes the folder, even after an error.
        guard unsafe mkdir(self.path, 0o700) == 0 else {
            throw FileOutputError(path: self.path, reason: SystemReason.text(errno))
        }
    }

    deinit { unsafe cellsim_close_temporary_folder(folder) }
}
