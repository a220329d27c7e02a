/// Social's names. No network of this kind is known: the sheet shows its background.
@_exported import UIKit

/// As Apple's of this name.
public let SLServiceTypeFacebook = "com.apple.social.facebook"
/// As Apple's of this name.
public let SLServiceTypeTwitter = "com.apple.social.twitter"
/// How a sheet was left.
public enum SLComposeViewControllerResult: Int, Sendable {
    case cancelled, done
}
/// Writes a message to a network: its background alone.
@preconcurrency @MainActor open class SLComposeViewController: UIViewController {
    /// Called when the sheet is left. Never called.
    public typealias CompletionHandler = (SLComposeViewControllerResult) -> Void
    /// The network.
    public private(set) var serviceType = ""
    /// Called when the sheet is left. Never called.
    open var completionHandler: CompletionHandler?
    /// A sheet for a network.
    public convenience init?(forServiceType serviceType: String) {
        self.init(nibName: nil, bundle: nil)
        self.serviceType = serviceType
    }
    /// Always false.
    open class func isAvailable(forServiceType serviceType: String) -> Bool { false }
    /// Whether the text is taken; it is not shown.
    @discardableResult open func setInitialText(_ text: String?) -> Bool { true }
    /// Whether the picture is taken; it is not shown.
    @discardableResult open func add(_ image: UIImage?) -> Bool { image != nil }
    /// Whether the address is taken; it is not shown.
    @discardableResult open func add(_ url: URL?) -> Bool { url != nil }
}
/// The sheet of an extension that shares: a field for text.
@preconcurrency @MainActor open class SLComposeServiceViewController: UIViewController {
    /// The field.
    public let textView = UITextView()
    /// What is written.
    open var contentText: String! { textView.text }
    /// What the field says while it is empty; kept.
    open var placeholder: String!
    /// How many letters there may be; kept.
    open var charactersRemaining: NSNumber!
    open override func viewDidLoad() {
        super.viewDidLoad()
        textView.frame = view.bounds
        textView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(textView)
    }
    /// Whether it may be sent; true unless overridden.
    open func isContentValid() -> Bool { true }
    /// It is sent. Never called.
    open func didSelectPost() {}
    /// It is not sent. Never called.
    open func didSelectCancel() {}
    /// Asks for `isContentValid()`.
    open func validateContent() { _ = isContentValid() }
    /// The rows below the text; none are shown.
    open func configurationItems() -> [Any]! { [] }
    /// Does nothing: no rows are shown.
    open func reloadConfigurationItems() {}
}
/// A row below the text of a sheet. Not shown.
@preconcurrency @MainActor open class SLComposeSheetConfigurationItem: NSObject {
    /// What it says.
    open var title: String!
    /// What is chosen.
    open var value: String!
    /// Called when it is touched. Never called.
    open var tapHandler: (() -> Void)!
    /// A row.
    public override init() { super.init() }
}
