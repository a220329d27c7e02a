import CellSimCShims
import CellSimGraphics

/// Writes a PNG from strips of rows, from top to bottom. The memory use doesn't depend on the height of the picture.
///
/// The bytes depend only on the pixels, not on the heights of the strips, and equal those of `PNG.encode`. Don't share a
/// writer between threads.
public final class PNGStripWriter {
    /// The width in pixels.
    public let width: Int
    /// The height in pixels; nil if it isn't known yet.
    public private(set) var height: Int?
    /// A Boolean value that indicates whether the file has an alpha channel.
    public let hasAlpha: Bool
    /// The number of rows written so far.
    public private(set) var rowsWritten = 0

    /// The approximate size of the rows that are compressed together, in bytes.
    private static let pieceBytes = 2 << 20
    private let sink: ([UInt8]) throws -> Void
    private let rowBytes: Int
    private let rowsPerPiece: Int
    private let metadata: PNGMetadata
    /// The text of the view tree, as in `PNGMetadata.tree`. It can be set until `finish` is called.
    package var tree: [UInt8]?
    /// The libdeflate compressor; nil to use the row compressor.
    private let deflater: Deflater?
    private var adler: UInt32 = 1
    /// The buffered rows. The buffer grows on demand, so that small pictures need little memory.
    private var rows: [UInt8] = []
    private var bufferedRowCount = 0
    private var isFirstPiece = true

    /// Creates a writer, and passes the first bytes of the file to the sink.
    /// - Parameters:
    ///   - height: The height; nil if it isn't known yet. The start of the file must then be replaced by `beginning` after
    ///     `finish`.
    ///   - hasAlpha: Whether to store the alpha channel. Without it, transparent pixels look as if blended with black.
    ///   - sink: Receives the bytes of the file in order.
    /// - Throws: `ImageFormatError.unsupportedSize`, and the errors of the sink.
    public init(
        width: Int, height: Int?, hasAlpha: Bool, profile: PNGProfile = .fast, metadata: PNGMetadata = PNGMetadata(),
        sink: @escaping ([UInt8]) throws -> Void
    ) throws {
        let rowCount = height ?? 1
        guard width > 0, rowCount > 0, width < 1 << 28, rowCount < 1 << 31 else {
            throw ImageFormatError.unsupportedSize(width: width, height: rowCount)
        }
        (self.metadata, tree) = (metadata, metadata.tree)
        (self.width, self.height, self.hasAlpha, self.sink) = (width, height, hasAlpha, sink)
        rowBytes = 1 + width * (hasAlpha ? 4 : 3)
        rowsPerPiece = min(max(Self.pieceBytes / rowBytes, 1), height ?? .max)
        deflater = profile.level.map { Deflater(level: $0) }
        try sink(beginning)
    }

    /// The first bytes of the file. Their number doesn't depend on the height.
    public var beginning: [UInt8] {
        Self.header(width: width, height: height ?? 1, hasAlpha: hasAlpha, metadata: metadata)
    }

    private static func header(width: Int, height: Int, hasAlpha: Bool, metadata: PNGMetadata) -> [UInt8] {
        var output = PNGChunk.signature
        let size = PNGChunk.bytes(UInt32(width)) + PNGChunk.bytes(UInt32(height))
        PNGChunk.append("IHDR", size + [8, hasAlpha ? 6 : 2, 0, 0, 0], to: &output)
        // The colour space is sRGB, with perceptual intent.
        PNGChunk.append("sRGB", [0], to: &output)
        if let scale = metadata.scale, scale > 0, scale < 1000 {
            // The number of pixels per metre, at 72 points per inch.
            let density = PNGChunk.bytes(UInt32((scale * 72 / 0.0254).rounded()))
            PNGChunk.append("pHYs", density + density + [1], to: &output)
        }
        return output
    }

    /// Appends rows below the previous ones.
    /// - Throws: `ImageFormatError.wrongStrip` if the width differs or there are too many rows, and the errors of the sink.
    public func append(_ strip: Bitmap) throws {
        let maximum = (height ?? (1 << 31) - 1) - rowsWritten
        guard strip.width == width, strip.height <= maximum else {
            throw ImageFormatError.wrongStrip(
                expected: "at most \(maximum) more rows of \(width) pixels",
                found: "\(strip.height) rows of \(strip.width)")
        }
        var y = 0
        while y < strip.height {
            if bufferedRowCount == rowsPerPiece { try writePiece(isLast: false) }
            let count = min(rowsPerPiece - bufferedRowCount, strip.height - y)
            growBuffer(rows: bufferedRowCount + count)
            bufferRows(strip, rows: y..<y + count)
            y += count
            bufferedRowCount += count
            rowsWritten += count
        }
    }

    /// Completes the file.
    /// - Throws: `ImageFormatError.wrongStrip` if rows are missing, and the errors of the sink.
    public func finish() throws {
        let expected = height ?? max(rowsWritten, 1)
        guard rowsWritten == expected else {
            throw ImageFormatError.wrongStrip(expected: "\(expected) rows", found: "\(rowsWritten)")
        }
        height = expected
        try writePiece(isLast: true)
        var output: [UInt8] = []
        if let tree, let data = PNGViewTreeChunk.data(tree, level: deflater == nil ? 1 : 9) {
            PNGChunk.append(PNGViewTreeChunk.chunkType, data, to: &output)
        }
        PNGChunk.append("IEND", [], to: &output)
        try sink(output)
    }

    /// Makes the buffer large enough for a number of rows. The filter bytes of the rows are zero from the start.
    private func growBuffer(rows count: Int) {
        guard rows.count < count * rowBytes else { return }
        let available = rows.isEmpty ? count : min(rowsPerPiece, max(count, 2 * rows.count / rowBytes))
        var larger = [UInt8](repeating: 0, count: available * rowBytes)
        let bufferedBytes = bufferedRowCount * rowBytes
        unsafe larger.withUnsafeMutableBytes { destination in
            unsafe rows.withUnsafeBytes {
                unsafe destination.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[..<bufferedBytes]))
            }
        }
        rows = larger
    }

    /// Copies rows into the buffer. Each row consists of a filter byte, which is always 0, and its pixels.
    private func bufferRows(_ strip: Bitmap, rows range: Range<Int>) {
        let (first, rowBytes, width, hasAlpha) = (bufferedRowCount, rowBytes, width, hasAlpha)
        unsafe rows.withUnsafeMutableBufferPointer { target in
            unsafe strip.withUnsafeBytes { source in
                guard var destination = target.baseAddress,
                    let base = unsafe source.bindMemory(to: UInt8.self).baseAddress
                else { return }
                unsafe destination += first * rowBytes + 1
                var from = unsafe base + range.lowerBound * strip.bytesPerRow
                for _ in range {
                    if hasAlpha {
                        unsafe cellsim_pack_rgba(from, destination, width)
                    } else {
                        _ = unsafe cellsim_pack_rgb(from, destination, width)
                    }
                    unsafe destination += rowBytes
                    unsafe from += strip.bytesPerRow
                }
            }
        }
    }

    /// Compresses the buffered rows and passes them to the sink. The last piece of a picture ends the stream.
    private func writePiece(isLast: Bool) throws {
        var data: [UInt8] = []
        unsafe rows.withUnsafeBytes { all in
            let bytes = unsafe UnsafeRawBufferPointer(rebasing: all[..<(bufferedRowCount * rowBytes)])
            adler = unsafe LibDeflate.adler32(adler, bytes)
            unsafe data = compressed(bytes, isLast: isLast)
        }
        isFirstPiece = false
        bufferedRowCount = 0
        var output: [UInt8] = []
        output.reserveCapacity(data.count + 12)
        PNGChunk.append("IDAT", data, to: &output)
        try sink(output)
    }

    /// Returns a piece of the zlib stream. The first piece includes the stream's header, the last one its checksum.
    ///
    /// The bytes are written in place, because appending bytes to an array takes longer than compression in debug builds.
    private func compressed(_ bytes: UnsafeRawBufferPointer, isLast: Bool) -> [UInt8] {
        let beginning: [UInt8] = isFirstPiece ? [0x78, 0x01] : []
        let bound = bound(bytes.count, isLast: isLast)
        return unsafe [UInt8](unsafeUninitializedCapacity: beginning.count + bound + 4) { target, count in
            for byte in beginning {
                unsafe target[count] = byte
                count += 1
            }
            guard let start = unsafe target.baseAddress.map({ unsafe $0 + count }) else { return }
            unsafe count += compress(bytes, into: start, isLast: isLast)
            guard isLast else { return }
            for byte in PNGChunk.bytes(adler) {
                unsafe target[count] = byte
                count += 1
            }
        }
    }

    /// Returns the maximum length of a compressed piece for `count` bytes.
    private func bound(_ count: Int, isLast: Bool) -> Int {
        guard let deflater else { return cellsim_row_deflate_bound(count) }
        return isLast ? deflater.bound(count) : cellsim_deflate_piece_bound(count)
    }

    /// Writes a piece of the raw deflate stream and returns its length. The target must have the size that `bound` returns.
    private func compress(_ bytes: UnsafeRawBufferPointer, into target: UnsafeMutablePointer<UInt8>, isLast: Bool)
        -> Int
    {
        let source = unsafe bytes.bindMemory(to: UInt8.self).baseAddress
        let written: Int
        if let deflater {
            if isLast { return unsafe deflater.compress(bytes, into: target) }
            written = unsafe cellsim_deflate_piece(
                PNGProfile.pieceLevel, source, bytes.count, target, cellsim_deflate_piece_bound(bytes.count))
        } else {
            written = unsafe cellsim_row_deflate(
                source, bytes.count, rowBytes, hasAlpha ? 4 : 3, isLast ? 1 : 0, target)
        }
        precondition(written > 0, "not enough memory to compress a picture")
        return written
    }
}
