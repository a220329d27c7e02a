/// The elements of an XML document as byte ranges, so that edits leave the rest unchanged.
struct MarkupOutline {
    struct Attribute {
        var name: String
        /// The value without quotation marks.
        var value: Range<Int>
        /// The name and the value, with the space before them.
        var whole: Range<Int>
    }

    struct Element {
        var name: String
        var range: Range<Int>
        /// The end of the start tag's name.
        var nameEnd: Int
        /// The range between the tags; nil for an empty element tag.
        var content: Range<Int>?
        var attributes: [Attribute]
        var parent: Int?
        var children: [Int] = []

        func attribute(_ name: String) -> Attribute? { attributes.first { $0.name == name } }
    }

    let bytes: [UInt8]
    private(set) var elements: [Element] = []

    /// Reads a document.
    /// - Returns: nil if the tags are not well-formed.
    init?(_ bytes: [UInt8]) {
        self.bytes = bytes
        var open: [Int] = []
        var position = 0
        while let start = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
            if let end = skipped(start) {
                position = end
            } else if bytes.count > start + 1, bytes[start + 1] == UInt8(ascii: "/") {
                guard let end = bytes[start...].firstIndex(of: UInt8(ascii: ">")), let index = open.popLast() else {
                    return nil
                }
                elements[index].content = (elements[index].content?.lowerBound ?? start)..<start
                elements[index].range = elements[index].range.lowerBound..<end + 1
                position = end + 1
            } else {
                guard let end = startTag(start, parent: open.last) else { return nil }
                if elements[elements.count - 1].content != nil { open.append(elements.count - 1) }
                position = end
            }
        }
        guard open.isEmpty, !elements.isEmpty else { return nil }
    }

    /// Returns the end of a comment, a CDATA section, a processing instruction or a declaration.
    private func skipped(_ start: Int) -> Int? {
        for (opening, closing) in [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>"), ("<!", ">")]
        where bytes[start...].starts(with: opening.utf8) {
            let mark = Array(closing.utf8)
            var location = start + opening.utf8.count
            while location < bytes.count, !bytes[location...].starts(with: mark) { location += 1 }
            return min(location + mark.count, bytes.count)
        }
        return nil
    }

    private mutating func startTag(_ start: Int, parent: Int?) -> Int? {
        var location = start + 1
        func isName(_ byte: UInt8) -> Bool { byte > 32 && !"/>=\"'<".utf8.contains(byte) }
        while location < bytes.count, isName(bytes[location]) { location += 1 }
        guard location > start + 1 else { return nil }
        var element = Element(
            name: String(decoding: bytes[start + 1..<location], as: UTF8.self), range: start..<location,
            nameEnd: location,
            content: nil, attributes: [], parent: parent)
        while location < bytes.count {
            let blank = location
            while location < bytes.count, bytes[location] <= 32 { location += 1 }
            guard location < bytes.count else { return nil }
            if bytes[location] == UInt8(ascii: ">") || bytes[location] == UInt8(ascii: "/") {
                let isAlone = bytes[location] == UInt8(ascii: "/")
                location += isAlone ? 2 : 1
                guard location <= bytes.count else { return nil }
                element.range = start..<location
                element.content = isAlone ? nil : location..<location
                if let parent { elements[parent].children.append(elements.count) }
                elements.append(element)
                return location
            }
            let name = location
            while location < bytes.count, isName(bytes[location]) { location += 1 }
            guard location > name, location + 1 < bytes.count, bytes[location] == UInt8(ascii: "=") else { return nil }
            let mark = bytes[location + 1], value = location + 2
            guard mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'"), value <= bytes.count,
                let end = bytes[value...].firstIndex(of: mark)
            else { return nil }
            element.attributes.append(
                Attribute(
                    name: String(decoding: bytes[name..<location], as: UTF8.self), value: value..<end,
                    whole: blank..<end + 1))
            location = end + 1
        }
        return nil
    }

    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    func value(_ attribute: Attribute) -> String { text(attribute.value) }

    func replacing(_ range: Range<Int>, with new: [UInt8]) -> [UInt8] {
        Array(bytes[..<range.lowerBound]) + new + bytes[range.upperBound...]
    }

    /// Returns the indices of an element and all its descendants.
    func family(of index: Int) -> [Int] { [index] + elements[index].children.flatMap { family(of: $0) } }
}
