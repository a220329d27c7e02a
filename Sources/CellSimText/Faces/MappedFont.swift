import Glibc

/// A memory-mapped font file. All weights and sizes of its faces share the bytes.
@safe final class MappedFont: @unchecked Sendable {
    // Unchecked: the bytes are only read; pointers are not checked.
    let start: UnsafePointer<UInt8>
    let count: Int

    /// Maps a file; nil if it can't be read or is empty.
    init?(path: String) {
        let file = unsafe open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var status = stat()
        guard unsafe fstat(file, &status) == 0, status.st_size > 0, status.st_mode & S_IFMT == S_IFREG else {
            return nil
        }
        count = Int(status.st_size)
        guard let bytes = unsafe mmap(nil, count, PROT_READ, MAP_PRIVATE, file, 0), unsafe bytes != MAP_FAILED else {
            return nil
        }
        unsafe start = UnsafePointer(bytes.assumingMemoryBound(to: UInt8.self))
    }

    deinit { unsafe _ = munmap(UnsafeMutableRawPointer(mutating: start), count) }
}
