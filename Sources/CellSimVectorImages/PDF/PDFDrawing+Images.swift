import CellSimGraphics
import CellSimImageCodecs
import Foundation

/// A bitmap image in a PDF file: an image object, or an inline image in a content stream.
struct PDFImage {
    var width, height: Int
    var bits: Int
    var space: PDFColorSpace?
    var decode: [CGFloat]?
    var isStencil = false
    /// The ranges of samples that are transparent (colour key mask).
    var colorKey: [Int]?
    var bytes: [UInt8]
}

/// Draws images.
extension PDFDrawing {
    func drawImage(_ object: PDFObject) {
        guard let width = object["Width"]?.int, let height = object["Height"]?.int, width > 0, height > 0,
            width <= 16_384, height <= 16_384, width * height <= 64 << 20
        else { return addNote("an image has an invalid size") }
        guard let picture = makeImage(object, width, height) else {
            return addNote("an image encoded as '\(object.lastFilter ?? "unknown")' cannot be read")
        }
        // A mask is a separate image, which may have another size.
        var mask: (PDFImage, MaskKind)?
        if let soft = object["SMask"], soft.isStream, let w = soft["Width"]?.int, let h = soft["Height"]?.int, w > 0,
            h > 0,
            w <= 16_384, h <= 16_384, let drawn = self.makeImage(soft, w, h)
        {
            mask = (drawn, .luminosity)
        } else if let stencil = object["Mask"], stencil.isStream, let w = stencil["Width"]?.int,
            let h = stencil["Height"]?.int, w > 0, h > 0, w <= 16_384, h <= 16_384,
            var drawn = self.makeImage(stencil, w, h)
        {
            // A sample of 1 is transparent.
            drawn.isStencil = true
            mask = (drawn, .alpha)
        }
        draw(picture, mask: mask)
    }

    private func makeImage(_ object: PDFObject, _ width: Int, _ height: Int) -> PDFImage? {
        if object.lastFilter == "DCTDecode" { return jpegImage(object, width, height) }
        guard let bytes = object.bytes(limit: 256 << 20) else { return nil }
        let isStencil = object["ImageMask"]?.bool ?? false
        let bits = isStencil ? 1 : object["BitsPerComponent"]?.int ?? 8
        guard [1, 2, 4, 8, 16].contains(bits) else { return nil }
        return PDFImage(
            width: width, height: height, bits: bits,
            space: object["ColorSpace"].flatMap { PDFColorSpace($0, resources) }, decode: object["Decode"]?.numbers,
            isStencil: isStencil, colorKey: object["Mask"]?.numbers?.map { Int($0) }, bytes: bytes)
    }

    /// Returns the image of a JPEG file. Its own colour space is used.
    private func jpegImage(_ object: PDFObject, _ width: Int, _ height: Int) -> PDFImage? {
        guard let file = object.encodedBytes, JPEG.isJPEG(file) else { return nil }
        let bitmap: Bitmap
        do { bitmap = try JPEG.decode(file) } catch { return nil }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(bitmap.width * bitmap.height * 3)
        unsafe bitmap.withUnsafeBytes { pixels in
            for i in stride(from: 0, to: pixels.count, by: 4) {
                unsafe bytes += [pixels[i + 2], pixels[i + 1], pixels[i]]
            }
        }
        return PDFImage(width: bitmap.width, height: bitmap.height, bits: 8, space: .rgb, bytes: bytes)
    }

    /// Draws an image into the unit square of user space.
    func draw(_ picture: PDFImage, mask: (PDFImage, MaskKind)?) {
        guard consumeBudget(picture.width * picture.height / 256 + 1) else { return }
        withEffects {
            let opacity = state.fillOpacity
            if picture.isStencil, case .pattern = state.fillPaint.space, let name = state.fillPaint.pattern {
                commands.append(.beginGroup(opacity: 1, bounds: visibleRect))
                paint(pattern: name, state.fillPaint, opacity: opacity, over: CGRect(x: 0, y: 0, width: 1, height: 1))
                commands += [.mask(imageCommands(picture.makeStencilMask(), tint: .black), .alpha), .endGroup]
            } else if picture.isStencil {
                let color = state.fillPaint.space.color(state.fillPaint.values, opacity: opacity)
                commands += imageCommands(picture.makeStencilMask(), tint: color)
            } else {
                let needsGroup = opacity < 1 || mask != nil
                if needsGroup { commands.append(.beginGroup(opacity: opacity, bounds: visibleRect)) }
                commands += imageCommands(picture.bitmap(), tint: nil)
                if let (picture, kind) = mask {
                    let drawn = picture.isStencil ? picture.makeStencilMask() : picture.bitmap()
                    commands.append(.mask(imageCommands(drawn, tint: nil), kind))
                }
                if needsGroup { commands.append(.endGroup) }
            }
        }
    }

    /// Returns the commands that draw a bitmap. The first row of pixels is at the upper edge of the unit square.
    private func imageCommands(_ bitmap: Bitmap, tint: RGBAColor?) -> [DisplayCommand] {
        let (width, height) = (CGFloat(bitmap.width), CGFloat(bitmap.height))
        let bitmapRect = CGRect(x: 0, y: 0, width: width, height: height)
        return [
            .save, .concatenate(CGAffineTransform(a: 1 / width, b: 0, c: 0, d: -1 / height, tx: 0, ty: 1)),
            .image(bitmap, source: bitmapRect, destination: bitmapRect, tint: tint), .restore,
        ]
    }

    // MARK: Inline images

    /// Draws an inline image in the content stream. The operator `BI` has been read.
    func drawInlineImage(_ tokens: inout PDFTokenizer) {
        var values: [String: PDFToken] = [:]
        while let key = tokens.next() {
            if case .keyword("ID") = key { break }
            guard case .name(let name) = key, let value = tokens.next() else {
                return addNote("an inline image is damaged")
            }
            values[Self.fullNames[name] ?? name] = value
        }
        let width = Int(values["Width"]?.number ?? 0), height = Int(values["Height"]?.number ?? 0)
        var isStencil = false
        if case .boolean(true) = values["ImageMask"] { isStencil = true }
        let bits = isStencil ? 1 : Int(values["BitsPerComponent"]?.number ?? 8)
        let space = values["ColorSpace"].flatMap { inlineSpace($0) }
        let filters = values["Filter"].map { $0.array?.compactMap(\.name) ?? [$0.name ?? ""] } ?? []
        guard (1...4096).contains(width), (1...4096).contains(height), [1, 2, 4, 8, 16].contains(bits) else {
            // The length of this image can't be computed, so its end is searched.
            _ = tokens.inlineData(count: nil)
            return addNote(
                "an inline image of \(width) × \(height) pixels with \(bits) bits per sample cannot be drawn")
        }
        let row = (width * bits * (isStencil ? 1 : space?.componentCount ?? 1) + 7) / 8
        let data = tokens.inlineData(count: filters.isEmpty ? row * height : nil)
        var bytes: [UInt8]? = data
        for filter in filters {
            switch filter {
            case "FlateDecode", "Fl": bytes = bytes.flatMap { PDFInflater.inflate($0, limit: 64 << 20) }
            case "ASCIIHexDecode", "AHx":
                var inner = PDFTokenizer(Array("<".utf8) + (bytes ?? []))
                bytes = inner.next()?.string
            default: bytes = nil
            }
        }
        guard let bytes else {
            return addNote("an inline image encoded as '\(filters.joined(separator: " "))' cannot be read")
        }
        draw(
            PDFImage(
                width: width, height: height, bits: bits, space: space,
                decode: values["Decode"]?.array?.compactMap(\.number), isStencil: isStencil, bytes: bytes), mask: nil)
    }

    private func inlineSpace(_ token: PDFToken) -> PDFColorSpace? {
        if let name = token.name { return space(name) }
        guard let parts = token.array, parts.count == 4, ["I", "Indexed"].contains(parts[0].name ?? ""),
            let base = parts[1].name.flatMap({ space($0) }), let last = parts[2].number, let table = parts[3].string
        else { return nil }
        return .indexed(base: base, last: Int(min(max(last, 0), 255)), table: table)
    }

    private static let fullNames = [
        "BPC": "BitsPerComponent", "CS": "ColorSpace", "D": "Decode", "DP": "DecodeParms", "F": "Filter", "H": "Height",
        "IM": "ImageMask", "W": "Width",
    ]
}

extension PDFImage {
    /// Returns a bitmap that is black where the stencil is painted: where samples are 0, or 1 if `Decode` is inverted.
    func makeStencilMask() -> Bitmap {
        let painted = decode?.first == 1 ? 1 : 0
        var reader = PDFBitReader(bytes)
        return pixels { row in
            reader.alignToByte()
            for x in row.indices { row[x] = reader.next(1) == painted ? .black : .clear }
        }
    }

    func bitmap() -> Bitmap {
        let space = space ?? .gray
        let count = space.componentCount
        let range = decode.flatMap { $0.count >= count * 2 ? $0 : nil } ?? space.defaultDecodeArray(bits: bits)
        let maximumSample = CGFloat((1 << bits) - 1)
        var reader = PDFBitReader(bytes)
        var colorCache: [[Int]: RGBAColor] = [:]
        var samples = [Int](repeating: 0, count: count)
        let isPlain = bits == 8 && decode == nil && colorKey == nil
        return pixels { row in
            reader.alignToByte()
            for x in row.indices {
                for i in samples.indices { samples[i] = reader.next(bits) }
                if isPlain, case .rgb = space {
                    row[x] = RGBAColor(red: UInt8(samples[0]), green: UInt8(samples[1]), blue: UInt8(samples[2]))
                } else if isPlain, case .gray = space {
                    row[x] = RGBAColor(red: UInt8(samples[0]), green: UInt8(samples[0]), blue: UInt8(samples[0]))
                } else if let color = colorCache[samples] {
                    row[x] = color
                } else {
                    let values = samples.enumerated().map { i, sample in
                        range[i * 2] + CGFloat(sample) * (range[i * 2 + 1] - range[i * 2]) / maximumSample
                    }
                    let color = isTransparent(samples) ? .clear : space.color(values)
                    if colorCache.count < 4096 { colorCache[samples] = color }
                    row[x] = color
                }
            }
        }
    }

    private func isTransparent(_ samples: [Int]) -> Bool {
        guard let colorKey, colorKey.count >= samples.count * 2 else { return false }
        return samples.enumerated().allSatisfy { $1 >= colorKey[$0 * 2] && $1 <= colorKey[$0 * 2 + 1] }
    }

    /// Creates a bitmap row by row.
    private func pixels(_ fill: (inout [RGBAColor]) -> Void) -> Bitmap {
        var bitmap = Bitmap(width: width, height: height)
        var row = [RGBAColor](repeating: .clear, count: width)
        let stride = bitmap.bytesPerRow
        for y in 0..<height {
            fill(&row)
            unsafe bitmap.withUnsafeMutableBytes { bytes in
                for (x, color) in row.enumerated() {
                    let pixel = color.premultipliedPixel
                    unsafe bytes.storeBytes(of: pixel, toByteOffset: y * stride + x * 4, as: UInt32.self)
                }
            }
        }
        return bitmap
    }
}
