import ArgumentParser
import CellSimProcess
import Foundation
import Glibc

/// The files of a Git repository at the merge base of a revision and `HEAD`.
final class GitRevision {
    /// A document that may look different in both versions.
    struct Change: Hashable {
        /// The current and former paths relative to the repository's root. A path is nil if the document doesn't exist in that version.
        var head, base: String?
        /// A Boolean value that indicates whether only images or colours of the document may have changed, but not the document itself.
        var affectsOnlyAssets = false

        /// The current path, or otherwise the former path.
        var name: String { head ?? base ?? "" }
    }

    /// The repository's root folder.
    var root: String { repository.root }
    /// The name of the base in messages: the name that the user specified, or the abbreviated commit hash.
    let label: String
    /// A note about the actual base of the comparison, if it isn't the specified revision.
    private(set) var note: String?

    private let repository: GitRepository
    private let commit: String
    private let folder: ScratchFolder
    private var submodules: [String: Submodule] = [:]
    private var isUnpacked = false

    /// A submodule and its commit at the revision. If the submodule didn't exist, the commit is the empty tree.
    private struct Submodule {
        var repository: GitRepository
        var commit: String
    }

    /// Finds the merge base of a revision and `HEAD` in the repository that contains the current folder.
    /// - Parameters:
    ///   - name: the name of the revision.
    ///   - user: the option that specifies the revision, for messages.
    /// - Throws: `ValidationError` if there is no repository, the revision doesn't exist, or there is no common ancestor.
    init(_ name: String, for user: String = "--git-base") throws {
        repository = try GitRepository(around: ".", for: user)
        guard let specifiedCommit = try repository.commit(name) else {
            let remedy =
                try GitRevision.isShallow(repository)
                ? GitRevision.shallowCloneRemedy : "if it is in another repository, fetch it"
            throw ValidationError("\(user) '\(name)' is not a revision of \(repository.root); \(remedy)")
        }
        let mergeBase = try repository.execute(["merge-base", specifiedCommit, "HEAD"])
        guard mergeBase.code == 0 else { throw try GitRevision.missingMergeBaseError(name, repository, user) }
        commit = mergeBase.trimmedOutput
        let shortHash = try repository.runChecked(["rev-parse", "--short", commit]).trimmedOutput
        label = commit == specifiedCommit ? name : shortHash
        if commit != specifiedCommit {
            note = "cellsim: note: comparing with \(shortHash), where the current branch diverged from \(name)"
        }
        folder = try ScratchFolder()
    }

    private static func missingMergeBaseError(
        _ name: String, _ repository: GitRepository, _ user: String
    ) throws -> ValidationError {
        if try repository.commit("HEAD") == nil {
            return ValidationError("\(user): \(repository.root) has no commit yet")
        }
        let remedy =
            try isShallow(repository) ? shallowCloneRemedy : "name an ancestor of the current branch"
        return ValidationError("\(user) '\(name)' and HEAD have no common commit in \(repository.root); \(remedy)")
    }

    private static func isShallow(_ repository: GitRepository) throws -> Bool {
        try repository.execute(["rev-parse", "--is-shallow-repository"]).trimmedOutput == "true"
    }

    private static let shallowCloneRemedy =
        "the clone is shallow: fetch all history (fetch-depth: 0 for actions/checkout, GIT_DEPTH: 0 for GitLab, or git fetch --unshallow)"

    // MARK: Files at the revision

    /// Returns the path of an extracted copy of a file or folder at the revision, or nil if it didn't exist. `relativeName` is relative to the
    /// root.
    func pathAtRevision(_ name: String) throws -> String? {
        try unpack()
        let path = "\(folder.path)/files/\(name)"
        return FileManager.default.fileExists(atPath: path) ? path : nil
    }

    /// Returns a message in which the temporary folder is replaced by the name of the revision, and paths are relative to the repository's
    /// root.
    func replacingTemporaryPaths(_ message: String) -> String {
        message.replacing("\(folder.path)/files/", with: "\(label):").replacing(root + "/", with: "")
    }

    private func unpack() throws {
        guard !isUnpacked else { return }
        isUnpacked = true
        try unpack(repository, commit, to: folder.path + "/files")
        for (path, submodule) in try findSubmodules().sorted(by: { $0.key < $1.key }) {
            try unpack(submodule.repository, submodule.commit, to: "\(folder.path)/files/\(path)")
        }
    }

    /// Extracts the documents, and all files that they may show, with a temporary index instead of the repository's own.
    private func unpack(_ repository: GitRepository, _ commit: String, to target: String) throws {
        let index = folder.path + "/index"
        defer { _ = unsafe unlink(index) }
        _ = try repository.runChecked(["read-tree", commit], index: index)
        let endings = [
            "xib", "storyboard", "png", "jpg", "jpeg", "pdf", "svg", "webp", "heic", "heif", "ttf", "otf", "ttc",
            "strings", "xcassets/*",
        ]
        let names = try repository.runChecked(
            ["ls-files", "-z", "--cached", "--"] + endings.map { ":(icase)*.\($0)" }, index: index)
        try FileManager.default.createDirectory(atPath: target, withIntermediateDirectories: true)
        _ = try repository.runChecked(
            ["checkout-index", "-q", "-f", "-z", "--stdin", "--prefix=\(target)/"], index: index, input: names.output)
    }

    // MARK: Changes

    /// Returns the XIBs and storyboards that differ between the revision and the working tree, including untracked ones, sorted by name. A
    /// renamed document counts as one change.
    func changes() throws -> [Change] {
        var found = try changes(in: repository, since: commit, prefix: "")
        for (path, submodule) in try findSubmodules() {
            found += try changes(in: submodule.repository, since: submodule.commit, prefix: path + "/")
        }
        return Set(found).sorted { $0.name < $1.name }
    }

    /// Returns changes for documents with these paths relative to the root, even if the documents don't differ.
    /// - Throws: `InvalidInput` if a document exists in neither version.
    func changes(of names: [String]) throws -> [Change] {
        let actualChanges = try changes()
        return try names.map { name in
            if let change = actualChanges.first(where: { $0.name == name }) { return change }
            let existsNow = FileManager.default.fileExists(atPath: root + "/" + name)
            let existedBefore = try pathAtRevision(name) != nil
            guard existsNow || existedBefore else {
                throw InvalidInput("\(name):1: error: no such file, here or at \(label)")
            }
            return Change(head: existsNow ? name : nil, base: existedBefore ? name : nil)
        }
    }

    private func changes(in repository: GitRepository, since commit: String, prefix: String) throws -> [Change] {
        // Untracked files are added to a temporary index, so that Git detects renames.
        let index = folder.path + "/index"
        defer { _ = unsafe unlink(index) }
        let repositoryIndex = try repository.runChecked(["rev-parse", "--path-format=absolute", "--git-path", "index"])
            .trimmedOutput
        try copyIndex(repositoryIndex, to: index)
        // The command fails and adds nothing if no file matches.
        for pattern in GitRevision.documentPatterns + GitRevision.assetPatterns {
            _ = try repository.execute(["add", "--intent-to-add", "--", pattern], index: index)
        }
        let flags = ["-z", "--no-ext-diff", "--no-textconv", "--no-relative", "--ignore-submodules=all", commit, "--"]
        let output = try repository.runChecked(
            ["diff", "-M", "--name-status"] + flags + GitRevision.documentPatterns, index: index)
        var items = output.nullSeparatedItems[...]
        var found: [Change] = []
        while let state = items.popFirst()?.first, let name = items.popFirst() {
            switch state {
            case "A": found.append(Change(head: name, base: nil))
            case "D": found.append(Change(head: nil, base: name))
            case "R", "C": found.append(Change(head: items.popFirst(), base: name))
            default: found.append(Change(head: name, base: name))
            }
        }
        let assets = try repository.runChecked(
            ["diff", "--name-only", "--no-renames"] + flags + GitRevision.assetPatterns, index: index)
        let changedNames = Set(found.compactMap(\.head))
        for name in try users(of: assets.nullSeparatedItems, in: repository) where !changedNames.contains(name) {
            found.append(Change(head: name, base: name, affectsOnlyAssets: true))
        }
        return found.map { change in
            Change(
                head: change.head.map { prefix + $0 }, base: change.base.map { prefix + $0 },
                affectsOnlyAssets: change.affectsOnlyAssets)
        }
    }

    private static let documentPatterns = [":(icase)*.xib", ":(icase)*.storyboard"]
    private static let assetPatterns = ["png", "jpg", "jpeg", "pdf", "svg", "webp", "heic", "heif", "xcassets/*"].map {
        ":(icase)*.\($0)"
    }

    /// Returns the documents that use the images or colours in files. Interface Builder lists their names at the end of a document.
    private func users(of files: [String], in repository: GitRepository) throws -> [String] {
        let names = Set(files.map(GitRevision.assetName)).filter { !$0.contains("\n") }
        guard !names.isEmpty else { return [] }
        let patterns = names.sorted().flatMap { ["<image name=\"\($0)\"", "<namedColor name=\"\($0)\"", "/\($0)\""] }
        let file = folder.path + "/patterns"
        try Data(patterns.joined(separator: "\n").utf8).write(to: URL(fileURLWithPath: file))
        // The command fails if it finds nothing.
        return try repository.execute(
            ["grep", "-l", "-z", "-F", "-f", file, "--untracked", "--"] + GitRevision.documentPatterns
        )
        .nullSeparatedItems
    }

    /// Returns the name by which documents refer to the image or colour in a file, which may be in an asset catalogue.
    private static func assetName(_ file: String) -> String {
        let parts = file.split(separator: "/").map(String.init)
        if let set = parts.last(where: {
            $0.hasSuffix(".imageset") || $0.hasSuffix(".colorset") || $0.hasSuffix(".symbolset")
        }) {
            return (set as NSString).deletingPathExtension
        }
        let stem = ((parts.last ?? "") as NSString).deletingPathExtension
        return stem.replacing(/(@[123]x)?(~ipad|~iphone)?$/, with: "")
    }

    /// Copies the repository's index. The copy has the same modification time, rounded down to seconds, because Git uses the time to
    /// detect files that may have changed even though their attributes are the same.
    private func copyIndex(_ repositoryIndex: String, to index: String) throws {
        guard FileManager.default.fileExists(atPath: repositoryIndex) else { return }
        let date = try FileManager.default.attributesOfItem(atPath: repositoryIndex)[.modificationDate] as? Date
        try FileManager.default.copyItem(atPath: repositoryIndex, toPath: index)
        let second = (date ?? .distantPast).timeIntervalSince1970.rounded(.down)
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: second)], ofItemAtPath: index)
    }

    /// Returns the path relative to the root of a file whose path is relative to the current folder.
    /// - Throws: `InvalidInput` if the file is outside the repository.
    func relativeName(of file: String) throws -> String {
        guard let name = relativePath(file) else {
            throw InvalidInput("\(file):1: error: is not in the repository \(root)")
        }
        return name
    }

    /// Returns the path relative to the root of a file or folder whose path is relative to the current folder, or nil if it is outside the
    /// repository.
    func relativePath(_ file: String) -> String? {
        let path = URL(fileURLWithPath: file).standardizedFileURL.resolvingSymlinksInPath().path
        let base = URL(fileURLWithPath: root).resolvingSymlinksInPath().path
        if path == base { return "" }
        return path.hasPrefix(base + "/") ? String(path.dropFirst(base.count + 1)) : nil
    }

    // MARK: Submodules

    /// Returns the submodules that are checked out, including nested ones, keyed by path.
    private func findSubmodules() throws -> [String: Submodule] {
        if submodules.isEmpty { submodules = try submodules(of: repository, commit, prefix: "", depth: 0) }
        return submodules
    }

    private func submodules(
        of repository: GitRepository, _ commit: String, prefix: String, depth: Int
    ) throws -> [String: Submodule] {
        let formerCommits = try submoduleCommits(repository.runChecked(["ls-tree", "-r", "-z", "--full-tree", commit]))
        let currentCommits = try submoduleCommits(repository.runChecked(["ls-files", "-s", "-z"]))
        var found: [String: Submodule] = [:]
        for path in Set(formerCommits.keys).union(currentCommits.keys) where depth < 8 {
            let location = "\(repository.root)/\(path)"
            guard FileManager.default.fileExists(atPath: location + "/.git") else { continue }
            let submodule = try GitRepository(around: location)
            let emptyTree = try submodule.runChecked(["hash-object", "-t", "tree", "--stdin"], input: "").trimmedOutput
            let formerCommit = formerCommits[path] ?? emptyTree
            guard try formerCommit == emptyTree || submodule.commit(formerCommit) != nil else {
                logMessage(
                    "\(prefix)\(path): warning: the submodule's revision \(formerCommit) is missing, so its documents are not compared; fetch it"
                )
                continue
            }
            found[prefix + path] = Submodule(repository: submodule, commit: formerCommit)
            found.merge(try submodules(of: submodule, formerCommit, prefix: "\(prefix)\(path)/", depth: depth + 1)) {
                first, _ in
                first
            }
        }
        return found
    }

    /// Returns the commits of submodules in the output of `ls-tree` or `ls-files -s`, keyed by path. The line of a submodule contains the
    /// mode 160000, an optional type and the hash.
    private func submoduleCommits(_ output: GitRepository.CommandOutput) -> [String: String] {
        var commits: [String: String] = [:]
        for line in output.nullSeparatedItems where line.hasPrefix("160000 ") {
            let parts = line.split(separator: "\t", maxSplits: 1)
            let object = parts[0].split(separator: " ").first { $0.count >= 40 }
            if parts.count == 2, let object { commits[String(parts[1])] = String(object) }
        }
        return commits
    }
}
