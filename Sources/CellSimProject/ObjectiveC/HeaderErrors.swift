import Foundation

/// The compiler's errors in copied headers: undeclared names and lines that don't compile.
struct HeaderErrors {
    /// A name that is used without a declaration.
    struct UndeclaredName: Hashable {
        /// The kind of declaration that the name requires.
        enum Kind { case `class`, value, `protocol` }
        var name: String
        var kind: Kind
        var file: String
        var line: Int
    }

    private(set) var undeclaredNames: [UndeclaredName] = []
    /// The lines that don't compile, with the compiler's messages.
    private(set) var invalidLines: [(file: String, line: Int, message: String)] = []

    /// Parses the compiler's output.
    /// - Parameters:
    ///   - output: the compiler's output.
    ///   - copies: the copied headers.
    ///   - known: the names that replacements already declare.
    init(_ output: String, _ copies: HeaderCopies, known: Set<String>) {
        for line in output.split(separator: "\n") {
            guard let match = line.firstMatch(of: /^(?:.*\/)?([^\/:]+):(\d+):(\d+): (?:fatal )?error: (.*)$/),
                let number = Int(match.2), let column = Int(match.3), let copy = copies.copies[String(match.1)],
                copy.lines.indices.contains(number - 1)
            else { continue }
            let (file, message, text) = (String(match.1), String(match.4), copy.lines[number - 1])
            if let name = Self.name(in: message, text, column), !known.contains(name) {
                let kind = Self.kind(of: name, in: text, message)
                undeclaredNames.append(UndeclaredName(name: name, kind: kind, file: file, line: number))
            } else {
                invalidLines.append((file, number, message))
            }
        }
    }

    private static func name(in message: String, _ line: String, _ column: Int) -> String? {
        if message.hasPrefix("expected a type") || message.hasPrefix("expected expression") {
            let rest = line.utf8.dropFirst(column - 1).prefix {
                $0 == 95 || (48...57).contains($0) || $0 | 32 >= 97 && $0 | 32 <= 122
            }
            return rest.isEmpty ? nil : String(decoding: Array(rest), as: UTF8.self)
        }
        let prefixes = [
            "unknown type name ", "use of undeclared identifier ", "cannot find interface declaration for ",
            "cannot find protocol declaration for ", "no type or protocol named ", "unknown class name ",
            "unknown receiver ", "cannot find protocol definition for ", "attempting to use the forward class ",
        ]
        guard prefixes.contains(where: message.hasPrefix) else { return nil }
        return message.firstMatch(of: /'(\w+)'/).map { String($0.1) }
    }

    private static func kind(of name: String, in line: String, _ message: String) -> UndeclaredName.Kind {
        if message.contains("protocol") { return .protocol }
        if message.contains("interface declaration") || message.contains("forward class") { return .class }
        let isPointer = line.ranges(of: name).contains { range in
            line[range.upperBound...].drop { $0 == " " }.first == "*"
        }
        return isPointer ? .class : .value
    }
}
