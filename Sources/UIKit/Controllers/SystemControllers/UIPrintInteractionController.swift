import Foundation

/// A controller for printing. Printing is not simulated: its values are only stored.
@preconcurrency @MainActor open class UIPrintInteractionController: NSObject {
    /// Called with the result of printing.
    public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

    /// The only controller.
    public static let shared = UIPrintInteractionController()
    /// Always false: printing is not simulated.
    open class var isPrintingAvailable: Bool { false }
    /// Returns false: printing is not simulated.
    open class func canPrint(_ data: Data) -> Bool { false }
    /// Returns false: printing is not simulated.
    open class func canPrint(_ url: URL) -> Bool { false }

    /// The print settings. Stored without effect: printing is not simulated.
    open var printInfo: UIPrintInfo?
    /// The renderer of the pages. Stored without effect: printing is not simulated.
    open var printPageRenderer: UIPrintPageRenderer?
    /// The layout of the pages. Stored without effect: printing is not simulated.
    open var printFormatter: UIPrintFormatter?
    /// The item to print. Stored without effect: printing is not simulated.
    open var printingItem: Any?
    /// The items to print. Stored without effect: printing is not simulated.
    open var printingItems: [Any]?
    /// Whether the user can set the number of copies. Stored without effect: printing is not simulated.
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

/// The settings of a print job. Printing is not simulated: they are only stored.
@preconcurrency @MainActor open class UIPrintInfo: NSObject {
    /// The type of content.
    public enum OutputType: Int, Sendable {
        /// Text and images, a photo, or either without colours.
        case general, photo, grayscale, photoGrayscale
    }
    /// The orientation of the paper.
    public enum Orientation: Int, Sendable {
        /// Portrait or landscape.
        case portrait, landscape
    }
    /// Whether both sides are printed.
    public enum Duplex: Int, Sendable {
        /// One side, or both, flipped along the long or the short edge.
        case none, longEdge, shortEdge
    }

    /// The name of the print job. Stored without effect: printing is not simulated.
    open var jobName = ""
    /// The type of content. Stored without effect: printing is not simulated.
    open var outputType = OutputType.general
    /// The orientation of the paper. Stored without effect: printing is not simulated.
    open var orientation = Orientation.portrait
    /// Whether both sides are printed. Stored without effect: printing is not simulated.
    open var duplex = Duplex.none
    /// The printer's name. Stored without effect.
    open var printerID: String?

    public override init() { super.init() }
    /// Returns new settings.
    open class func printInfo() -> UIPrintInfo { UIPrintInfo() }
    /// Creates new settings; ignores the dictionary.
    public convenience init(dictionary: [AnyHashable: Any]?) { self.init() }
}

/// Lays out pages. Printing is not simulated: its values are only stored.
@preconcurrency @MainActor open class UIPrintFormatter: NSObject {
    /// The insets of each page, in points. Stored without effect: printing is not simulated.
    open var perPageContentInsets = UIEdgeInsets.zero
    /// The maximum height of the content, in points. Stored without effect: printing is not simulated.
    open var maximumContentHeight: CGFloat = 0
    /// The maximum width of the content, in points. Stored without effect: printing is not simulated.
    open var maximumContentWidth: CGFloat = 0
    /// The first page. Stored without effect: printing is not simulated.
    open var startPage = 0
    /// Always 0.
    open var pageCount: Int { 0 }
    public override init() { super.init() }
}

/// Lays out a view on pages. Printing is not simulated: its values are only stored.
open class UIViewPrintFormatter: UIPrintFormatter {
    /// The view, not retained.
    public private(set) weak var view: UIView?
    init(view: UIView) { self.view = view }
}

/// Lays out text on pages. Printing is not simulated: its values are only stored.
open class UISimpleTextPrintFormatter: UIPrintFormatter {
    /// The text.
    open var text: String?
    /// Creates a formatter for text.
    public init(text: String) { self.text = text }
}

/// Lays out a web page. Printing is not simulated: its values are only stored.
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
    /// The HTML text.
    open var markupText: String?
    /// Creates a formatter for HTML text.
    public init(markupText: String) { self.markupText = markupText }
}

/// Draws pages. Printing is not simulated: its values are only stored.
@preconcurrency @MainActor open class UIPrintPageRenderer: NSObject {
    /// The header's height in points. Stored without effect: printing is not simulated.
    open var headerHeight: CGFloat = 0
    /// The footer's height in points. Stored without effect: printing is not simulated.
    open var footerHeight: CGFloat = 0
    /// The formatters of the pages. Stored without effect: printing is not simulated.
    open var printFormatters: [UIPrintFormatter]?
    /// Always 0.
    open var numberOfPages: Int { 0 }
    /// The paper's rectangle, in points: always zero.
    open var paperRect: CGRect { .zero }
    /// The printable rectangle, in points: always zero.
    open var printableRect: CGRect { .zero }
    public override init() { super.init() }
    /// Stores a formatter for pages.
    open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
        formatter.startPage = pageIndex
        printFormatters = (printFormatters ?? []) + [formatter]
    }
    /// Never called.
    open func drawPage(at pageIndex: Int, in printableRect: CGRect) {}
}

extension UIView {
    /// Returns a formatter that would lay out the view on pages.
    public func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(view: self) }
}
