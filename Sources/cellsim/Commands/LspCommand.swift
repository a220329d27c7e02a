import ArgumentParser
import CellSimProcess
import Foundation

/// `cellsim lsp`: runs SourceKit-LSP for sources that use UIKit.
struct LspCommand: PassthroughCommand {
    static let configuration = CommandConfiguration(
        commandName: "lsp",
        abstract: "Run SourceKit-LSP for iOS sources.",
        usage: "cellsim lsp [<argument>...]",
        discussion: """
            Editors start this command instead of 'sourcekit-lsp' and get completion, \
            documentation and errors for sources that use UIKit. It takes the options of \
            'sourcekit-lsp' and uses standard input and output. Your package does not \
            change. 'cellsim init --editor' sets up an editor. See docs/Editors.md.
            """,
        examples: [
            "cellsim lsp",
            "cellsim lsp --experimental-feature on-type-formatting",
        ])

    @Argument(parsing: .captureForPassthrough, help: "Arguments for 'sourcekit-lsp'.")
    var arguments: [String] = []

    func run() throws { try LanguageServerProxy.runAndExit(SwiftToolchain(), arguments: arguments) }
}
