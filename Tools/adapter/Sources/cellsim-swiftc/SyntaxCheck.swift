import Foundation
import SwiftAdapter
import SwiftPruner

/// Asks the compiler for syntax errors in the user's files. The adapted copy of a file that cannot be parsed would have
/// errors elsewhere, or none.
struct SyntaxCheck {
    let compiler: String
    let arguments: CompilerArguments

    /// The compiler's errors in some files, for the reader; nil if there are none.
    /// - Parameter folder: for the compiler's output.
    func errors(in paths: [String], folder: String) -> String? {
        let options = ErrorCheck.options(of: arguments) + ["-diagnostic-style", "llvm"]
        let texts = paths.compactMap { path -> String? in
            let result = ErrorCheck.run(compiler, ["-parse", path] + options, output: folder + "/syntax.txt")
            return result.flatMap { $0.status == 0 ? nil : $0.text }
        }
        return texts.isEmpty ? nil : texts.joined()
    }
}
