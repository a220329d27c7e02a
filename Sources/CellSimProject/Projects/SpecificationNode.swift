import CellSimProcess
import Yams

/// A value in an XcodeGen specification and its location. The file is stored because a specification can include other files.
struct SpecificationNode {
    /// The value: a scalar, a list or a mapping.
    indirect enum Content {
        case scalar(Node.Scalar)
        case list([SpecificationNode])
        case mapping([Entry])
    }

    /// A key with its line and value.
    struct Entry {
        var key: String
        var line: Int?
        var value: SpecificationNode
    }

    var content: Content
    /// The absolute path of the file.
    var file: String
    /// The line in the file.
    var line: Int?
    /// The folder that the file's paths are relative to.
    var base: String

    /// Reads a file.
    /// - Parameters:
    ///   - file: the absolute path of the file.
    ///   - base: the folder that its paths are relative to.
    /// - Throws: `ProjectError` if the file cannot be read, is not YAML or contains no keys.
    init(file: String, base: String) throws(ProjectError) {
        let bytes: [UInt8]
        do { bytes = try FileReader.read(file) } catch {
            throw ProjectError(file, nil, "cannot be read: \(error.reason)")
        }
        let node: Node?
        do { node = try Yams.compose(yaml: String(decoding: bytes, as: UTF8.self)) } catch let error as YamlError {
            throw ProjectError(file, Self.line(of: error), "invalid YAML: \(Self.description(of: error))")
        } catch { throw ProjectError(file, nil, "invalid YAML") }
        guard let node, node.mapping != nil else {
            throw ProjectError(file, 1, "expected a dictionary with 'targets'")
        }
        self.init(node, file: file, base: base)
    }

    private init(_ node: Node, file: String, base: String) {
        (self.file, self.base, line) = (file, base, node.mark?.line)
        switch node {
        case .scalar(let scalar): content = .scalar(scalar)
        case .sequence(let sequence):
            content = .list(sequence.map { SpecificationNode($0, file: file, base: base) })
        case .mapping(let mapping):
            content = .mapping(
                mapping.compactMap { key, value in
                    key.scalar.map {
                        Entry(
                            key: $0.string, line: key.mark?.line,
                            value: SpecificationNode(value, file: file, base: base))
                    }
                })
        case .alias: content = .list([])
        }
    }

    private static func line(of error: YamlError) -> Int? {
        switch error {
        case .scanner(_, _, let mark, _), .parser(_, _, let mark, _), .composer(_, _, let mark, _): mark.line
        case .duplicatedKeysInMapping(_, let context): context.mark.line
        default: nil
        }
    }

    private static func description(of error: YamlError) -> String {
        switch error {
        case .scanner(_, let problem, _, _), .parser(_, let problem, _, _), .composer(_, let problem, _, _): problem
        case .duplicatedKeysInMapping(let keys, _): "duplicate keys: \(keys.joined(separator: ", "))"
        default: "it cannot be parsed"
        }
    }

    // MARK: Values

    /// The text of a scalar value.
    var string: String? { if case .scalar(let scalar) = content { scalar.string } else { nil } }

    var bool: Bool? { if case .scalar(let scalar) = content { Node.scalar(scalar).bool } else { nil } }

    /// The entries of a mapping, or nil for other values.
    var entries: [Entry]? { if case .mapping(let entries) = content { entries } else { nil } }

    /// The elements of a list; any other value is returned as the only element.
    var list: [SpecificationNode] { if case .list(let list) = content { list } else { [self] } }

    subscript(key: String) -> SpecificationNode? { entries?.first { $0.key == key }?.value }

    /// Returns the absolute path of a path relative to the base folder.
    func path(_ text: String) -> String { Paths.join(base, text) }

    // MARK: Merging

    /// Returns this value merged with another one by XcodeGen's rules: the keys of mappings are merged, lists are appended, and any other
    /// value replaces the other one. A key that ends in `:REPLACE` also replaces mappings and lists.
    func merged(onto below: SpecificationNode) -> SpecificationNode {
        switch (content, below.content) {
        case (.list(let own), .list(let other)):
            var result = self
            result.content = .list(other + own)
            return result
        case (.mapping(let own), .mapping(var entries)):
            for entry in own {
                let replaces = entry.key.hasSuffix(Self.replacementSuffix)
                let key = replaces ? String(entry.key.dropLast(Self.replacementSuffix.count)) : entry.key
                let index = entries.firstIndex { $0.key == key }
                let value =
                    index.flatMap { replaces ? nil : entry.value.merged(onto: entries[$0].value) } ?? entry.value
                let merged = Entry(key: key, line: entry.line, value: value)
                if let index { entries[index] = merged } else { entries.append(merged) }
            }
            var result = self
            result.content = .mapping(entries)
            return result
        default: return self
        }
    }

    private static let replacementSuffix = ":REPLACE"

    /// Returns this value with `${name}` replaced by the attribute with that name, in keys and texts. Placeholders with unknown names are
    /// kept.
    func replacing(_ attributes: [String: String]) -> SpecificationNode {
        func replaced(_ text: String) -> String {
            guard text.contains("${") else { return text }
            return text.replacing(/\$\{([^}]+)\}/) { attributes[String($0.1)] ?? String($0.0) }
        }
        var result = self
        switch content {
        case .scalar(var scalar):
            let text = replaced(scalar.string)
            if text != scalar.string { scalar.string = text }
            result.content = .scalar(scalar)
        case .list(let list): result.content = .list(list.map { $0.replacing(attributes) })
        case .mapping(let entries):
            result.content = .mapping(
                entries.map { entry in
                    Entry(key: replaced(entry.key), line: entry.line, value: entry.value.replacing(attributes))
                })
        }
        return result
    }
}
