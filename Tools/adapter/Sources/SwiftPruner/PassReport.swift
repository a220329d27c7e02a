import Foundation

/// Reports the passes over a module while it is pruned. A package manager keeps back what compilers print, so the lines go to a file that
/// the program reads which started the build.
package struct PassReport {
    /// The environment variable with the file's path.
    package static let variable = "CELLSIM_PROGRESS"

    private let module: String
    private let file: FileHandle?

    /// - Parameters:
    ///   - module: the module's name, which starts each line.
    ///   - path: the file's path; nil if the lines are not needed. The file is not created.
    package init(module: String, path: String? = ProcessInfo.processInfo.environment[variable]) {
        self.module = module
        file = path.flatMap { FileHandle(forUpdatingAtPath: $0) }
    }

    /// Appends a line.
    package func report(_ text: String) {
        guard let file, let data = "\(module): \(text)\n".data(using: .utf8) else { return }
        // Modules are compiled at the same time, so each line is written in one piece.
        _ = try? file.seekToEnd()
        try? file.write(contentsOf: data)
    }
}
