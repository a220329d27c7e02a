/// Builds zip archives with stored files, including malicious ones.
public struct ZipBuilder {
    private var files: [UInt8] = []
    private var list: [UInt8] = []
    private var count = 0

    /// Creates an archive without files.
    public init() {}

    /// Adds a file.
    /// - Parameters:
    ///   - path: the path, which is not checked.
    ///   - bytes: the contents.
    ///   - mode: the Unix file type and permissions.
    ///   - checksum: the CRC-32 in the directory; nil for the correct one.
    public mutating func add(_ path: String, _ bytes: [UInt8], mode: UInt32 = 0o100644, checksum: UInt32? = nil) {
        let sum = checksum ?? ZipBuilder.checksum(bytes)
        let size = UInt32(bytes.count), name = Array(path.utf8), offset = UInt32(files.count)
        let common = words(20, 0, 0, 0, 0) + longs(sum, size, size) + words(UInt16(name.count), 0)
        files += longs(0x0403_4B50) + common + name + bytes
        list += longs(0x0201_4B50) + words(20 | 3 << 8) + common + words(0, 0, 0) + longs(mode << 16, offset) + name
        count += 1
    }

    /// The bytes of the archive.
    public var bytes: [UInt8] {
        files + list + longs(0x0605_4B50) + words(0, 0, UInt16(count), UInt16(count))
            + longs(UInt32(list.count), UInt32(files.count)) + words(0)
    }

    private func words(_ values: UInt16...) -> [UInt8] { values.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] } }

    private func longs(_ values: UInt32...) -> [UInt8] {
        values.flatMap { value in [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: value >> $0) } }
    }

    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        var sum: UInt32 = 0xFFFF_FFFF
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
        return ~sum
    }
}
