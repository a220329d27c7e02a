import CellSimGraphics
import CellSimProcess
import CellSimVectorImages
import Foundation

/// A PDF document, whose pages can be measured and drawn.
public final class CGPDFDocument: Sendable {
    fileprivate let pages: PDFPages

    /// Creates a document from a file. Returns nil if the file can't be read, isn't PDF, or is encrypted, and reports
    /// the reason.
    public convenience init?(_ url: CFURL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data)
    }

    /// Creates a document from data. Returns nil if the data isn't PDF or is encrypted, and reports the reason.
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

    /// Returns a page; nil for a page number that the document doesn't have.
    /// - Parameter pageNumber: The page number, from 1.
    public func page(at pageNumber: Int) -> CGPDFPage? {
        guard (1...max(numberOfPages, 1)).contains(pageNumber), numberOfPages > 0 else { return nil }
        return (try? pages.frame(pageNumber - 1)).map { CGPDFPage(self, pageNumber, $0) }
    }
}

/// The boxes of a PDF page.
public enum CGPDFBox: Int32, Sendable {
    /// The box of the whole page.
    case mediaBox
    /// The box of the visible part.
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
    /// The page number, from 1.
    public let pageNumber: Int
    private let frame: PDFPageFrame

    fileprivate init(_ document: CGPDFDocument, _ number: Int, _ frame: PDFPageFrame) {
        (self.document, pageNumber, self.frame) = (document, number, frame)
    }

    /// The clockwise rotation for displaying the page, in degrees.
    public var rotationAngle: Int32 { Int32(frame.rotation) }

    /// Returns a box in points of the page's coordinate space, whose y axis points upwards.
    public func getBoxRect(_ box: CGPDFBox) -> CGRect { box == .mediaBox ? frame.mediaBox : frame.cropBox }

    /// Returns the transform that fits a box into a rectangle, rotated by the page's rotation plus `rotate` degrees. It
    /// never enlarges the box.
    public func getDrawingTransform(_ box: CGPDFBox, rect: CGRect, rotate: Int32, preserveAspectRatio: Bool)
        -> CGAffineTransform
    {
        let source = getBoxRect(box)
        let quarterTurns = (((frame.rotation + Int(rotate)) / 90 % 4) + 4) % 4
        let size = quarterTurns.isMultiple(of: 2) ? source.size : CGSize(width: source.height, height: source.width)
        var (sx, sy) = (min(rect.width / size.width, 1), min(rect.height / size.height, 1))
        if preserveAspectRatio { (sx, sy) = (min(sx, sy), min(sx, sy)) }
        // Rotates clockwise about the box's centre, then scales to fit the rectangle.
        return CGAffineTransform(translationX: -source.midX, y: -source.midY)
            .concatenating(CGAffineTransform(rotationAngle: -CGFloat(quarterTurns) * .pi / 2))
            .concatenating(CGAffineTransform(scaleX: sx, y: sy))
            .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY))
    }

    fileprivate func image() throws -> VectorImage? { try document?.pages.image(pageNumber - 1) }
}

extension CGContext {
    /// Draws a page's crop box in the page's coordinate space without its rotation. As in Core Graphics, it is upside
    /// down if y points downwards.
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
