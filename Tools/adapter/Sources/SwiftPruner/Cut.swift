import Foundation
import SwiftAdapter

/// A change of a source that removes code which cannot be compiled.
package struct Cut: Codable, Hashable {
    /// The kinds of cuts, from small to large.
    package enum Kind: String, Codable {
        /// Only an attribute or a modifier: its declaration stays.
        case attribute
        /// A statement of a body; the others stay.
        case statement
        /// A body, which traps instead.
        case body
        /// A property's initial value: it is nil, or traps when it is read.
        case value
        /// A conformance or superclass of a type.
        case conformance
        /// A missing requirement of a type: it gets a trapping one.
        case witness
        case declaration
        /// An import of a module that is not there.
        case module
        /// A cut in the adapter's own text: never reported.
        case hidden
    }

    var kind: Kind
    /// The bytes of the adapted text that are replaced.
    var start: Int
    var end: Int
    var replacement: String
    /// A description of the cut, as in "a statement of configure(with:)".
    var what: String
    /// The line of the error in the user's file.
    var line: Int
    /// The compiler's words.
    var cause: String
    /// The class or other type around, with those around it.
    var type: String?
    /// The function or property around, by its base name.
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
        /// Distinguishes several insertions at one offset.
        var inserted: String
    }

    /// Whether other declarations may be wrong because of it.
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
        /// The line of source that the compiler printed below.
        var source: String
    }

    var path: String
    var line: Int
    var column: Int
    var message: String
    /// The compiler's name of the diagnostic.
    var identifier = ""
    var notes: [Note] = []
    /// The reason that permits cuts for it.
    var excuse: Excuse?

    /// In the order of files, then of positions.
    static func isBefore(_ a: CompilerError, _ b: CompilerError) -> Bool {
        (a.path, a.line, a.column, a.message) < (b.path, b.line, b.column, b.message)
    }

    /// The words in quotation marks of the message.
    var quoted: [String] { message.quoted }

    /// Reads the compiler's text with messages of the form `path:line:column: error: words`.
    static func read(_ text: String) -> [CompilerError] {
        var errors: [CompilerError] = []
        var crash: CompilerError?
        var isAfterError = false
        var isAfterNote = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            // The first entry is the file, and the last one the statement.
            crash = crashPlace(line) ?? CrashCut.error(line, of: crash) ?? crash
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
                let (message, identifier) = parted(parts.message)
                errors.append(
                    CompilerError(
                        path: parts.path, line: parts.line, column: parts.column, message: message,
                        identifier: identifier))
                isAfterError = true
            case "note" where isAfterError:
                let (message, identifier) = parted(parts.message)
                errors[errors.count - 1].notes.append(
                    Note(
                        path: parts.path, line: parts.line, column: parts.column, message: message,
                        identifier: identifier, source: ""))
            default: isAfterError = false
            }
        }
        if let crash { errors.append(crash) }
        return Array(Set(errors.map(\.withSpelling))).sorted(by: isBefore)
    }

    /// A message without the identifier and the group that the compiler adds, and the identifier.
    static func parted(_ text: String) -> (message: String, identifier: String) {
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

    /// The position at which the compiler crashed, from its output: `3.        While type-checking 'f()' (at PATH:4:5)`
    /// and `… at [PATH:4:5 - line:9:2]`.
    private static func crashPlace(_ line: Substring) -> CompilerError? {
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
