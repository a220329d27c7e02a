/// Reads and writes the private PNG chunk that contains the view tree of a picture. It consists of a version, the length of
/// the text, and the compressed text.
///
/// The chunk type declares that programs may ignore the chunk, and must not copy it to a picture with other pixels.
package enum PNGViewTreeChunk {
    static let chunkType: StaticString = "csTR"
    private static let version: UInt8 = 1
    /// The maximum sizes of a chunk and of its text in bytes. Larger trees are neither written nor read.
    private static let (maximumChunk, maximumText) = (128 << 10, 1 << 20)

    /// An error that describes why a file has no readable view tree.
    package enum Failure: Error, Hashable, Sendable {
        /// The file contains no such chunk.
        case missing
        /// The chunk is ignored for a reason.
        case ignored(String)
    }

    /// Returns the data of the chunk; nil if the tree is too large.
    /// - Parameter level: The compression level of libdeflate.
    static func data(_ text: [UInt8], level: Int32) -> [UInt8]? {
        guard text.count <= maximumText else { return nil }
        let deflater = Deflater(level: level)
        let bound = deflater.bound(text.count)
        let compressed = unsafe [UInt8](unsafeUninitializedCapacity: bound) { target, count in
            guard let start = target.baseAddress else { return }
            unsafe text.withUnsafeBytes { unsafe count = deflater.compress($0, into: start) }
        }
        let data = [version] + PNGChunk.bytes(UInt32(text.count)).dropFirst() + compressed
        return data.count <= maximumChunk ? data : nil
    }

    /// Returns the text in the chunk of a file.
    package static func text(in file: [UInt8]) throws(Failure) -> [UInt8] {
        var offset = 8
        while offset + 12 <= file.count {
            let length = bigEndianInteger(file[offset..<offset + 4])
            guard length <= file.count - offset - 12 else { break }
            let end = offset + 8 + length
            if hasChunkType(file[offset + 4..<offset + 8]) {
                let crc = unsafe file.withUnsafeBytes {
                    unsafe LibDeflate.crc32(0, UnsafeRawBufferPointer(rebasing: $0[offset + 4..<end]))
                }
                guard bigEndianInteger(file[end..<end + 4]) == Int(crc) else {
                    throw .ignored("its tree has a wrong checksum")
                }
                return try text(file[offset + 8..<end])
            }
            offset = end + 4
        }
        throw .missing
    }

    private static func text(_ data: ArraySlice<UInt8>) throws(Failure) -> [UInt8] {
        guard data.count <= maximumChunk else {
            throw .ignored("its tree has \(data.count) bytes; the maximum is \(maximumChunk)")
        }
        guard let first = data.first, data.count > 4 else { throw .ignored("its tree is incomplete") }
        guard first == version else {
            throw .ignored("its tree has version \(first); this program reads version \(version)")
        }
        let start = data.startIndex
        let count = bigEndianInteger(data[start + 1..<start + 4])
        guard count <= maximumText else {
            throw .ignored("its tree has \(count) bytes of text; the maximum is \(maximumText)")
        }
        var isComplete = false
        // Leave room for one more byte, so that a text longer than stated is detected.
        let text = unsafe [UInt8](unsafeUninitializedCapacity: count + 1) { target, initialized in
            let result = unsafe data[(start + 4)...].withUnsafeBytes {
                unsafe Inflater().inflate($0, into: UnsafeMutableRawBufferPointer(target))
            }
            isComplete = result?.written == count && result?.read == data.count - 4
            initialized = isComplete ? count : 0
        }
        guard isComplete else { throw .ignored("its tree is damaged") }
        return text
    }

    private static func hasChunkType(_ bytes: ArraySlice<UInt8>) -> Bool {
        chunkType.withUTF8Buffer { unsafe bytes.elementsEqual($0) }
    }

    private static func bigEndianInteger(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
}
