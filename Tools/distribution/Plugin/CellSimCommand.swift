import Foundation
import PackagePlugin

/// `swift package cellsim …`: runs the program in the package's folder, with its arguments and its exit status.
@main
struct CellSimCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: try context.tool(named: "cellsim").path.string)
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: context.package.directory.string)
        try process.run()
        process.waitUntilExit()
        if process.terminationStatus != 0 { exit(process.terminationStatus) }
    }
}
