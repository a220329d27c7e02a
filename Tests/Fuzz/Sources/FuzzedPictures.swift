import CellSimGraphics
import CellSimImageCodecs
import CellSimRaster
import Foundation
import UIKit

/// Fuzzes image files and asset catalogs.
@MainActor enum FuzzedPictures {
    private static let mostPixels = 1 << 20

    /// Draws a display list, at most 192 pixels wide and high, and encodes the picture.
    static func draw(_ list: DisplayList, scale: CGFloat) {
        let side = max(list.size.width, list.size.height)
        guard side > 0, side.isFinite else { return }
        let rasterizer = Rasterizer(scale: min(scale, 192 / side))
        let pixels = rasterizer.pixelSize(of: list)
        // A line in the document may have no pixels at this scale.
        guard pixels.width > 0, pixels.height > 0 else { return }
        if !list.commands.isEmpty { Fuzz.noteDrawn() }
        do { _ = try PNG.encode(rasterizer.render(list)) } catch { fatalError("\(error)") }
    }

    /// Reads a PNG unchanged, and then with corrected checksums, which mutations break.
    static func png(_ bytes: [UInt8]) throws {
        _ = PNG.checkedHeader(bytes, maximumPixels: mostPixels)
        let mended = withChecksums(bytes)
        let first = Result { try image(bytes) }
        if mended != bytes { try image(mended) }
        try first.get()
    }

    /// Draws an image file, encodes the picture and checks that it is read back unchanged.
    static func image(_ bytes: [UInt8]) throws {
        let file: ImageFile
        do { file = try ImageFile(bytes, maximumPixels: mostPixels) } catch let error as ImageFormatError {
            throw FuzzRefusal(reason: error)
        }
        Fuzz.noteDrawn()
        let once = try PNG.decode(PNG.encode(file.bitmap)), twice = try PNG.decode(PNG.encode(once))
        precondition(once.width == file.bitmap.width && once.height == file.bitmap.height)
        precondition(once == twice)
    }

    private static func withChecksums(_ bytes: [UInt8]) -> [UInt8] {
        var (bytes, location) = (bytes, 8)
        while location + 12 <= bytes.count {
            let length = bytes[location..<location + 4].reduce(0) { $0 << 8 | Int($1) }
            guard location + 12 + length <= bytes.count else { break }
            let sum = checksum(bytes[(location + 4)..<(location + 8 + length)])
            for byte in 0..<4 {
                bytes[location + 8 + length + byte] = UInt8(truncatingIfNeeded: sum >> (24 - 8 * byte))
            }
            location += 12 + length
        }
        return bytes
    }

    private static let table: [UInt32] = (0..<256).map { number in
        (0..<8).reduce(UInt32(number)) { sum, _ in sum & 1 == 1 ? 0xEDB8_8320 ^ (sum >> 1) : sum >> 1 }
    }

    private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        ~bytes.reduce(~UInt32(0)) { table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] ^ ($0 >> 8) }
    }

    private static let svg =
        "<svg xmlns='http://www.w3.org/2000/svg' width='8' height='8'><rect width='4' height='8'/></svg>"

    /// Reads a `Contents.json` as that of an image set, a colour set and a symbol set.
    static func catalogue(_ bytes: [UInt8]) {
        let catalogue = "Fuzz.xcassets"
        for set in ["Fuzz.imageset", "Fuzz.colorset", "Fuzz.symbolset"] {
            let path = "\(catalogue)/\(set)"
            if !FileManager.default.fileExists(atPath: "\(Fuzz.folder)/\(path)") {
                Fuzz.makeFolder(path)
                let picture = Bitmap(
                    width: 8, height: 6, color: RGBAColor(red: UInt8(255), green: 0, blue: 0, alpha: 255))
                do { Fuzz.write(try PNG.encode(picture), "\(path)/a.png") } catch { fatalError("\(error)") }
                Fuzz.write(svg.utf8, "\(path)/a.svg")
            }
            Fuzz.write(bytes, "\(path)/Contents.json")
        }
        let folder = ImageFolder(path: "\(Fuzz.folder)/\(catalogue)")
        for style in [UIUserInterfaceStyle.light, .dark] {
            let traits = UITraitCollection(userInterfaceStyle: style)
            if let color = folder.color(named: "Fuzz")?.resolvedColor(with: traits).cgColor {
                let square = CGRect(x: 0, y: 0, width: 8, height: 8)
                _ = UIGraphicsImageRenderer(size: square.size).image { context in
                    context.cgContext.setFillColor(color)
                    context.cgContext.fill(square)
                }
                Fuzz.noteDrawn()
            }
            guard let image = folder.image(named: "Fuzz") else { continue }
            let size = CGSize(width: 24, height: 20)
            let drawn = UIGraphicsImageRenderer(size: size).image { _ in
                image.draw(in: CGRect(origin: .zero, size: size))
            }
            precondition(drawn.size == size)
            Fuzz.noteDrawn()
        }
    }
}
