import Glibc

/// Decompresses the independent parts of a PNG's data one by one, as `PNGStripWriter` writes them, so that only a few MiB
/// of memory are needed for the rows.
///
/// A part is independent if its blocks end at its last byte and don't refer to earlier parts, which only decompression
/// shows. For other files, `hasFailed` becomes true, and the caller must decode the entire file. Don't share a reader
/// between threads.
final class PNGPieceReader {
    /// The maximum number of decompressed bytes in memory, which is the size of the pieces of `PNGStripWriter`.
    private static let maximumBytes = 2 << 20
    /// An empty final block, which is appended to end the stream of a part that is not the last one.
    private static let emptyFinalBlock: [UInt8] = [0x03, 0x00]

    private let bytes: [UInt8]
    private let parts: [Range<Int>]
    private let inflatedSize: Int
    private let inflater = Inflater()
    private var index = 0
    private var inflatedCount = 0
    private var adler: UInt32 = 1
    /// The data of a part, followed by the final block.
    private var part: [UInt8] = []
    private var buffer: [UInt8] = []
    /// The number of bytes in the rows that `next` decompressed.
    private(set) var count = 0
    /// A Boolean value that indicates whether parts are not independent, or the file is corrupt.
    private(set) var hasFailed = false

    /// Creates a reader. Returns nil if the file can't be read in parts.
    /// - Parameters:
    ///   - parts: The ranges of the file that contain the zlib stream.
    ///   - total: The decompressed size in bytes.
    init?(_ bytes: [UInt8], parts: [Range<Int>], total: Int) {
        guard let first = parts.first, let last = parts.last, first.count > 2, last.count > 4, total > 0,
            parts.count > 1 || first.count > 6
        else { return nil }
        (self.bytes, self.parts, self.inflatedSize) = (bytes, parts, total)
    }

    /// Decompresses the next part. Returns false at the end, or if the part is not independent; see `hasFailed`.
    func next() -> Bool {
        count = 0
        guard !hasFailed, index < parts.count else { return false }
        let isLast = index == parts.count - 1
        let start = index == 0 ? parts[index].lowerBound + 2 : parts[index].lowerBound
        let range = start..<parts[index].upperBound - (isLast ? 4 : 0)
        let available = min(inflatedSize - inflatedCount, Self.maximumBytes)
        if buffer.count < available { buffer = [UInt8](repeating: 0, count: available) }
        hasFailed = range.isEmpty || !inflate(range, isLast: isLast, available: available)
        guard !hasFailed else { return false }
        index += 1
        inflatedCount += count
        adler = unsafe buffer.withUnsafeBytes { unsafe LibDeflate.adler32(adler, .init(rebasing: $0[..<count])) }
        if isLast {
            let expected = bytes[range.upperBound..<range.upperBound + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
            hasFailed = inflatedCount != inflatedSize || expected != adler
        }
        return !hasFailed
    }

    private func inflate(_ range: Range<Int>, isLast: Bool, available: Int) -> Bool {
        part.removeAll(keepingCapacity: true)
        part += bytes[range]
        if !isLast { part += Self.emptyFinalBlock }
        let progress = unsafe buffer.withUnsafeMutableBytes { target in
            unsafe part.withUnsafeBytes { unsafe inflater.inflate($0, into: .init(rebasing: target[..<available])) }
        }
        guard let progress, progress.read == part.count, progress.written > 0 else { return false }
        count = progress.written
        return true
    }

    /// Calls a closure with the rows that `next` decompressed.
    func withRows<Result>(_ body: (UnsafeMutableRawBufferPointer) -> Result) -> Result {
        unsafe buffer.withUnsafeMutableBytes { unsafe body(.init(rebasing: $0[..<count])) }
    }
}

/// Compares files without decoding entire pictures.
extension PNG {
    /// Returns the size of two PNGs whose colour profiles and rows, including filter types, have the same bytes, so that
    /// their pixels are equal.
    ///
    /// Neither picture has to fit in memory. If the result is nil, the pixels may be equal nevertheless.
    package static func sizeOfEqualRows(_ first: [UInt8], _ second: [UInt8]) -> (width: Int, height: Int)? {
        guard let header = try? header(first), let other = try? self.header(second), header == other,
            header.width <= defaultMaximumPixels / header.height, header.isSizeSupported(by: first),
            header.isSizeSupported(by: second),
            let firstReader = PlainPNGReader(first, header: header)?.pieces,
            let secondReader = PlainPNGReader(second, header: header)?.pieces,
            PNGMetadataChunks(first).profile == PNGMetadataChunks(second).profile
        else { return nil }
        let row = header.width * (header.colorType == 2 ? 3 : 4) + 1
        var (location, offset) = (0, 0)
        while firstReader.next() {
            guard unsafe firstReader.withRows({ unsafe hasKnownFilters($0, from: location, row: row) }) else {
                return nil
            }
            location += firstReader.count
            var comparedCount = 0
            while comparedCount < firstReader.count {
                if offset == secondReader.count {
                    guard secondReader.next() else { return nil }
                    offset = 0
                }
                let length = min(firstReader.count - comparedCount, secondReader.count - offset)
                let isEqual = unsafe firstReader.withRows { a in
                    unsafe secondReader.withRows { b in
                        guard let a = a.baseAddress, let b = b.baseAddress else { return false }
                        return unsafe memcmp(a + comparedCount, b + offset, length) == 0
                    }
                }
                guard isEqual else { return nil }
                (comparedCount, offset) = (comparedCount + length, offset + length)
            }
        }
        // Read both files to their ends, because the checksums are there.
        guard !firstReader.hasFailed, offset == secondReader.count, !secondReader.next(), !secondReader.hasFailed else {
            return nil
        }
        return (header.width, header.height)
    }

    /// Returns whether the rows that begin in a piece have valid filter types.
    private static func hasKnownFilters(_ piece: UnsafeMutableRawBufferPointer, from location: Int, row: Int) -> Bool {
        var offset = (row - location % row) % row
        while offset < piece.count {
            guard unsafe piece[offset] <= 4 else { return false }
            offset += row
        }
        return true
    }
}
