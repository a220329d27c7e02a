/// The blocks of conditional compilation around the lines of a source, as far as their conditions are certain.
///
/// Certain are the versions of Swift below 6, and iOS as the system. Lines with other conditions count as compiled.
struct SourceConditions {
    private struct Block {
        /// Whether the lines that follow may be compiled.
        var isActive: Bool
        /// Whether an earlier branch is certainly compiled.
        var isDecided: Bool
    }

    private var blocks: [Block] = []

    /// Whether the lines that follow may be compiled.
    var isActive: Bool { blocks.allSatisfy(\.isActive) }

    /// Reads a line.
    /// - Returns: whether it starts, divides or ends a block.
    mutating func read(_ line: String) -> Bool {
        let text = line.trimmingPrefix { $0 == " " || $0 == "\t" }
        guard text.first == "#" else { return false }
        let word = text.prefix { !$0.isWhitespace }
        switch word {
        case "#if":
            let value = Self.value(of: text.dropFirst(word.count))
            blocks.append(Block(isActive: value != false, isDecided: value == true))
        case "#elseif", "#else":
            guard let block = blocks.popLast() else { return true }
            let value = word == "#else" ? true : Self.value(of: text.dropFirst(word.count))
            blocks.append(
                Block(isActive: !block.isDecided && value != false, isDecided: block.isDecided || value == true))
        case "#endif": _ = blocks.popLast()
        default: return false
        }
        return true
    }

    /// The value of a condition; nil if it is uncertain.
    private static func value(of condition: Substring) -> Bool? {
        let text = String(condition.prefix { $0 != "/" }).filter { !$0.isWhitespace }
        switch text {
        case "os(iOS)": return true
        case "os(macOS)", "os(tvOS)", "os(watchOS)": return false
        default: break
        }
        for prefix in ["swift(>=", "compiler(>="] where text.hasPrefix(prefix) && text.hasSuffix(")") {
            guard let major = Int(text.dropFirst(prefix.count).prefix(while: \.isNumber)) else { return nil }
            return major < 6 ? true : nil
        }
        return nil
    }
}
