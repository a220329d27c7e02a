import Foundation

/// A type that provides its own text for the `dump` strategy.
public protocol AnySnapshotStringConvertible {
    /// A Boolean value that indicates whether the text is followed by the value's children.
    static var renderChildren: Bool { get }
    /// The text that represents the value.
    var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
    public static var renderChildren: Bool { false }
}

extension Character: AnySnapshotStringConvertible {
    /// The character in quotation marks, escaped if it is special.
    public var snapshotDescription: String { debugDescription }
}
extension String: AnySnapshotStringConvertible {
    /// The text in quotation marks, with its special characters escaped.
    public var snapshotDescription: String { debugDescription }
}
extension Substring: AnySnapshotStringConvertible {
    /// The text in quotation marks, with its special characters escaped.
    public var snapshotDescription: String { debugDescription }
}
extension URL: AnySnapshotStringConvertible {
    /// The URL and its base URL.
    public var snapshotDescription: String { debugDescription }
}
extension Data: AnySnapshotStringConvertible {
    /// The number of bytes, such as `3 bytes`.
    public var snapshotDescription: String { debugDescription }
}
extension Date: AnySnapshotStringConvertible {
    /// The date and time in UTC, such as `2024-02-29T12:00:00Z`.
    public var snapshotDescription: String { formatted(.iso8601) }
}
extension NSObject: AnySnapshotStringConvertible {
    /// The object's debug description without addresses.
    public var snapshotDescription: String { ValueDump.withoutPointers(debugDescription) }
}

/// Formats a value and its children as text: one per line, indented by depth, without addresses and in a stable order.
struct ValueDump {
    /// The enclosing objects, for detecting cycles.
    private var ancestors: Set<ObjectIdentifier> = []

    /// Returns the description of a value. As in existing references, it includes only properties of the value's own class, not
    /// inherited ones.
    static func text(_ value: Any) -> String { ValueDump().text(value, name: nil, indent: 0) }

    private func text(_ value: Any, name: String?, indent: Int) -> String {
        let start = String(repeating: " ", count: indent)
        let label = name.map { $0 + ": " } ?? ""
        let mirror = Mirror(reflecting: value)
        let kind = Kind(value, mirror)
        if case .described(let text) = kind { return "\(start)- \(label)\(text)\n" }
        let bullet = mirror.children.isEmpty ? "-" : "▿"
        var nested = self
        if case .object = kind, !nested.ancestors.insert(ObjectIdentifier(value as AnyObject)).inserted {
            return "\(start)\(bullet) \(name ?? "value") (circular reference detected)\n"
        }
        var text = "\(start)\(bullet) \(label)\(kind.title(value, mirror))\n"
        for child in nested.children(of: mirror, kind) {
            text += nested.text(child.value, name: child.label, indent: indent + 2)
        }
        return text
    }

    /// Returns the children in a stable order: members of sets and dictionaries sorted by text, properties by name, and others
    /// unchanged.
    private func children(of mirror: Mirror, _ kind: Kind) -> [Mirror.Child] {
        switch kind {
        case .dictionary, .set:
            return mirror.children.map { (text($0.value, name: nil, indent: 0), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
        case .object, .structure:
            return mirror.children.enumerated().sorted {
                ($0.element.label ?? "", $0.offset) < ($1.element.label ?? "", $1.offset)
            }.map(\.element)
        default: return Array(mirror.children)
        }
    }

    /// Returns the text without hexadecimal addresses.
    static func withoutPointers(_ text: String) -> String {
        text.replacing(/:?\s*0x[0-9a-f]+(\s*)/) { String($0.output.1) }
    }
}

extension ValueDump {
    /// The way in which a value is described: the first case that applies.
    private enum Kind {
        case collection, dictionary, set, tuple, optional
        /// Only the value's own description.
        case described(String)
        /// The value's own description, followed by its children.
        case describedWithChildren(String)
        case object, structure, enumeration

        init(_ value: Any, _ mirror: Mirror) {
            switch mirror.displayStyle {
            case .collection: self = .collection
            case .dictionary: self = .dictionary
            case .set: self = .set
            case .tuple: self = .tuple
            case .optional: self = .optional
            default: self = Kind(other: value, mirror)
            }
        }

        private init(other value: Any, _ mirror: Mirror) {
            if let value = value as? any AnySnapshotStringConvertible {
                let text = value.snapshotDescription
                self = type(of: value).renderChildren ? .describedWithChildren(text) : .described(text)
                return
            }
            if let value = value as? any CustomStringConvertible {
                self = .describedWithChildren(value.description)
                return
            }
            switch mirror.displayStyle {
            case .class: self = .object
            case .struct: self = .structure
            case .enum: self = .enumeration
            default: self = .describedWithChildren(String(describing: value))
            }
        }

        func title(_ value: Any, _ mirror: Mirror) -> String {
            let count = mirror.children.count
            func counted(_ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
            let type = String(describing: mirror.subjectType).replacing(/\s#[0-9]+/, with: "")
            switch self {
            case .collection: return counted("element")
            case .dictionary: return counted("key/value pair")
            case .set: return counted("member")
            case .tuple: return "(\(counted("element")))"
            case .optional: return count == 0 ? "\(type).none" : type
            case .described(let text), .describedWithChildren(let text): return text
            case .object, .structure: return type
            case .enumeration: return count == 0 ? "\(type).\(value)" : type
            }
        }
    }
}
