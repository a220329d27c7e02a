import Foundation

/// Lets somebody choose files. An empty screen here.
@preconcurrency @MainActor open class UIDocumentPickerViewController: UIViewController {
    /// What becomes of the files, as before iOS 14.
    public enum Mode: UInt, Sendable {
        /// Files are copied into the app, opened in their place, copied out, or moved out.
        case `import`, open, exportToService, moveToService
    }

    /// Told of what was chosen; not retained and never told.
    open weak var delegate: (any UIDocumentPickerDelegate)?
    /// Whether several files can be chosen. Kept; there are none.
    open var allowsMultipleSelection = false
    /// Whether the ends of files' names show. Kept; there are none.
    open var shouldShowFileExtensions = false
    /// Where choosing begins. Kept; there are no files.
    open var directoryURL: URL?
    /// What becomes of the files.
    public let documentPickerMode: Mode

    /// A screen for files of these kinds.
    public init(documentTypes allowedUTIs: [String], in mode: Mode) {
        documentPickerMode = mode
        super.init(nibName: nil, bundle: nil)
    }
    /// A screen for files of these kinds.
    public init(forOpeningContentTypes contentTypes: [Any], asCopy: Bool = false) {
        documentPickerMode = asCopy ? .import : .open
        super.init(nibName: nil, bundle: nil)
    }
    /// A screen for where these files are to go.
    public init(forExporting urls: [URL], asCopy: Bool = false) {
        documentPickerMode = asCopy ? .exportToService : .moveToService
        super.init(nibName: nil, bundle: nil)
    }
    /// A screen for where these files are to go.
    public init(urls: [URL], in mode: Mode) {
        documentPickerMode = mode
        super.init(nibName: nil, bundle: nil)
    }
    /// A picker as a document describes it, for opening any item.
    public required init?(coder: NSCoder) {
        documentPickerMode = .import
        super.init(coder: coder)
    }
}

/// Told of files that were chosen. None are: it is never called.
@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: AnyObject {
    /// Files were chosen.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    /// No file was chosen.
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
    /// A file was chosen, as before iOS 11.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

extension UIDocumentPickerDelegate {
    /// Does nothing.
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
    /// Does nothing.
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
    /// Does nothing.
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
}

/// Shows a file or hands it to another app. Nothing is shown or handed on here.
@preconcurrency @MainActor open class UIDocumentInteractionController: NSObject {
    /// The file.
    open var url: URL?
    /// The file's kind. Kept; nothing reads it.
    open var uti: String?
    /// The file's name. Kept; nothing reads it.
    open var name: String?
    /// What goes with the file. Kept; nothing reads it.
    open var annotation: Any?
    /// Told of what becomes of the file; not retained and never told.
    open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
    /// None.
    open var icons: [UIImage] { [] }

    public override init() { super.init() }
    /// For a file.
    public convenience init(url: URL) {
        self.init()
        self.url = url
    }
    /// False: nothing is shown.
    @discardableResult open func presentPreview(animated: Bool) -> Bool { false }
    /// False: nothing is shown.
    @discardableResult open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
        false
    }
    /// False: nothing is shown.
    @discardableResult open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
    /// False: nothing is shown.
    @discardableResult open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
    /// False: nothing is shown.
    @discardableResult open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
    /// Does nothing.
    open func dismissPreview(animated: Bool) {}
    /// Does nothing.
    open func dismissMenu(animated: Bool) {}
}

/// Told of what becomes of a file. Nothing does: it is never called.
@preconcurrency @MainActor public protocol UIDocumentInteractionControllerDelegate: AnyObject {
    /// The controller over which the file is shown.
    func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController)
        -> UIViewController
}

extension UIDocumentInteractionControllerDelegate {
    /// One of its own.
    public func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController)
        -> UIViewController
    { UIViewController() }
}
