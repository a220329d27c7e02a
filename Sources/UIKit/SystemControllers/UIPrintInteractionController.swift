import Foundation

/// Lets somebody print. There is no printer: what is to be printed is kept.
@preconcurrency @MainActor open class UIPrintInteractionController: NSObject {
    /// Told of what became of it.
    public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

    /// The one there is.
    public static let shared = UIPrintInteractionController()
    /// False: there is no printer.
    open class var isPrintingAvailable: Bool { false }
    /// False: there is no printer.
    open class func canPrint(_ data: Data) -> Bool { false }
    /// False: there is no printer.
    open class func canPrint(_ url: URL) -> Bool { false }

    /// How it is to be printed. Kept; there is no printer.
    open var printInfo: UIPrintInfo?
    /// Draws the pages. Kept; there is no printer.
    open var printPageRenderer: UIPrintPageRenderer?
    /// Lays the pages out. Kept; there is no printer.
    open var printFormatter: UIPrintFormatter?
    /// What is printed. Kept; there is no printer.
    open var printingItem: Any?
    /// What is printed. Kept; there is no printer.
    open var printingItems: [Any]?
    /// Whether the number of copies can be chosen. Kept; there is no printer.
    open var showsNumberOfCopies = true
    /// Told of what is printed. Kept; there is no printer.
    open weak var delegate: AnyObject?

    /// Prints nothing and says so.
    @discardableResult open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool
    {
        completion?(self, false, nil)
        return false
    }
    /// Prints nothing and says so.
    @discardableResult open func present(
        from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool { present(animated: animated, completionHandler: completion) }
    /// Prints nothing and says so.
    @discardableResult open func present(
        from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool { present(animated: animated, completionHandler: completion) }
    /// Does nothing.
    open func dismiss(animated: Bool) {}
}

/// How something is to be printed. There is no printer: it is kept.
@preconcurrency @MainActor open class UIPrintInfo: NSObject {
    /// What it is.
    public enum OutputType: Int, Sendable {
        /// Words and pictures, a photograph, or either without colours.
        case general, photo, grayscale, photoGrayscale
    }
    /// How the sheet lies.
    public enum Orientation: Int, Sendable {
        /// Upright, or on its side.
        case portrait, landscape
    }
    /// Whether both sides are printed.
    public enum Duplex: Int, Sendable {
        /// One side, or both, to be turned about the long or the short edge.
        case none, longEdge, shortEdge
    }

    /// What is printed. Kept; there is no printer.
    open var jobName = ""
    /// What it is. Kept; there is no printer.
    open var outputType = OutputType.general
    /// How the sheet lies. Kept; there is no printer.
    open var orientation = Orientation.portrait
    /// Whether both sides are printed. Kept; there is no printer.
    open var duplex = Duplex.none
    /// The printer's name. Kept; there is none.
    open var printerID: String?

    public override init() { super.init() }
    /// Values to change.
    open class func printInfo() -> UIPrintInfo { UIPrintInfo() }
    /// Values to change; those given are not read.
    public convenience init(dictionary: [AnyHashable: Any]?) { self.init() }
}

/// Lays pages out. There is no printer: it is kept.
@preconcurrency @MainActor open class UIPrintFormatter: NSObject {
    /// Around each page, in points. Kept; there is no printer.
    open var perPageContentInsets = UIEdgeInsets.zero
    /// The greatest height of the content, in points. Kept; there is no printer.
    open var maximumContentHeight: CGFloat = 0
    /// The greatest width of the content, in points. Kept; there is no printer.
    open var maximumContentWidth: CGFloat = 0
    /// The first page. Kept; there is no printer.
    open var startPage = 0
    /// None.
    open var pageCount: Int { 0 }
    public override init() { super.init() }
}

/// Lays a view out on pages. There is no printer: it is kept.
open class UIViewPrintFormatter: UIPrintFormatter {
    /// The view, not retained.
    public private(set) weak var view: UIView?
    init(view: UIView) { self.view = view }
}

/// Lays words out on pages. There is no printer: it is kept.
open class UISimpleTextPrintFormatter: UIPrintFormatter {
    /// The words.
    open var text: String?
    /// For words.
    public init(text: String) { self.text = text }
}

/// Lays a page of the web out. There is no printer: it is kept.
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
    /// The page.
    open var markupText: String?
    /// For a page.
    public init(markupText: String) { self.markupText = markupText }
}

/// Draws pages. There is no printer: it is kept.
@preconcurrency @MainActor open class UIPrintPageRenderer: NSObject {
    /// In points. Kept; there is no printer.
    open var headerHeight: CGFloat = 0
    /// In points. Kept; there is no printer.
    open var footerHeight: CGFloat = 0
    /// Those that lay pages out. Kept; there is no printer.
    open var printFormatters: [UIPrintFormatter]?
    /// None.
    open var numberOfPages: Int { 0 }
    /// The sheet, in points.
    open var paperRect: CGRect { .zero }
    /// The part that can be printed on, in points.
    open var printableRect: CGRect { .zero }
    public override init() { super.init() }
    /// Keeps one that lays pages out.
    open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
        formatter.startPage = pageIndex
        printFormatters = (printFormatters ?? []) + [formatter]
    }
    /// Never called.
    open func drawPage(at pageIndex: Int, in printableRect: CGRect) {}
}

extension UIView {
    /// Would lay the view out on pages.
    public func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(view: self) }
}
