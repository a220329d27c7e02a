import ArgumentParser
import Foundation

/// Validates the paths of pictures to write.
enum PictureOutput {
    /// Checks that a path ends in `.png`. `-` stands for standard output. Devices and pipes can have any name.
    /// - Throws: `ValidationError` with the name of the option.
    static func check(_ path: String, flag: String) throws {
        if path.isEmpty { throw ValidationError("\(flag) is empty; name a PNG") }
        if path == "-" { return }
        var isFolder: ObjCBool = false
        let exists = unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        if exists, isFolder.boolValue {
            throw ValidationError("\(flag) '\(path)' is a folder; name a PNG in it")
        }
        if exists, !isRegularFile(path) { return }
        guard path.lowercased().hasSuffix(".png") else {
            throw ValidationError("\(flag) writes a PNG: '\(path)' must end in .png")
        }
    }

    private static func isRegularFile(_ path: String) -> Bool {
        var status = stat()
        return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }
}
