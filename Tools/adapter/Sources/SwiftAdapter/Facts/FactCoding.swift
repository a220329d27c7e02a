/// Encodes facts as bytes: numbers, and texts with their lengths. This takes a tenth of the time of JSON.
struct FactWriter {
    private(set) var bytes: [UInt8] = []

    mutating func write(_ number: Int) {
        var remaining = UInt(bitPattern: number)
        while remaining >= 0x80 {
            bytes.append(UInt8(remaining & 0x7F) | 0x80)
            remaining >>= 7
        }
        bytes.append(UInt8(remaining))
    }

    mutating func write(_ text: String) {
        write(text.utf8.count)
        bytes.append(contentsOf: text.utf8)
    }

    mutating func write(_ texts: [String]) { write(texts) { $0.write($1) } }

    mutating func write<Element>(_ list: [Element], _ element: (inout FactWriter, Element) -> Void) {
        write(list.count)
        for item in list { element(&self, item) }
    }

    mutating func write(_ facts: SourceFacts) {
        write(facts.isMarked ? 1 : 0)
        write(facts.imports)
        write(facts.closures)
        write(facts.aliases)
        write(facts.types) { $0.write($1) }
    }

    mutating func write(_ type: SourceFacts.TypeDeclaration) {
        write(Int(type.kind.rawValue))
        write(type.name)
        write(type.inherited)
        write(Int(type.traits.rawValue))
        write(type.access)
        write(type.exportedName)
        write(type.stored)
        write(type.initialisers)
        write(type.sampleCall)
        write(type.methods) { writer, method in
            for text in [method.name, method.selector] { writer.write(text) }
            writer.write(method.labels)
            writer.write(method.types)
            writer.write(Int(method.traits.rawValue))
            for text in [
                method.modifiers, method.header, method.plainHeader, method.result, method.effects, method.passing,
            ] {
                writer.write(text)
            }
        }
        write(type.variables) { writer, variable in
            for text in [variable.name, variable.type, variable.modifiers] { writer.write(text) }
            writer.write(Int(variable.traits.rawValue))
        }
        write(type.properties) { writer, property in
            for text in [property.name, property.type, property.exportedName] { writer.write(text) }
            writer.write((property.isSettable ? 1 : 0) + (property.isDynamic ? 2 : 0))
        }
    }
}

/// Decodes the output of `FactWriter`, and fails for other bytes.
struct FactReader {
    private struct MalformedFacts: Error {}
    private let bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var isAtEnd: Bool { position == bytes.count }

    mutating func number() throws -> Int {
        var value: UInt = 0, shift: UInt = 0
        while position < bytes.count, shift < 64 {
            let byte = bytes[position]
            position += 1
            value |= UInt(byte & 0x7F) << shift
            if byte < 0x80 { return Int(bitPattern: value) }
            shift += 7
        }
        throw MalformedFacts()
    }

    mutating func text() throws -> String {
        let count = try number()
        guard count >= 0, count <= bytes.count - position else { throw MalformedFacts() }
        defer { position += count }
        return String(decoding: bytes[position..<position + count], as: UTF8.self)
    }

    mutating func texts() throws -> [String] { try readArray { try $0.text() } }

    mutating func readArray<Element>(_ element: (inout FactReader) throws -> Element) throws -> [Element] {
        let count = try number()
        guard count >= 0, count <= bytes.count - position else { throw MalformedFacts() }
        return try (0..<count).map { _ in try element(&self) }
    }

    mutating func facts() throws -> SourceFacts {
        var facts = SourceFacts()
        facts.isMarked = try number() == 1
        facts.imports = try texts()
        facts.closures = try texts()
        facts.aliases = try texts()
        facts.types = try readArray { try $0.type() }
        return facts
    }

    private mutating func type() throws -> SourceFacts.TypeDeclaration {
        guard let kind = SourceFacts.TypeDeclaration.Kind(rawValue: UInt8(truncatingIfNeeded: try number())) else {
            throw MalformedFacts()
        }
        var type = SourceFacts.TypeDeclaration(
            kind: kind, name: try text(), inherited: try texts(),
            traits: .init(rawValue: UInt8(truncatingIfNeeded: try number())), access: try text(),
            exportedName: try text())
        type.stored = try texts()
        type.initialisers = try texts()
        type.sampleCall = try text()
        type.methods = try readArray { reader in
            let name = try reader.text(), selector = try reader.text()
            return SourceFacts.Method(
                name: name, labels: try reader.texts(), types: try reader.texts(), selector: selector,
                traits: .init(rawValue: UInt16(truncatingIfNeeded: try reader.number())), modifiers: try reader.text(),
                header: try reader.text(), plainHeader: try reader.text(), result: try reader.text(),
                effects: try reader.text(),
                passing: try reader.text())
        }
        type.variables = try readArray { reader in
            let name = try reader.text(), type = try reader.text(), modifiers = try reader.text()
            return SourceFacts.Variable(
                name: name, type: type, traits: .init(rawValue: UInt16(truncatingIfNeeded: try reader.number())),
                modifiers: modifiers)
        }
        type.properties = try readArray { reader in
            let name = try reader.text(), type = try reader.text(), exportedName = try reader.text()
            let flags = try reader.number()
            return SourceFacts.Property(
                name: name, type: type, exportedName: exportedName, isSettable: flags & 1 != 0,
                isDynamic: flags & 2 != 0)
        }
        return type
    }
}
