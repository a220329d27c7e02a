import CellSimCShims
import Foundation

/// Asks SourceKit, the library of Swift's toolchain, how Swift sees a module of Objective-C headers.
///
/// This is the importer that apps are compiled with on Apple's systems, so its rules for names and types are Apple's own.
public enum SourceKit {
    /// The library in a toolchain's folder.
    public static func library(in toolchain: String) -> String { toolchain + "/lib/libsourcekitdInProc.so" }

    /// Returns the declarations of a module as JSON.
    /// - Parameters:
    ///   - arguments: the compiler's arguments that find the module.
    ///   - library: the library's path. It stays loaded, so call this in a process of its own.
    /// - Throws: `ProjectError` with the library's own message.
    public static func declarations(
        ofModule module: String, arguments: [String], library: String
    ) throws(ProjectError) -> Data {
        let words = arguments.map(quoted).joined(separator: ", ")
        let request =
            "{ key.request: source.request.docinfo, key.name: \(quoted(module)), key.modulename: \(quoted(module)), "
            + "key.compilerargs: [\(words)] }"
        var isError: Int32 = 0
        guard let answer = unsafe cellsim_sourcekit_answer(library, request, &isError) else {
            throw ProjectError(library, nil, "no answer")
        }
        defer { unsafe free(answer) }
        let text = unsafe String(cString: answer)
        if isError != 0 { throw ProjectError(library, nil, "cannot read the module '\(module)': \(text)") }
        return Data(text.utf8)
    }

    private static func quoted(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}
