import CellSimEditors
import Foundation

/// Checks the user's own settings for SourceKit-LSP in `.sourcekit-lsp/config.json`.
enum SourceKitLSPConfiguration {
    /// Returns the reason why a folder's settings prevent the server from finding UIKit, with the suggested fix, or
    /// nil if they don't.
    ///
    /// The server uses compiler flags from this file in place of its arguments.
    static func warning(in root: String) -> String? {
        let path = root + "/.sourcekit-lsp/config.json"
        guard let data = FileManager.default.contents(atPath: path), data.count <= 1 << 20,
            let flags = (try? JSONReader.read(Array(data)))?["swiftPM"]?["swiftCompilerFlags"]?.array
        else { return nil }
        let arguments = flags.compactMap(\.string).prefix(20).map { "-Xswiftc " + ShellArgument.quoted($0) }
        return "\(path): 'swiftCompilerFlags' replaces the flags with which cellsim finds UIKit; remove it"
            + (arguments.isEmpty ? "" : ", and start 'cellsim lsp \(arguments.joined(separator: " "))'")
    }
}
