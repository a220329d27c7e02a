import CellSimInterfaceBuilder
import Foundation

/// Finds images and colours by name: in the options' folders, then in the nib's bundle, or in the document's folder if
/// there is no bundle.
extension NibSession {
    /// Returns the image with a name; nil if there is no file for it.
    func image(named name: String) -> UIImage? {
        options.imageFolders.firstResult { $0.image(named: name, note: addDiagnosticOnce) }
            ?? bundle.flatMap { ImageFolder.image(named: name, in: $0, note: addDiagnosticOnce) }
            ?? documentFolder?.image(named: name, note: addDiagnosticOnce)
    }

    /// Returns the colour with a name in an asset catalogue; nil if there is none.
    func color(named name: String) -> UIColor? {
        options.imageFolders.firstResult { $0.color(named: name, note: addDiagnosticOnce) }
            ?? bundle.flatMap { ImageFolder.color(named: name, in: $0, note: addDiagnosticOnce) }
            ?? documentFolder?.color(named: name, note: addDiagnosticOnce)
    }

    /// Returns whether a name in the document is a valid file name. Reports an invalid name.
    func validateFileName(_ name: String, _ key: String, at element: IBElement) -> Bool {
        if ConfinedFiles.isName(name) { return true }
        report(
            .error, at: element, key: key, value: name,
            message: "points outside the given folders, so CellSim does not read it",
            remedy: "use the resource's name without a path", rule: .resource)
        return false
    }

    /// Adds a diagnostic for a file in one of the folders, once even if its path has several spellings.
    private func addDiagnosticOnce(_ diagnostic: Diagnostic) {
        var normalizedDiagnostic = diagnostic
        normalizedDiagnostic.file = URL(fileURLWithPath: diagnostic.file).standardizedFileURL.path
        if reportedAssets.insert(normalizedDiagnostic).inserted { diagnostics.append(diagnostic) }
    }

    /// The folder of the document; nil for documents without a file.
    private var documentFolder: ImageFolder? {
        guard bundle == nil, FileManager.default.fileExists(atPath: template.path) else { return nil }
        let folder = template.path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(
            separator: "/")
        return ImageFolder(path: folder.isEmpty ? (template.path.hasPrefix("/") ? "/" : ".") : folder)
    }
}
