import Foundation

/// Something a user can choose: title, image and what it does.
@preconcurrency @MainActor open class UIAction: NSObject {
    /// Tells actions apart.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    public typealias Handler = @MainActor (UIAction) -> Void

    open var title: String
    open var image: UIImage?
    public let identifier: Identifier
    /// Who sent the action, while the handler runs.
    public private(set) var sender: Any?
    private let handler: Handler

    private static var count = 0

    public init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, handler: @escaping Handler
    ) {
        (self.title, self.image, self.handler) = (title, image, handler)
        if let identifier {
            self.identifier = identifier
        } else {
            UIAction.count += 1
            self.identifier = Identifier("org.cellsim.action.\(UIAction.count)")
        }
    }

    /// Runs the handler with `sender` in place.
    func perform(sender: Any?) {
        self.sender = sender
        defer { self.sender = nil }
        handler(self)
    }
}
