import CellSimInterfaceBuilder
import CellSimProcess
import Foundation

/// Reads entire inputs into memory: files, or standard input for the path `-`.
package enum InputReader {
    /// The name of standard input in messages.
    package static let standardInput = "<stdin>"

    /// Returns the name of an input for messages.
    package static func name(_ path: String) -> String { path == "-" ? standardInput : path }

    /// Reads an input.
    /// - Parameters:
    ///   - path: The path; `-` means standard input.
    ///   - maximum: The maximum size in bytes.
    ///   - isKept: Whether the caller keeps the content for later work (`InputLog`).
    /// - Throws: `InputError` if it can't be read or is too large.
    package static func read(
        _ path: String, maximum: Int = FileReader.maximum, isKept: Bool = true
    ) throws(InputError) -> [UInt8] {
        guard !path.isEmpty else { throw InputError(path: path, "the file name is empty") }
        do {
            if path == "-" { return try FileReader.readStandardInput(maximum: maximum) }
            return try FileReader.read(path, maximum: maximum, isKept: isKept)
        } catch {
            if error.isMissing { throw InputError(path: name(path), "no such file") }
            if error.isFolder { throw InputError(path: name(path), "is a folder, not a file") }
            throw InputError(path: name(path), "cannot be read: \(error.reason)")
        }
    }
}

/// The part of `IBDocument` that reads documents from inputs.
extension IBDocument {
    /// Reads the document at a path, or from standard input for `-`.
    /// - Throws: ``DocumentError`` if it cannot be read or is not an iOS XIB or storyboard.
    package init(input path: String) throws(DocumentError) {
        guard path == "-" else {
            if path.isEmpty { throw .unreadable(file: path, reason: "the file name is empty") }
            try self.init(contentsOfFile: path, isKept: false)
            return
        }
        let bytes: [UInt8]
        do { bytes = try InputReader.read(path) } catch {
            throw .unreadable(file: InputReader.standardInput, reason: error.message)
        }
        try self.init(data: Data(bytes), path: InputReader.standardInput)
    }
}
