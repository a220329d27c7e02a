import CellSimProcess
import Foundation

/// A branch of the remote `origin` that contains only the pictures of reviews, with one commit per run.
///
/// The commits are created in a temporary repository, so that the user's repository doesn't change. Each commit contains only the pictures
/// of its run. Earlier pictures stay in the parent commits and keep their URLs.
struct PictureBranch {
    /// The result of a push.
    struct PushResult {
        /// The hash of the commit.
        var commit: String
        /// The file names in the commit, keyed by the paths of the pictures.
        var names: [String: String]
        /// The number of pictures that were omitted.
        var omittedCount: Int
    }

    /// The length of the part of a picture's URL with the commit hash and the file name, such as `…/001.png`.
    static let addressLength = 40 + 8

    private let name: String
    private let server: String
    private let token: String

    /// The maximum number of pictures and their maximum total size in bytes.
    private static let (maximumCount, maximumBytes) = (600, 100 << 20)
    /// The maximum number of attempts to push. Other runs may push at the same time.
    private static let maximumAttempts = 5

    /// Creates an instance for a branch.
    /// - Parameters:
    ///   - name: the branch.
    ///   - server: the URL of the Git service that the token is sent to.
    ///   - token: a token with write access to the repository.
    init(name: String, server: String, token: String) {
        (self.name, self.server, self.token) = (name, server, token)
    }

    /// Commits pictures and pushes them.
    /// - Parameters:
    ///   - paths: the pictures, most important ones first.
    ///   - message: the commit message.
    /// - Throws: `InvalidInput` with Git's error message.
    func push(_ paths: [String], message: String) throws -> PushResult {
        let remote = try remote()
        let folder = try ScratchFolder()
        defer { withExtendedLifetime(folder) {} }
        let repository = Repository(path: folder.path + "/pictures.git", environment: environment(for: remote))
        try repository.runChecked(["init", "--quiet", "--bare", repository.path])
        var pushed = try add(paths, to: repository)
        for attempt in 1...Self.maximumAttempts {
            pushed.commit = try commit(message, in: repository, remote)
            let output = try repository.run([
                "push", "--quiet", "--no-verify", remote, "\(pushed.commit):refs/heads/\(name)",
            ])
            if output.code == 0 { return pushed }
            let hasConcurrentPush = ["fetch first", "non-fast-forward", "cannot lock ref", "stale info"].contains {
                output.errors.contains($0)
            }
            guard hasConcurrentPush, attempt < Self.maximumAttempts else {
                throw repository.problem("push to \(name)", output)
            }
            usleep(UInt32(attempt) * 300_000)
        }
        throw InvalidInput("\(name): error: other runs push pictures all the time")
    }

    /// Returns the push URL of `origin`.
    private func remote() throws -> String {
        let userRepository = try GitRepository(around: ".", for: "--comment github")
        let url = try userRepository.runChecked(["remote", "get-url", "--push", "origin"]).trimmedOutput
        // A relative path is relative to the root of the repository.
        let isPath = !url.contains(":") && !url.hasPrefix("/")
        return isPath ? userRepository.root + "/" + url : url
    }

    /// Stores pictures as objects and adds them to the index.
    private func add(_ paths: [String], to repository: Repository) throws -> PushResult {
        var pushed = PushResult(commit: "", names: [:], omittedCount: 0)
        var (entries, size) = ("", 0)
        for path in paths where pushed.names[path] == nil {
            let bytes = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
            guard let bytes, pushed.names.count < Self.maximumCount, size + bytes <= Self.maximumBytes else {
                pushed.omittedCount += 1
                continue
            }
            size += bytes
            let object = try repository.runChecked([
                "hash-object", "-w", "--no-filters", "--", AbsolutePath.of(path),
            ])
            let file = String(format: "%03d.png", pushed.names.count + 1)
            entries += "100644 \(object)\t\(file)\n"
            pushed.names[path] = file
        }
        try repository.runChecked(["update-index", "--add", "--index-info"], input: entries)
        return pushed
    }

    /// Creates a commit whose parent is the latest commit of the remote branch.
    private func commit(_ message: String, in repository: Repository, _ remote: String) throws -> String {
        let tree = try repository.runChecked(["write-tree"])
        let last = try repository.runChecked(["ls-remote", remote, "refs/heads/\(name)"])
        var parent: [String] = []
        if let id = last.split(separator: "\t").first.map(String.init), !id.isEmpty {
            try repository.runChecked(["fetch", "--quiet", "--no-tags", "--depth=1", remote, "refs/heads/\(name)"])
            parent = ["-p", try repository.runChecked(["rev-parse", "--verify", "FETCH_HEAD^{commit}"])]
        }
        return try repository.runChecked(["commit-tree", tree] + parent + ["-m", message])
    }

    /// Returns the environment variables for Git. They set an author, disable prompts and the user's hooks, and provide the token for the
    /// Git service only.
    private func environment(for remote: String) -> [String: String] {
        var settings = [("core.hooksPath", "/dev/null"), ("core.fsmonitor", "false"), ("gc.auto", "0")]
        if remote.hasPrefix(server + "/"), WebClient.isAllowed(server) {
            let code = Data("x-access-token:\(token)".utf8).base64EncodedString()
            settings.append(("http.\(server)/.extraheader", "Authorization: Basic \(code)"))
        }
        // Keeps the settings of the build server.
        let existingCount = ProcessInfo.processInfo.environment["GIT_CONFIG_COUNT"].flatMap { Int($0) } ?? 0
        var variables = [
            "LC_ALL": "C", "GIT_TERMINAL_PROMPT": "0", "GIT_CONFIG_COUNT": String(existingCount + settings.count),
        ]
        for (index, setting) in settings.enumerated() {
            variables["GIT_CONFIG_KEY_\(existingCount + index)"] = setting.0
            variables["GIT_CONFIG_VALUE_\(existingCount + index)"] = setting.1
        }
        for role in ["AUTHOR", "COMMITTER"] {
            variables["GIT_\(role)_NAME"] = "cellsim"
            variables["GIT_\(role)_EMAIL"] = "cellsim@localhost"
        }
        return variables
    }

    /// A bare repository in a temporary folder.
    private struct Repository {
        var path: String
        var environment: [String: String]

        func run(_ arguments: [String], input: String? = nil) throws -> GitRepository.CommandOutput {
            try GitRepository.run(
                ["--git-dir", path] + arguments, environment, input: input, for: "--comment github")
        }

        /// Runs Git and returns its output without the last line break. Throws an error if Git fails.
        @discardableResult func runChecked(_ arguments: [String], input: String? = nil) throws -> String {
            let output = try run(arguments, input: input)
            guard output.code == 0 else { throw problem(arguments.first ?? "", output) }
            return output.trimmedOutput
        }

        func problem(_ action: String, _ output: GitRepository.CommandOutput) -> InvalidInput {
            let lines = output.errors.split(separator: "\n").map(String.init)
            let reason = lines.first { $0.contains("fatal: ") || $0.contains("rejected") || $0.contains("error: ") }
            return InvalidInput(
                "git \(action) failed: \(reason ?? lines.first ?? "exit code \(output.code)"); "
                    + "the job needs 'permissions: contents: write'")
        }
    }
}
