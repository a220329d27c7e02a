import CellSimEditors
import Foundation

/// Checks the user's settings for SourceKit-LSP in `.sourcekit-lsp/config.json`.
enum SourceKitLSPConfiguration {
    /// Returns a warning with a suggested fix if the settings in a folder prevent the server from finding UIKit, or nil otherwise.
    ///
    /// Compiler flags in this file replace those in the server's arguments.
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
