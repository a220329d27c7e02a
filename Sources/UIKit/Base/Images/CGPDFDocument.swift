import CellSimGraphics
import CellSimProcess
import CellSimVectorImages
import Foundation

/// A PDF document whose pages can be measured and drawn.
public final class CGPDFDocument: Sendable {
    fileprivate let pages: PDFPages

    /// Creates a document from a file. If the file can't be read, isn't a PDF or is encrypted, reports the reason and returns `nil`.
    public convenience init?(_ url: CFURL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data)
    }

    /// Creates a document from data. If the data isn't a PDF or is encrypted, reports the reason and returns `nil`.
    public convenience init?(_ provider: CGDataProvider) {
        guard let data = provider.data else { return nil }
        self.init(data)
    }

    private init?(_ data: Data) {
        do { pages = try PDFPages(data) } catch {
            Notice.report(.each, "CGPDFDocument: the file \(error)")
            return nil
        }
    }

    /// The number of pages.
    public var numberOfPages: Int { pages.count }

    /// Returns a page, or `nil` if the document doesn't have a page with this number.
    /// - Parameter pageNumber: The page number, starting at 1.
    public func page(at pageNumber: Int) -> CGPDFPage? {
        guard (1...max(numberOfPages, 1)).contains(pageNumber), numberOfPages > 0 else { return nil }
        return (try? pages.frame(pageNumber - 1)).map { CGPDFPage(self, pageNumber, $0) }
    }
}

/// The boxes of a PDF page.
public enum CGPDFBox: Int32, Sendable {
    /// The media box, which contains the whole page.
    case mediaBox
    /// The crop box, which contains the visible part of the page.
    case cropBox
    /// The bleed box. It equals the crop box, unlike in Core Graphics.
    case bleedBox
    /// The trim box. It equals the crop box, unlike in Core Graphics.
    case trimBox
    /// The art box. It equals the crop box, unlike in Core Graphics.
    case artBox
}

/// A page of a PDF document.
public final class CGPDFPage: Sendable {
    /// The page's document.
    public let document: CGPDFDocument?
    /// The page number, starting at 1.
    public let pageNumber: Int
    private let frame: PDFPageFrame

    fileprivate init(_ document: CGPDFDocument, _ number: Int, _ frame: PDFPageFrame) {
        (self.document, pageNumber, self.frame) = (document, number, frame)
    }

    /// The clockwise rotation of the displayed page, in degrees.
    public var rotationAngle: Int32 { Int32(frame.rotation) }

    /// Returns a box in the page's coordinate space, in points. The y-axis points upwards.
    public func getBoxRect(_ box: CGPDFBox) -> CGRect { box == .mediaBox ? frame.mediaBox : frame.cropBox }

    /// Returns the transform that fits a box into a rectangle, rotated by the page's rotation and `rotate` degrees. It never enlarges the
    /// box.
    public func getDrawingTransform(_ box: CGPDFBox, rect: CGRect, rotate: Int32, preserveAspectRatio: Bool)
        -> CGAffineTransform
    {
        let source = getBoxRect(box)
        let quarterTurns = (((frame.rotation + Int(rotate)) / 90 % 4) + 4) % 4
        let size = quarterTurns.isMultiple(of: 2) ? source.size : CGSize(width: source.height, height: source.width)
        var (sx, sy) = (min(rect.width / size.width, 1), min(rect.height / size.height, 1))
        if preserveAspectRatio { (sx, sy) = (min(sx, sy), min(sx, sy)) }
        // The transform rotates clockwise around the box's centre, then scales to fit the rectangle.
        return CGAffineTransform(translationX: -source.midX, y: -source.midY)
            .concatenating(CGAffineTransform(rotationAngle: -CGFloat(quarterTurns) * .pi / 2))
            .concatenating(CGAffineTransform(scaleX: sx, y: sy))
            .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY))
    }

    fileprivate func image() throws -> VectorImage? { try document?.pages.image(pageNumber - 1) }
}

extension CGContext {
    /// Draws a page's crop box in the page's coordinate space, without the page's rotation. As in Core Graphics, the page is upside down
    /// if the context's y-axis points downwards.
    public func drawPDFPage(_ page: CGPDFPage) {
        do {
            guard let image = try page.image() else { return }
            for note in image.notes { Notice.report(.once, "CGPDFPage: \(note)") }
            let box = page.getBoxRect(.cropBox)
            saveGState()
            concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: box.minX, ty: box.maxY))
            let bounds = CGRect(origin: .zero, size: image.size)
            record { recorder in
                let target = recorder.absolute(bounds)
                recorder.append([.save, .concatenate(CGAffineTransform(translationX: target.minX, y: target.minY))])
                recorder.append(image.commands + [.restore])
            }
            restoreGState()
        } catch { Notice.report(.each, "CGContext.drawPDFPage: the file \(error)") }
    }
}
