import CellSimHost
import CellSimImageCodecs
import CellSimProcess
import UIKit

/// The program of the example. `swift run Elements` draws two tables that share one nib to `Pictures/TwoTables.png`.
@main
struct ElementsExample {
    @MainActor static func main() throws {
        let tables = try TwoTables()
        let host = ViewHost(Appearance(device: Device(size: tables.view.frame.size)))
        host.show(tables.view)
        try FileManager.default.createDirectory(atPath: "Pictures", withIntermediateDirectories: true)
        try AtomicFile.write(PNG.encode(host.render(tables.view)), to: "Pictures/TwoTables.png")
        print("Pictures/TwoTables.png")
    }
}
