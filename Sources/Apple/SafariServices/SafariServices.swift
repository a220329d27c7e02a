/// Names of SafariServices. No page is loaded: the controller shows its background.
@_exported import UIKit

/// Shows a page in an app: here its background alone.
@preconcurrency @MainActor open class SFSafariViewController: UIViewController {
    /// How pages are shown. Kept without effect.
    open class Configuration: NSObject {
        /// Kept as it is set.
        open var entersReaderIfAvailable = false
        /// Kept as it is set.
        open var barCollapsingEnabled = true
    }
    /// What a button says that leads back.
    public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }
    /// Kept as it is set.
    open weak var delegate: (any SFSafariViewControllerDelegate)?
    /// As Apple's of this name.
    public let configuration: Configuration
    /// Kept as it is set.
    open var preferredBarTintColor: UIColor?
    /// Kept as it is set.
    open var preferredControlTintColor: UIColor?
    /// Kept as it is set.
    open var dismissButtonStyle = DismissButtonStyle.done
    /// The page's address.
    public let initialURL: URL
    /// Creates one.
    public init(url URL: URL, configuration: Configuration) {
        (initialURL, self.configuration) = (URL, configuration)
        super.init(nibName: nil, bundle: nil)
    }
    /// Creates one.
    public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }
    /// Creates one.
    public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
        let configuration = Configuration()
        configuration.entersReaderIfAvailable = entersReaderIfAvailable
        self.init(url: URL, configuration: configuration)
    }
    /// Always nil: the controller is made with an address.
    public required init?(coder: NSCoder) { nil }
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
    }
}

/// Hears of the controller. Never called.
@preconcurrency @MainActor public protocol SFSafariViewControllerDelegate: AnyObject {
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
    /// Never called.
    func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}

extension SFSafariViewControllerDelegate {
    /// Does nothing.
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
    /// Does nothing.
    public func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
    ) {}
}

/// Has rules for pages read again: there are none.
open class SFContentBlockerManager: NSObject {
    /// As Apple's of this name.
    open class func reloadContentBlocker(
        withIdentifier identifier: String, completionHandler: (((any Error)?) -> Void)? = nil
    ) { completionHandler?(nil) }
}
