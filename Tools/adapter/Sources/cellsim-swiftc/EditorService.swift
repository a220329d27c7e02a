import Foundation
import SwiftAdapter

/// Adapts modules for an editor while it is open: `cellsim-swiftc -serve-editor`.
///
/// Each line of the standard input is a request in JSON, and each line of the standard output is the response. A request
/// that fails gets a response with an `error`.
enum EditorService {
    /// A request to adapt a module, with the texts of sources that are open in the editor.
    private struct Request: Decodable {
        /// The name of the module.
        var module: String
        /// The paths of its sources.
        var sources: [String]
        /// The folder of the copies.
        var folder: String
        /// The path of the module's facts without the file extension.
        var output: String
        /// The names that `-D` defines.
        var definitions: [String]
        /// The language mode.
        var language: String
        /// The folders that are searched for facts of imported modules.
        var moduleFolders: [String]
        /// Whether the module is an executable.
        var isProgram: Bool
        /// Whether the package manifest lists resources.
        var hasResources: Bool
        /// Whether to adapt other sources again that are affected by changes.
        var adaptsOthers: Bool
        /// The texts of open sources, by path.
        var texts: [String: String]
    }

    private struct OpenText: Encodable {
        var text: String
        /// For each replacement: the offset of its first byte, the offset of its end, and the number of new bytes.
        var replacements: [[Int]]
    }

    private struct Response: Encodable {
        /// The paths of the adapted copies, by source; empty for a module that is not adapted.
        var copies: [String: String] = [:]
        /// The adapted texts of open sources.
        var texts: [String: OpenText] = [:]
        var error: String?
    }

    /// Answers requests until the input ends.
    static func run() -> Never {
        // The client has quit if a response cannot be written.
        signal(SIGPIPE, SIG_DFL)
        while let line = readLine() {
            var response: Response
            do { response = try self.response(JSONDecoder().decode(Request.self, from: Data(line.utf8))) } catch {
                response = Response(error: "\(error)")
            }
            let data =
                (try? JSONEncoder().encode(response)) ?? Data(#"{"copies":{},"texts":{},"error":"no JSON"}"#.utf8)
            FileHandle.standardOutput.write(data + Data([0x0A]))
        }
        exit(0)
    }

    private static func response(_ request: Request) throws -> Response {
        var task = AdaptedModule.Task(
            paths: request.sources, name: request.module, folder: request.folder,
            definitions: Set(request.definitions), moduleFolders: request.moduleFolders, output: request.output,
            language: request.language, isProgram: request.isProgram, isPruned: false)
        task.texts = request.texts.mapValues { Array($0.utf8) }
        task.isForEditor = true
        task.adaptsOthers = request.adaptsOthers
        task.hasResourceAccessor = request.hasResources
        guard let module = AdaptedModule(task), module.isForIOS else { return Response() }
        let copies = try module.write(checksSyntax: false)
        return Response(
            copies: Dictionary(copies.paths) { $1 },
            texts: copies.texts.mapValues { text in
                OpenText(
                    text: String(decoding: text.bytes, as: UTF8.self),
                    replacements: text.replacements.filter { $0.start < $0.end || $0.count > 0 }.map {
                        [$0.start, $0.end, $0.count]
                    })
            })
    }
}
