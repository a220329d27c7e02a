import Synchronization

/// Pictures that appear together: all are complete under temporary names before the first is put in its place.
public final class PictureSet: Sendable {
    private let files = Mutex<[PictureWriter]>([])

    /// A set without pictures.
    public init() {}

    /// A new picture of the set; called from any thread.
    /// - Parameter copy: takes the same bytes.
    /// - Throws: `FileOutputError` when nothing can be written there.
    public func add(path: String, copy: PictureCopy? = nil) throws -> PictureWriter {
        let file = try PictureWriter(path: path, copy: copy)
        files.withLock { $0.append(file) }
        return file
    }

    /// The paths of the pictures, in the order in which they were added.
    package var paths: [String] { files.withLock { $0.map(\.path) } }

    /// How many pictures there are.
    public var count: Int { files.withLock { $0.count } }

    /// Gives up what was added since there were `count` pictures; no thread may be writing any of them any more.
    public func discard(after count: Int) {
        files.withLock { files in
            for file in files.dropFirst(count) { file.discard() }
            files.removeLast(max(files.count - count, 0))
        }
    }

    /// Puts all pictures in their places.
    /// - Throws: `FileOutputError`, and `OverwrittenInput` before any is in its place.
    public func commit() throws {
        let files = files.withLock { $0 }
        for file in files { try file.check() }
        for file in files { try file.commit() }
    }

    /// Gives all pictures up that are not in their places yet; no thread may be writing any more.
    public func discard() {
        for file in files.withLock({ $0 }) { file.discard() }
    }
}
