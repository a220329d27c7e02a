import Foundation

/// Looks for elements with more attributes than libxml2 reads in a reasonable time: it compares each with all before it.
struct TagScan {
    private let data: Data

    /// - Parameter data: UTF-8.
    init(_ data: Data) { self.data = data }

    /// - Throws: ``DocumentError/tooManyAttributes(file:line:element:limit:)`` for the first such element.
    func check(file: String) throws(DocumentError) {
        guard let start = longTag else { return }
        let name = data[start...].dropFirst().prefix { $0 > 0x20 && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: ">") }
            .prefix(64)
        let line = data[..<start].count { $0 == UInt8(ascii: "\n") } + 1
        throw .tooManyAttributes(
            file: file, line: line, element: String(decoding: name, as: UTF8.self), limit: IBLimits.attributeCount)
    }

    /// Where the tag begins. The shortest attribute has five bytes, so that hardly a tag is looked at closely.
    private var longTag: Data.Index? {
        guard hasLongPiece else { return nil }
        var position = data.startIndex
        while let start = data[position...].firstIndex(of: UInt8(ascii: "<")) {
            let after = data.index(after: start)
            if let end = ["<!--": "-->", "<![CDATA[": "]]>", "<?": "?>"].first(where: {
                data[start...].starts(with: $0.key.utf8)
            })?.value {
                guard let found = data.range(of: Data(end.utf8), in: after..<data.endIndex) else { return nil }
                position = found.upperBound
                continue
            }
            let next = data[after...].firstIndex(of: UInt8(ascii: "<")) ?? data.endIndex
            if next - start > IBLimits.attributeCount * 5,
                attributeCount(from: after, to: next) > IBLimits.attributeCount
            {
                return start
            }
            position = next
        }
        return nil
    }

    /// Whether enough bytes lie between two `<` somewhere for a tag with too many attributes: hardly any document has such.
    private var hasLongPiece: Bool {
        let limit = IBLimits.attributeCount * 5
        if data.count <= limit { return false }
        let bytes = data.span
        var last = 0
        for index in bytes.indices where bytes[index] == UInt8(ascii: "<") {
            if index - last > limit { return true }
            last = index
        }
        return bytes.count - last > limit
    }

    /// How many attributes a tag has, as far as it looks like one.
    private func attributeCount(from start: Data.Index, to end: Data.Index) -> Int {
        var (count, quote) = (0, UInt8(0))
        for byte in data[start..<end] {
            switch byte {
            case quote: quote = 0
            case _ where quote != 0: continue
            case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
            case UInt8(ascii: "="): count += 1
            case UInt8(ascii: ">"): return count
            default: continue
            }
        }
        return count
    }
}
