import Foundation

/// A picture in memory: 32 bits per pixel, premultiplied, blue-green-red-alpha in memory order (pixman's `a8r8g8b8` on little-endian
/// machines), rows from the top.
///
/// It is a value with shared, copy-on-write storage, so you can pass it to other threads.
public struct Bitmap: Sendable {
    /// The size in pixels.
    public let width, height: Int
    /// Four times the width; rows have no gaps.
    public let bytesPerRow: Int
    var storage: BitmapStorage

    /// Creates a transparent bitmap of `width` × `height` pixels.
    public init(width: Int, height: Int) {
        precondition(width >= 0 && height >= 0, "the width and height of a bitmap must not be negative")
        (self.width, self.height, self.bytesPerRow) = (width, height, width * 4)
        storage = BitmapStorage(byteCount: width * 4 * height)
    }

    /// Calls `body` with the rows from the top for reading. The buffer is valid only during the call.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        unsafe try body(UnsafeRawBufferPointer(storage.bytes))
    }

    /// Calls `body` with the rows from the top for changing. The buffer is valid only during the call. Shared rows are
    /// copied first.
    public mutating func withUnsafeMutableBytes<R>(_ body: (UnsafeMutableRawBufferPointer) throws -> R) rethrows -> R {
        if !isKnownUniquelyReferenced(&storage) { storage = storage.copy() }
        return unsafe try body(storage.bytes)
    }
}

extension Bitmap: Hashable {
    /// Compares pixel by pixel.
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

/// The bytes of a bitmap; only written if there is a single reference.
@safe final class BitmapStorage: @unchecked Sendable {
    // Unchecked: only written if there is a single reference.
    let bytes: UnsafeMutableRawBufferPointer
    var byteCount: Int { unsafe bytes.count }

    init(byteCount: Int) {
        // With `calloc`, pages of a large picture are zeroed when first accessed, and it is fast in debug builds.
        guard let memory = unsafe calloc(max(byteCount, 1), 1) else {
            preconditionFailure("not enough memory for a bitmap of \(byteCount) bytes")
        }
        unsafe bytes = UnsafeMutableRawBufferPointer(start: memory, count: byteCount)
        unsafe Self.adviseHugePages(memory, byteCount)
    }

    /// The size of a large page on x86-64 and most arm64 systems.
    private static let hugePageSize = 1 << 21

    /// Requests large pages, because a picture of several megabytes would otherwise cause thousands of page faults.
    /// Failure has no effect.
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
