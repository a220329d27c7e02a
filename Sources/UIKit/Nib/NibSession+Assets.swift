import CellSimInterfaceBuilder
import Foundation

/// Images and colours by name: from the folders given, then the nib's bundle, or the document's folder without one.
extension NibSession {
    /// The image of that name, or `nil` when there is no file of it.
    func image(named name: String) -> UIImage? {
        options.imageFolders.firstResult { $0.image(named: name) }
            ?? bundle.flatMap { ImageFolder.image(named: name, in: $0) } ?? documentFolder?.image(named: name)
    }

    /// The colour of that name in an asset catalogue, or `nil` when there is none.
    func color(named name: String) -> UIColor? {
        options.imageFolders.firstResult { $0.color(named: name) }
            ?? bundle.flatMap { ImageFolder.color(named: name, in: $0) } ?? documentFolder?.color(named: name)
    }

    /// `nil` for documents that come from no file.
    private var documentFolder: ImageFolder? {
        guard bundle == nil, FileManager.default.fileExists(atPath: template.path) else { return nil }
        let folder = template.path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
        return ImageFolder(path: folder.isEmpty ? (template.path.hasPrefix("/") ? "/" : ".") : folder)
    }
}
