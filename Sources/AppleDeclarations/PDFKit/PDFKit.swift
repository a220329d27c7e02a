// Data table, written by `make members` from Sources/Apple/Declarations/PDFKit.declarations; do not edit.
// swift-format-ignore-file

/// The API of PDFKit, for source compatibility. Pages are not read: a view of a document is an area with a label.
@_exported import UIKit

/// A document. It stores the bytes, but doesn't read pages.
open class PDFDocument: NSObject {
    /// Apple's `documentURL`.
    public let documentURL: URL?
    private let data: Data
    /// Always 0.
    open var pageCount: Int { 0 }
    /// Always false.
    open var isLocked: Bool { false }
    /// Always nil.
    open var string: String? { nil }
    /// Stores the value you set.
    open var documentAttributes: [AnyHashable: Any]?
    /// Creates a document; nil if the file can't be read or isn't a PDF.
    public convenience init?(url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data, url)
    }
    /// Creates a document; nil if the bytes aren't a PDF.
    public convenience init?(data: Data) { self.init(data, nil) }
    private init?(_ data: Data, _ url: URL?) {
        guard data.starts(with: Array("%PDF".utf8)) else { return nil }
        (self.data, documentURL) = (data, url)
    }
    /// Always nil.
    open func page(at index: Int) -> PDFPage? { nil }
    /// Apple's `dataRepresentation()`.
    open func dataRepresentation() -> Data? { data }
    /// Writes the document's bytes to a file, and returns whether this succeeded.
    open func write(to url: URL) -> Bool { (try? data.write(to: url, options: .atomic)) != nil }
    /// Writes the document's bytes to a file, and returns whether this succeeded.
    open func write(toFile path: String) -> Bool { write(to: URL(fileURLWithPath: path)) }
}
/// A page. Pages are never read.
open class PDFPage: NSObject {
    /// Always nil.
    open var string: String? { nil }
    /// Stores the value you set.
    open weak var document: PDFDocument?
    /// Always zero.
    open func bounds(for box: PDFDisplayBox) -> CGRect { .zero }
    /// Apple's `thumbnail(of:for:)`.
    open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage { UIImage() }
}
/// The box of a page.
public enum PDFDisplayBox: Int, Sendable {
    /// Apple's `mediaBox`, `cropBox`, `bleedBox`, `trimBox`, `artBox`.
    case mediaBox, cropBox, bleedBox, trimBox, artBox
}
/// The layout of pages.
public enum PDFDisplayMode: Int, Sendable {
    /// Apple's `singlePage`, `singlePageContinuous`, `twoUp`, `twoUpContinuous`.
    case singlePage, singlePageContinuous, twoUp, twoUpContinuous
}
/// The direction in which pages continue.
public enum PDFDisplayDirection: Int, Sendable {
    /// Apple's `vertical`, `horizontal`.
    case vertical, horizontal
}
/// A view of a document, shown as an area with a label.
@preconcurrency @MainActor open class PDFView: ForeignContentView {
    /// The document whose pages Apple's view shows. Stored without effect.
    open var document: PDFDocument?
    /// Stores the value you set.
    open var displayMode = PDFDisplayMode.singlePageContinuous
    /// Stores the value you set.
    open var displayDirection = PDFDisplayDirection.vertical
    /// Stores the value you set.
    open var autoScales = false
    /// Stores the value you set.
    open var displaysPageBreaks = true
    /// Stores the value you set.
    open var scaleFactor: CGFloat = 1
    /// Stores the value you set.
    open var minScaleFactor: CGFloat = 0.25
    /// Stores the value you set.
    open var maxScaleFactor: CGFloat = 5
    /// Always nil.
    open var currentPage: PDFPage? { nil }
    /// Does nothing.
    open func go(to page: PDFPage) {}
    /// Does nothing.
    open func goToFirstPage(_ sender: Any?) {}
    /// Does nothing.
    open func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil) {}
}
