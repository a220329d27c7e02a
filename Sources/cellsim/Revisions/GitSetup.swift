import CellSimProcess
import Foundation

/// Installs the Git attributes and settings with which Git uses `cellsim` for XIBs and storyboards.
struct GitSetup {
    let repository: GitRepository

    /// The lines of `.gitattributes`.
    static let attributes = ["*.xib diff=cellsim merge=cellsim", "*.storyboard diff=cellsim merge=cellsim"]

    /// The Git settings. Git runs the commands in a shell in the repository's root folder.
    static let settings = [
        ("diff.cellsim.textconv", "cellsim diff --textconv"),
        ("merge.cellsim.name", "cellsim merges interface files by object"),
        ("merge.cellsim.driver", "cellsim merge %O %A %B %P"),
        ("difftool.cellsim.cmd", "cellsim diff \"$LOCAL\" \"$REMOTE\""),
    ]

    /// Adds or removes the attributes and settings. If that has already been done, nothing changes.
    /// - Throws: `InvalidInput` with Git's message, or `FileOutputError` if `.gitattributes` can't be written.
    func apply(removing removes: Bool) throws {
        let path = repository.root + "/.gitattributes"
        var old = ""
        if FileManager.default.fileExists(atPath: path) {
            do { old = String(decoding: try FileReader.read(path), as: UTF8.self) } catch {
                throw InvalidInput("\(path):1: error: cannot be read: \(error.reason)")
            }
        }
        WriteAccess.confine(to: repository.root)
        let text = removes ? Self.removing(from: old) : Self.adding(to: old)
        if text != old { try AtomicFile.write(Array(text.utf8), to: path) }
        for (key, value) in Self.settings {
            if !removes {
                _ = try repository.runChecked(["config", "--local", key, value])
            } else if try repository.execute(["config", "--local", "--get", key]).code == 0 {
                _ = try repository.runChecked(["config", "--local", "--unset-all", key])
            }
        }
    }

    /// Returns the contents of `.gitattributes` with the missing lines appended.
    static func adding(to text: String) -> String {
        let existingLines = Set(text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) })
        let missing = attributes.filter { !existingLines.contains($0) }
        guard !missing.isEmpty else { return text }
        return text + (text.isEmpty || text.hasSuffix("\n") ? "" : "\n") + missing.map { $0 + "\n" }.joined()
    }

    /// Returns the contents of `.gitattributes` without the lines of CellSim.
    static func removing(from text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !attributes.contains($0.trimmingCharacters(in: .whitespaces)) }.joined(separator: "\n")
    }
}

/// Merges files line by line, as Git does without a merge driver.
enum LineMerge {
    /// Returns the merged bytes, or nil if lines conflict.
    /// - Throws: `InvalidInput` if Git can't be started.
    static func merged(base: String, ours: String, theirs: String) throws -> [UInt8]? {
        let output = try GitRepository.run(
            ["merge-file", "-p", "--", ours, base, theirs], ["LC_ALL": "C"], for: "cellsim merge")
        return output.code == 0 ? output.bytes : nil
    }
}
