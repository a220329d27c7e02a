import Foundation

/// Files that tests read: each test target keeps its own in a folder `Fixtures` beside its sources.
public enum Fixture {
    /// A file's text.
    ///
    /// - Parameters:
    ///   - name: the file's name in the folder `Fixtures` beside the source that asks, or in a folder above.
    ///   - values: what takes the place of `$(NAME)` in the text.
    ///   - file: the source that asks.
    /// - Returns: the text without its last line's end. Stops the test run, with the file's path, when it cannot be read.
    public static func text(
        _ name: String, replacing values: [String: any CustomStringConvertible] = [:], beside file: String = #filePath
    ) -> String {
        let source = URL(fileURLWithPath: file).deletingLastPathComponent()
        let folders = [source, source.deletingLastPathComponent()].map { $0.appendingPathComponent("Fixtures") }
        let texts = folders.lazy.compactMap {
            try? String(contentsOf: $0.appendingPathComponent(name), encoding: .utf8)
        }
        guard var text = texts.first else { fatalError("no fixture \(name) in \(folders[0].path)") }
        for (key, value) in values.sorted(by: { $0.key < $1.key }) {
            let mark = "$(\(key))"
            guard text.contains(mark) else { fatalError("\(name) has no \(mark)") }
            text = text.replacingOccurrences(of: mark, with: value.description)
        }
        return text.hasSuffix("\n") ? String(text.dropLast()) : text
    }
}

extension Fixture {
    /// The text that a file expects; with `RECORD_FIXTURES=1` the file is written.
    ///
    /// - Parameters:
    ///   - name: the file's path in the folder `Fixtures` beside the source that asks.
    ///   - actual: the text to compare it with.
    ///   - file: the source that asks.
    /// - Returns: the file's text, or what to do if there is none.
    public static func expected(_ name: String, insteadOf actual: String, beside file: String = #filePath) -> String {
        let url = URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent("Fixtures/" + name)
        if ProcessInfo.processInfo.environment["RECORD_FIXTURES"] != nil {
            do {
                try FileManager.default.createDirectory(
                    at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(actual.utf8).write(to: url)
            } catch { return "\(url.path) cannot be written: \(error)" }
        }
        guard let text = try? String(contentsOf: url, encoding: .utf8) else {
            return "\(url.path) is missing: record it with RECORD_FIXTURES=1, and look at it"
        }
        return text
    }
}

extension Fixture {
    /// The folder of the tests' own fonts, which `Tools/test-fonts` makes.
    public static let fonts = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
        "Fonts"
    )
    .path

    /// The folder of documents that `DocumentFixtureTests` compares with the files next to them.
    public static let documents = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
        "Documents"
    )
    .path
}
