import Foundation
import SwiftAdapter

/// An edit of a source that removes code which cannot be compiled.
package struct Cut: Codable, Hashable {
    /// The kinds of cuts, from small to large.
    package enum Kind: String, Codable {
        /// An attribute or a modifier; its declaration is kept.
        case attribute
        /// A statement; the rest of the body is kept.
        case statement
        /// A body, which is replaced by a trap.
        case body
        /// The initial value of a property, which becomes nil or traps when it is read.
        case value
        /// A conformance or superclass of a type.
        case conformance
        /// A missing requirement of a type, for which a trapping member is added.
        case witness
        case declaration
        /// An import of a missing module.
        case module
        /// A cut in the adapter's own text, which is never reported.
        case hidden
    }

    var kind: Kind
    /// The offset of the first replaced byte in the adapted text.
    var start: Int
    var end: Int
    var replacement: String
    /// A description of the cut, such as "a statement of configure(with:)".
    var what: String
    /// The line of the error in the user's file.
    var line: Int
    /// The compiler's message.
    var cause: String
    /// The enclosing type, with the types around it.
    var type: String?
    /// The base name of the enclosing function or property.
    var member: String?
    /// The offset of the error in the adapted text.
    var anchor: Int
    /// The reason that permits the cut; nil for the adapter's own text.
    var excuse: Excuse?

    /// The identity of a cut in a file.
    struct Identity: Hashable {
        var kind: Kind
        var start: Int
        var end: Int
        /// The inserted text, which distinguishes several insertions at one offset.
        var inserted: String
    }

    /// Whether other declarations may become invalid because of the cut.
    var opensDeclarations: Bool {
        switch kind {
        case .conformance, .witness: true
        case .declaration:
            ["class ", "struct ", "enum ", "protocol ", "actor ", "typealias ", "associatedtype ", "the whole"]
                .contains { what.hasPrefix($0) }
        default: false
        }
    }

    var identity: Identity {
        Identity(kind: kind, start: start, end: end, inserted: start == end ? replacement : "")
    }
}

/// An error that the compiler reported at a position of a file.
struct CompilerError: Hashable {
    struct Note: Hashable {
        var path: String
        var line: Int
        var column: Int
        var message: String
        var identifier = ""
        /// The source line in the compiler's output.
        var source: String
    }

    var path: String
    var line: Int
    var column: Int
    var message: String
    /// The compiler's identifier of the diagnostic.
    var identifier = ""
    var notes: [Note] = []
    /// The reason that permits cuts for this error.
    var excuse: Excuse?

    /// Orders errors by file, then by position.
    static func isBefore(_ a: CompilerError, _ b: CompilerError) -> Bool {
        (a.path, a.line, a.column, a.message) < (b.path, b.line, b.column, b.message)
    }

    /// The words in quotation marks in the message.
    var quoted: [String] { message.quoted }

    /// Parses the compiler's output, whose messages have the form `path:line:column: error: words`.
    static func read(_ text: String) -> [CompilerError] {
        var errors: [CompilerError] = []
        var crash: CompilerError?
        var isAfterError = false
        var isAfterNote = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            // The first entry of the stack is the file, and the last one the statement.
            crash = crashLocation(line) ?? CrashCut.error(line, of: crash) ?? crash
            guard let parts = parts(line) else {
                if isAfterNote, isAfterError, var last = errors.popLast(), var note = last.notes.popLast() {
                    note.source = String(line)
                    last.notes.append(note)
                    errors.append(last)
                }
                isAfterNote = false
                continue
            }
            isAfterNote = parts.kind == "note"
            switch parts.kind {
            case "error":
                let (message, identifier) = splitIdentifier(parts.message)
                errors.append(
                    CompilerError(
                        path: parts.path, line: parts.line, column: parts.column, message: message,
                        identifier: identifier))
                isAfterError = true
            case "note" where isAfterError:
                let (message, identifier) = splitIdentifier(parts.message)
                errors[errors.count - 1].notes.append(
                    Note(
                        path: parts.path, line: parts.line, column: parts.column, message: message,
                        identifier: identifier, source: ""))
            default: isAfterError = false
            }
        }
        if let crash { errors.append(crash) }
        return Array(Set(errors.map(\.withSuggestion))).sorted(by: isBefore)
    }

    /// Splits a message into the text, without the added identifier and group, and the identifier.
    static func splitIdentifier(_ text: String) -> (message: String, identifier: String) {
        guard let match = text.firstMatch(of: /\ \[([a-z][a-zA-Z0-9_]*)\](?:\ \[#[A-Za-z-]+\])?$/) else {
            return (text, "")
        }
        return (String(text[..<match.range.lowerBound]), String(match.output.1))
    }

    private static func parts(
        _ line: Substring
    ) -> (path: String, line: Int, column: Int, kind: String, message: String)? {
        for kind in ["error", "note", "warning", "remark"] {
            guard let range = line.range(of: ": \(kind): ") else { continue }
            let location = line[..<range.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
            guard location.count >= 3, let column = Int(location[location.count - 1]),
                let row = Int(location[location.count - 2])
            else { continue }
            let path = location.dropLast(2).joined(separator: ":")
            return (path, row, column, kind, String(line[range.upperBound...]))
        }
        return nil
    }

    /// Returns the position at which the compiler crashed, from output such as
    /// `3.        While type-checking 'f()' (at PATH:4:5)` and `… at [PATH:4:5 - line:9:2]`.
    private static func crashLocation(_ line: Substring) -> CompilerError? {
        guard let first = line.first, first.isNumber, line.contains("While ") else { return nil }
        for opening in ["(at ", "at ["] {
            guard let range = line.range(of: opening) else { continue }
            let location = line[range.upperBound...].prefix { $0 != ")" && $0 != "]" }
            let start = location.components(separatedBy: " - ")[0].split(separator: ":")
            guard start.count >= 3, let row = Int(start[start.count - 2]), let column = Int(start[start.count - 1])
            else { continue }
            let path = start.dropLast(2).joined(separator: ":")
            guard path.hasSuffix(".swift") else { continue }
            return CompilerError(path: path, line: row, column: column, message: "the compiler crashes here")
        }
        return nil
    }
}

extension String {
    /// The words in single quotation marks.
    var quoted: [String] {
        let parts = split(separator: "'", omittingEmptySubsequences: false)
        return parts.indices.filter { $0 % 2 == 1 && $0 + 1 < parts.count }.map { String(parts[$0]) }
    }
}
