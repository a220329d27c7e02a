/// Reads the orientation of a picture from EXIF data.
enum EXIF {
    /// Returns the orientation in TIFF data, from 1 to 8. The default is 1 (upright).
    static func orientation(_ tiff: some Collection<UInt8>) -> Int {
        let bytes = Array(tiff)
        guard bytes.count >= 8 else { return 1 }
        let isLittle = bytes.starts(with: Array("II".utf8))
        guard isLittle || bytes.starts(with: Array("MM".utf8)) else { return 1 }
        func number(_ at: Int, _ count: Int) -> Int? {
            guard at >= 0, at <= bytes.count - count else { return nil }
            let part = bytes[at..<at + count]
            return (isLittle ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
        }
        guard number(2, 2) == 42, let directoryOffset = number(4, 4), let entries = number(directoryOffset, 2) else {
            return 1
        }
        for entry in 0..<entries {
            let at = directoryOffset + 2 + entry * 12
            guard let tag = number(at, 2) else { return 1 }
            guard tag == 0x0112 else { continue }
            guard let value = number(at + 8, 2), 1...8 ~= value else { return 1 }
            return value
        }
        return 1
    }
}

/// Removes EXIF headers.
extension [UInt8] {
    /// Returns the data without the header that EXIF data has in JPEG files and, by mistake, in some other files.
    func dropExifName() -> ArraySlice<UInt8> {
        starts(with: Array("Exif\0\0".utf8)) ? dropFirst(6) : self[...]
    }
}
