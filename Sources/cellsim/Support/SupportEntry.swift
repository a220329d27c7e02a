/// One answer of `cellsim supports`: whether something is supported, and what happens instead.
struct SupportEntry: Encodable, Hashable {
    enum Status: String, Encodable {
        case works
        /// Stored, and nothing in a picture depends on it in UIKit either.
        case stored
        /// It works except for the parts that the entry names.
        case partly
        case noEffect = "no effect"
        case unsupported

        /// Whether nothing is missing.
        var isComplete: Bool { self == .works || self == .stored }
    }

    enum Kind: String, Encodable {
        case type, member, element, attribute, module, symbol, topic
        case canvasRule = "canvas rule"
    }

    var name: String
    var kind: Kind
    var status: Status
    /// The unsupported part; nil if the name describes it.
    var missing: String?
    /// The behaviour instead.
    var instead: String?
    var reason: String?

    /// The entry as lines for people.
    var text: String {
        var lines = ["\(name) (\(kind.rawValue)): \(status.rawValue)"]
        if let missing { lines.append("  unsupported: \(missing)") }
        if let instead { lines.append("  instead: \(instead)") }
        if let reason { lines.append("  reason: \(reason)") }
        return lines.joined(separator: "\n")
    }
}
