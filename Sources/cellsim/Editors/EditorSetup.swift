import ArgumentParser
import CellSimEditors
import CellSimProcess
import Foundation

/// Writes or prints the configuration with which an editor uses CellSim.
struct EditorSetup {
    /// The supported editors.
    enum Editor: String, CaseIterable, ExpressibleByArgument {
        case vscode, neovim
    }

    /// Members that are added to the object in a JSON file.
    private struct Addition {
        /// The path relative to the project's folder.
        var path: String
        var members: [JSONValue.Member]
    }

    private let folder: String
    private let isDryRun: Bool
    /// The command that starts this program.
    private let program: String

    /// Creates a set-up for a project.
    /// - Parameter folder: the project's folder.
    init(folder: String, isDryRun: Bool) {
        (self.folder, self.isDryRun) = (folder, isDryRun)
        program = Self.commandName(ProcessInfo.processInfo.environment)
    }

    /// Returns `cellsim` if this program is found under that name in `PATH`, otherwise the program's path.
    private static func commandName(_ environment: [String: String]) -> String {
        guard let executable = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") else {
            return "cellsim"
        }
        for folder in (environment["PATH"] ?? "").split(separator: ":") {
            let path = folder + "/cellsim"
            guard FileManager.default.isExecutableFile(atPath: String(path)) else { continue }
            return URL(fileURLWithPath: String(path)).resolvingSymlinksInPath().path == executable
                ? "cellsim" : executable
        }
        return executable
    }

    /// Writes the configuration files of an editor, or prints lines to add to its configuration.
    /// - Throws: `InvalidInput` if a file can't be read, or `FileOutputError` if a file can't be written.
    func apply(_ editor: Editor) throws {
        switch editor {
        case .neovim: try AtomicFile.print(Array(neovim.utf8))
        case .vscode:
            WriteAccess.confine(to: folder)
            for addition in [settings, tasks] { try add(addition) }
        }
    }

    // MARK: Visual Studio Code

    private var settings: Addition {
        Addition(
            path: ".vscode/settings.json",
            members: [
                .init("swift.sourcekit-lsp.serverPath", .string(program)),
                .init("swift.sourcekit-lsp.serverArguments", .array([.string("lsp")])),
            ])
    }

    private var tasks: Addition {
        let pattern = JSONValue.members([
            "regexp": .string(#"^(.+?):(\d+):(?:(\d+):)? (error|warning): (.*)$"#), "file": .integer(1),
            "line": .integer(2), "column": .integer(3), "severity": .integer(4), "message": .integer(5),
        ])
        let matcher = JSONValue.members([
            "owner": .string("cellsim"), "source": .string("cellsim"),
            "fileLocation": .array([.string("autoDetect"), .string("${workspaceFolder}")]), "pattern": pattern,
        ])
        let command = ShellArgument.quoted(program)
        // The first line of the output is the page's URL.
        let openingCommand =
            "\(command) serve . | { read -r url; echo \"$url\"; \"${BROWSER:-xdg-open}\" \"$url\"; cat; }"
        return Addition(
            path: ".vscode/tasks.json",
            members: [
                .init("version", .string("2.0.0")),
                .init(
                    "tasks",
                    .array([
                        .members([
                            "label": .string("cellsim test"), "type": .string("shell"),
                            "command": .string(command + " test"), "problemMatcher": matcher,
                            "group": .members(["kind": .string("test"), "isDefault": .bool(true)]),
                        ]),
                        .members([
                            "label": .string("cellsim serve"), "type": .string("shell"),
                            "command": .string(openingCommand),
                            "isBackground": .bool(true), "problemMatcher": .array([]),
                        ]),
                    ])),
            ])
    }

    /// Adds members to the object in a JSON file, or creates the file. Existing values aren't changed.
    private func add(_ addition: Addition) throws {
        let path = folder == "." ? addition.path : folder + "/" + addition.path
        guard let bytes = try readExisting(path) else {
            return try write(.object(addition.members), to: path, added: addition.members.map(\.key))
        }
        guard let existingValue = try? JSONReader.read(bytes), case .object = existingValue else {
            logMessage(
                "\(path): warning: it has comments or is not a JSON object, so it stays as it is; add these lines")
            return try AtomicFile.print(Array((JSONValue.object(addition.members).indented() + "\n").utf8))
        }
        let merged = EditorSettings.merged(existingValue, adding: addition.members)
        for key in merged.kept { logMessage("\(path): note: '\(key)' has another value, which stays") }
        if merged.added.isEmpty { return try StandardOutput.print("\(path): up to date") }
        try write(merged.value, to: path, added: merged.added)
    }

    /// Returns the contents of a file, or nil if the file doesn't exist.
    private func readExisting(_ path: String) throws -> [UInt8]? {
        guard (try? FileManager.default.attributesOfItem(atPath: path)) != nil else { return nil }
        guard let data = FileManager.default.contents(atPath: path), data.count <= 4 << 20 else {
            throw InvalidInput("\(path): error: it cannot be read, or has more than 4 MB; move it")
        }
        return Array(data)
    }

    private func write(_ value: JSONValue, to path: String, added: [String]) throws {
        let text = value.indented() + "\n"
        if isDryRun {
            logMessage("\(path):")
            return try AtomicFile.print(Array(text.utf8))
        }
        try WriteAccess.makeFolder((path as NSString).deletingLastPathComponent)
        try AtomicFile.write(Array(text.utf8), to: path)
        try StandardOutput.print("\(path): added \(added.joined(separator: ", "))")
    }

    // MARK: Neovim

    private var neovim: String {
        let literal = program.replacing("\\", with: "\\\\").replacing("'", with: "\\'")
        return """
            -- For Neovim 0.11 or later: add these lines to init.lua.
            vim.lsp.config('cellsim', {
              cmd = { '\(literal)', 'lsp' },
              filetypes = { 'swift' },
              root_markers = { 'Package.swift', '.git' },
            })
            vim.lsp.enable('sourcekit', false)
            vim.lsp.enable('cellsim')
            -- :make runs the tests and lists their errors.
            vim.opt.makeprg = '\(literal.replacing(" ", with: "\\\\ ")) test'
            vim.opt.errorformat = '%f:%l:%c: %t%*[^:]: %m,%f:%l: %t%*[^:]: %m,%-G%.%#'

            """
    }
}

/// Quotes arguments for shells.
enum ShellArgument {
    /// Returns an argument, quoted if a shell requires it.
    static func quoted(_ argument: String) -> String {
        let isSafe = argument.utf8.allSatisfy { byte in
            (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
                || "/._-".utf8.contains(byte)
        }
        return isSafe && !argument.isEmpty ? argument : "'\(argument.replacing("'", with: "'\\''"))'"
    }
}
