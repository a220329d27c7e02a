import CellSimCShims
import Foundation

/// Requests the Swift declarations of a module of Objective-C headers from SourceKit, a library in the Swift toolchain.
///
/// SourceKit uses the same importer as the compiler on Apple's systems, so names and types match Apple's.
public enum SourceKit {
    /// Returns the path of the library in a toolchain.
    public static func library(in toolchain: String) -> String { toolchain + "/lib/libsourcekitdInProc.so" }

    /// Returns the declarations of a module as JSON.
    /// - Parameters:
    ///   - module: the name of the module.
    ///   - arguments: the compiler arguments that are needed to find the module.
    ///   - library: the path of the library. It stays loaded, so call this function in a separate process.
    /// - Throws: `ProjectError` with the library's error message.
    public static func declarations(
        ofModule module: String, arguments: [String], library: String
    ) throws(ProjectError) -> Data {
        let argumentList = arguments.map(quoted).joined(separator: ", ")
        let request =
            "{ key.request: source.request.docinfo, key.name: \(quoted(module)), key.modulename: \(quoted(module)), "
            + "key.compilerargs: [\(argumentList)] }"
        var isError: Int32 = 0
        guard let response = unsafe cellsim_sourcekit_answer(library, request, &isError) else {
            throw ProjectError(library, nil, "no answer")
        }
        defer { unsafe free(response) }
        let text = unsafe String(cString: response)
        if isError != 0 { throw ProjectError(library, nil, "cannot read the module '\(module)': \(text)") }
        return Data(text.utf8)
    }

    private static func quoted(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}
