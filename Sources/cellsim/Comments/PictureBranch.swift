import CellSimProcess
import Foundation

/// A branch of the remote `origin` that only contains pictures of reviews, one commit a run.
///
/// The commits are made in a temporary repository, so the user's repository stays as it is. Each commit contains only the pictures of its run;
/// earlier pictures are in its ancestors, under their own addresses.
struct PictureBranch {
    /// The pushed commit.
    struct Pushed {
        /// The id of the commit.
        var commit: String
        /// The names of the files in the commit, by the paths of the pictures.
        var names: [String: String]
        /// The number of omitted pictures.
        var omitted: Int
    }

    /// The number of characters of a commit and a file's name, such as `…/001.png`.
    static let addressLength = 40 + 8

    private let name: String
    private let server: String
    private let token: String

    /// The maximum number of pictures, and of bytes in all of them together.
    private static let (maximumCount, maximumBytes) = (600, 100 << 20)
    /// The maximum number of pushes if other runs push at the same time.
    private static let attempts = 5

    /// - Parameters:
    ///   - name: The branch.
    ///   - server: The address of the website, which gets the token.
    ///   - token: A token that may write to the repository.
    init(name: String, server: String, token: String) {
        (self.name, self.server, self.token) = (name, server, token)
    }

    /// Commits pictures and pushes them.
    /// - Parameters:
    ///   - paths: The pictures, the most important ones first.
    ///   - message: The message of the commit.
    /// - Throws: `InvalidInput` with git's reason.
    func push(_ paths: [String], message: String) throws -> Pushed {
        let remote = try remote()
        let folder = try ScratchFolder()
        defer { withExtendedLifetime(folder) {} }
        let repository = Repository(path: folder.path + "/pictures.git", environment: environment(for: remote))
        try repository.demand(["init", "--quiet", "--bare", repository.path])
        var pushed = try add(paths, to: repository)
        for attempt in 1...Self.attempts {
            pushed.commit = try commit(message, in: repository, remote)
            let answer = try repository.ask([
                "push", "--quiet", "--no-verify", remote, "\(pushed.commit):refs/heads/\(name)",
            ])
            if answer.code == 0 { return pushed }
            let isOutrun = ["fetch first", "non-fast-forward", "cannot lock ref", "stale info"].contains {
                answer.errors.contains($0)
            }
            guard isOutrun, attempt < Self.attempts else { throw repository.problem("push to \(name)", answer) }
            usleep(UInt32(attempt) * 300_000)
        }
        throw InvalidInput("\(name): error: other runs push pictures all the time")
    }

    /// The URL to which `origin` is pushed.
    private func remote() throws -> String {
        let own = try GitRepository(around: ".", for: "--comment github")
        let url = try own.demand(["remote", "get-url", "--push", "origin"]).line
        // A path is relative to the repository.
        let isPath = !url.contains(":") && !url.hasPrefix("/")
        return isPath ? own.root + "/" + url : url
    }

    /// Stores the pictures, and adds them to the index.
    private func add(_ paths: [String], to repository: Repository) throws -> Pushed {
        var pushed = Pushed(commit: "", names: [:], omitted: 0)
        var (entries, size) = ("", 0)
        for path in paths where pushed.names[path] == nil {
            let bytes = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
            guard let bytes, pushed.names.count < Self.maximumCount, size + bytes <= Self.maximumBytes else {
                pushed.omitted += 1
                continue
            }
            size += bytes
            let object = try repository.demand([
                "hash-object", "-w", "--no-filters", "--", AbsolutePath.of(path),
            ])
            let file = String(format: "%03d.png", pushed.names.count + 1)
            entries += "100644 \(object)\t\(file)\n"
            pushed.names[path] = file
        }
        try repository.demand(["update-index", "--add", "--index-info"], input: entries)
        return pushed
    }

    /// Makes the commit that follows the last one of the remote's branch.
    private func commit(_ message: String, in repository: Repository, _ remote: String) throws -> String {
        let tree = try repository.demand(["write-tree"])
        let last = try repository.demand(["ls-remote", remote, "refs/heads/\(name)"])
        var parent: [String] = []
        if let id = last.split(separator: "\t").first.map(String.init), !id.isEmpty {
            try repository.demand(["fetch", "--quiet", "--no-tags", "--depth=1", remote, "refs/heads/\(name)"])
            parent = ["-p", try repository.demand(["rev-parse", "--verify", "FETCH_HEAD^{commit}"])]
        }
        return try repository.demand(["commit-tree", tree] + parent + ["-m", message])
    }

    /// Variables of git: an author, no questions, no programs of the user, and the token, only for the website.
    private func environment(for remote: String) -> [String: String] {
        var settings = [("core.hooksPath", "/dev/null"), ("core.fsmonitor", "false"), ("gc.auto", "0")]
        if remote.hasPrefix(server + "/"), WebClient.isAllowed(server) {
            let code = Data("x-access-token:\(token)".utf8).base64EncodedString()
            settings.append(("http.\(server)/.extraheader", "Authorization: Basic \(code)"))
        }
        // The build server's own settings stay.
        let known = ProcessInfo.processInfo.environment["GIT_CONFIG_COUNT"].flatMap { Int($0) } ?? 0
        var variables = ["LC_ALL": "C", "GIT_TERMINAL_PROMPT": "0", "GIT_CONFIG_COUNT": String(known + settings.count)]
        for (index, setting) in settings.enumerated() {
            variables["GIT_CONFIG_KEY_\(known + index)"] = setting.0
            variables["GIT_CONFIG_VALUE_\(known + index)"] = setting.1
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

        func ask(_ arguments: [String], input: String? = nil) throws -> GitRepository.Answer {
            try GitRepository.run(
                ["--git-dir", path] + arguments, environment, input: input, for: "--comment github")
        }

        /// Runs git, which has to succeed, and returns its output without the end of the last line.
        @discardableResult func demand(_ arguments: [String], input: String? = nil) throws -> String {
            let answer = try ask(arguments, input: input)
            guard answer.code == 0 else { throw problem(arguments.first ?? "", answer) }
            return answer.line
        }

        func problem(_ action: String, _ answer: GitRepository.Answer) -> InvalidInput {
            let lines = answer.errors.split(separator: "\n").map(String.init)
            let reason = lines.first { $0.contains("fatal: ") || $0.contains("rejected") || $0.contains("error: ") }
            return InvalidInput(
                "git \(action) failed: \(reason ?? lines.first ?? "exit code \(answer.code)"); "
                    + "the job needs 'permissions: contents: write'")
        }
    }
}
