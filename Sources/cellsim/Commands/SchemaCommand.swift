import ArgumentParser
import CellSimProcess

/// `cellsim schema`: what a `cellsim.yml` may say, for editors and people.
struct SchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema", abstract: "Print the JSON schema of cellsim.yml, by which editors complete it.",
        discussion: """
            With 'cellsim schema > .cellsim-schema.json', editors that know YAML schemas complete and check a cellsim.yml \
            whose first line is '# yaml-language-server: $schema=.cellsim-schema.json'.
            """)

    enum Format: String, CaseIterable, WordArgument { case json, markdown }

    @Option(help: "json, or markdown: a page of all keys and devices.")
    var format: Format = .json

    func run() throws {
        try AtomicFile.print(Array((format == .json ? ConfigurationSchema.text : ConfigurationPage.text).utf8))
    }
}
