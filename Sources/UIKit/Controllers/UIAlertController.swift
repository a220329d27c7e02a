import Foundation

/// One button of an alert.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
    public enum Style: Int, Sendable { case `default`, cancel, destructive }

    public let title: String?
    public let style: Style
    open var isEnabled = true
    private let handler: ((UIAlertAction) -> Void)?

    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        (self.title, self.style, self.handler) = (title, style, handler)
    }

    func perform() { handler?(self) }
}

/// A message with buttons, in the middle of the screen or at its bottom.
///
/// Alerts are laid out in the sizes of iOS 17, without blurs, and fill what presents them.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
    public enum Style: Int, Sendable { case actionSheet, alert }

    public private(set) var preferredStyle = Style.actionSheet
    open var message: String?
    public private(set) var actions: [UIAlertAction] = []
    /// Nil without any.
    public private(set) var textFields: [UITextField]?
    /// Its title is bold, in place of the cancelling one's.
    open var preferredAction: UIAlertAction?

    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        (self.title, self.message, self.preferredStyle) = (title, message, preferredStyle)
        modalPresentationStyle = preferredStyle == .alert ? .overFullScreen : .overCurrentContext
    }

    open func addAction(_ action: UIAlertAction) {
        if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
            return UIKitException.raiseOrRecord(
                "NSInternalInconsistencyException",
                "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
        }
        actions.append(action)
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

    open override func loadView() { view = AlertView(frame: UIScreen.main.bounds, controller: self) }

    private func rebuild() { (viewIfLoaded as? AlertView)?.build() }

    /// Calls an action as a tap on its button does, and goes.
    func choose(_ action: UIAlertAction) {
        let isPresented = presentingViewController != nil
        if isPresented { dismiss(animated: true) { action.perform() } } else { action.perform() }
    }
}
