import CellSimGraphics
import CellSimImageCodecs
import Foundation

/// Draws embedded images.
extension SVGDrawing {
    /// Returns the rectangle of an embedded image, in user units.
    func imageRect(_ element: SVGElement, _ viewport: CGSize) -> CGRect {
        func x(_ name: String) -> CGFloat { SVGLength(element.attributes[name])?.resolved(viewport.width) ?? 0 }
        func y(_ name: String) -> CGFloat { SVGLength(element.attributes[name])?.resolved(viewport.height) ?? 0 }
        return CGRect(x: x("x"), y: y("y"), width: max(x("width"), 0), height: max(y("height"), 0))
    }

    /// Draws a PNG or JPEG image that is embedded in the document.
    mutating func drawImage(_ element: SVGElement, _ context: Context) {
        let href = element.attributes["href"] ?? ""
        guard href.hasPrefix("data:") else {
            return addNote("<image> refers to another file, which is not read")
        }
        guard let bitmap = Self.bitmap(href) else {
            return addNote("<image> has neither a readable PNG nor a readable JPEG")
        }
        var imageFrame = imageRect(element, context.viewport)
        let bitmapSize = CGSize(width: CGFloat(bitmap.width), height: CGFloat(bitmap.height))
        if element.attributes["width"] == nil { imageFrame.size.width = bitmapSize.width }
        if element.attributes["height"] == nil { imageFrame.size.height = bitmapSize.height }
        guard context.style.isVisible, imageFrame.width > 0, imageFrame.height > 0, bitmapSize.width > 0,
            bitmapSize.height > 0
        else {
            return
        }
        let box = CGRect(origin: .zero, size: bitmapSize)
        let viewport = SVGViewport(element, size: imageFrame.size, box: box)
        let matrix = viewport.transform.concatenating(
            CGAffineTransform(translationX: imageFrame.minX, y: imageFrame.minY))
        commands.append(.save)
        if viewport.isSlice { commands.append(.clip(imageFrame, .zero)) }
        commands += [
            .concatenate(matrix), .image(bitmap, source: box, destination: box, tint: nil), .restore,
        ]
    }

    private static func bitmap(_ href: String) -> Bitmap? {
        guard let comma = href.firstIndex(of: ","), href[..<comma].hasSuffix(";base64"),
            let data = Data(base64Encoded: String(href[href.index(after: comma)...]), options: .ignoreUnknownCharacters)
        else { return nil }
        let bytes = [UInt8](data)
        do {
            return JPEG.isJPEG(bytes) ? try JPEG.decode(bytes) : try PNG.decode(bytes)
        } catch {
            return nil
        }
    }
}
