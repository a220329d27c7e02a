/// Edits of a source text at byte offsets, which are applied together.
///
/// Offsets refer to the unchanged UTF-8 text. Edits must not overlap. Several insertions at one offset are applied in the order
/// of the calls.
struct SourceEdits {
    private struct Edit {
        var start: Int
        var end: Int
        var text: [UInt8]
        var order: Int
    }

    let source: [UInt8]
    private var edits: [Edit] = []

    init(_ source: [UInt8]) { self.source = source }

    var isEmpty: Bool { edits.isEmpty }

    /// Inserts text before the byte at an offset.
    mutating func insert(_ text: String, at offset: Int) {
        edits.append(Edit(start: offset, end: offset, text: Array(text.utf8), order: edits.count))
    }

    /// Replaces a range of bytes by text.
    mutating func replace(_ range: Range<Int>, with text: String) {
        edits.append(Edit(start: range.lowerBound, end: range.upperBound, text: Array(text.utf8), order: edits.count))
    }

    /// Replaces a range of bytes by text that is padded to the same length, so that the following text keeps its column.
    /// Line breaks in the range are preserved.
    mutating func overwrite(_ range: Range<Int>, with text: String) {
        let replacement = Array(text.utf8)
        var result = replacement
        let replacedText = source[range]
        let breaks = replacedText.filter { $0 == 0x0A }.count
        if breaks > 0 {
            result += [UInt8](repeating: 0x0A, count: breaks)
            let tail =
                replacedText.count - (replacedText.lastIndex(of: 0x0A).map { $0 - replacedText.startIndex + 1 } ?? 0)
            result += [UInt8](repeating: 0x20, count: tail)
        } else if replacement.count < replacedText.count {
            result += [UInt8](repeating: 0x20, count: replacedText.count - replacement.count)
        }
        edits.append(Edit(start: range.lowerBound, end: range.upperBound, text: result, order: edits.count))
    }

    /// Replaces a range of bytes by spaces, and preserves line breaks.
    mutating func blank(_ range: Range<Int>) {
        let text = source[range].map { $0 == 0x0A || $0 == 0x0D ? $0 : 0x20 }
        edits.append(Edit(start: range.lowerBound, end: range.upperBound, text: text, order: edits.count))
    }

    /// Returns the text with all edits.
    func applied() -> [UInt8] { appliedWithReplacements().text }

    /// Returns the text with all edits, and the edits in order.
    func appliedWithReplacements() -> (text: [UInt8], replacements: [AdaptedText.Replacement]) {
        var result: [UInt8] = []
        var replacements: [AdaptedText.Replacement] = []
        result.reserveCapacity(source.count + edits.reduce(0) { $0 + $1.text.count })
        var position = 0
        for edit in edits.sorted(by: { ($0.start, $0.end, $0.order) < ($1.start, $1.end, $1.order) }) {
            // An edit inside of an earlier one is ignored.
            guard edit.start >= position else { continue }
            result += source[position..<edit.start]
            result += edit.text
            position = edit.end
            replacements.append(AdaptedText.Replacement(start: edit.start, end: edit.end, count: edit.text.count))
        }
        return (result + source[position...], replacements)
    }
}
