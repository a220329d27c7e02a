import Foundation

/// A controller for printing. Printing is not simulated: its values are stored and have no effect.
@preconcurrency @MainActor open class UIPrintInteractionController: NSObject {
    /// A closure that receives the result of a print job.
    public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

    /// The shared controller.
    public static let shared = UIPrintInteractionController()
    /// Always false: printing is not simulated.
    open class var isPrintingAvailable: Bool { false }
    /// Returns false: printing is not simulated.
    open class func canPrint(_ data: Data) -> Bool { false }
    /// Returns false: printing is not simulated.
    open class func canPrint(_ url: URL) -> Bool { false }

    /// The settings of the print job. Stored without effect: printing is not simulated.
    open var printInfo: UIPrintInfo?
    /// The renderer of the pages. Stored without effect: printing is not simulated.
    open var printPageRenderer: UIPrintPageRenderer?
    /// The layout of the pages. Stored without effect: printing is not simulated.
    open var printFormatter: UIPrintFormatter?
    /// The item to print. Stored without effect: printing is not simulated.
    open var printingItem: Any?
    /// The items to print. Stored without effect: printing is not simulated.
    open var printingItems: [Any]?
    /// A Boolean value that indicates whether the user can choose the number of copies. Stored without effect:
    /// printing is not simulated.
    open var showsNumberOfCopies = true
    /// The delegate. Stored without effect: printing is not simulated.
    open weak var delegate: AnyObject?

    /// Prints nothing and reports failure.
    @discardableResult open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool
    {
        completion?(self, false, nil)
        return false
    }
    /// Prints nothing and reports failure.
    @discardableResult open func present(
        from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool { present(animated: animated, completionHandler: completion) }
    /// Prints nothing and reports failure.
    @discardableResult open func present(
        from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool { present(animated: animated, completionHandler: completion) }
    /// Does nothing.
    open func dismiss(animated: Bool) {}
}

/// The settings of a print job. Printing is not simulated: they are stored and have no effect.
@preconcurrency @MainActor open class UIPrintInfo: NSObject {
    /// The type of content.
    public enum OutputType: Int, Sendable {
        /// Text and graphics, a photo, or one of these without colour.
        case general, photo, grayscale, photoGrayscale
    }
    /// The orientation of the paper.
    public enum Orientation: Int, Sendable {
        /// Portrait or landscape.
        case portrait, landscape
    }
    /// The sides of the paper that are printed.
    public enum Duplex: Int, Sendable {
        /// One side, or both sides, flipped on the long or the short edge.
        case none, longEdge, shortEdge
    }

    /// The name of the print job. Stored without effect: printing is not simulated.
    open var jobName = ""
    /// The type of content. Stored without effect: printing is not simulated.
    open var outputType = OutputType.general
    /// The orientation of the paper. Stored without effect: printing is not simulated.
    open var orientation = Orientation.portrait
    /// The sides of the paper that are printed. Stored without effect: printing is not simulated.
    open var duplex = Duplex.none
    /// The identifier of the printer. Stored without effect.
    open var printerID: String?

    public override init() { super.init() }
    /// Creates settings.
    open class func printInfo() -> UIPrintInfo { UIPrintInfo() }
    /// Creates settings; the dictionary has no effect.
    public convenience init(dictionary: [AnyHashable: Any]?) { self.init() }
}

/// The base class of objects that lay out content for printing. Printing is not simulated: values have no effect.
@preconcurrency @MainActor open class UIPrintFormatter: NSObject {
    /// The insets of each page, in points. Stored without effect: printing is not simulated.
    open var perPageContentInsets = UIEdgeInsets.zero
    /// The maximum height of the content, in points. Stored without effect: printing is not simulated.
    open var maximumContentHeight: CGFloat = 0
    /// The maximum width of the content, in points. Stored without effect: printing is not simulated.
    open var maximumContentWidth: CGFloat = 0
    /// The first page. Stored without effect: printing is not simulated.
    open var startPage = 0
    /// The number of pages, which is always 0.
    open var pageCount: Int { 0 }
    public override init() { super.init() }
}

/// Lays out a view for printing. Printing is not simulated: values have no effect.
open class UIViewPrintFormatter: UIPrintFormatter {
    /// The view to print; not retained.
    public private(set) weak var view: UIView?
    init(view: UIView) { self.view = view }
}

/// Lays out plain text for printing. Printing is not simulated: values have no effect.
open class UISimpleTextPrintFormatter: UIPrintFormatter {
    /// The text to print.
    open var text: String?
    /// Creates a formatter for text.
    public init(text: String) { self.text = text }
}

/// Lays out HTML text for printing. Printing is not simulated: values have no effect.
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
    /// The HTML text to print.
    open var markupText: String?
    /// Creates a formatter for HTML text.
    public init(markupText: String) { self.markupText = markupText }
}

/// Draws pages for printing. Printing is not simulated: values have no effect.
@preconcurrency @MainActor open class UIPrintPageRenderer: NSObject {
    /// The height of the header, in points. Stored without effect: printing is not simulated.
    open var headerHeight: CGFloat = 0
    /// The height of the footer, in points. Stored without effect: printing is not simulated.
    open var footerHeight: CGFloat = 0
    /// The formatters of the pages. Stored without effect: printing is not simulated.
    open var printFormatters: [UIPrintFormatter]?
    /// The number of pages, which is always 0.
    open var numberOfPages: Int { 0 }
    /// The rectangle of the paper, which is always zero.
    open var paperRect: CGRect { .zero }
    /// The printable rectangle of the paper, which is always zero.
    open var printableRect: CGRect { .zero }
    public override init() { super.init() }
    /// Stores a formatter that starts at a page.
    open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
        formatter.startPage = pageIndex
        printFormatters = (printFormatters ?? []) + [formatter]
    }
    /// Draws a page. Never called.
    open func drawPage(at pageIndex: Int, in printableRect: CGRect) {}
}

extension UIView {
    /// Returns a print formatter for the view.
    public func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(view: self) }
}
