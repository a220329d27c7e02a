import Synchronization

/// A set of pictures that are committed together: all files are complete under temporary names before the first one is moved
/// to its final path.
public final class PictureSet: Sendable {
    private let files = Mutex<[PictureWriter]>([])

    /// Creates an empty set.
    public init() {}

    /// Adds a new picture to the set. Can be called from any thread.
    /// - Parameters:
    ///   - path: The path of the file; `-` means standard output.
    ///   - copy: A buffer that receives the same bytes.
    /// - Throws: `FileOutputError` if the path can't be written.
    public func add(path: String, copy: PictureBuffer? = nil) throws -> PictureWriter {
        let file = try PictureWriter(path: path, copy: copy)
        files.withLock { $0.append(file) }
        return file
    }

    /// The paths of the pictures, in the order in which they were added.
    package var paths: [String] { files.withLock { $0.map(\.path) } }

    /// The number of pictures.
    public var count: Int { files.withLock { $0.count } }

    /// Discards the pictures after the first `count`. No thread may be writing to them.
    public func discard(after count: Int) {
        files.withLock { files in
            for file in files.dropFirst(count) { file.discard() }
            files.removeLast(max(files.count - count, 0))
        }
    }

    /// Moves all pictures to their final paths.
    /// - Throws: `FileOutputError`; `InputOverwriteError` before any picture is moved.
    public func commit() throws {
        let files = files.withLock { $0 }
        for file in files { try file.check() }
        for file in files { try file.commit() }
    }

    /// Discards all pictures that haven't been committed. No thread may be writing to them.
    public func discard() {
        for file in files.withLock({ $0 }) { file.discard() }
    }
}
