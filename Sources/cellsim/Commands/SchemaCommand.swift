import ArgumentParser
import CellSimProcess

/// `cellsim schema`: prints the JSON schema of `cellsim.yml` for editors, or a reference page.
struct SchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema",
        abstract: "Print the JSON schema of cellsim.yml, for editors.",
        usage: "cellsim schema [options]",
        discussion: """
            Editors that support YAML schemas complete and check a cellsim.yml whose first line \
            is '# yaml-language-server: $schema=.cellsim-schema.json'. See docs/Editors.md.
            """,
        examples: [
            "cellsim schema > .cellsim-schema.json",
            "cellsim schema --format markdown",
        ])

    /// The output format.
    enum Format: String, CaseIterable, CaseInsensitiveArgument { case json, markdown }

    @OptionGroup(title: "Output") var output: Output

    /// The options for the output.
    struct Output: ParsableArguments {
        @Option(help: "The output format; markdown is a page of all keys.")
        var format: Format = .json

        @Flag(help: "Short for --format json.")
        var json = false
    }

    func run() throws {
        let isJSON = output.json || output.format == .json
        try AtomicFile.print(Array((isJSON ? ConfigurationSchema.text : ConfigurationPage.text).utf8))
    }
}
