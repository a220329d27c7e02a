import Foundation
import PackagePlugin

/// The plug-in for `swift package cellsim …`. It runs the program in the package's folder, and returns its exit status.
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
