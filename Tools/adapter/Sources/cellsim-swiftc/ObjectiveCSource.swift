import Foundation
import SwiftAdapter
import SwiftPruner

/// Skips the compilation of Objective-C sources, because Linux lacks the Objective-C runtime and Apple's headers.
enum ObjectiveCSource {
    /// Forwards a call to the C compiler, or creates an empty object file for Objective-C.
    /// - Returns: the exit status.
    static func compile(_ arguments: [String], _ clang: String) -> Int32 {
        let isSource = { (text: String) in text.hasSuffix(".m") || text.hasSuffix(".mm") }
        guard let source = arguments.last(where: isSource), let output = value("-o", arguments),
            arguments.contains("-c")
        else { execute(clang, arguments) }
        FileHandle.standardError.write(
            Data("\(source): note: Objective-C is not compiled, so this file's declarations are missing\n".utf8))
        do {
            if let dependencyFile = value("-MF", arguments) {
                let rule = "\(escaped(output)): \(escaped(source))\n"
                try Data(rule.utf8).write(to: URL(fileURLWithPath: dependencyFile), options: .atomic)
            }
            return try run(clang, ["-x", "c", "-c", "/dev/null", "-o", output])
        } catch {
            FileHandle.standardError.write(Data("error: \(source): \(error.localizedDescription)\n".utf8))
            return 1
        }
    }

    /// Returns a path escaped for a Makefile.
    private static func escaped(_ path: String) -> String {
        path.replacing("\\", with: "\\\\").replacing(" ", with: "\\ ").replacing("#", with: "\\#")
            .replacing("$", with: "$$")
    }

    private static func value(_ option: String, _ arguments: [String]) -> String? {
        guard let index = arguments.lastIndex(of: option), index + 1 < arguments.count else { return nil }
        return arguments[index + 1]
    }
}
