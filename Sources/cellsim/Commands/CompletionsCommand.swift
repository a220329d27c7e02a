import ArgumentParser
import CellSimProcess

/// `cellsim completions`: prints scripts for the completion of command lines in shells.
struct CompletionsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "completions",
        abstract: "Print a completion script for your shell.",
        usage: "cellsim completions <shell>",
        discussion: """
            Save the script as:
              bash   ~/.local/share/bash-completion/completions/cellsim
              zsh    _cellsim in a folder of $fpath
              fish   ~/.config/fish/completions/cellsim.fish
            """,
        examples: [
            "cellsim completions bash > ~/.local/share/bash-completion/completions/cellsim",
            "cellsim completions fish > ~/.config/fish/completions/cellsim.fish",
        ])

    /// The supported shells.
    enum Shell: String, CaseIterable, CaseInsensitiveArgument {
        case bash, zsh, fish

        /// The corresponding value of ArgumentParser.
        var completionShell: CompletionShell {
            switch self {
            case .bash: .bash
            case .zsh: .zsh
            case .fish: .fish
            }
        }
    }

    @Argument(help: "The shell.")
    var shell: Shell

    func run() throws {
        let script = CellSimCommand.completionScript(for: shell.completionShell)
        try AtomicFile.print(Array((script + "\n").utf8))
    }
}
