import Foundation

/// A menu element or control action with a title, an image and a handler.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
    /// The identifier of an action.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// Creates an identifier from its raw value.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// A closure that receives the action and handles it.
    public typealias Handler = @MainActor (UIAction) -> Void

    /// The identifier of the action. A control has at most one action per identifier and event.
    public let identifier: Identifier
    /// A longer title for the list of keyboard shortcuts. Stored without effect.
    open var discoverabilityTitle: String?
    /// The attributes of the action in a menu, such as disabled or destructive. Stored without effect.
    open var attributes: Attributes {
        didSet { reportNoOp("UIAction.attributes", !attributes.isEmpty) }
    }
    /// The state of the action in a menu, such as selected; see `UIMenu.selectedElements`.
    open var state: State
    /// The object that sent the action. Nil unless the handler is running.
    public private(set) var sender: Any?
    private let handler: Handler

    private static var createdCount = 0

    /// Creates an action with a handler. If `identifier` is nil, the action gets a unique identifier.
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
