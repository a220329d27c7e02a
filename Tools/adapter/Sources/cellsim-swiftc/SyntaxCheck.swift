import Foundation
import SwiftAdapter
import SwiftPruner

/// Finds syntax errors in the user's files with the compiler. The adapted copy of a file with syntax errors would have
/// errors at other positions, or none.
struct SyntaxCheck {
    let compiler: String
    let arguments: CompilerArguments

    /// Returns the compiler's error messages for some files; nil if there are none.
    /// - Parameter folder: the folder for the compiler's output.
    func errors(in paths: [String], folder: String) -> String? {
        let options = ErrorCheck.options(of: arguments) + ["-diagnostic-style", "llvm"]
        let texts = paths.compactMap { path -> String? in
            let result = ErrorCheck.run(compiler, ["-parse", path] + options, output: folder + "/syntax.txt")
            return result.flatMap { $0.status == 0 ? nil : $0.text }
        }
        return texts.isEmpty ? nil : texts.joined()
    }
}
