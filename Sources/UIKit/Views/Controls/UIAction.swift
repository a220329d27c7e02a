import Foundation

/// An action that the user can choose, with a title, an image and a handler.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
    /// The identifier of an action.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// Creates an identifier from its raw value.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// A closure that handles an action, which it receives.
    public typealias Handler = @MainActor (UIAction) -> Void

    /// The identifier of the action. A control has at most one action per identifier and event.
    public let identifier: Identifier
    /// A longer title for lists of keyboard shortcuts. Stored without effect.
    open var discoverabilityTitle: String?
    /// Whether the action is disabled, destructive or hidden in a menu. Stored without effect.
    open var attributes: Attributes {
        didSet { reportNoOp("UIAction.attributes", !attributes.isEmpty) }
    }
    /// The state of the action in a menu; see `UIMenu.selectedElements`.
    open var state: State
    /// The sender of the action while the handler runs; nil otherwise.
    public private(set) var sender: Any?
    private let handler: Handler

    private static var createdCount = 0

    /// Creates an action that calls a handler. Without an identifier, it gets a unique one.
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
            UIAction.createdCount += 1
            self.identifier = Identifier("org.cellsim.action.\(UIAction.createdCount)")
        }
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Runs the handler with `sender` set.
    func perform(sender: Any?) {
        self.sender = sender
        defer { self.sender = nil }
        handler(self)
    }
}
