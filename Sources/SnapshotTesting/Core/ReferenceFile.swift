import CellSimCompare
import CellSimImageCodecs
import CellSimProcess
import Foundation

/// A reference file on disk.
package struct ReferenceFile {
    package let url: URL

    package init(url: URL) { self.url = url }

    /// An error that describes why a reference can't be used.
    package struct ReferenceError: Error, LocalizedError, CustomStringConvertible {
        package var description: String
        package var errorDescription: String? { description }
    }

    /// A Boolean value that indicates whether a file exists at the URL.
    /// - Throws: `ReferenceError` if a folder exists there.
    package var exists: Bool {
        get throws {
            var isFolder: ObjCBool = false
            guard unsafe FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else { return false }
            if isFolder.boolValue {
                throw ReferenceError(description: "Reference \"\(url.path)\" is a folder, not a file.")
            }
            return true
        }
    }

    /// The contents of the file; nil if it can't be read.
    var contents: Data? {
        do { return Data(try FileReader.read(url.path, isInput: false)) } catch { return nil }
    }

    /// Reads the file.
    /// - Throws: `ReferenceError` if the file can't be read, or if it is a Git LFS pointer.
    package func read() throws -> Data {
        let data: Data
        do {
            data = Data(try FileReader.read(url.path, isInput: false))
        } catch {
            throw ReferenceError(description: "Reference \"\(url.path)\" cannot be read: \(error.reason)")
        }
        if let pointer = GitLFSPointer(data) {
            throw ReferenceError(
                description:
                    "Reference \"\(url.path)\" is a Git LFS pointer (\(pointer.object)), not the file itself. Run 'git lfs pull'."
            )
        }
        return data
    }

    /// Returns the reason why the data can't be decoded as a picture; nil if it can.
    package func decodingError(_ data: Data) -> String? {
        do {
            _ = try PNG.decode([UInt8](data))
            return nil
        } catch {
            return "\(url.path): \(error)"
        }
    }

    /// Writes new contents atomically. Does nothing if the existing picture has the same pixels.
    /// - Throws: `FileOutputError`. The previous reference is then unchanged.
    package func write(_ data: Data) throws {
        if try exists, hasSamePixels(as: data) { return }
        try WriteAccess.makeFolder(url.deletingLastPathComponent().path)
        try AtomicFile.write([UInt8](data), to: url.path)
    }

    private func hasSamePixels(as data: Data) -> Bool {
        guard let old = contents else { return false }
        if old == data { return true }
        let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47]
        guard old.starts(with: signature), data.starts(with: signature) else { return false }
        do {
            return try PNG.decode([UInt8](old)) == PNG.decode([UInt8](data))
        } catch {
            return false
        }
    }
}
