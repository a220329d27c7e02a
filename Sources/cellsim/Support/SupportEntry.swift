/// An entry in the output of `cellsim supports`: the support status of a name, and the behaviour of the unsupported part.
struct SupportEntry: Encodable, Hashable {
    /// The support status.
    enum Status: String, Encodable {
        case works
        /// The value is stored. It doesn't affect pictures in UIKit either.
        case stored
        /// Supported, except for the part in `missing`.
        case partly
        case noEffect = "no effect"
        case unsupported

        /// A Boolean value that indicates whether there is no unsupported part.
        var isComplete: Bool { self == .works || self == .stored }
    }

    /// The kind of name that the entry describes.
    enum Kind: String, Encodable {
        case type, member, element, attribute, module, symbol, topic
        case canvasRule = "canvas rule"
    }

    var name: String
    var kind: Kind
    var status: Status
    /// The unsupported part, or nil if it is the name itself.
    var missing: String?
    /// The behaviour instead of the unsupported part.
    var instead: String?
    var reason: String?

    /// The entry as text for a terminal, on several lines.
    var text: String {
        var lines = ["\(name) (\(kind.rawValue)): \(status.rawValue)"]
        if let missing { lines.append("  unsupported: \(missing)") }
        if let instead { lines.append("  instead: \(instead)") }
        if let reason { lines.append("  reason: \(reason)") }
        return lines.joined(separator: "\n")
    }
}
