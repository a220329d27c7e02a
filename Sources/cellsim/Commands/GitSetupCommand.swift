import ArgumentParser
import CellSimProcess
import Foundation

/// `cellsim git-setup`: configures Git to compare and merge XIBs and storyboards with `cellsim`.
struct GitSetupCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "git-setup",
        abstract: "Let git compare and merge interface files.",
        usage: "cellsim git-setup [options]",
        discussion: """
            Adds lines to .gitattributes at the top of this repository, and commands to its \
            configuration, .git/config. Commit .gitattributes; everybody who clones the \
            repository runs this command once. See docs/Git.md.
            """,
        examples: [
            "cellsim git-setup",
            "cellsim git-setup --remove",
        ])

    @OptionGroup(title: "Setup") var options: Setup

    /// The option that selects whether to add or remove the configuration.
    struct Setup: ParsableArguments {
        @Flag(help: "Remove the lines and the commands.")
        var remove = false
    }

    func run() throws {
        let setup = GitSetup(repository: try GitRepository(around: ".", for: "git-setup"))
        try setup.apply(removing: options.remove)
        try StandardOutput.print(
            options.remove
                ? "git no longer uses cellsim in \(setup.repository.root)"
                : "git compares and merges *.xib and *.storyboard with cellsim in \(setup.repository.root)")
    }
}
