import Foundation

/// A button of an alert.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
    /// The appearance and position of an action's button.
    public enum Style: Int, Sendable {
        /// An ordinary button.
        case `default`
        /// A button that cancels. It is to the left of a single other button of an alert, otherwise last; on an action
        /// sheet it has its own panel.
        case cancel
        /// A button with red text, for actions that cannot be undone.
        case destructive
    }

    /// The button's title; nil leaves it empty.
    public let title: String?
    /// The style, which determines the button's colour, weight and position.
    public let style: Style
    /// Whether the button can be tapped.
    open var isEnabled = true { didSet { controller?.showEnabled(self) } }
    fileprivate weak var controller: UIAlertController?
    private let handler: ((UIAlertAction) -> Void)?

    /// Creates a button of an alert. The handler is called after the alert is dismissed, or at once if it was not
    /// presented.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        (self.title, self.style, self.handler) = (title, style, handler)
    }

    /// Creates a button without a title, for tests that only need an action.
    public convenience override init() { self.init(title: nil, style: .default) }

    func perform() { handler?(self) }
}

/// A message with buttons, in the centre of the screen or at its bottom.
///
/// Alerts have the sizes of iOS 17, without blurs, and fill their presenting controller.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
    /// The position of the panels.
    public enum Style: Int, Sendable {
        /// At the bottom of the screen, 8 points from its sides.
        case actionSheet
        /// In the centre of the screen, 270 points wide.
        case alert
    }

    /// The style from the initialiser; `actionSheet` by default.
    open private(set) var preferredStyle = Style.actionSheet
    /// The larger text above the message; nil or empty for none.
    open override var title: String? { didSet { if title != oldValue { rebuild() } } }
    /// The smaller text below the title; nil or empty for none.
    open var message: String? { didSet { if message != oldValue { rebuild() } } }
    /// All buttons in the order of their addition; the panels give the cancel button its own position.
    open private(set) var actions: [UIAlertAction] = []
    /// The text fields; nil without any.
    open private(set) var textFields: [UITextField]?
    /// The action with a bold title, instead of the cancel action.
    open var preferredAction: UIAlertAction? { didSet { if preferredAction !== oldValue { rebuild() } } }

    /// Creates an alert or action sheet without buttons. You present it over the whole screen or the presenter's
    /// context.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        (self.title, self.message, self.preferredStyle) = (title, message, preferredStyle)
        modalPresentationStyle = preferredStyle == .alert ? .overFullScreen : .overCurrentContext
    }

    /// Adds a button. A second one of style `cancel` raises `NSInternalInconsistencyException` and is not added.
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

    /// Adds a text field to an alert, not to an action sheet. The handler is called at once.
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

    /// Creates the dimmed background with the panels, as large as the main screen.
    open override func loadView() { view = AlertView(frame: UIScreen.main.bounds, controller: self) }

    private func rebuild() { (viewIfLoaded as? AlertView)?.build() }

    fileprivate func showEnabled(_ action: UIAlertAction) { (viewIfLoaded as? AlertView)?.showEnabled(action) }

    /// Calls an action as a tap on its button does, and dismisses the alert.
    func choose(_ action: UIAlertAction) {
        let isPresented = presentingViewController != nil
        if isPresented { dismiss(animated: true) { action.perform() } } else { action.perform() }
    }
}
