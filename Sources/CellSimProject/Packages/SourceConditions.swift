/// Tracks conditional compilation blocks while a source is read line by line, and evaluates conditions with a known value.
///
/// The known conditions are Swift versions below 6 and the platform iOS. Lines in blocks with other conditions are treated as compiled.
struct SourceConditions {
    /// A conditional compilation block that contains the current line.
    private struct Block {
        /// A Boolean value that indicates whether the following lines may be compiled.
        var isActive: Bool
        /// A Boolean value that indicates whether an earlier branch is certain to be compiled.
        var hasCompiledBranch: Bool
    }

    private var blocks: [Block] = []

    /// A Boolean value that indicates whether the following lines may be compiled.
    var isActive: Bool { blocks.allSatisfy(\.isActive) }

    /// Reads a line.
    /// - Returns: whether the line is a directive that begins, divides or ends a block.
    mutating func processDirective(_ line: String) -> Bool {
        let text = line.trimmingPrefix { $0 == " " || $0 == "\t" }
        guard text.first == "#" else { return false }
        let directive = text.prefix { !$0.isWhitespace }
        switch directive {
        case "#if":
            let value = Self.value(of: text.dropFirst(directive.count))
            blocks.append(Block(isActive: value != false, hasCompiledBranch: value == true))
        case "#elseif", "#else":
            guard let block = blocks.popLast() else { return true }
            let value = directive == "#else" ? true : Self.value(of: text.dropFirst(directive.count))
            blocks.append(
                Block(
                    isActive: !block.hasCompiledBranch && value != false,
                    hasCompiledBranch: block.hasCompiledBranch || value == true))
        case "#endif": _ = blocks.popLast()
        default: return false
        }
        return true
    }

    /// Returns the value of a condition, or nil if the value is unknown.
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
