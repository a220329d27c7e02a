import CellSimProcess

/// Reads `.xcconfig` files and the files that they include.
struct XCConfigReader {
    let notes: ProjectNotes

    /// Returns the settings in the order of the file. Settings of an included file are inserted at its `#include` line.
    /// - Parameters:
    ///   - path: the path of the file.
    ///   - file: the file that refers to it, for errors.
    ///   - line: the line in that file.
    ///   - inside: the files that include this one.
    func settings(
        of path: String, namedIn file: String, _ line: Int?, inside: [String] = []
    ) -> [(key: String, value: String)] {
        guard !inside.contains(path) else {
            notes.add(.warning, file, line, "'\(Paths.lastComponent(path))' includes itself; skipped")
            return []
        }
        let bytes: [UInt8]
        do { bytes = try FileReader.read(path) } catch {
            notes.add(.warning, file, line, "'\(path)' cannot be read: \(error.reason); its settings are skipped")
            return []
        }
        var result: [(key: String, value: String)] = []
        for (index, line) in String(decoding: bytes, as: UTF8.self).split(
            separator: "\n", omittingEmptySubsequences: false
        ).enumerated() {
            let text = Self.withoutComment(line).trimmed
            if text.hasPrefix("#include") {
                let isOptional = text.dropFirst(8).first == "?"
                let name = text.drop { $0 != "\"" }.dropFirst().prefix { $0 != "\"" }
                let included = Paths.join(Paths.folder(of: path), String(name))
                if isOptional, !Paths.exists(included) { continue }
                result += settings(of: included, namedIn: path, index + 1, inside: inside + [path])
            } else if let equals = Self.equalsIndex(in: text) {
                result.append(
                    (text[..<equals].description.trimmed, text[text.index(after: equals)...].description.trimmed))
            } else if !text.isEmpty {
                notes.add(.warning, path, index + 1, "expected 'NAME = value', found '\(text.prefix(40))'")
            }
        }
        return result
    }

    private static func withoutComment(_ line: Substring) -> String {
        guard let comment = line.firstRange(of: "//") else { return String(line) }
        return String(line[..<comment.lowerBound])
    }

    /// Returns the index of the equals sign between name and value, ignoring those in conditions such as `[sdk=*]`.
    private static func equalsIndex(in text: String) -> String.Index? {
        var depth = 0
        for index in text.indices {
            if text[index] == "[" { depth += 1 }
            if text[index] == "]" { depth -= 1 }
            if text[index] == "=", depth <= 0 { return index }
        }
        return nil
    }
}

/// The part of `String` that trims configuration values.
extension String {
    /// The text without white space at both ends and without semicolons at the end.
    var trimmed: String {
        var text = self[...]
        while text.first?.isWhitespace ?? false { text.removeFirst() }
        while text.last.map({ $0.isWhitespace || $0 == ";" }) ?? false { text.removeLast() }
        return String(text)
    }
}
