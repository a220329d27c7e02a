import ArgumentParser
import CellSimHost
import CellSimProcess

/// `cellsim devices`: lists the values of `--device` and of the key `device`.
struct DevicesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "devices",
        abstract: "List the devices: names, sizes, scales, safe areas.",
        usage: "cellsim devices [options]",
        discussion: """
            Use these names with --device, and with the key 'device' of cellsim.yml. Case, \
            spaces and dashes do not matter. Write any other size in points, as in 375x667.
            """,
        examples: [
            "cellsim devices",
            "cellsim devices --orientation landscape",
        ])

    @OptionGroup(title: "Output") var output: Output

    /// The options for the output.
    struct Output: ParsableArguments {
        @Option(help: "The orientation of the devices.")
        var orientation: Device.Orientation = .portrait

        @Flag(help: "Print JSON, with both orientations.")
        var json = false
    }

    func run() throws {
        try AtomicFile.print(Array((output.json ? DeviceTable.json : DeviceTable.text(output.orientation)).utf8))
    }
}
