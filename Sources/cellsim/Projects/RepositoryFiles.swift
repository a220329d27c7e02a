import CellSimHost
import CellSimProcess
import Foundation

/// Writes files of `cellsim init` in a project's Git repository.
struct RepositoryFiles {
    /// The root of the repository, or the project's folder if there is no repository.
    let root: String
    /// The path of the project's folder relative to the root; empty if the folder is the root.
    let relativeFolder: String
    private let folder: String
    private let isRepository: Bool

    /// Finds the repository that contains a project.
    /// - Parameter folder: the project's folder, which must exist.
    init(of folder: String) {
        self.folder = folder
        var (currentFolder, components) = (AbsolutePath.of(folder), [String]())
        // The same parent folder, relative to the path that the user specified.
        var specifiedFolder = folder
        while currentFolder != "/", !FileManager.default.fileExists(atPath: currentFolder + "/.git") {
            components.insert((currentFolder as NSString).lastPathComponent, at: 0)
            currentFolder = (currentFolder as NSString).deletingLastPathComponent
            specifiedFolder = Self.parentPath(specifiedFolder)
        }
        isRepository = currentFolder != "/"
        (root, relativeFolder) = isRepository ? (specifiedFolder, components.joined(separator: "/")) : (folder, "")
    }

    /// Adds a folder to the `.gitignore` next to `cellsim.yml`, unless a `.gitignore` in this or a parent folder lists it already.
    /// - Returns: the path of the changed file, or nil if no change is needed or there is no repository.
    /// - Throws: `InputError` if the file can't be read or written.
    func addToGitignore(_ name: String) throws -> String? {
        guard isRepository else { return nil }
        let levels = relativeFolder.split(separator: "/").count
        for level in 0...levels where ignores(name, Self.gitignorePath(above: folder, level), isOwn: level == 0) {
            return nil
        }
        let path = folder == "." ? ".gitignore" : folder + "/.gitignore"
        var bytes = FileManager.default.fileExists(atPath: path) ? try FileReader.read(path, maximum: 4 << 20) : []
        if let last = bytes.last, last != 0x0A { bytes.append(0x0A) }
        try AtomicFile.write(bytes + Array("\(name)/\n".utf8), to: path)
        return path
    }

    /// Writes a file in the repository, and creates missing folders.
    func write(_ text: String, to path: String) throws {
        WriteAccess.confine(to: root)
        let file = root + "/" + path
        try WriteAccess.makeFolder((file as NSString).deletingLastPathComponent)
        try AtomicFile.write(Array(text.utf8), to: file)
    }

    private static func gitignorePath(above folder: String, _ level: Int) -> String {
        (0..<level).reduce(folder) { path, _ in parentPath(path) } + "/.gitignore"
    }

    /// Returns the parent folder: `..` for the working directory, and `App` for `App/Cells`.
    private static func parentPath(_ folder: String) -> String {
        let last = (folder as NSString).lastPathComponent
        if folder == "." || folder.isEmpty { return ".." }
        if last == ".." || last == "." { return folder + "/.." }
        let parent = (folder as NSString).deletingLastPathComponent
        return parent.isEmpty ? "." : parent
    }

    /// Returns whether a `.gitignore` lists a folder. Lines with a leading slash apply only to the folder of the file.
    private func ignores(_ name: String, _ path: String, isOwn: Bool) -> Bool {
        guard let bytes = try? FileReader.read(path, maximum: 4 << 20) else { return false }
        return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).contains { line in
            let line = line.trimmingCharacters(in: .whitespaces)
            return [name, name + "/", "**/" + name, "**/" + name + "/"].contains(line)
                || isOwn && ["/" + name, "/" + name + "/"].contains(line)
        }
    }
}
