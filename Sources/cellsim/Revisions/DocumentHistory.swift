import CellSimCompare
import CellSimExplanation
import Foundation

/// Reads information about the files of reports from Git. Git is run only if it is installed and the files are in a repository.
///
/// Repositories are untrusted: Git runs none of their filters, text conversions, hooks and file system monitors, and fetches nothing.
struct DocumentHistory {
    /// The time limit of a Git command in seconds, and the maximum number of documents.
    private static let timeLimit = 5.0, maximumDocuments = 100
    /// The maximum number of lines of a document.
    private static let maximumLines = 500
    /// The time limit of all Git commands for a report in seconds.
    private static let totalTimeLimit = 10.0

    /// A repository, and whether its history is incomplete.
    private struct KnownRepository {
        var repository: GitRepository
        var isShallow: Bool
    }

    private var repositories: [String: KnownRepository?] = [:]

    // MARK: Lines

    /// Adds the latest change of the lines that explain differences.
    static func addBlame(to cases: inout [ReportCase]) {
        var lines: [String: Set<Int>] = [:], order: [String] = []
        for cause in cases.lazy.compactMap(\.explanation).flatMap(\.causes) {
            guard let file = cause.file, !cause.lines.isEmpty else { continue }
            if lines[file] == nil { order.append(file) }
            lines[file, default: []].formUnion(cause.lines)
        }
        guard !lines.isEmpty else { return }
        var history = DocumentHistory()
        let start = ContinuousClock.now
        var changes: [String: [Int: LineChange]] = [:]
        for (index, file) in order.enumerated() {
            if index >= maximumDocuments || ContinuousClock.now - start > .seconds(totalTimeLimit) {
                logMessage(
                    "cellsim: note: reports name no commits for \(order.count - index) of \(order.count) documents; git takes too long"
                )
                break
            }
            changes[file] = history.changes(file, lines: (lines[file] ?? []).sorted())
        }
        for index in cases.indices {
            guard var explanation = cases[index].explanation else { continue }
            for number in explanation.causes.indices {
                guard let documentChanges = explanation.causes[number].file.flatMap({ changes[$0] }) else { continue }
                let lineChanges = explanation.causes[number].lines.compactMap { documentChanges[$0] }
                explanation.causes[number].blame = lineChanges.max { $0.time < $1.time }?.blame
            }
            cases[index].explanation = explanation
        }
    }

    /// Returns the latest changes of lines of a document, or an empty dictionary if Git doesn't track the document. Runs Git once.
    /// - Parameters:
    ///   - path: the path of the document.
    ///   - lines: the line numbers, starting at 1, in ascending order.
    private mutating func changes(_ path: String, lines: [Int]) -> [Int: LineChange] {
        let url = URL(fileURLWithPath: path)
        guard let entry = knownRepository(url.deletingLastPathComponent().path) else { return [:] }
        let queriedLines = lines.prefix(DocumentHistory.maximumLines)
        let realPath = url.resolvingSymlinksInPath().path, root = entry.repository.root + "/"
        guard realPath.hasPrefix(root) else { return [:] }
        let ranges = DocumentHistory.ranges(queriedLines).flatMap { ["-L", "\($0.lowerBound),\($0.upperBound)"] }
        // A text conversion would run a program, and its output would have other line numbers than the file.
        let name = String(realPath.dropFirst(root.count))
        let arguments = ["blame", "--no-textconv", "--porcelain"] + ranges + ["--", name]
        guard let output = try? entry.repository.execute(arguments) else { return [:] }
        guard output.code == 0 else {
            let isUntracked = output.errors.contains("no such path")
            return isUntracked ? Dictionary(uniqueKeysWithValues: queriedLines.map { ($0, LineChange()) }) : [:]
        }
        return LineChange.changes(inBlame: output.output, isShallow: entry.isShallow)
    }

    /// Combines consecutive line numbers to ranges.
    private static func ranges(_ lines: some Sequence<Int>) -> [ClosedRange<Int>] {
        var ranges: [ClosedRange<Int>] = []
        for line in lines {
            if let last = ranges.last, last.upperBound + 1 == line {
                ranges[ranges.count - 1] = last.lowerBound...line
            } else {
                ranges.append(line...line)
            }
        }
        return ranges
    }

    private mutating func knownRepository(_ folder: String) -> KnownRepository? {
        if let cached = repositories[folder] { return cached }
        let entry = GitRepository(readingAround: folder, timeLimit: DocumentHistory.timeLimit).map { repository in
            let output = try? repository.execute(["rev-parse", "--is-shallow-repository"])
            return KnownRepository(repository: repository, isShallow: output?.trimmedOutput != "false")
        }
        repositories[folder] = entry
        return entry
    }

    // MARK: Origin of a run

    /// Returns the project, branch and commit of a folder. The date is that of the commit, so that it doesn't depend on the time of the
    /// run.
    /// - Parameters:
    ///   - folder: the folder.
    ///   - environment: the environment variables. They contain the branch on build servers, which check out a commit instead of a branch.
    static func origin(of folder: String, _ environment: [String: String]) -> ReportOrigin {
        let url = URL(fileURLWithPath: folder.isEmpty ? "." : folder).standardizedFileURL
        var origin = ReportOrigin(project: url.lastPathComponent)
        guard let repository = GitRepository(readingAround: url.path, timeLimit: timeLimit) else { return origin }
        func line(_ arguments: [String]) -> String? {
            guard let output = try? repository.execute(arguments), output.code == 0 else { return nil }
            return output.trimmedOutput.isEmpty ? nil : String(output.trimmedOutput.prefix(200))
        }
        let remote = line(["config", "--get", "remote.origin.url"])
        origin.project = remote.flatMap(name(ofRemote:)) ?? (repository.root as NSString).lastPathComponent
        origin.branch =
            line(["symbolic-ref", "--short", "--quiet", "HEAD"])
            ?? ["GITHUB_HEAD_REF", "GITHUB_REF_NAME", "CI_COMMIT_REF_NAME"].lazy.compactMap { environment[$0] }
            .first { !$0.isEmpty }
        // Git would run a program to verify signatures, so signatures aren't shown.
        let commit = line(["log", "-1", "--no-show-signature", "--no-color", "--format=%H %cI", "HEAD", "--"])
        let parts = commit?.split(separator: " ") ?? []
        if parts.count == 2 {
            (origin.commit, origin.date) = (String(parts[0].prefix(10)), String(parts[1].prefix(10)))
        }
        return origin
    }

    /// Returns the name of the project in the URL of a repository. The rest of the URL may contain a password.
    private static func name(ofRemote address: String) -> String? {
        let last = address.split(whereSeparator: { "/:@\\".contains($0) }).last.map(String.init) ?? ""
        let name = last.hasSuffix(".git") ? String(last.dropLast(4)) : last
        return name.isEmpty || name.contains("?") ? nil : name
    }
}
