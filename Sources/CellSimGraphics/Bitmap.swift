import Foundation

/// A picture in memory, with 32 bits per premultiplied pixel in the byte order blue, green, red, alpha (pixman's `a8r8g8b8`
/// on little-endian machines), in rows from the top.
///
/// It is a value type with copy-on-write storage, so it can be passed to other threads.
public struct Bitmap: Sendable {
    /// The size in pixels.
    public let width, height: Int
    /// The number of bytes in a row: four times the width, without padding.
    public let bytesPerRow: Int
    var storage: BitmapStorage

    /// Creates a transparent bitmap with a size in pixels.
    public init(width: Int, height: Int) {
        precondition(width >= 0 && height >= 0, "the width and height of a bitmap must not be negative")
        (self.width, self.height, self.bytesPerRow) = (width, height, width * 4)
        storage = BitmapStorage(byteCount: width * 4 * height)
    }

    /// Calls a closure with the bytes of the rows, from the top. The buffer is valid only during the call.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        unsafe try body(UnsafeRawBufferPointer(storage.bytes))
    }

    /// Calls a closure with the mutable bytes of the rows, from the top. The buffer is valid only during the call. Shared
    /// storage is copied first.
    public mutating func withUnsafeMutableBytes<R>(_ body: (UnsafeMutableRawBufferPointer) throws -> R) rethrows -> R {
        if !isKnownUniquelyReferenced(&storage) { storage = storage.copy() }
        return unsafe try body(storage.bytes)
    }
}

/// Compares bitmaps by size and pixels.
extension Bitmap: Hashable {
    /// Returns whether two bitmaps have the same size and pixels.
    public static func == (a: Bitmap, b: Bitmap) -> Bool {
        guard a.width == b.width, a.height == b.height else { return false }
        return a.storage === b.storage || a.storage.hasSameBytes(as: b.storage)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(width)
        hasher.combine(height)
        hasher.combine(storage.byteCount)
    }
}

/// The storage of a bitmap. It is written only while it has a single reference.
@safe final class BitmapStorage: @unchecked Sendable {
    // Unchecked: only written if there is a single reference.
    let bytes: UnsafeMutableRawBufferPointer
    var byteCount: Int { unsafe bytes.count }

    init(byteCount: Int) {
        // `calloc` clears the pages of a large picture only when they are first accessed, and is fast in debug builds.
        guard let memory = unsafe calloc(max(byteCount, 1), 1) else {
            preconditionFailure("not enough memory for a bitmap of \(byteCount) bytes")
        }
        unsafe bytes = UnsafeMutableRawBufferPointer(start: memory, count: byteCount)
        unsafe Self.adviseHugePages(memory, byteCount)
    }

    /// The size of a huge page on x86-64 and most arm64 systems.
    private static let hugePageSize = 1 << 21

    /// Requests huge pages, because a picture of several megabytes would otherwise cause thousands of page faults. Failures
    /// are ignored.
    private static func adviseHugePages(_ memory: UnsafeMutableRawPointer, _ byteCount: Int) {
        guard byteCount >= 2 * hugePageSize else { return }
        let start = (Int(bitPattern: memory) + hugePageSize - 1) & -hugePageSize
        let end = (Int(bitPattern: memory) + byteCount) & -hugePageSize
        guard start < end else { return }
        _ = unsafe madvise(UnsafeMutableRawPointer(bitPattern: start), end - start, MADV_HUGEPAGE)
    }

    func copy() -> BitmapStorage {
        let other = BitmapStorage(byteCount: byteCount)
        if let to = unsafe other.bytes.baseAddress, let from = unsafe bytes.baseAddress {
            unsafe memcpy(to, from, byteCount)
        }
        return other
    }

    func hasSameBytes(as other: BitmapStorage) -> Bool {
        guard byteCount == other.byteCount else { return false }
        guard let a = unsafe bytes.baseAddress, let b = unsafe other.bytes.baseAddress else { return true }
        return unsafe memcmp(a, b, byteCount) == 0
    }

    deinit { unsafe free(bytes.baseAddress) }
}
