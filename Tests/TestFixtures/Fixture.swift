import Foundation

/// Files that tests read: each test target keeps its own in a folder `Fixtures` beside its sources.
public enum Fixture {
    /// A file's text.
    ///
    /// - Parameters:
    ///   - name: the file's name in the folder `Fixtures` beside the source that asks.
    ///   - file: the source that asks.
    /// - Returns: the text without its last line's end. Stops the test run, with the file's path, when it cannot be read.
    public static func text(_ name: String, beside file: String = #filePath) -> String {
        let url = URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent("Fixtures")
            .appendingPathComponent(name)
        guard let text = try? String(contentsOf: url, encoding: .utf8) else { fatalError("no fixture at \(url.path)") }
        return text.hasSuffix("\n") ? String(text.dropLast()) : text
    }
}

extension Fixture {
    /// The folder of the tests' own fonts, which `Tools/test-fonts` makes.
    public static let fonts = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
        "Fonts"
    )
    .path
}
