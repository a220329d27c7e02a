// Data table, written by `make members` from Sources/Apple/Declarations/SafariServices.declarations; do not edit.
// swift-format-ignore-file

/// The API of SafariServices, for source compatibility. No page is loaded: the controller shows only its background.
@_exported import UIKit

/// Shows a web page in an app: only its background.
@preconcurrency @MainActor open class SFSafariViewController: UIViewController {
    /// The settings of a controller. Stored without effect.
    open class Configuration: NSObject {
        /// Stores the value you set.
        open var entersReaderIfAvailable = false
        /// Stores the value you set.
        open var barCollapsingEnabled = true
    }
    /// The style of the dismiss button.
    public enum DismissButtonStyle: Int, Sendable {
        /// Apple's `done`, `close`, `cancel`.
        case done, close, cancel
    }
    /// Stores the value you set.
    open weak var delegate: (any SFSafariViewControllerDelegate)?
    /// Apple's `configuration`.
    public let configuration: Configuration
    /// Stores the value you set.
    open var preferredBarTintColor: UIColor?
    /// Stores the value you set.
    open var preferredControlTintColor: UIColor?
    /// Stores the value you set.
    open var dismissButtonStyle = DismissButtonStyle.done
    /// The page's URL.
    public let initialURL: URL
    /// Creates an instance.
    public init(url URL: URL, configuration: Configuration) {
        (initialURL, self.configuration) = (URL, configuration)
        super.init(nibName: nil, bundle: nil)
    }
    /// Creates an instance.
    public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }
    /// Creates an instance.
    public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
        let configuration = Configuration()
        configuration.entersReaderIfAvailable = entersReaderIfAvailable
        self.init(url: URL, configuration: configuration)
    }
    /// Always nil: create the controller with a URL.
    public required init?(coder: NSCoder) { nil }
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
    }
}
/// Receives the controller's events. Never called.
@preconcurrency @MainActor public protocol SFSafariViewControllerDelegate: AnyObject {
    /// Never called.
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
    /// Never called.
    func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
    )
}
extension SFSafariViewControllerDelegate {
    /// Does nothing.
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
    /// Does nothing.
    public func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
    ) {}
}
/// Whether the user has turned a content blocker on.
open class SFContentBlockerState: NSObject {
    /// Always false.
    open var isEnabled: Bool { false }
}
/// Reloads content blocking rules. None exist.
open class SFContentBlockerManager: NSObject {
    /// Apple's `reloadContentBlocker(withIdentifier:completionHandler:)`.
    open class func reloadContentBlocker(
        withIdentifier identifier: String, completionHandler: (((any Error)?) -> Void)? = nil
    ) { completionHandler?(nil) }
    /// Apple's `getStateOfContentBlocker(withIdentifier:completionHandler:)`.
    open class func getStateOfContentBlocker(
        withIdentifier identifier: String, completionHandler: @escaping (SFContentBlockerState?, (any Error)?) -> Void
    ) { completionHandler(SFContentBlockerState(), nil) }
}
