import SwiftAdapter

/// Parses types as the compiler prints them.
enum TypeName {
    /// Returns a type's name without wrappers: `Row` for `any Row?` and `Kit.Row<Int>.Type`, `Array` for `[Int]`.
    static func root(_ text: String) -> String {
        var text = text[...]
        for word in ["inout ", "any ", "some "] where text.hasPrefix(word) { text = text.dropFirst(word.count) }
        text = text.prefix { $0 != "<" }
        while let last = text.last, "?!".contains(last) { text = text.dropLast() }
        if text.hasSuffix(".Type") { text = text.dropLast(5) }
        if text.hasPrefix("[") { return text.contains(":") ? "Dictionary" : "Array" }
        if text.hasPrefix("(") {
            let inner = text.dropFirst().prefix { $0 != ")" && $0 != "," }
            return text.contains("->") || text.contains(",") ? "Function" : root(String(inner))
        }
        return text.split(separator: ".").last.map(String.init) ?? String(text)
    }

    /// Whether a text is a name, with or without the names of enclosing types.
    static func isTypeName(_ text: String) -> Bool {
        !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    }

    /// Returns the names of all types in a type, such as its generic arguments.
    static func typeNames(_ text: String) -> [String] {
        text.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }.flatMap { part -> [String] in
            let components = part.split(separator: ".").map(String.init)
            // The names with the enclosing types, without the module.
            return components.indices.map { components[$0...].joined(separator: ".") } + components
        }
    }

    /// Whether a type belongs to the standard library, which has no missing members.
    static func isStandardLibraryType(_ text: String) -> Bool {
        let name = root(text)
        return standardTypes.contains(name) || name == "Function" || name == "_" || text.contains("->")
    }

    /// Whether a type belongs to UIKit or its dependencies.
    static func belongsToUIKit(_ name: String) -> Bool {
        ["UI", "CG", "CA", "NS"].contains { name.hasPrefix($0) && name.dropFirst(2).first?.isUppercase ?? false }
    }

    /// Whether a name has the form of an Apple type or function: a framework's prefix and a capital letter.
    static func isAppleName(_ name: String) -> Bool {
        if appleNames.contains(name) { return true }
        return prefixes.contains { prefix in
            guard name.hasPrefix(prefix) else { return false }
            guard let next = name.dropFirst(prefix.count).first else { return false }
            return prefix.last == "_" || next.isUppercase
        }
    }

    private static let standardTypes: Set<String> = [
        "Any", "AnyObject", "AnyClass", "AnyHashable", "AnyCollection", "AnySequence", "AnyIterator", "Array",
        "ArraySlice", "AsyncSequence", "AsyncStream", "AsyncThrowingStream", "BidirectionalCollection",
        "BinaryFloatingPoint", "BinaryInteger", "Bool", "Character", "ClosedRange", "Codable", "CodingKey",
        "Collection",
        "Comparable", "CheckedContinuation", "ContiguousArray", "CustomStringConvertible", "Decodable", "Decoder",
        "Dictionary", "Double", "EmptyCollection", "Encodable", "Encoder", "EnumeratedSequence", "Equatable", "Error",
        "ExpressibleByStringLiteral", "FixedWidthInteger", "Float", "Float16", "FloatingPoint", "FlattenSequence",
        "Hashable", "Hasher", "Identifiable", "Int", "Int128", "Int16", "Int32", "Int64", "Int8", "IteratorProtocol",
        "JoinedSequence", "KeyPath", "LazyCollection", "LazyFilterSequence", "LazyMapSequence", "LazySequence",
        "MainActor",
        "ManagedBuffer", "Mirror", "MutableCollection", "Never", "Numeric", "ObjectIdentifier", "OptionSet", "Optional",
        "PartialKeyPath", "PartialRangeFrom", "PartialRangeThrough", "PartialRangeUpTo", "RandomAccessCollection",
        "RandomNumberGenerator", "Range", "RangeExpression", "RangeReplaceableCollection", "RawRepresentable",
        "ReferenceWritableKeyPath", "Regex", "Repeated", "Result", "ReversedCollection", "Sequence", "Set",
        "SetAlgebra", "SignedInteger", "SignedNumeric", "Slice", "StaticString", "Strideable", "StrideThrough",
        "StrideTo",
        "String", "StringProtocol", "Substring", "SystemRandomNumberGenerator", "Task", "TaskGroup", "UInt", "UInt128",
        "UInt16", "UInt32", "UInt64", "UInt8", "Unicode", "UnsafeBufferPointer", "UnsafeMutableBufferPointer",
        "UnsafeMutablePointer", "UnsafeMutableRawPointer", "UnsafePointer", "UnsafeRawPointer", "UnsignedInteger",
        "Void", "WritableKeyPath", "Zip2Sequence",
    ]

    /// The prefixes of Apple's iOS frameworks, of Core Foundation's constants and of Darwin's C functions.
    private static let prefixes = [
        "AB", "AC", "AL", "AR", "AS", "AV", "BG", "CA", "CB", "CC", "CF", "CG", "CH", "CI", "CK", "CL", "CM", "CN",
        "CS",
        "CT", "CV", "CX", "EA", "EK", "GC", "GK", "GL", "HK", "HM", "IN", "IO", "JS", "LA", "LP", "MC", "MF", "MK",
        "ML",
        "MP", "MS", "MT", "MX", "NE", "NF", "NI", "NK", "NL", "NS", "NW", "OS", "PD", "PH", "PK", "QL", "RP", "SC",
        "SF",
        "SK", "SL", "SN", "Sec", "TK", "UI", "UN", "UT", "VN", "VS", "WC", "WK", "XCT", "XCUI", "kAB", "kAudio", "kCA",
        "kCF", "kCG", "kCI", "kCL", "kCT", "kCV", "kCM", "kSec", "kUT", "Audio", "Darwin", "CC_", "objc_", "simd_",
        "os_",
        "mach_",
        "vDSP_", "vImage", "sysctl", "dispatch_", "class_", "method_", "ivar_", "protocol_", "task_", "host_", "vm_",
    ]

    /// Apple's macros and attributes, which have no prefix.
    static let macros: Set<String> = [
        "Preview", "Model", "Query", "Attribute", "Relationship", "Transient", "Bindable", "AppStorage", "Entry",
        "Generable", "Guide", "AppEntity", "Animatable",
    ]

    /// Apple's names without a prefix.
    private static let appleNames: Set<String> = ["autoreleasepool", "IMP", "Selector", "Logger"]
}

extension CompilerError {
    /// Whether the error is about names and types, and not about syntax.
    var isSemantic: Bool { isFromTypeChecker && !isRedeclaration }

    /// Whether the error reports two declarations with the same name.
    private var isRedeclaration: Bool { identifier.hasPrefix("invalid_redecl") || identifier.hasPrefix("redecl") }

    /// Whether the compiler parsed the reported code successfully.
    var isFromTypeChecker: Bool {
        // Some identifiers of the type checker, such as `expected_result_in_contextual_member`, start like the parser's.
        identifier.contains("contextual_member") || !Self.parserPrefixes.contains { identifier.hasPrefix($0) }
    }

    /// The prefixes of the identifiers of parser and lexer diagnostics.
    private static let parserPrefixes = [
        "expected_", "lex_", "extra_rbrace", "extra_rbracket", "extra_tokens", "extra_colon", "statement_same_line",
        "statement_begins", "illegal_", "unexpected_", "unspaced_", "string_interpolation",
        "number_cant_start",
    ]
}
