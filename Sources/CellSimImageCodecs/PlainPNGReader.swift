import CellSimCShims
import CellSimGraphics

/// Reads the most common PNGs several times as fast as libpng does: eight bits of red, green, blue and perhaps
/// alpha, not interlaced, no transparent colour. Anything else, and anything wrong, is left to libpng.
struct PlainPNGReader {
    private let bytes: [UInt8]
    private let header: PNG.Header
    /// Where the compressed data lies in the file.
    private var parts: [Range<Int>] = []
    private let step: Int

    init?(_ bytes: [UInt8], header: PNG.Header) {
        guard header.depth == 8, header.colorType == 2 || header.colorType == 6, header.interlace == 0, bytes[26] == 0,
            bytes[27] == 0
        else { return nil }
        self.bytes = bytes
        self.header = header
        step = header.colorType == 2 ? 3 : 4
        guard collectParts() else { return nil }
    }

    /// Walks the chunks; false when one is damaged or calls for libpng.
    private mutating func collectParts() -> Bool {
        var at = 33
        func number(_ at: Int) -> Int {
            Int(bytes[at]) << 24 | Int(bytes[at + 1]) << 16 | Int(bytes[at + 2]) << 8 | Int(bytes[at + 3])
        }
        while at + 12 <= bytes.count {
            let length = number(at)
            guard length <= bytes.count - at - 12 else { return false }
            let (data, name) = (at + 8, number(at + 4))
            let crc = unsafe bytes.withUnsafeBytes {
                unsafe LibDeflate.crc32(0, UnsafeRawBufferPointer(rebasing: $0[(at + 4)..<(data + length)]))
            }
            guard number(data + length) == Int(crc) else { return false }
            switch name {
            case 0x4944_4154:  // IDAT, one after the other
                if let last = parts.last, last.upperBound + 12 != data { return false }
                parts.append(data..<data + length)
            case 0x4945_4E44:  // IEND
                return !parts.isEmpty && length == 0
            case 0x7452_4E53:  // tRNS
                return false
            default:
                // A capital first letter: a chunk that must be understood.
                if name >> 29 & 1 == 0, name != 0x504C_5445 { return false }
            }
            at = data + length + 4
        }
        return false
    }

    /// Whether the compressed data begins as zlib's streams do: deflate, its own check, no dictionary.
    var beginsAsStream: Bool {
        guard let part = parts.first, part.count >= 2 else { return false }
        let (method, flags) = (Int(bytes[part.lowerBound]), Int(bytes[part.lowerBound + 1]))
        return method & 15 == 8 && method >> 4 <= 7 && (method << 8 | flags) % 31 == 0 && flags & 32 == 0
    }

    func decode() -> Bitmap? {
        let rowBytes = header.width * step
        let count = (rowBytes + 1) * header.height
        let joined = parts.count == 1 ? nil : Array(parts.map { bytes[$0] }.joined())
        let range = joined.map { 0..<$0.count } ?? parts[0]
        var isWhole = false
        var rows = unsafe [UInt8](unsafeUninitializedCapacity: count) { target, initialized in
            isWhole = unsafe (joined ?? bytes).withUnsafeBytes {
                unsafe LibDeflate.inflate(
                    UnsafeRawBufferPointer(rebasing: $0[range]), into: UnsafeMutableRawBufferPointer(target))
            }
            initialized = isWhole ? count : 0
        }
        guard isWhole else { return nil }
        return bitmap(from: &rows, rowBytes: rowBytes)
    }

    private func bitmap(from rows: inout [UInt8], rowBytes: Int) -> Bitmap? {
        var bitmap = Bitmap(width: header.width, height: header.height)
        let (width, height, stride) = (header.width, header.height, bitmap.bytesPerRow)
        let done = unsafe bitmap.withUnsafeMutableBytes { target in
            unsafe rows.withUnsafeMutableBufferPointer { rows in
                guard var row = rows.baseAddress, var to = unsafe target.bindMemory(to: UInt8.self).baseAddress else {
                    return false
                }
                var previous: UnsafePointer<UInt8>?
                for _ in 0..<height {
                    let filter = unsafe row[0]
                    guard unsafe cellsim_undo_filter(filter, row + 1, previous, rowBytes, step) == 0 else {
                        return false
                    }
                    if step == 3 {
                        unsafe cellsim_unpack_rgb(row + 1, to, width)
                    } else {
                        unsafe cellsim_unpack_rgba(row + 1, to, width)
                    }
                    unsafe previous = UnsafePointer(row + 1)
                    unsafe row += rowBytes + 1
                    unsafe to += stride
                }
                return true
            }
        }
        return done ? bitmap : nil
    }
}
