/// Writes PNG chunks, which consist of a length, a type of four letters, data and a checksum.
enum PNGChunk {
    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// Appends a chunk.
    static func append(_ name: StaticString, _ data: [UInt8], to output: inout [UInt8]) {
        let start = beginChunk(name, in: &output)
        output += data
        endChunk(start, in: &output)
    }

    /// Begins a chunk, whose data is appended afterwards. Returns the value to pass to `endChunk`.
    static func beginChunk(_ name: StaticString, in output: inout [UInt8]) -> Int {
        let start = output.count
        output += [0, 0, 0, 0]
        name.withUTF8Buffer { unsafe output.append(contentsOf: $0) }
        return start
    }

    /// Ends a chunk: stores its length and appends the checksum.
    static func endChunk(_ start: Int, in output: inout [UInt8]) {
        let length = bytes(UInt32(output.count - start - 8))
        for i in 0..<4 { output[start + i] = length[i] }
        let crc = unsafe output.withUnsafeBytes {
            unsafe LibDeflate.crc32(0, UnsafeRawBufferPointer(rebasing: $0[(start + 4)...]))
        }
        output += bytes(crc)
    }

    /// Returns the four bytes of a number in big-endian order.
    static func bytes(_ value: UInt32) -> [UInt8] {
        [UInt8(value >> 24), UInt8(value >> 16 & 255), UInt8(value >> 8 & 255), UInt8(value & 255)]
    }
}
