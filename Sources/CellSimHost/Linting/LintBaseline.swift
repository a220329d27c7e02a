import CellSimEscaping
import CellSimInterfaceBuilder
import Foundation

/// A file of known findings, stored in the repository. Lint reports omit these findings, so that only new ones are reported.
///
/// A finding is identified by its document, rule, element, key, value and message, but not by its line. The baseline
/// stores the number of occurrences per document.
package struct LintBaseline: Sendable {
    /// The version of the file format.
    package static let version = 1

    /// A known finding, with its number of occurrences.
    private struct Entry: Codable, Hashable {
        var file, rule, fingerprint: String
        var count: Int
    }

    /// The contents of the JSON file.
    private struct Contents: Codable {
        var version: Int
        var findings: [Entry]
    }

    private let folder: String
    private var counts: [String: Int] = [:]
    private var entries: [String: Entry] = [:]

    /// Creates a baseline without findings.
    /// - Parameter path: The path of the file. Paths of documents are relative to its folder.
    package init(path: String) {
        folder = LintBaseline.absolute((path as NSString).deletingLastPathComponent)
    }

    /// Reads an existing baseline.
    /// - Throws: `InputError` if the file is not a baseline.
    package init(path: String, bytes: [UInt8]) throws {
        self.init(path: path)
        let contents: Contents
        do { contents = try JSONDecoder().decode(Contents.self, from: Data(bytes)) } catch {
            throw InputError(path: path, "not a baseline written by 'cellsim lint --write-baseline'")
        }
        guard contents.version == LintBaseline.version else {
            throw InputError(
                path: path,
                "baseline version \(contents.version) is not supported; this program reads version \(LintBaseline.version)"
            )
        }
        for entry in contents.findings {
            guard entry.count > 0, entry.count < 1 << 31 else {
                throw InputError(
                    path: path,
                    "the count of '\(entry.file)' is \(entry.count); expected a number from 1 to 2147483647"
                )
            }
            counts[entry.fingerprint] = entry.count
        }
    }

    /// Returns the findings that are not in the baseline, in the same order, and the number of findings in the baseline that no
    /// longer occur.
    package func compare(_ findings: [Diagnostic]) -> (new: [Diagnostic], gone: Int) {
        var remainingCounts = counts
        let new = findings.filter { finding in
            guard !finding.isFatal, let count = remainingCounts[fingerprint(of: finding)], count > 0 else {
                return true
            }
            remainingCounts[fingerprint(of: finding)] = count - 1
            return false
        }
        return (new, remainingCounts.values.reduce(0, +))
    }

    /// Adds findings, except for documents that can't be read.
    package mutating func add(_ findings: [Diagnostic]) {
        for finding in findings where !finding.isFatal {
            let name = fingerprint(of: finding)
            counts[name, default: 0] += 1
            entries[name] = Entry(
                file: relativePath(of: finding.file), rule: finding.rule.rawValue, fingerprint: name,
                count: counts[name] ?? 1)
        }
    }

    /// The JSON contents of the file: one line per distinct finding, sorted by document.
    package var json: String {
        let sorted = entries.values.sorted { ($0.file, $0.rule, $0.fingerprint) < ($1.file, $1.rule, $1.fingerprint) }
        let lines = sorted.map { entry in
            "    {\"file\": \(Escaping.json(entry.file)), \"rule\": \"\(entry.rule)\", \"fingerprint\": \"\(entry.fingerprint)\", \"count\": \(entry.count)}"
        }
        let list = lines.isEmpty ? "" : "\n\(lines.joined(separator: ",\n"))\n  "
        return "{\n  \"version\": \(LintBaseline.version),\n  \"findings\": [\(list)]\n}\n"
    }

    private func fingerprint(of finding: Diagnostic) -> String {
        Fingerprint.of([relativePath(of: finding.file)] + finding.identity)
    }

    /// Returns a document's path relative to the folder of the baseline.
    private func relativePath(of path: String) -> String {
        let absolutePath = LintBaseline.absolute(path)
        return absolutePath.hasPrefix(folder + "/") ? String(absolutePath.dropFirst(folder.count + 1)) : absolutePath
    }

    private static func absolute(_ path: String) -> String {
        URL(fileURLWithPath: path.isEmpty ? "." : path).standardizedFileURL.path
    }
}
