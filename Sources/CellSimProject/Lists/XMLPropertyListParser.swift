/// Parses XML property lists and stores the line of each value.
struct XMLPropertyListParser {
    private let file: String
    private let notes: ProjectNotes
    /// The containers that contain the current position, outermost first.
    private var openContainers: [Container] = []
    private var result: PropertyList?

    /// A dictionary or array whose end tag has not been read yet.
    private struct Container {
        var isDictionary: Bool
        var line: Int
        var entries = PropertyDictionary()
        var items: [PropertyList] = []
        var key: String?
    }

    /// Returns whether a file begins like an XML property list.
    static func isXML(_ bytes: [UInt8]) -> Bool {
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
        let text = String(decoding: start.prefix(64), as: UTF8.self).drop { $0.isWhitespace }
        return text.hasPrefix("<?xml") || text.hasPrefix("<plist") || text.hasPrefix("<!DOCTYPE")
    }

    static func parse(_ bytes: [UInt8], file: String, notes: ProjectNotes) throws(ProjectError) -> PropertyList {
        var parser = XMLPropertyListParser(file: file, notes: notes)
        var scanner = XMLScanner(bytes, file: file)
        var (text, line) = ("", 1)
        while let event = try scanner.next() {
            switch event {
            case .start(let name, _):
                (text, line) = ("", scanner.line)
                if name == "dict" || name == "array" {
                    parser.openContainers.append(Container(isDictionary: name == "dict", line: line))
                }
            case .text(let more): text += more
            case .end(let name): parser.endElement(name, text, line)
            }
        }
        guard let result = parser.result else { throw ProjectError(file, 1, "the list has no value") }
        return result
    }

    private init(file: String, notes: ProjectNotes) { (self.file, self.notes) = (file, notes) }

    private mutating func endElement(_ name: String, _ text: String, _ line: Int) {
        switch name {
        case "key": if !openContainers.isEmpty { openContainers[openContainers.count - 1].key = text }
        case "dict", "array":
            guard let container = openContainers.popLast() else { return }
            add(
                PropertyList(
                    value: container.isDictionary ? .dictionary(container.entries) : .array(container.items),
                    line: container.line)
            )
        case "true": add(PropertyList(value: .string("YES"), line: line))
        case "false": add(PropertyList(value: .string("NO"), line: line))
        case "string", "integer", "real", "date", "data": add(PropertyList(value: .string(text), line: line))
        default: break
        }
    }

    private mutating func add(_ value: PropertyList) {
        guard let last = openContainers.indices.last else {
            result = result ?? value
            return
        }
        guard openContainers[last].isDictionary else { return openContainers[last].items.append(value) }
        guard let key = openContainers[last].key else {
            return notes.add(.warning, file, value.line, "a value has no key; skipped")
        }
        openContainers[last].key = nil
        if let first = openContainers[last].entries.add(key, value) {
            notes.add(
                .warning, file, value.line,
                "'\(key)' is already set on line \(first), which is used; remove one of the two")
        }
    }
}
