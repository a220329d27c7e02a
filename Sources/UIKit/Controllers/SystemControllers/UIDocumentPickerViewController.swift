import Foundation

/// A view controller that lets the user pick files. Not simulated: the screen is empty.
@preconcurrency @MainActor open class UIDocumentPickerViewController: UIViewController {
    /// The operation on the picked files, before iOS 14.
    public enum Mode: UInt, Sendable {
        /// Imports files, opens them in place, copies them to another location, or moves them there.
        case `import`, open, exportToService, moveToService
    }

    /// The delegate. Never called; not retained.
    open weak var delegate: (any UIDocumentPickerDelegate)?
    /// A Boolean value that indicates whether the user can pick several files. Stored without effect.
    open var allowsMultipleSelection = false
    /// A Boolean value that indicates whether file extensions are visible. Stored without effect.
    open var shouldShowFileExtensions = false
    /// The initial folder. Stored without effect.
    open var directoryURL: URL?
    /// The operation on the files.
    public let documentPickerMode: Mode

    /// Creates a picker for files of the given types.
    public init(documentTypes allowedUTIs: [String], in mode: Mode) {
        documentPickerMode = mode
        super.init(nibName: nil, bundle: nil)
    }
    /// Creates a picker for files of the given types.
    public init(forOpeningContentTypes contentTypes: [Any], asCopy: Bool = false) {
        documentPickerMode = asCopy ? .import : .open
        super.init(nibName: nil, bundle: nil)
    }
    /// Creates a picker for the destination of the given files.
    public init(forExporting urls: [URL], asCopy: Bool = false) {
        documentPickerMode = asCopy ? .exportToService : .moveToService
        super.init(nibName: nil, bundle: nil)
    }
    /// Creates a picker for the destination of the given files.
    public init(urls: [URL], in mode: Mode) {
        documentPickerMode = mode
        super.init(nibName: nil, bundle: nil)
    }
    /// Decodes a picker from a document, for the operation `import`.
    public required init?(coder: NSCoder) {
        documentPickerMode = .import
        super.init(coder: coder)
    }
}

/// The delegate of a document picker. Never called: file selection is not simulated.
@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: AnyObject {
    /// Called after the user picked files.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    /// Called after the user cancelled the picker.
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
    /// Called after the user picked a file, before iOS 11.
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

/// A controller that previews a file or opens it in another app. CellSim does neither.
@preconcurrency @MainActor open class UIDocumentInteractionController: NSObject {
    /// The URL of the file.
    open var url: URL?
    /// The type of the file. Stored without effect.
    open var uti: String?
    /// The name of the file. Stored without effect.
    open var name: String?
    /// A custom value for the file. Stored without effect.
    open var annotation: Any?
    /// The delegate, which is never called; not retained.
    open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
    /// The icons of the file. Always empty.
    open var icons: [UIImage] { [] }

    public override init() { super.init() }
    /// Creates a controller for a file.
    public convenience init(url: URL) {
        self.init()
        self.url = url
    }
    /// Returns false: files are not shown.
    @discardableResult open func presentPreview(animated: Bool) -> Bool { false }
    /// Returns false: files are not shown.
    @discardableResult open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
        false
    }
    /// Returns false: files are not shown.
    @discardableResult open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
    /// Returns false: files are not shown.
    @discardableResult open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
    /// Returns false: files are not shown.
    @discardableResult open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
    /// Does nothing.
    open func dismissPreview(animated: Bool) {}
    /// Does nothing.
    open func dismissMenu(animated: Bool) {}
}

/// The delegate of a document interaction controller. Never called.
@preconcurrency @MainActor public protocol UIDocumentInteractionControllerDelegate: AnyObject {
    /// Returns the controller that presents the preview of the file.
    func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController)
        -> UIViewController
}

extension UIDocumentInteractionControllerDelegate {
    /// Returns a new controller.
    public func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController)
        -> UIViewController
    { UIViewController() }
}

/// The name of `UIDocumentPickerViewController.Mode` in Swift 4.
public typealias UIDocumentPickerMode = UIDocumentPickerViewController.Mode
