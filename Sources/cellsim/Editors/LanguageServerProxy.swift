import CellSimEditors
import CellSimProcess
import Foundation
import Glibc
import Synchronization

/// Runs `sourcekit-lsp` on standard input and output, and adapts the sources in the messages in both directions.
final class LanguageServerProxy: Sendable {
    /// The time in milliseconds after the last change until the texts are adapted.
    private static let debounceInterval: Int32 = 30

    private let session: Mutex<EditorSession>
    private let process: SupervisedProcess
    private let input: ByteStream
    private let output: ByteStream
    /// A Boolean value that indicates whether the editor has requested the shutdown of the server.
    private let isShuttingDown = Mutex(false)

    /// Waits for the editor's first request, starts the server for the editor's folder, and forwards messages until the editor or the
    /// server ends.
    /// - Parameters:
    ///   - toolchain: the Swift toolchain.
    ///   - arguments: additional arguments for `sourcekit-lsp`.
    /// - Throws: `InvalidInput` if the server can't be started, or if the editor's messages can't be read.
    static func runAndExit(_ toolchain: SwiftToolchain, arguments: [String]) throws -> Never {
        signal(SIGPIPE, SIG_IGN)
        var editor = EditorInput()
        guard let first = try editor.initialize() else { CrashRecovery.exit(0) }
        let root = rootFolder(first)
        let server = try LanguageServerProxy(toolchain, root: root, arguments)
        if let warning = SourceKitLSPConfiguration.warning(in: root) { try show(warning, type: 2) }
        Thread.detachNewThread { CrashRecovery.thread { server.forwardResponses() } }
        try server.forwardRequests(first, &editor)
    }

    /// Returns the folder that is open in the editor.
    private static func rootFolder(_ initialize: JSONValue) -> String {
        let parameters = initialize["params"]
        let folder = parameters?["workspaceFolders"]?.array?.first?["uri"]?.string ?? parameters?["rootUri"]?.string
        return folder.flatMap(DocumentURI.path) ?? parameters?["rootPath"]?.string
            ?? FileManager.default.currentDirectoryPath
    }

    private init(_ toolchain: SwiftToolchain, root: String, _ arguments: [String]) throws {
        let adapter = try PackageAdapter(toolchain, root: root)
        let options = Self.compilerOptions(toolchain, overlay: adapter.overlay)
        session = Mutex(EditorSession(adapter: adapter))
        let (input, output) = (try ByteStream.pipe(), try ByteStream.pipe())
        do {
            process = try SupervisedProcess(
                toolchain.toolchain + "/bin/sourcekit-lsp", options + arguments,
                environment: toolchain.environment([:]),
                streams: (input.read.descriptor, output.write.descriptor, 2))
        } catch { throw InvalidInput(error.description) }
        input.read.close()
        output.write.close()
        (self.input, self.output) = (input.write, output.read)
    }

    /// Returns the compiler arguments with which the server finds UIKit and the adapted copies.
    static func compilerOptions(_ toolchain: SwiftToolchain, overlay: String) -> [String] {
        let modules = toolchain.library + "/modules"
        let moduleMaps = ((try? FileManager.default.contentsOfDirectory(atPath: modules)) ?? []).sorted().filter {
            $0.hasSuffix(".modulemap")
        }
        let flags =
            ["-I", modules] + moduleMaps.flatMap { ["-Xcc", "-fmodule-map-file=\(modules)/\($0)"] }
            + ["-module-cache-path", toolchain.moduleCache, "-vfsoverlay", overlay]
        return flags.flatMap { ["-Xswiftc", $0] }
    }

    // MARK: From the editor

    private func forwardRequests(_ first: JSONValue, _ editor: inout EditorInput) throws -> Never {
        send(session.withLock { $0.handleEditorMessage(first) })
        while true {
            if session.withLock({ $0.hasUnsentChanges }), !editor.hasMessage(within: Self.debounceInterval) {
                send(session.withLock { $0.flush() })
            }
            guard let message = try editor.next() else { break }
            if ["shutdown", "exit"].contains(message["method"]?.string) { isShuttingDown.withLock { $0 = true } }
            send(session.withLock { $0.handleEditorMessage(message) })
        }
        // The editor has closed its output. The server exits when its input is closed, and is terminated otherwise.
        isShuttingDown.withLock { $0 = true }
        input.close()
        sleep(2)
        process.stop()
        while true { sleep(60) }
    }

    private func send(_ messages: [JSONValue]) {
        for message in messages { input.write(MessageReader.framed(message.bytes)) }
    }

    // MARK: From the server

    private func forwardResponses() {
        var reader = MessageReader()
        do {
            while let bytes = output.read() {
                reader.append(bytes)
                while let message = try reader.next() {
                    let value = try JSONReader.read(message)
                    if let result = session.withLock({ $0.handleServerMessage(value) }) { try EditorInput.send(result) }
                }
            }
        } catch { logMessage("sourcekit-lsp: error: \(error)") }
        terminate()
    }

    /// Ends this process with the server's exit status.
    private func terminate() -> Never {
        if isShuttingDown.withLock({ $0 }) { CrashRecovery.exit(process.wait().status) }
        process.stop()
        let reason =
            switch process.wait() {
            case .status(let status): "with status \(status)"
            case .signal(let number): "by signal \(number)"
            }
        let text = "sourcekit-lsp ended \(reason); restart the language server in the editor"
        logMessage("cellsim: error: " + text)
        try? Self.show(text, type: 1)
        CrashRecovery.exit(1)
    }

    /// Requests that the editor shows a message.
    /// - Parameters:
    ///   - text: the message.
    ///   - type: 1 for an error, 2 for a warning.
    private static func show(_ text: String, type: Int) throws {
        try EditorInput.send(
            EditorSession.notification(
                "window/showMessage", .members(["type": .integer(type), "message": .string(text)])))
    }
}
