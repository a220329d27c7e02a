import ArgumentParser
import CellSimProcess
import Foundation

/// A Git repository, which is accessed through the program `git`.
struct GitRepository {
    /// The root folder of the working tree.
    let root: String
    /// The environment variables that are set for Git.
    private let environment: [String: String]
    /// The time limit of a Git command in seconds, or nil for no limit.
    private let timeLimit: Double?

    /// Finds the repository that contains a folder.
    /// - Parameters:
    ///   - folder: the path of the folder.
    ///   - user: the option or command that needs the repository, for messages.
    /// - Throws: `ValidationError` with Git's message if no repository contains the folder.
    init(around folder: String, for user: String = "--git-base") throws {
        let baseEnvironment = ["LC_ALL": "C"]
        timeLimit = nil
        let output = try Self.run(["-C", folder, "rev-parse", "--show-toplevel"], baseEnvironment, for: user)
        if output.code == 0 {
            (root, environment) = (output.trimmedOutput, baseEnvironment)
            return
        }
        guard output.errors.contains("dubious ownership") || output.errors.contains("unsafe repository") else {
            throw Self.missingRepositoryError(output, user)
        }
        guard let repositoryFolder = Self.folderOfRepository(around: folder) else {
            throw Self.missingRepositoryError(output, user)
        }
        // In a container, files often have another owner, so their owner does not matter. They are only read, and no
        // program that the repository's configuration names is run.
        guard
            let restricted = try Self.restrictedEnvironment(
                repositoryFolder, folder, over: baseEnvironment, timeLimit: nil)
        else {
            throw Self.missingRepositoryError(output, user)
        }
        let restrictedOutput = try Self.run(["-C", folder, "rev-parse", "--show-toplevel"], restricted)
        guard restrictedOutput.code == 0 else { throw Self.missingRepositoryError(restrictedOutput, user) }
        (root, environment) = (restrictedOutput.trimmedOutput, restricted)
    }

    /// Finds the repository that contains a folder, regardless of its owner. Programs in the repository's configuration aren't run.
    /// - Parameters:
    ///   - folder: the path of the folder.
    ///   - timeLimit: the time limit of a Git command in seconds.
    /// - Returns: nil if no repository contains the folder, or if Git isn't installed or exceeds the time limit.
    init?(readingAround folder: String, timeLimit: Double) {
        guard let repositoryFolder = Self.folderOfRepository(around: folder) else { return nil }
        do {
            let baseEnvironment = ["LC_ALL": "C"]
            guard
                let restricted = try Self.restrictedEnvironment(
                    repositoryFolder, folder, over: baseEnvironment, timeLimit: timeLimit)
            else {
                return nil
            }
            let output = try Self.run(
                ["-C", folder, "rev-parse", "--show-toplevel"], restricted, timeLimit: timeLimit)
            guard output.code == 0 else { return nil }
            (root, environment, self.timeLimit) = (output.trimmedOutput, restricted, timeLimit)
        } catch { return nil }
    }

    /// The result of a Git command.
    struct CommandOutput {
        var code: Int32
        var bytes: [UInt8]
        var errors: String

        /// The output as text.
        var output: String { String(decoding: bytes, as: UTF8.self) }

        /// The output without line breaks at its ends.
        var trimmedOutput: String { output.trimmingCharacters(in: .newlines) }
        /// The parts of the output between zero bytes.
        var nullSeparatedItems: [String] { output.split(separator: "\0").map(String.init) }
    }

    /// Runs Git in the root folder of the repository.
    /// - Parameters:
    ///   - arguments: the command and its arguments.
    ///   - index: the path of a separate index file.
    ///   - input: the text for standard input.
    func execute(_ arguments: [String], index: String? = nil, input: String? = nil) throws -> CommandOutput {
        var environment = environment
        if let index { environment["GIT_INDEX_FILE"] = index }
        return try Self.run(
            ["-C", root, "-c", "core.quotePath=false"] + arguments, environment, input: input, timeLimit: timeLimit)
    }

    /// Runs Git, and throws an error if it fails.
    /// - Throws: `InvalidInput` with Git's message if Git fails.
    func runChecked(_ arguments: [String], index: String? = nil, input: String? = nil) throws -> CommandOutput {
        let output = try execute(arguments, index: index, input: input)
        guard output.code == 0 else {
            throw InvalidInput("\(root): error: git \(arguments.first ?? "") failed: \(Self.reason(output))")
        }
        return output
    }

    /// Returns the hash of the commit that a name refers to, or nil if there is no such commit.
    func commit(_ name: String) throws -> String? {
        let output = try execute(["rev-parse", "--verify", "--quiet", "--end-of-options", "\(name)^{commit}"])
        return output.code == 0 ? output.trimmedOutput : nil
    }

    private static func reason(_ output: CommandOutput) -> String {
        let firstLine = output.errors.split(separator: "\n").first.map(String.init) ?? "exit code \(output.code)"
        return firstLine.replacing("fatal: ", with: "")
    }

    private static func missingRepositoryError(_ output: CommandOutput, _ user: String) -> ValidationError {
        let remedy = output.errors.contains("not a git repository") ? "; run it in a folder of the repository" : ""
        return ValidationError(
            "\(user) needs a git repository around the current folder: \(reason(output))\(remedy)")
    }

    /// Returns the folder itself or its nearest parent that contains `.git`, or nil if there is none.
    private static func folderOfRepository(around folder: String) -> String? {
        var location = URL(fileURLWithPath: folder).standardizedFileURL.resolvingSymlinksInPath()
        while true {
            if FileManager.default.fileExists(atPath: location.appendingPathComponent(".git").path) {
                return location.path
            }
            let parent = location.deletingLastPathComponent()
            guard parent.path != location.path else { return nil }
            location = parent
        }
    }

    // MARK: Repositories of other users

    /// Returns an environment in which Git accepts a folder's repository, but runs no programs from its configuration.
    /// - Returns: nil if the names of the repository's filters, which would run programs, can't be read.
    private static func restrictedEnvironment(
        _ repositoryFolder: String, _ folder: String, over baseEnvironment: [String: String], timeLimit: Double?
    ) throws -> [String: String]? {
        let initial = environment(trusting: repositoryFolder, over: baseEnvironment, settings: [])
        let filters = try run(
            ["-C", folder, "config", "--null", "--name-only", "--get-regexp", #"^filter\..*"#], initial,
            timeLimit: timeLimit)
        // Git exits with status 1 if there are no filters.
        guard filters.code == 0 || filters.code == 1 else { return nil }
        return environment(
            trusting: repositoryFolder, over: baseEnvironment, settings: disablingSettings(filters.output))
    }

    /// Returns an environment in which Git trusts a folder of another user, but runs no hooks and no file system monitor.
    private static func environment(
        trusting folder: String, over base: [String: String], settings additionalSettings: [(String, String)]
    ) -> [String: String] {
        var environment = base.merging(["GIT_OPTIONAL_LOCKS": "0", "GIT_ALLOW_PROTOCOL": "", "GIT_NO_LAZY_FETCH": "1"])
        { $1 }
        let settings =
            [("safe.directory", folder), ("core.fsmonitor", "false"), ("core.hooksPath", "/dev/null")]
            + additionalSettings
        let existingCount = ProcessInfo.processInfo.environment["GIT_CONFIG_COUNT"].flatMap { Int($0) } ?? 0
        for (index, setting) in settings.enumerated() {
            environment["GIT_CONFIG_KEY_\(existingCount + index)"] = setting.0
            environment["GIT_CONFIG_VALUE_\(existingCount + index)"] = setting.1
        }
        environment["GIT_CONFIG_COUNT"] = String(existingCount + settings.count)
        return environment
    }

    /// Returns settings that disable the programs of filters.
    private static func disablingSettings(_ names: String) -> [(String, String)] {
        let filters = Set(
            names.split(separator: "\0").compactMap { name in name.lastIndex(of: ".").map { String(name[..<$0]) } })
        return filters.sorted().flatMap { filter in
            [
                ("\(filter).clean", ""), ("\(filter).smudge", ""), ("\(filter).process", ""),
                ("\(filter).required", "false"),
            ]
        }
    }

    // MARK: Git command

    /// Runs Git.
    /// - Parameters:
    ///   - arguments: the command and its arguments.
    ///   - environment: the environment variables.
    ///   - input: the text for standard input.
    ///   - user: the option or command that needs Git, for messages.
    ///   - timeLimit: the time in seconds after which Git is terminated.
    static func run(
        _ arguments: [String], _ environment: [String: String], input: String? = nil, for user: String = "--git-base",
        timeLimit: Double? = nil
    ) throws -> CommandOutput {
        let output = try ExternalProgram.run(
            "git", arguments, environment, input: input.map { .file($0) } ?? .nothing, timeLimit: timeLimit, for: user)
        return CommandOutput(code: output.code, bytes: output.bytes, errors: output.errors)
    }
}
