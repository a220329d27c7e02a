import CellSimCShims
import CellSimGraphics

/// Decodes the most common PNGs several times faster than libpng: 8 bits per channel, RGB or RGBA, not interlaced, without a
/// transparent colour. libpng decodes all other PNGs, and reports all errors.
struct PlainPNGReader {
    private let bytes: [UInt8]
    private let header: PNG.Header
    /// The ranges of the file that contain compressed data.
    private var dataRanges: [Range<Int>] = []
    private let bytesPerPixel: Int

    init?(_ bytes: [UInt8], header: PNG.Header) {
        guard header.depth == 8, header.colorType == 2 || header.colorType == 6, header.interlace == 0, bytes[26] == 0,
            bytes[27] == 0
        else { return nil }
        self.bytes = bytes
        self.header = header
        bytesPerPixel = header.colorType == 2 ? 3 : 4
        guard collectDataRanges() else { return nil }
    }

    /// Reads the chunks. Returns false if a chunk is corrupt, or requires libpng.
    private mutating func collectDataRanges() -> Bool {
        var offset = 33
        func number(_ at: Int) -> Int {
            Int(bytes[at]) << 24 | Int(bytes[at + 1]) << 16 | Int(bytes[at + 2]) << 8 | Int(bytes[at + 3])
        }
        while offset + 12 <= bytes.count {
            let length = number(offset)
            guard length <= bytes.count - offset - 12 else { return false }
            let (data, name) = (offset + 8, number(offset + 4))
            let crc = unsafe bytes.withUnsafeBytes {
                unsafe LibDeflate.crc32(0, UnsafeRawBufferPointer(rebasing: $0[(offset + 4)..<(data + length)]))
            }
            guard number(data + length) == Int(crc) else { return false }
            switch name {
            case 0x4944_4154:  // IDAT, consecutive
                if let last = dataRanges.last, last.upperBound + 12 != data { return false }
                dataRanges.append(data..<data + length)
            case 0x4945_4E44:  // IEND
                return !dataRanges.isEmpty && length == 0
            case 0x7452_4E53:  // tRNS
                return false
            default:
                // An uppercase first letter marks a chunk that a decoder must not ignore.
                if name >> 29 & 1 == 0, name != 0x504C_5445 { return false }
            }
            offset = data + length + 4
        }
        return false
    }

    /// A Boolean value that indicates whether the data starts with a valid zlib header: deflate, correct check bits, and no
    /// dictionary.
    var hasZlibHeader: Bool {
        guard let part = dataRanges.first, part.count >= 2 else { return false }
        let (method, flags) = (Int(bytes[part.lowerBound]), Int(bytes[part.lowerBound + 1]))
        return method & 15 == 8 && method >> 4 <= 7 && (method << 8 | flags) % 31 == 0 && flags & 32 == 0
    }

    /// A reader that decompresses the parts one by one, for files whose parts are independent.
    var pieces: PNGPieceReader? {
        guard hasZlibHeader else { return nil }
        return PNGPieceReader(bytes, parts: dataRanges, total: (header.width * bytesPerPixel + 1) * header.height)
    }

    func decode() -> Bitmap? {
        if dataRanges.count > 1, let bitmap = decodePieceByPiece() { return bitmap }
        let rowBytes = header.width * bytesPerPixel
        let count = (rowBytes + 1) * header.height
        let joined = dataRanges.count == 1 ? nil : Array(dataRanges.map { bytes[$0] }.joined())
        let range = joined.map { 0..<$0.count } ?? dataRanges[0]
        var isComplete = false
        var rows = unsafe [UInt8](unsafeUninitializedCapacity: count) { target, initialized in
            isComplete = unsafe (joined ?? bytes).withUnsafeBytes {
                unsafe LibDeflate.inflate(
                    UnsafeRawBufferPointer(rebasing: $0[range]), into: UnsafeMutableRawBufferPointer(target))
            }
            initialized = isComplete ? count : 0
        }
        guard isComplete else { return nil }
        return bitmap(from: &rows, rowBytes: rowBytes)
    }

    /// Returns the picture of a file whose parts are independent and end at row boundaries. Returns nil for other files.
    private func decodePieceByPiece() -> Bitmap? {
        guard let pieces else { return nil }
        let rowBytes = header.width * bytesPerPixel
        var bitmap = Bitmap(width: header.width, height: header.height)
        // The previous row, to which filters refer.
        var above: [UInt8] = []
        var row = 0
        while pieces.next() {
            let rows = pieces.count / (rowBytes + 1)
            guard pieces.count % (rowBytes + 1) == 0, row + rows <= header.height else { return nil }
            let didUnpack = unsafe pieces.withRows { source in
                unsafe unpack(
                    source.bindMemory(to: UInt8.self), count: rows, into: &bitmap, at: row, above: &above)
            }
            guard didUnpack else { return nil }
            row += rows
        }
        return pieces.hasFailed ? nil : bitmap
    }

    private func bitmap(from rows: inout [UInt8], rowBytes: Int) -> Bitmap? {
        var bitmap = Bitmap(width: header.width, height: header.height)
        var above: [UInt8] = []
        let didUnpack = unsafe rows.withUnsafeMutableBufferPointer { rows in
            unsafe unpack(rows, count: header.height, into: &bitmap, at: 0, above: &above)
        }
        return didUnpack ? bitmap : nil
    }

    /// Reverses the filters of rows and stores their pixels in a bitmap.
    /// - Parameters:
    ///   - first: The first row in the bitmap.
    ///   - above: The unfiltered row above the first one; empty at the top. It is replaced by the last of the rows.
    private func unpack(
        _ rows: UnsafeMutableBufferPointer<UInt8>, count: Int, into bitmap: inout Bitmap, at first: Int,
        above: inout [UInt8]
    ) -> Bool {
        let (width, rowBytes, stride) = (header.width, header.width * bytesPerPixel, bitmap.bytesPerRow)
        return unsafe bitmap.withUnsafeMutableBytes { target in
            unsafe above.withUnsafeBufferPointer { above in
                guard var row = rows.baseAddress, var to = unsafe target.bindMemory(to: UInt8.self).baseAddress else {
                    return false
                }
                unsafe to += first * stride
                var previous = above.isEmpty ? nil : above.baseAddress
                for _ in 0..<count {
                    let filter = unsafe row[0]
                    guard unsafe cellsim_undo_filter(filter, row + 1, previous, rowBytes, bytesPerPixel) == 0 else {
                        return false
                    }
                    if bytesPerPixel == 3 {
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
        } && storeLastRow(of: unsafe rows, count: count, in: &above)
    }

    private func storeLastRow(of rows: UnsafeMutableBufferPointer<UInt8>, count: Int, in above: inout [UInt8]) -> Bool {
        guard count > 0 else { return true }
        let end = count * (header.width * bytesPerPixel + 1)
        above = unsafe Array(UnsafeBufferPointer(rebasing: rows[(end - header.width * bytesPerPixel)..<end]))
        return true
    }
}
