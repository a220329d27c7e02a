import Foundation

/// An action of an alert, with a button that performs it.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
    /// The style of an action, which determines the appearance and position of its button.
    public enum Style: Int, Sendable {
        /// A normal button.
        case `default`
        /// A button that cancels the alert. In an alert, it is to the left of a single other button, or otherwise
        /// last. In an action sheet, it has a separate panel.
        case cancel
        /// A button with red text, for an action that deletes data.
        case destructive
    }

    /// The title of the button; nil for a button without a title.
    public let title: String?
    /// The style of the action, which determines the colour, weight and position of its button.
    public let style: Style
    /// A Boolean value that indicates whether the user can tap the button.
    open var isEnabled = true { didSet { controller?.updateEnabledState(self) } }
    fileprivate weak var controller: UIAlertController?
    private let handler: ((UIAlertAction) -> Void)?

    /// Creates an action. Its handler is called after the alert is dismissed, or immediately if the alert is not presented.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        (self.title, self.style, self.handler) = (title, style, handler)
    }

    /// Creates an action without a title, for tests that need an arbitrary action.
    public convenience override init() { self.init(title: nil, style: .default) }

    func perform() { handler?(self) }
}

/// A view controller that shows a message with buttons, as an alert in the centre or as an action sheet at the
/// bottom.
///
/// Alerts have the sizes of iOS 17, without blur, and fill their presenting controller.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
    /// The style of an alert controller.
    public enum Style: Int, Sendable {
        /// Panels at the bottom of the screen, 8 points from its sides.
        case actionSheet
        /// A panel in the centre of the screen, 270 points wide.
        case alert
    }

    /// The style from the initialiser. Default: `actionSheet`.
    open private(set) var preferredStyle = Style.actionSheet
    /// The larger text above the message; nil or empty for no title.
    open override var title: String? { didSet { if title != oldValue { rebuild() } } }
    /// The smaller text below the title; nil or empty for no message.
    open var message: String? { didSet { if message != oldValue { rebuild() } } }
    /// The actions in the order of their addition. The position of the cancel button depends on the style.
    open private(set) var actions: [UIAlertAction] = []
    /// The text fields; nil without any.
    open private(set) var textFields: [UITextField]?
    /// The action with a bold title, instead of the cancel action.
    open var preferredAction: UIAlertAction? { didSet { if preferredAction !== oldValue { rebuild() } } }

    /// Creates an alert or action sheet without buttons. Present it over the whole screen or in the presenter's
    /// context.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        (self.title, self.message, self.preferredStyle) = (title, message, preferredStyle)
        modalPresentationStyle = preferredStyle == .alert ? .overFullScreen : .overCurrentContext
    }

    /// Adds an action. A second action with the style `cancel` raises `NSInternalInconsistencyException` and is not
    /// added.
    open func addAction(_ action: UIAlertAction) {
        if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
            return UIKitException.raiseOrRecord(
                "NSInternalInconsistencyException",
                "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
        }
        actions.append(action)
        action.controller = self
        rebuild()
    }

    /// Adds a text field and calls the handler immediately. Raises for an action sheet.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        guard preferredStyle == .alert else {
            return UIKitException.raiseOrRecord(
                "NSInternalInconsistencyException",
                "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
        }
        let field = UITextField()
        field.font = .systemFont(ofSize: 13)
        textFields = (textFields ?? []) + [field]
        configurationHandler?(field)
        rebuild()
    }

    /// Creates the dimmed background with the panels, in the size of the main screen.
    open override func loadView() { view = AlertView(frame: UIScreen.main.bounds, controller: self) }

    private func rebuild() { (viewIfLoaded as? AlertView)?.build() }

    fileprivate func updateEnabledState(_ action: UIAlertAction) {
        (viewIfLoaded as? AlertView)?.updateEnabledState(action)
    }

    /// Performs an action and dismisses the alert, like a tap on the action's button.
    func performAndDismiss(_ action: UIAlertAction) {
        let isPresented = presentingViewController != nil
        if isPresented { dismiss(animated: true) { action.perform() } } else { action.perform() }
    }
}
