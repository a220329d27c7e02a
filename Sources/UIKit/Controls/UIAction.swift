import Foundation

/// Something a user can choose: title, image and what it does.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
    /// Tells actions apart.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    public typealias Handler = @MainActor (UIAction) -> Void

    public let identifier: Identifier
    open var discoverabilityTitle: String?
    open var attributes: Attributes
    open var state: State
    /// Who sent the action, while the handler runs.
    public private(set) var sender: Any?
    private let handler: Handler

    private static var count = 0

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
