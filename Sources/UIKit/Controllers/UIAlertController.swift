import Foundation

/// One button of an alert.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
    /// What an action's button looks like, and where it stands.
    public enum Style: Int, Sendable {
        /// An ordinary button.
        case `default`
        /// Leaves without doing anything: left of one other button of an alert, otherwise last; on a sheet in a panel
        /// of its own.
        case cancel
        /// Red words, for what cannot be undone.
        case destructive
    }

    /// The button's words; nil leaves it empty.
    public let title: String?
    /// Chosen when the action is made; decides the button's colour, weight and place.
    public let style: Style
    /// Whether the button can be tapped.
    open var isEnabled = true { didSet { controller?.showEnabled(self) } }
    fileprivate weak var controller: UIAlertController?
    private let handler: ((UIAlertAction) -> Void)?

    /// One button of an alert. The handler is called once the alert is gone, or at once where it was not presented.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        (self.title, self.style, self.handler) = (title, style, handler)
    }

    func perform() { handler?(self) }
}

/// A message with buttons, in the middle of the screen or at its bottom.
///
/// Alerts are laid out in the sizes of iOS 17, without blurs, and fill what presents them.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
    /// Where the panels stand.
    public enum Style: Int, Sendable {
        /// At the bottom of the screen, 8 points from its sides.
        case actionSheet
        /// In the middle of the screen, 270 points wide.
        case alert
    }

    /// Alert or action sheet, as given to the initialiser; `actionSheet` without one.
    public private(set) var preferredStyle = Style.actionSheet
    /// The larger text above the message; nil or empty for none.
    open override var title: String? { didSet { if title != oldValue { rebuild() } } }
    /// The smaller text below the title; nil or empty for none.
    open var message: String? { didSet { if message != oldValue { rebuild() } } }
    /// All buttons in the order in which they were added; the panels put the cancelling one in its own place.
    public private(set) var actions: [UIAlertAction] = []
    /// Nil without any.
    public private(set) var textFields: [UITextField]?
    /// Its title is bold, in place of the cancelling one's.
    open var preferredAction: UIAlertAction? { didSet { if preferredAction !== oldValue { rebuild() } } }

    /// An alert or action sheet without buttons, to be presented over the whole screen or the presenter's context.
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

    /// Only for alerts. The handler is called at once.
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

    /// Makes the dimmed screen with the panels, as large as the main screen.
    open override func loadView() { view = AlertView(frame: UIScreen.main.bounds, controller: self) }

    private func rebuild() { (viewIfLoaded as? AlertView)?.build() }

    fileprivate func showEnabled(_ action: UIAlertAction) { (viewIfLoaded as? AlertView)?.showEnabled(action) }

    /// Calls an action as a tap on its button does, and goes.
    func choose(_ action: UIAlertAction) {
        let isPresented = presentingViewController != nil
        if isPresented { dismiss(animated: true) { action.perform() } } else { action.perform() }
    }
}
