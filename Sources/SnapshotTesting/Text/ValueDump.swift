import Foundation

/// A type that says itself how it looks in the strategy `dump`.
public protocol AnySnapshotStringConvertible {
    /// Whether the value's children are listed below its description.
    static var renderChildren: Bool { get }
    var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
    public static var renderChildren: Bool { false }
}

extension Character: AnySnapshotStringConvertible { public var snapshotDescription: String { debugDescription } }
extension String: AnySnapshotStringConvertible { public var snapshotDescription: String { debugDescription } }
extension Substring: AnySnapshotStringConvertible { public var snapshotDescription: String { debugDescription } }
extension URL: AnySnapshotStringConvertible { public var snapshotDescription: String { debugDescription } }
extension Data: AnySnapshotStringConvertible { public var snapshotDescription: String { debugDescription } }
extension Date: AnySnapshotStringConvertible {
    public var snapshotDescription: String { formatted(.iso8601) }
}
extension NSObject: AnySnapshotStringConvertible {
    public var snapshotDescription: String { ValueDump.withoutPointers(debugDescription) }
}

/// A value and all it holds as text: a line each, indented by depth, without addresses and in a fixed order.
enum ValueDump {
    static func text(_ value: Any, name: String? = nil, indent: Int = 0) -> String {
        let start = String(repeating: " ", count: indent)
        let label = name.map { $0 + ": " } ?? ""
        if let value = value as? any AnySnapshotStringConvertible, !type(of: value).renderChildren {
            return "\(start)- \(label)\(value.snapshotDescription)\n"
        }
        let mirror = Mirror(reflecting: value)
        let children = children(of: mirror)
        let bullet = children.isEmpty ? "-" : "▿"
        var text = "\(start)\(bullet) \(label)\(description(value, mirror, children.count))\n"
        for child in children { text += ValueDump.text(child.value, name: child.label, indent: indent + 2) }
        return text
    }

    static func withoutPointers(_ text: String) -> String {
        text.replacing(/:?\s*0x[0-9a-f]+(\s*)/) { String($0.output.1) }
    }

    /// The children that are shown; sets and dictionaries in order of their text.
    private static func children(of mirror: Mirror) -> [Mirror.Child] {
        var all: [Mirror.Child] = []
        var current: Mirror? = mirror
        while let mirror = current {
            all = Array(mirror.children) + all
            current = mirror.superclassMirror
        }
        switch mirror.displayStyle {
        case .set, .dictionary:
            return all.map { (text($0.value), $0) }.sorted { $0.0 < $1.0 }.map { ($0.1.label, $0.1.value) }
        case .struct, .class, .enum:
            let order = all.enumerated().sorted { a, b in
                (a.element.label ?? "", a.offset) < (b.element.label ?? "", b.offset)
            }
            return order.map(\.element)
        default: return all
        }
    }

    private static func description(_ value: Any, _ mirror: Mirror, _ count: Int) -> String {
        func some(_ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }
        switch mirror.displayStyle {
        case .collection: return some("element")
        case .dictionary: return some("key/value pair")
        case .set: return some("member")
        case .tuple: return "(\(some("element")))"
        case .optional: return count == 0 ? "\(mirror.subjectType).none" : "\(mirror.subjectType)"
        default: break
        }
        if let value = value as? any AnySnapshotStringConvertible { return value.snapshotDescription }
        if let value = value as? any CustomStringConvertible { return withoutPointers(value.description) }
        if mirror.displayStyle == .enum, count == 0 { return "\(mirror.subjectType).\(value)" }
        return mirror.displayStyle == nil ? withoutPointers("\(value)") : "\(mirror.subjectType)"
    }
}
