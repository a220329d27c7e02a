import ArgumentParser
import CellSimHost
import CellSimProcess

/// `cellsim devices`: what `--device` and the key `device` may name.
struct DevicesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "devices", abstract: "List the devices: names, sizes, scales, safe areas.",
        discussion: """
            Each name, and Interface Builder's own, can be given to --device and to the key 'device' of cellsim.yml; case, \
            spaces and dashes do not matter. Any other size is written as in 375x667, in points.
            """)

    @Option(help: "How the devices of the table are held: portrait or landscape.")
    var orientation: Device.Orientation = .portrait

    @Flag(help: "Print JSON, with both orientations.")
    var json = false

    func run() throws {
        try AtomicFile.print(Array((json ? DeviceTable.json : DeviceTable.text(orientation)).utf8))
    }
}
