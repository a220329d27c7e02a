import Foundation
import SwiftAdapter
import SwiftPruner

/// Asks the compiler what is wrong with the form of the user's files. What the adapter makes of a file that cannot be parsed
/// would have errors elsewhere, or none.
struct SyntaxCheck {
    let compiler: String
    let arguments: CompilerArguments

    /// What the compiler says of some files, for the reader; nil where nothing is wrong.
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
