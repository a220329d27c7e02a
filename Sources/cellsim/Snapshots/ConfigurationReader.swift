import CellSimHost
import Foundation
import Yams

/// Reads a mapping in a YAML file. Unknown keys are reported as errors.
struct ConfigurationReader {
    /// A string and the line on which it begins.
    struct Text {
        var text: String
        var line: Int?
    }

    let path: String
    let node: Node
    private let mapping: Node.Mapping

    /// Creates a reader for a mapping, and checks its keys.
    /// - Throws: `InputError` if the node is not a mapping, or if it contains keys that aren't valid in this mapping.
    init(_ node: Node, path: String, location: ConfigurationKey.Mapping) throws {
        guard let mapping = node.mapping else {
            throw InputError(
                path: path, line: node.mark?.line,
                "\(location.displayName) must be a mapping of keys to values, as in \(location.example)")
        }
        (self.path, self.node, self.mapping) = (path, node, mapping)
        let validKeys = ConfigurationKey.names(of: location)
        for (key, _) in mapping where !validKeys.contains(key.string ?? "") {
            let name = key.string ?? "?"
            let hint = ConfigurationReader.misplacedKeyHint(name, location) ?? NearestNames.hint(name, among: validKeys)
            throw InputError(
                path: path, line: key.mark?.line,
                "\(location.displayName) has no key '\(name)'; available: \(validKeys.joined(separator: ", "))\(hint)")
        }
    }

    /// Returns a hint that lists the mappings in which a misplaced key is valid, or nil for an unknown key.
    private static func misplacedKeyHint(_ name: String, _ location: ConfigurationKey.Mapping) -> String? {
        let locations = ConfigurationKey.all.filter { $0.name == name && $0.mapping != location }.map(
            \.mapping.displayName)
        return locations.isEmpty ? nil : "; '\(name)' is a key of \(locations.joined(separator: " and of "))"
    }

    /// Reads a file and returns the mapping at its root.
    /// - Throws: `InputError` with the line of the mistake.
    static func root(path: String) throws -> Node {
        let bytes: [UInt8]
        do { bytes = try InputReader.read(path, maximum: 16 << 20, isKept: false) } catch {
            throw InputError(
                path: path,
                "\(error.message); name a cellsim.yml or its folder; 'cellsim init' writes one")
        }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw InputError(path: path, "is not UTF-8 text")
        }
        do {
            // All values are read as strings, because other YAML types aren't needed.
            guard let node = try Yams.compose(yaml: text, .basic) else {
                throw InputError(path: path, line: 1, "the file is empty")
            }
            return node
        } catch let error as YamlError {
            throw InputError(path: path, line: line(of: error, text), "not YAML: \(description(error))")
        }
    }

    private static func line(of error: YamlError, _ text: String) -> Int? {
        switch error {
        case .scanner(_, _, let mark, _), .parser(_, _, let mark, _), .composer(_, _, let mark, _): mark.line
        case .duplicatedKeysInMapping(_, let context): context.mark.line
        case .reader(_, let offset?, _, _): text.prefix(offset).count { $0.isNewline } + 1
        default: nil
        }
    }

    private static func description(_ error: YamlError) -> String {
        switch error {
        case .scanner(_, let problem, _, _), .parser(_, let problem, _, _), .composer(_, let problem, _, _):
            problem.contains("cannot start any token")
                ? problem + " (YAML is indented with spaces, not with tabs)" : problem
        case .duplicatedKeysInMapping(let keys, _):
            "the key \(keys.sorted().map { "'\($0)'" }.joined(separator: ", ")) appears twice"
        case .reader(let problem, _, _, _): problem
        default: "it cannot be parsed"
        }
    }

    /// Returns an error about a key, with the line of its value.
    func error(_ key: String, _ message: String, line: Int? = nil) -> InputError {
        InputError(path: path, line: line ?? (self.node(key) ?? node).mark?.line, "'\(key)' \(message)")
    }

    func node(_ key: String) -> Node? { mapping.first { $0.key.scalar?.string == key }?.value }

    func string(_ key: String) throws -> String? {
        guard let node = self.node(key) else { return nil }
        guard let text = node.scalar?.string, !text.isEmpty else { throw error(key, "must be a text") }
        return text
    }

    /// Returns a string or a list of strings as an array, or nil if the key is missing.
    func strings(_ key: String) throws -> [String]? { try texts(key)?.map(\.text) }

    /// Returns a string or a list of strings as an array, with their lines, or nil if the key is missing.
    func texts(_ key: String) throws -> [Text]? {
        guard let node = self.node(key) else { return nil }
        if let text = node.scalar?.string, !text.isEmpty { return [Text(text: text, line: node.mark?.line)] }
        guard let items = node.sequence, !items.isEmpty else {
            throw error(key, "must be a string or a list of strings")
        }
        return try items.map { item in
            guard let text = item.scalar?.string, !text.isEmpty else {
                throw error(key, "must be a string or a list of strings", line: item.mark?.line)
            }
            return Text(text: text, line: item.mark?.line)
        }
    }

    func number(_ key: String, in range: ClosedRange<Double>) throws -> Double? {
        guard let text = try string(key) else { return nil }
        guard let value = Double(text), range.contains(value) else {
            throw error(key, "must be a number between \(range.lowerBound) and \(range.upperBound), not '\(text)'")
        }
        return value
    }

    func fraction(_ key: String) throws -> Double? {
        guard let text = try string(key) else { return nil }
        guard let fraction = Fraction(argument: text) else {
            throw error(key, "must be \(Fraction.expectedValue), not '\(text)'")
        }
        return fraction.value
    }

    func flag(_ key: String) throws -> Bool? {
        guard let text = try string(key) else { return nil }
        guard ["true", "false"].contains(text.lowercased()) else {
            throw error(key, "must be true or false, not '\(text)'")
        }
        return text.lowercased() == "true"
    }

    func integer(_ key: String, in range: ClosedRange<Int>) throws -> Int? {
        guard let text = try string(key) else { return nil }
        guard let value = Int(text), range.contains(value) else {
            throw error(
                key, "must be a whole number between \(range.lowerBound) and \(range.upperBound), not '\(text)'")
        }
        return value
    }
}
