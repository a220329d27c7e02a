import Foundation

/// Reports the passes over a module during pruning. It writes the lines to a file, because a package manager holds back the
/// compiler's output. The program that started the build reads the file.
package struct PassReport {
    /// The environment variable with the file's path.
    package static let environmentVariable = "CELLSIM_PROGRESS"

    private let module: String
    private let file: FileHandle?

    /// Creates a report.
    /// - Parameters:
    ///   - module: the module's name, which starts each line.
    ///   - path: the file's path; nil if no report is wanted. The file must already exist.
    package init(module: String, path: String? = ProcessInfo.processInfo.environment[environmentVariable]) {
        self.module = module
        file = path.flatMap { FileHandle(forUpdatingAtPath: $0) }
    }

    /// Appends a line.
    package func report(_ text: String) {
        guard let file, let data = "\(module): \(text)\n".data(using: .utf8) else { return }
        // Modules are compiled in parallel, so each line is written in one call.
        _ = try? file.seekToEnd()
        try? file.write(contentsOf: data)
    }
}
