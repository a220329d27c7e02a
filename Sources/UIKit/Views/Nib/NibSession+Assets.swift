import CellSimInterfaceBuilder
import Foundation

/// Finds images and colours by name in the image folders of the options, and then in the bundle or, if there is none, in
/// the document's folder.
extension NibSession {
    /// Returns the image with a name, or nil if there is none.
    func image(named name: String) -> UIImage? {
        options.imageFolders.firstResult { $0.image(named: name, note: addDiagnosticOnce) }
            ?? bundle.flatMap { ImageFolder.image(named: name, in: $0, note: addDiagnosticOnce) }
            ?? documentFolder?.image(named: name, note: addDiagnosticOnce)
    }

    /// Returns the colour with a name, or nil if there is none.
    func color(named name: String) -> UIColor? {
        options.imageFolders.firstResult { $0.color(named: name, note: addDiagnosticOnce) }
            ?? bundle.flatMap { ImageFolder.color(named: name, in: $0, note: addDiagnosticOnce) }
            ?? documentFolder?.color(named: name, note: addDiagnosticOnce)
    }

    /// Returns whether a name in the document is a valid file name, and reports it if it isn't.
    func validateFileName(_ name: String, _ key: String, at element: IBElement) -> Bool {
        if ConfinedFiles.isName(name) { return true }
        report(
            .error, at: element, key: key, value: name,
            message: "points outside the given folders, so CellSim does not read it",
            remedy: "use the resource's name without a path", rule: .resource)
        return false
    }

    /// Adds a diagnostic for a file unless it was already added. The comparison uses normalised paths.
    private func addDiagnosticOnce(_ diagnostic: Diagnostic) {
        var normalizedDiagnostic = diagnostic
        normalizedDiagnostic.file = URL(fileURLWithPath: diagnostic.file).standardizedFileURL.path
        if reportedAssets.insert(normalizedDiagnostic).inserted { diagnostics.append(diagnostic) }
    }

    /// The folder of the document; nil if there is a bundle or the document isn't a file.
    private var documentFolder: ImageFolder? {
        guard bundle == nil, FileManager.default.fileExists(atPath: template.path) else { return nil }
        let folder = template.path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(
            separator: "/")
        return ImageFolder(path: folder.isEmpty ? (template.path.hasPrefix("/") ? "/" : ".") : folder)
    }
}
