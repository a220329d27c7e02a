import CellSimInterfaceBuilder
import Foundation

/// Images and colours by name: from the options' folders, then the nib's bundle, or the document's folder without one.
extension NibSession {
    /// Returns the image of that name, or `nil` if there is no file for it.
    func image(named name: String) -> UIImage? {
        options.imageFolders.firstResult { $0.image(named: name, note: note) }
            ?? bundle.flatMap { ImageFolder.image(named: name, in: $0, note: note) }
            ?? documentFolder?.image(named: name, note: note)
    }

    /// Returns the colour of that name in an asset catalogue, or `nil` if there is none.
    func color(named name: String) -> UIColor? {
        options.imageFolders.firstResult { $0.color(named: name, note: note) }
            ?? bundle.flatMap { ImageFolder.color(named: name, in: $0, note: note) }
            ?? documentFolder?.color(named: name, note: note)
    }

    /// Whether a name in the document is a valid file name. Reports an invalid one.
    func isFileName(_ name: String, _ key: String, at element: IBElement) -> Bool {
        if ConfinedFiles.isName(name) { return true }
        report(
            .error, at: element, key: key, value: name,
            message: "points outside the given folders, so CellSim does not read it",
            remedy: "use the resource's name without a path", rule: .resource)
        return false
    }

    /// Adds a diagnostic of one of the folders' files, once even if its path has several spellings.
    private func note(_ finding: Diagnostic) {
        var location = finding
        location.file = URL(fileURLWithPath: finding.file).standardizedFileURL.path
        if reportedAssets.insert(location).inserted { diagnostics.append(finding) }
    }

    /// `nil` for documents that come from no file.
    private var documentFolder: ImageFolder? {
        guard bundle == nil, FileManager.default.fileExists(atPath: template.path) else { return nil }
        let folder = template.path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(
            separator: "/")
        return ImageFolder(path: folder.isEmpty ? (template.path.hasPrefix("/") ? "/" : ".") : folder)
    }
}
