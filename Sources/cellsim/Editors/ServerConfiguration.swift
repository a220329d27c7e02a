import CellSimEditors
import Foundation

/// The user's own settings of SourceKit-LSP, in `.sourcekit-lsp/config.json`.
enum ServerConfiguration {
    /// The reason why the settings of a folder keep the server from finding UIKit, with the remedy; nil if they do not.
    ///
    /// The server takes compiler flags from this file instead of its arguments.
    static func warning(in root: String) -> String? {
        let path = root + "/.sourcekit-lsp/config.json"
        guard let data = FileManager.default.contents(atPath: path), data.count <= 1 << 20,
            let flags = (try? JSONReader.read(Array(data)))?["swiftPM"]?["swiftCompilerFlags"]?.array
        else { return nil }
        let words = flags.compactMap(\.string).prefix(20).map { "-Xswiftc " + ShellWord.quoted($0) }
        return "\(path): 'swiftCompilerFlags' replaces the flags with which cellsim finds UIKit; remove it"
            + (words.isEmpty ? "" : ", and start 'cellsim lsp \(words.joined(separator: " "))'")
    }
}
