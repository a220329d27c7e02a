/// PDFKit's names. Pages are not read: a view of a document is a labelled field.
@_exported import UIKit

/// A document. Its bytes are kept; pages are not read.
open class PDFDocument: NSObject {
    /// As Apple's of this name.
    public let documentURL: URL?
    private let data: Data
    /// Always 0.
    open var pageCount: Int { 0 }
    /// Always false.
    open var isLocked: Bool { false }
    /// Always nil.
    open var string: String? { nil }
    /// Kept as it is set.
    open var documentAttributes: [AnyHashable: Any]?
    /// Nil where the file cannot be read or is none of PDF's.
    public convenience init?(url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data, url)
    }
    /// Nil for bytes that are none of PDF's.
    public convenience init?(data: Data) { self.init(data, nil) }
    private init?(_ data: Data, _ url: URL?) {
        guard data.starts(with: Array("%PDF".utf8)) else { return nil }
        (self.data, documentURL) = (data, url)
    }
    /// Always nil.
    open func page(at index: Int) -> PDFPage? { nil }
    /// As Apple's of this name.
    open func dataRepresentation() -> Data? { data }
}
/// A page. None is ever read.
open class PDFPage: NSObject {
    /// Always nil.
    open var string: String? { nil }
    /// Kept as it is set.
    open weak var document: PDFDocument?
    /// Always zero.
    open func bounds(for box: PDFDisplayBox) -> CGRect { .zero }
    /// As Apple's of this name.
    open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage { UIImage() }
}
/// Which edge of a page is meant.
public enum PDFDisplayBox: Int, Sendable { case mediaBox, cropBox, bleedBox, trimBox, artBox }
/// How pages lie.
public enum PDFDisplayMode: Int, Sendable { case singlePage, singlePageContinuous, twoUp, twoUpContinuous }
/// Where pages go on.
public enum PDFDisplayDirection: Int, Sendable { case vertical, horizontal }
/// Shows a document: a labelled field.
@preconcurrency @MainActor open class PDFView: ForeignContentView {
    /// The document whose pages Apple's view shows; kept as it is set.
    open var document: PDFDocument?
    /// Kept as it is set.
    open var displayMode = PDFDisplayMode.singlePageContinuous
    /// Kept as it is set.
    open var displayDirection = PDFDisplayDirection.vertical
    /// Kept as it is set.
    open var autoScales = false
    /// Kept as it is set.
    open var displaysPageBreaks = true
    /// Kept as it is set.
    open var scaleFactor: CGFloat = 1
    /// Kept as it is set.
    open var minScaleFactor: CGFloat = 0.25
    /// Kept as it is set.
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
