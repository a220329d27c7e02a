/// Finds the types in a source file, with their methods and sample values. Code in `#if` blocks is ignored.
struct TypeScanner {
    /// An open brace.
    private enum Scope {
        /// The brace of a type. The associated value is the type's index in `types`.
        case type(Int)
        case other
    }

    private(set) var types: [DeclaredType] = []
    private let path: String
    private let source: SourceTokens
    private var index = 0
    private var scopes: [Scope] = []
    private static let sampleNames: Set<String> = [
        "preview", "sample", "mock", "example", "stub", "fixture", "dummy", "placeholder",
    ]
    private static let modifiers: Set<String> = [
        "private", "fileprivate", "public", "open", "internal", "package", "static", "class", "final", "override",
        "mutating", "nonisolated", "convenience", "required", "dynamic", "weak", "lazy", "unowned", "optional",
    ]

    init(_ bytes: [UInt8], path: String) {
        self.path = path
        source = SourceTokens(bytes)
        while index < source.tokens.count { readNext() }
    }

    private func text(_ offset: Int = 0) -> String {
        source.tokens.indices.contains(index + offset) ? source.tokens[index + offset].text : ""
    }

    private var currentTypeIndex: Int? {
        if case .type(let type) = scopes.last { return type }
        return nil
    }

    private mutating func readNext() {
        switch text() {
        case "#" where text(1) == "if": return skipConditional()
        case "{": scopes.append(.other)
        case "}": _ = scopes.popLast()
        case "class", "struct", "enum", "actor", "extension", "protocol":
            if isDeclaration, readType() { return }
        case "func": if let currentTypeIndex { return readMethod(of: currentTypeIndex) }
        case "init": if let currentTypeIndex, text(-1) != "." { recordInitializer(of: currentTypeIndex) }
        case "let", "var": if let currentTypeIndex { readProperty(of: currentTypeIndex) }
        case "IBOutlet": if let currentTypeIndex, text(-1) == "@" { types[currentTypeIndex].hasOutlets = true }
        default: break
        }
        index += 1
    }

    /// A Boolean value that indicates whether the current keyword begins a type declaration, unlike in `class func` and `.extension`.
    private var isDeclaration: Bool {
        let isName = text(1).first.map { $0.isLetter || $0 == "_" } ?? false
        return isName && text(-1) != "." && !Self.modifiers.contains(text(1))
            && !["func", "var", "let"].contains(text(1))
    }

    /// Skips all branches of an `#if` block, which may contain incomplete declarations.
    private mutating func skipConditional() {
        var depth = 0
        repeat {
            if text() == "#", text(1) == "if" { depth += 1 }
            if text() == "#", text(1) == "endif" { depth -= 1 }
            index += 1
        } while depth > 0 && index < source.tokens.count
    }

    /// The modifiers and attributes before the current keyword.
    private var leadingModifiers: Set<String> {
        var modifiers: Set<String> = []
        var offset = -1
        while Self.modifiers.contains(text(offset)) || text(offset - 1) == "@" || text(offset) == "@"
            || text(offset) == ")"
        {
            if text(offset) == ")" {
                // Attributes and modifiers with arguments, such as `@objc(name)` and `private(set)`.
                while !text(offset).isEmpty, text(offset) != "(" { offset -= 1 }
                guard text(offset - 2) == "@" || Self.modifiers.contains(text(offset - 1)) else { break }
            } else {
                modifiers.insert(text(offset))
            }
            offset -= 1
        }
        return modifiers
    }

    // MARK: Declarations

    private mutating func readType() -> Bool {
        let leading = leadingModifiers
        let isClass = text() == "class"
        let isExtension = text() == "extension"
        var type = DeclaredType(name: text(1), path: path, line: source.tokens[index].line)
        var end = index + 2
        while source.tokens.indices.contains(end + 1), source.tokens[end].text == "." {
            type.name += "." + source.tokens[end + 1].text
            end += 2
        }
        let tokens = source.tokens
        (type.isClass, type.isExtension) = (isClass, isExtension)
        type.isGeneric = tokens.indices.contains(end) && tokens[end].text == "<"
        var isPrivate = !leading.isDisjoint(with: ["private", "fileprivate"])
        var colon: Int?
        while tokens.indices.contains(end), tokens[end].text != "{" {
            if tokens[end].text == "}" || tokens[end].text == ";" { return false }
            if tokens[end].text == ":", colon == nil { colon = end }
            if tokens[end].text == "where" { type.isGeneric = true }
            end += 1
        }
        guard tokens.indices.contains(end) else { return false }
        if isClass, let colon {
            var names = [tokens[colon + 1].text]
            var next = colon + 2
            while next + 1 < end, tokens[next].text == "." {
                names.append(tokens[next + 1].text)
                next += 2
            }
            type.superclass = names.last ?? ""
        }
        if let outer = currentTypeIndex, !isExtension {
            type.name = types[outer].name + "." + type.name
            if types[outer].isPrivate { isPrivate = true }
        }
        type.isPrivate = isPrivate
        index = end + 1
        // A type inside a function can't be used elsewhere.
        guard scopes.isEmpty || currentTypeIndex != nil else {
            scopes.append(.other)
            return true
        }
        types.append(type)
        scopes.append(.type(types.count - 1))
        return true
    }

    private mutating func recordInitializer(of type: Int) {
        let modifiers = leadingModifiers
        guard modifiers.isDisjoint(with: ["override", "convenience", "required"]) else { return }
        if types[type].isClass { types[type].hasOwnInitialiser = true }
    }

    private mutating func readProperty(of type: Int) {
        let leading = leadingModifiers
        guard leading.contains("static"), leading.isDisjoint(with: ["private", "fileprivate"]),
            Self.sampleNames.contains(text(1))
        else { return }
        let name = types[type].name.split(separator: ".").last.map(String.init) ?? ""
        let isTyped = [":", "="].contains(text(2)) && [name, "Self"].contains(text(3))
        let after = text(4)
        if isTyped, text(2) == ":" ? ["=", "{"].contains(after) : after == "(" { types[type].samples.append(text(1)) }
    }

    private mutating func readMethod(of type: Int) {
        let leading = leadingModifiers
        let name = text(1)
        index += 2
        guard text() == "(" else { return }
        let start = index + 1
        guard let end = closingBracket(index) else { return }
        index = end + 1
        var method = CellMethod(name: name, parameters: [])
        var isCallable = leading.isDisjoint(with: [
            "private", "fileprivate", "static", "class", "override", "IBAction", "mutating",
        ])
        for part in commaSeparatedRanges(start..<end) {
            method.parameterCount += 1
            guard let parameter = parameter(part, &isCallable) else { continue }
            method.parameters.append(parameter)
        }
        while ["throws", "async", "rethrows"].contains(text()) {
            if text() == "async" { isCallable = false } else { method.canThrow = true }
            index += 1
        }
        method.hasResult = text() == "->" && text(1) != "Void"
        if isCallable, !method.parameters.isEmpty { types[type].methods.append(method) }
    }

    /// Returns the index of the bracket that matches the bracket at an index.
    private func closingBracket(_ start: Int) -> Int? {
        var depth = 0
        for index in source.tokens.indices[start...] {
            if ["(", "[", "{"].contains(source.tokens[index].text) { depth += 1 }
            if [")", "]", "}"].contains(source.tokens[index].text) { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }

    /// Returns the ranges of tokens between top-level commas.
    private func commaSeparatedRanges(_ range: Range<Int>) -> [Range<Int>] {
        var (depth, start): (Int, Int) = (0, range.lowerBound)
        var ranges: [Range<Int>] = []
        for index in range {
            switch source.tokens[index].text {
            case "(", "[", "{", "<": depth += 1
            case ")", "]", "}", ">": depth -= 1
            case "," where depth == 0:
                ranges.append(start..<index)
                start = index + 1
            default: break
            }
        }
        if start < range.upperBound { ranges.append(start..<range.upperBound) }
        return ranges
    }

    /// Parses a parameter.
    /// - Parameters:
    ///   - range: the tokens of the parameter.
    ///   - isCallable: set to false if a test can't write an argument for the parameter.
    /// - Returns: nil for a parameter with a default value.
    private func parameter(_ range: Range<Int>, _ isCallable: inout Bool) -> CellMethod.Parameter? {
        let tokens = source.tokens
        guard let colon = range.first(where: { tokens[$0].text == ":" }), colon + 1 < range.upperBound else {
            isCallable = false
            return nil
        }
        let names = tokens[range.lowerBound..<colon].map(\.text)
        var depth = 0
        for index in colon + 1..<range.upperBound {
            if ["(", "[", "<"].contains(tokens[index].text) { depth += 1 }
            if [")", "]", ">"].contains(tokens[index].text) { depth -= 1 }
            if depth == 0, tokens[index].text == "=" { return nil }
        }
        var start = colon + 1
        while start + 1 < range.upperBound, tokens[start].text == "@" { start += 2 }
        let typeTokens = tokens[start..<range.upperBound].map(\.text)
        if typeTokens.contains("inout") || typeTokens.contains("some") || typeTokens.suffix(3) == [".", ".", "."] {
            isCallable = false
        }
        guard let first = names.first, names.count <= 2 else {
            isCallable = false
            return nil
        }
        return CellMethod.Parameter(
            label: first == "_" ? nil : first, name: names[names.count - 1], type: source.text(start..<range.upperBound)
        )
    }
}
