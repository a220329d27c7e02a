import Foundation

/// Something a user can choose: title, image and what it does.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
    /// Tells actions apart.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// The identifier with that raw value.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// What an action does; it is handed the action itself.
    public typealias Handler = @MainActor (UIAction) -> Void

    /// What tells the action from others: a control keeps one action of an identifier for an event.
    public let identifier: Identifier
    /// A longer title for lists of key commands. Kept; nothing reads it.
    open var discoverabilityTitle: String?
    /// Whether the action is disabled, destructive or hidden in a menu. Kept; nothing reads them.
    open var attributes: Attributes {
        didSet { noteKept("UIAction.attributes", !attributes.isEmpty) }
    }
    /// Whether the action is chosen in a menu, which `UIMenu.selectedElements` tells.
    open var state: State
    /// Who sent the action, while the handler runs.
    public private(set) var sender: Any?
    private let handler: Handler

    private static var count = 0

    /// An action that calls `handler` when it is performed. Without an `identifier` it gets one that no other action
    /// has.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
        handler: @escaping Handler
    ) {
        (self.handler, self.discoverabilityTitle, self.attributes, self.state) = (
            handler, discoverabilityTitle, attributes, state
        )
        if let identifier {
            self.identifier = identifier
        } else {
            UIAction.count += 1
            self.identifier = Identifier("org.cellsim.action.\(UIAction.count)")
        }
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Runs the handler with `sender` in place.
    func perform(sender: Any?) {
        self.sender = sender
        defer { self.sender = nil }
        handler(self)
    }
}
