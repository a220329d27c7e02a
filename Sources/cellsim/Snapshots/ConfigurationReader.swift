import CellSimHost
import Foundation
import Yams

/// Reads a mapping of a YAML file; keys that nobody asked for are errors.
struct ConfigurationReader {
    let path: String
    let node: Node
    private let mapping: Node.Mapping
    private let known: [String]

    /// - Throws: `InputError` when the node is no mapping or has other keys than these.
    init(_ node: Node, path: String, what: String, known: [String]) throws {
        guard let mapping = node.mapping else {
            throw InputError(path: path, line: node.mark?.line, "\(what) has to be a mapping of keys to values")
        }
        (self.path, self.node, self.mapping, self.known) = (path, node, mapping, known)
        for (key, _) in mapping where !known.contains(key.string ?? "") {
            throw InputError(
                path: path, line: key.mark?.line,
                "\(what) has no key '\(key.string ?? "?")'; there are: \(known.joined(separator: ", "))")
        }
    }

    /// Reads a file of one mapping.
    /// - Throws: `InputError` with the line.
    static func root(path: String) throws -> Node {
        let text: String
        do {
            text = try String(contentsOfFile: path, encoding: .utf8)
        } catch {
            throw InputError(path: path, "the file cannot be read")
        }
        do {
            guard let node = try Yams.compose(yaml: text) else { throw InputError(path: path, line: 1, "the file is empty") }
            return node
        } catch let error as YamlError {
            throw InputError(path: path, line: ConfigurationReader.line(of: error), "not YAML: \(ConfigurationReader.words(error))")
        }
    }

    private static func line(of error: YamlError) -> Int? {
        switch error {
        case .scanner(_, _, let mark, _), .parser(_, _, let mark, _), .composer(_, _, let mark, _): mark.line
        default: nil
        }
    }

    private static func words(_ error: YamlError) -> String {
        switch error {
        case .scanner(_, let problem, _, _), .parser(_, let problem, _, _), .composer(_, let problem, _, _): problem
        default: "it cannot be understood"
        }
    }

    func error(_ key: String, _ message: String) -> InputError {
        InputError(path: path, line: (mapping[Node(key)] ?? node).mark?.line, "'\(key)' \(message)")
    }

    func node(_ key: String) -> Node? { mapping[Node(key)] }

    func string(_ key: String) throws -> String? {
        guard let node = mapping[Node(key)] else { return nil }
        guard let text = node.scalar?.string, !text.isEmpty else { throw error(key, "has to be a text") }
        return text
    }

    /// One text, or a list of them.
    func strings(_ key: String) throws -> [String]? {
        guard let node = mapping[Node(key)] else { return nil }
        if let text = node.scalar?.string, !text.isEmpty { return [text] }
        guard let items = node.sequence, !items.isEmpty else { throw error(key, "has to be a text or a list of texts") }
        return try items.map { item in
            guard let text = item.scalar?.string, !text.isEmpty else { throw error(key, "has to be a text or a list of texts") }
            return text
        }
    }

    func number(_ key: String, in range: ClosedRange<Double>) throws -> Double? {
        guard let text = try string(key) else { return nil }
        guard let value = Double(text), range.contains(value) else {
            throw error(key, "has to be a number between \(range.lowerBound) and \(range.upperBound), not '\(text)'")
        }
        return value
    }
}
