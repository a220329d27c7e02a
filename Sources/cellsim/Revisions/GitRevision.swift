import ArgumentParser
import CellSimProcess
import Foundation
import Glibc

/// The files of a Git repository at the common ancestor of a revision and the working tree.
final class GitRevision {
    /// A document that may look different in the two versions.
    struct Change: Hashable {
        /// Its current and former paths relative to the repository's root; nil where it does not exist.
        var head, base: String?
        /// A Boolean value that indicates whether the document itself is unchanged, but shows images or colours that
        /// may have changed.
        var affectsOnlyAssets = false

        /// Its current path, or otherwise its former path.
        var name: String { head ?? base ?? "" }
    }

    /// The repository's root folder.
    var root: String { repository.root }
    /// The revision in messages: the name that the user gave, or the abbreviated commit hash.
    let label: String
    /// A note that names the actual base of the comparison if it differs from the named revision.
    private(set) var note: String?

    private let repository: GitRepository
    private let commit: String
    private let folder: ScratchFolder
    private var submodules: [String: Submodule] = [:]
    private var isUnpacked = false

    /// A submodule and its commit at the revision, or the empty tree if the submodule did not exist.
    private struct Submodule {
        var repository: GitRepository
        var commit: String
    }

    /// Finds the merge base of a revision and the current state in the repository around the current folder.
    /// - Parameters:
    ///   - relativeName: the name of the revision.
    ///   - user: the option that names the revision, for messages.
    /// - Throws: `ValidationError` if there is no repository, no such revision, or no common ancestor.
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

    /// Returns the path of an extracted copy of a file or folder at the revision, or nil if it did not exist. The
    /// given path is relative to the root.
    func pathAtRevision(_ name: String) throws -> String? {
        try unpack()
        let path = "\(folder.path)/files/\(name)"
        return FileManager.default.fileExists(atPath: path) ? path : nil
    }

    /// Returns a message in which the revision's name replaces the temporary folder, and paths are relative to the
    /// repository's root.
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

    /// Extracts documents, and all files that they may show, without changing the repository's own index.
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

    /// Returns the XIBs and storyboards that differ between the revision and the working tree, including untracked
    /// ones, sorted by name. A renamed document is one change.
    func changes() throws -> [Change] {
        var found = try changes(in: repository, since: commit, prefix: "")
        for (path, submodule) in try findSubmodules() {
            found += try changes(in: submodule.repository, since: submodule.commit, prefix: path + "/")
        }
        return Set(found).sorted { $0.name < $1.name }
    }

    /// Returns the documents with these paths relative to the root, whether or not they differ.
    /// - Throws: `InvalidInput` for a file that exists in neither version.
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
        // Adds untracked files to a separate index, so that Git detects renames to them.
        let index = folder.path + "/index"
        defer { _ = unsafe unlink(index) }
        let repositoryIndex = try repository.runChecked(["rev-parse", "--path-format=absolute", "--git-path", "index"])
            .trimmedOutput
        try copyIndex(repositoryIndex, to: index)
        // The command fails, and adds nothing, if no file matches.
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

    /// Returns the documents that list images or colours with these files' names. Interface Builder writes this list
    /// at a document's end.
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

    /// Returns the name by which documents refer to the image or colour that a file belongs to, in an asset catalogue
    /// or not.
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

    /// Copies the index with its modification time, rounded down to seconds. Git uses the time to find files that may
    /// have changed although their attributes are the same.
    private func copyIndex(_ repositoryIndex: String, to index: String) throws {
        guard FileManager.default.fileExists(atPath: repositoryIndex) else { return }
        let date = try FileManager.default.attributesOfItem(atPath: repositoryIndex)[.modificationDate] as? Date
        try FileManager.default.copyItem(atPath: repositoryIndex, toPath: index)
        let second = (date ?? .distantPast).timeIntervalSince1970.rounded(.down)
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: second)], ofItemAtPath: index)
    }

    /// Returns the path relative to the root of a file given relative to the current folder.
    /// - Throws: `InvalidInput` for a file outside the repository.
    func relativeName(of file: String) throws -> String {
        guard let name = relativePath(file) else {
            throw InvalidInput("\(file):1: error: is not in the repository \(root)")
        }
        return name
    }

    /// Returns the path relative to the root of a file or folder given relative to the current folder, or nil if it
    /// is outside the repository.
    func relativePath(_ file: String) -> String? {
        let path = URL(fileURLWithPath: file).standardizedFileURL.resolvingSymlinksInPath().path
        let base = URL(fileURLWithPath: root).resolvingSymlinksInPath().path
        if path == base { return "" }
        return path.hasPrefix(base + "/") ? String(path.dropFirst(base.count + 1)) : nil
    }

    // MARK: Submodules

    /// Returns the submodules that are checked out, including nested ones, with their commits at the revision.
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

    /// Returns the commits of submodules, keyed by path, from the output of `ls-tree` or `ls-files -s`. Each line has
    /// the mode 160000, an optional type and the object.
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
