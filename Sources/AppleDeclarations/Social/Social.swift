// Data table, written by `make members` from Sources/Apple/Declarations/Social.declarations; do not edit.
// swift-format-ignore-file

/// The API of Social, for source compatibility. No social network is available: the sheet shows only its background.
@_exported import UIKit

/// Apple's `SLServiceTypeFacebook`.
public let SLServiceTypeFacebook = "com.apple.social.facebook"
/// Apple's `SLServiceTypeTwitter`.
public let SLServiceTypeTwitter = "com.apple.social.twitter"
/// The result of a sheet.
public enum SLComposeViewControllerResult: Int, Sendable {
    /// Apple's `cancelled`, `done`.
    case cancelled, done
}
/// A composer for a social network. It shows only its background.
@preconcurrency @MainActor open class SLComposeViewController: UIViewController {
    /// A handler for the sheet's result. Never called.
    public typealias CompletionHandler = (SLComposeViewControllerResult) -> Void
    /// The network.
    public private(set) var serviceType = ""
    /// The handler for the sheet's result. Never called.
    open var completionHandler: CompletionHandler?
    /// Creates a sheet for a network.
    public convenience init?(forServiceType serviceType: String) {
        self.init(nibName: nil, bundle: nil)
        self.serviceType = serviceType
    }
    /// Always false.
    open class func isAvailable(forServiceType serviceType: String) -> Bool { false }
    /// Returns whether the text is accepted. It isn't shown.
    @discardableResult open func setInitialText(_ text: String?) -> Bool { true }
    /// Returns whether the image is accepted. It isn't shown.
    @discardableResult open func add(_ image: UIImage?) -> Bool { image != nil }
    /// Returns whether the URL is accepted. It isn't shown.
    @discardableResult open func add(_ url: URL?) -> Bool { url != nil }
}
/// The sheet of a share extension: a text field.
@preconcurrency @MainActor open class SLComposeServiceViewController: UIViewController {
    /// The text field.
    public let textView = UITextView()
    /// The text.
    open var contentText: String! { textView.text }
    /// The placeholder text. Stored without effect.
    open var placeholder: String!
    /// The number of characters left. Stored without effect.
    open var charactersRemaining: NSNumber!
    open override func viewDidLoad() {
        super.viewDidLoad()
        textView.frame = view.bounds
        textView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(textView)
    }
    /// Returns whether the content is valid; true unless overridden.
    open func isContentValid() -> Bool { true }
    /// Called when the user posts. Never called here.
    open func didSelectPost() {}
    /// Called when the user cancels. Never called here.
    open func didSelectCancel() {}
    /// Calls `isContentValid()`.
    open func validateContent() { _ = isContentValid() }
    /// Returns the rows below the text. They aren't shown.
    open func configurationItems() -> [Any]! { [] }
    /// Does nothing: rows aren't shown.
    open func reloadConfigurationItems() {}
}
/// A row below a sheet's text. It isn't shown.
@preconcurrency @MainActor open class SLComposeSheetConfigurationItem: NSObject {
    /// The title.
    open var title: String!
    /// The value.
    open var value: String!
    /// Called when the user taps the row. Never called here.
    open var tapHandler: (() -> Void)!
    /// Creates a row.
    public override init() { super.init() }
}
