/// Reads the orientation of a picture from EXIF data.
enum EXIF {
    /// Returns the orientation in TIFF data, from 1 to 8. The default is 1 (upright).
    static func orientation(_ tiff: some Collection<UInt8>) -> Int {
        let bytes = Array(tiff)
        guard bytes.count >= 8 else { return 1 }
        let isLittleEndian = bytes.starts(with: Array("II".utf8))
        guard isLittleEndian || bytes.starts(with: Array("MM".utf8)) else { return 1 }
        func integer(_ at: Int, _ count: Int) -> Int? {
            guard at >= 0, at <= bytes.count - count else { return nil }
            let part = bytes[at..<at + count]
            return (isLittleEndian ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
        }
        guard integer(2, 2) == 42, let directoryOffset = integer(4, 4), let entries = integer(directoryOffset, 2) else {
            return 1
        }
        for entry in 0..<entries {
            let entryOffset = directoryOffset + 2 + entry * 12
            guard let tag = integer(entryOffset, 2) else { return 1 }
            guard tag == 0x0112 else { continue }
            guard let value = integer(entryOffset + 8, 2), 1...8 ~= value else { return 1 }
            return value
        }
        return 1
    }
}

/// Removes EXIF headers.
extension [UInt8] {
    /// Returns the data without the header that EXIF data has in JPEG files and, by mistake, in some other files.
    func withoutExifHeader() -> ArraySlice<UInt8> {
        starts(with: Array("Exif\0\0".utf8)) ? dropFirst(6) : self[...]
    }
}
