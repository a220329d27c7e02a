import Foundation

/// A page of the documentation, with the commands that it shows.
struct DocumentedPage {
    /// A command as a page shows it.
    struct Command: Hashable {
        /// The line of a shell block without its comment, or the command in a sentence or another block.
        var text: String
        /// The number of the line, from 1.
        var line: Int
        /// Whether `Tests/Scripts/documentation` runs it.
        var isRun: Bool
    }

    let path: String
    let commands: [Command]

    /// - Parameter path: the path below the repository's root.
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

    /// The commands of a line in a kind of block; nil for a line of text.
    private static func commands(_ line: String, _ block: Substring?) -> [String] {
        let found: [Substring]
        switch block {
        case nil: found = line.matches(of: /`(cellsim [^`]+)`/).map(\.output.1).filter { $0.contains(" -") }
        case "sh", "shell", "bash", "console": found = shellCommands(line)
        default: found = line.hasPrefix("$ ") ? shellCommands(line.dropFirst(2)) : programCalls(line)
        }
        return found.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    /// A line of a shell without its comment, and the calls of the program in the comment.
    private static func shellCommands(_ line: some StringProtocol) -> [Substring] {
        let line = Substring(line)
        guard let comment = line.firstRange(of: /(^|\s)#\s/) else { return [line] }
        return [line[..<comment.lowerBound]] + programCalls(String(line[comment.upperBound...]))
    }

    /// The calls of the program in a text.
    static func programCalls(_ text: String) -> [Substring] {
        text.matches(of: /(?:^|[ ("])(cellsim [a-z][^#|;)]*)/).map(\.output.1)
    }
}

/// The commands of the documentation that no script runs, each with the reason.
struct ParsedCommands {
    /// Why a command is not run.
    enum Reason: String, CaseIterable {
        /// It downloads or publishes something.
        case network
        /// It runs in a container.
        case container
        /// It builds a package or an app, or takes minutes.
        case longBuild = "long build"
        /// It is typed into an editor, or starts one.
        case editor
        /// It needs the variables, jobs or artifacts of a build server.
        case buildServer = "build server"
        /// It needs files of the reader's own project.
        case ownProject = "own project"
        /// It runs until it is interrupted.
        case server
        /// A test of its own runs it.
        case test
    }

    /// A line of the list.
    private struct Entry {
        var command, page: String
        var reason: Reason?
        var line: Int
    }

    /// The list's name in messages.
    static let path = "Tests/CommandLineTests/Fixtures/parsed-commands.txt"
    private let entries: [Entry]

    /// - Parameter text: lines such as `cellsim test · docs/CI.md · long build`; those that begin with `#` are comments.
    init(_ text: String) {
        entries = text.components(separatedBy: "\n").enumerated().compactMap { index, line in
            if line.isEmpty || line.hasPrefix("# ") { return nil }
            let parts = line.components(separatedBy: " · ")
            guard parts.count == 3 else { return Entry(command: line, page: "", reason: nil, line: index + 1) }
            return Entry(command: parts[0], page: parts[1], reason: Reason(rawValue: parts[2]), line: index + 1)
        }
    }

    /// What is wrong with the list, with what to do about it.
    func problems(with pages: [DocumentedPage]) -> [String] {
        let reasons = Reason.allCases.map(\.rawValue).joined(separator: ", ")
        let run = Set(pages.flatMap(\.commands).filter(\.isRun).map(\.text))
        var problems: [String] = []
        var known: Set<[String]> = []
        for one in entries {
            let location = "\(Self.path):\(one.line): error: "
            let shown = pages.first { $0.path == one.page }?.commands.contains { $0.text == one.command } ?? false
            if one.reason == nil {
                problems.append(location + "expected 'COMMAND · PAGE · REASON', where REASON is one of: \(reasons)")
            } else if !known.insert([one.command, one.page]).inserted {
                problems.append(location + "'\(one.command)' of \(one.page) is listed twice; remove this line")
            } else if !shown {
                problems.append(location + "\(one.page) does not contain '\(one.command)'; remove this line")
            } else if run.contains(one.command) {
                problems.append(location + "Tests/Scripts/documentation runs '\(one.command)'; remove this line")
            }
        }
        for page in pages {
            for one in page.commands where !run.contains(one.text) && known.insert([one.text, page.path]).inserted {
                problems.append(
                    "\(page.path):\(one.line): error: nothing runs '\(one.text)'; move it to an sh block of README.md or "
                        + "docs/*.md, or add '\(one.text) · \(page.path) · REASON' to \(Self.path) (\(reasons))")
            }
        }
        return problems
    }
}
