/// A declaration in a table of declarations, and its members.
///
/// A table, `Sources/Apple/Declarations/NAME.declarations`, describes one of Apple's modules in Swift. Everything that can be derived is
/// omitted. The differences from Swift:
///
/// - **Indentation** by two spaces makes a declaration a member of the type above it. Types have no braces.
/// - **Documentation** follows `--`, on the line of the declaration or below it. By default, a member has the sentence
///   of `DeclarationDefaults`, such as "Does nothing." or "Apple's `NAME`." Types need documentation. The sentences
///   before the first declaration describe the module. Lines that begin with `#` are comments.
/// - **Access** is public. A class without `final` or `public` is open, as are its functions and variables. Write
///   `internal` and `private` explicitly. Public types that are `@MainActor` also become `@preconcurrency`.
/// - **Bodies** can be omitted. A function then does nothing and returns nil, false, 0, an empty value or `.zero`, and
///   a variable with `{ get }` does the same. An initialiser stores each parameter in the property of that name, and
///   with `override` calls the initialiser of its superclass. Other bodies are Swift in braces with at most 12 lines.
/// - **`optional`** in a protocol adds an extension with this default body.
/// - **A structure with a raw type**, such as `struct Name: String, Hashable, Sendable`, gets `rawValue` and its
///   initialiser, and lists its constants as `case a = "A", b = "B"`, like an enumeration.
/// - **`import`** re-exports the module; `internal import` does not.
///
/// A declaration continues on the next line while a bracket is open, and after a comma or an equals sign. Example:
///
///     -- The API of CallKit, for source compatibility.
///     import Foundation
///
///     class CXHandle: NSObject  -- A participant of a call.
///       let value: String  -- The number, address or name.
///       init(value: String)
///     protocol CXProviderDelegate: AnyObject  -- Receives events.
///       optional func providerDidBegin(_ provider: CXProvider)
struct Declaration {
    var line: Int
    /// The attributes and modifiers in order.
    var modifiers: [String]
    /// The keyword, such as `class`, `func` or `case`.
    var keyword: String
    /// The text after the keyword, up to the body.
    var signature: String
    /// The body with its braces, or nil if it is omitted.
    var body: String?
    /// The lines of the documentation.
    var documentation: [String] = []
    /// The comment lines above the declaration.
    var comments: [String] = []
    var members: [Declaration] = []

    /// The modifiers without their arguments in parentheses.
    private static let modifierWords: Set<String> = [
        "open", "public", "package", "internal", "fileprivate", "private", "final", "static", "class", "convenience",
        "override", "required", "lazy", "weak", "unowned", "mutating", "nonisolated", "indirect", "optional",
    ]
    private static let typeKeywords: Set<String> = ["class", "struct", "enum", "protocol", "extension"]
    private static let memberKeywords: Set<String> = [
        "func", "var", "let", "init", "case", "subscript", "typealias", "associatedtype", "deinit", "import",
    ]

    /// Parses a declaration. Returns nil if the text doesn't begin with a declaration.
    init?(_ text: String, line: Int) {
        self.line = line
        modifiers = []
        keyword = ""
        var rest = text[...]
        while keyword.isEmpty {
            let word = Self.word(of: rest)
            let next = rest.dropFirst(word.count).drop { $0 == " " || $0 == "\n" }
            let nameWithoutArguments = String(word.prefix { $0 != "(" })
            if word.hasPrefix("@")
                || Self.modifierWords.contains(nameWithoutArguments) && !Self.isKeyword(word, before: next)
            {
                modifiers.append(word)
                rest = next
            } else {
                keyword = String(word.prefix(while: \.isLetter))
                rest = rest.dropFirst(keyword.count)
                if keyword.isEmpty { return nil }
            }
        }
        guard Self.typeKeywords.union(Self.memberKeywords).contains(keyword) else { return nil }
        let parts = SwiftText(String(rest)).splitBody(of: keyword)
        (signature, body) = (parts.signature.trimmed, parts.body)
    }

    /// Returns whether `class` is the keyword of a type, and not the modifier of a member.
    private static func isKeyword(_ word: String, before next: Substring) -> Bool {
        word == "class" && !memberKeywords.union(modifierWords).contains(Self.word(of: next))
    }

    /// Returns the first word, with an argument list that follows without a space, such as `@available(iOS 17, *)`.
    private static func word(of text: Substring) -> String {
        var (word, depth) = ("", 0)
        for character in text {
            if character == "(" { depth += 1 }
            if depth == 0 && (character == " " || character == "\n") { break }
            word.append(character)
            if character == ")" {
                depth -= 1
                if depth == 0 { break }
            }
        }
        return word
    }

    var isImport: Bool { keyword == "import" }
    var isType: Bool { Self.typeKeywords.contains(keyword) }
    func has(_ modifier: String) -> Bool { modifiers.contains(modifier) }

    /// The name of the type or member. Names of functions include the parameters.
    var name: String {
        switch keyword {
        case "func", "init", "subscript": keyword + " " + signature.filter { $0 != "\n" }
        default: String(signature.prefix { $0.isLetter || $0.isNumber || "_`.".contains($0) })
        }
    }

    /// The names of the stored properties that the declaration introduces.
    var storedNames: [String] {
        guard keyword == "let" || keyword == "var", body == nil || body?.contains("didSet") == true else { return [] }
        return SwiftText(signature).split(at: ",").compactMap { part in
            let name = part.trimmed.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" }
            return name.isEmpty || has("static") ? nil : name.filter { $0 != "`" }
        }
    }

    /// The raw type of a structure or enumeration, such as `Int`, if it is the first type in the inheritance list.
    var rawType: String? {
        let names = inheritedTypes
        guard let first = names.first, keyword == "struct" || keyword == "enum" else { return nil }
        let types = [
            "String", "Int", "UInt", "Int32", "UInt32", "Int64", "UInt64", "UInt8", "Int16", "UInt16", "CGFloat",
        ]
        return types.contains(first) ? first : nil
    }

    /// The types in the inheritance list.
    var inheritedTypes: [String] {
        let parts = SwiftText(signature).split(at: ":")
        return parts.count < 2 ? [] : SwiftText(parts[1]).split(at: ",").map(\.trimmed)
    }
}

extension StringProtocol {
    /// The text without spaces and line breaks at both ends.
    var trimmed: String {
        let start = drop { $0 == " " || $0 == "\n" }
        return String(String(start.reversed().drop { $0 == " " || $0 == "\n" }.reversed()))
    }
}
