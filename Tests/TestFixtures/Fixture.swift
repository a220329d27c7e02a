import Foundation

/// Reads the fixture files of tests. Each test target has a folder `Fixtures` next to its sources.
public enum Fixture {
    /// Returns the text of a fixture.
    ///
    /// - Parameters:
    ///   - name: the file's name in the folder `Fixtures` next to the calling source, or in a parent folder.
    ///   - values: the replacements of `$(NAME)` in the text.
    ///   - file: the calling source.
    /// - Returns: the text without the final line break. The test run stops with the file's path if the file cannot be read.
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
    /// Returns the expected text in a fixture, which `RECORD_FIXTURES=1` writes.
    ///
    /// - Parameters:
    ///   - name: the file's path in the folder `Fixtures` next to the calling source.
    ///   - actual: the text to compare it with.
    ///   - file: the calling source.
    /// - Returns: the file's text, or an instruction if the file is missing.
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
            return "\(url.path) is missing: record it with RECORD_FIXTURES=1, and review it"
        }
        return text
    }
}

extension Fixture {
    /// The folder of the test fonts, which `Tools/test-fonts` generates.
    public static let fonts = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
        "Fonts"
    )
    .path

    /// The folder of the documents that `DocumentFixtureTests` compares with the files next to them.
    public static let documents = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
        "Documents"
    )
    .path

    /// Returns the text of a document in the folder `Documents`.
    ///
    /// - Parameter name: the document's path in the folder, with its extension.
    /// - Returns: the text. Stops the test run, with the file's path, when it cannot be read.
    public static func document(_ name: String) -> String {
        let path = documents + "/" + name
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { fatalError("no document \(path)") }
        return text
    }

    /// Returns the path of a fixture, for tests that read the file themselves.
    ///
    /// - Parameters:
    ///   - name: the file's path in the folder `Fixtures` next to the calling source.
    ///   - file: the calling source.
    public static func path(_ name: String, beside file: String = #filePath) -> String {
        URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent("Fixtures/" + name).path
    }
}
