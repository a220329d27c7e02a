import Foundation

/// Finds the commands on a page of the documentation.
struct DocumentedPage {
    /// A command on a page.
    struct Command: Hashable {
        /// The line of a shell block without its comment, or the command in running text or another block.
        var text: String
        /// The line number, counted from 1.
        var line: Int
        /// Whether `Tests/Scripts/documentation` runs it.
        var isRun: Bool
    }

    let path: String
    let commands: [Command]

    /// Reads a page.
    /// - Parameters:
    ///   - path: the path relative to the repository's root.
    ///   - text: the text of the page.
    init(path: String, text: String) {
        self.path = path
        let isRunPage = path == "README.md" || (path.hasPrefix("docs/") && path.split(separator: "/").count == 2)
        var block: Substring?
        commands = text.components(separatedBy: "\n").enumerated().flatMap { index, line -> [Command] in
            if line.hasPrefix("```") {
                block = block == nil ? line.dropFirst(3) : nil
                return []
            }
            let isRun = isRunPage && block == "sh"
            return Self.commands(line, block).map { Command(text: $0, line: index + 1, isRun: isRun) }
        }
    }

    /// Returns the commands in a line.
    /// - Parameter block: the language of the code block; nil for running text.
    private static func commands(_ line: String, _ block: Substring?) -> [String] {
        let calls: [Substring]
        switch block {
        case nil: calls = line.matches(of: /`(cellsim [^`]+)`/).map(\.output.1).filter { $0.contains(" -") }
        case "sh", "shell", "bash", "console": calls = shellCommands(line)
        default: calls = line.hasPrefix("$ ") ? shellCommands(line.dropFirst(2)) : programCalls(line)
        }
        return calls.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    /// Returns a shell line without its comment, and the calls of the program in the comment.
    private static func shellCommands(_ line: some StringProtocol) -> [Substring] {
        let line = Substring(line)
        guard let comment = line.firstRange(of: /(^|\s)#\s/) else { return [line] }
        return [line[..<comment.lowerBound]] + programCalls(String(line[comment.upperBound...]))
    }

    /// Returns the calls of the program in a text.
    static func programCalls(_ text: String) -> [Substring] {
        text.matches(of: /(?:^|[ ("])(cellsim [a-z][^#|;)]*)/).map(\.output.1)
    }
}

/// The documented commands that no script runs, each with the reason.
struct ParsedCommands {
    /// The reason why a command is not run.
    enum Reason: String, CaseIterable {
        /// It downloads or publishes data.
        case network
        /// It runs in a container.
        case container
        /// It builds a package or an app, or takes minutes.
        case longBuild = "long build"
        /// It is typed in an editor, or starts one.
        case editor
        /// It needs the variables, jobs or artifacts of a build server.
        case buildServer = "build server"
        /// It needs files of the reader's own project.
        case ownProject = "own project"
        /// It runs until it is interrupted.
        case server
        /// Another test runs it.
        case test
    }

    /// An entry of the list.
    private struct Entry {
        var command, page: String
        var reason: Reason?
        var line: Int
    }

    /// The list's name in messages.
    static let path = "Tests/CommandLineTests/Fixtures/parsed-commands.txt"
    private let entries: [Entry]

    /// Reads the list.
    /// - Parameter text: lines such as `cellsim test · docs/CI.md · long build`. Lines that start with `#` are comments.
    init(_ text: String) {
        entries = text.components(separatedBy: "\n").enumerated().compactMap { index, line in
            if line.isEmpty || line.hasPrefix("# ") { return nil }
            let parts = line.components(separatedBy: " · ")
            guard parts.count == 3 else { return Entry(command: line, page: "", reason: nil, line: index + 1) }
            return Entry(command: parts[0], page: parts[1], reason: Reason(rawValue: parts[2]), line: index + 1)
        }
    }

    /// Returns the differences between the list and the pages, each with the action to take.
    func problems(with pages: [DocumentedPage]) -> [String] {
        let reasons = Reason.allCases.map(\.rawValue).joined(separator: ", ")
        let runCommands = Set(pages.flatMap(\.commands).filter(\.isRun).map(\.text))
        var problems: [String] = []
        var listedCommands: Set<[String]> = []
        for entry in entries {
            let location = "\(Self.path):\(entry.line): error: "
            let isOnPage =
                pages.first { $0.path == entry.page }?.commands.contains { $0.text == entry.command } ?? false
            if entry.reason == nil {
                problems.append(location + "expected 'COMMAND · PAGE · REASON', where REASON is one of: \(reasons)")
            } else if !listedCommands.insert([entry.command, entry.page]).inserted {
                problems.append(location + "'\(entry.command)' of \(entry.page) is listed twice; remove this line")
            } else if !isOnPage {
                problems.append(location + "\(entry.page) does not contain '\(entry.command)'; remove this line")
            } else if runCommands.contains(entry.command) {
                problems.append(location + "Tests/Scripts/documentation runs '\(entry.command)'; remove this line")
            }
        }
        for page in pages {
            for command in page.commands
            where !runCommands.contains(command.text) && listedCommands.insert([command.text, page.path]).inserted {
                problems.append(
                    "\(page.path):\(command.line): error: nothing runs '\(command.text)'; move it to an sh block of README.md or "
                        + "docs/*.md, or add '\(command.text) · \(page.path) · REASON' to \(Self.path) (\(reasons))")
            }
        }
        return problems
    }
}
