import CellSimHost
import CellSimInterfaceBuilder
import CellSimProject
import Foundation

/// Lists the gallery items of an app's XIBs and storyboards.
@MainActor struct GalleryList {
    private(set) var items: [GalleryItem] = []
    /// The documents that can't be read, each with the reason.
    private(set) var problems: [String] = []
    /// The documents that have no items or are omitted, each with the reason.
    private(set) var notes: [String] = []
    /// The paths of all documents.
    private(set) var documents: [String] = []
    /// The paths of the documents that can't be read.
    private(set) var unreadable: [String] = []
    /// The paths of the documents without items.
    private(set) var emptyDocuments: [String] = []
    private var pictureNames: Set<String> = []

    /// Lists the items of documents.
    /// - Parameters:
    ///   - files: the documents.
    ///   - folder: the folder for the pictures.
    ///   - data: the data files for documents.
    ///   - samples: whether outlets without data are filled with sample values.
    init(_ files: [AppProject.File], folder: String, data: GalleryData = GalleryData(), samples: Bool = false) {
        var pathsWithoutLanguage: [String: String] = [:]
        var usedClasses: Set<String> = []
        for file in files.sorted(by: { ($0.name, $0.path) < ($1.name, $1.path) }) {
            // `Base.lproj` sorts before the folders of languages.
            if let first = pathsWithoutLanguage[Self.withoutLanguage(file.path)] {
                if first != file.path {
                    notes.append("\(file.path): note: not shown: it is \(first) in another language")
                }
                continue
            }
            pathsWithoutLanguage[Self.withoutLanguage(file.path)] = file.path
            documents.append(file.path)
            do throws(DocumentError) {
                let document = try IBDocument(contentsOfFile: file.path)
                for element in document.elements where element.name == "view" || element.name.hasSuffix("View") {
                    if let name = element["customClass"] { usedClasses.insert(name) }
                }
                add(GalleryParts(document), file, folder)
            } catch {
                unreadable.append(file.path)
                problems.append("\(error)")
            }
        }
        for index in items.indices {
            items[index].data = data[items[index].document]
            items[index].samples = samples
            items[index].isDecoded = items[index].kind == .owner && usedClasses.contains(items[index].title)
        }
    }

    private mutating func add(_ parts: GalleryParts, _ file: AppProject.File, _ folder: String) {
        if let reason = parts.reason {
            emptyDocuments.append(file.path)
            notes.append("\(file.path): note: not shown: it \(reason)")
        }
        let name = (file.name as NSString).deletingPathExtension
        for part in parts.parts {
            let stem = parts.parts.count == 1 ? name : "\(name)-\(Self.fileName(part.label))"
            var item = GalleryItem(
                document: file.path, object: part.object, kind: part.kind, title: part.title, isRow: part.isRow,
                picture: folder + "/" + uniqueName(stem) + ".png")
            item.hasNavigationItem = part.hasNavigationItem
            items.append(item)
        }
    }

    /// Returns a path in which the language folder is replaced by a wildcard, so that all versions of a localised document have the same
    /// path.
    private static func withoutLanguage(_ path: String) -> String {
        let folder = (path as NSString).deletingLastPathComponent as NSString
        guard folder.pathExtension == "lproj" else { return path }
        return folder.deletingLastPathComponent + "/*.lproj/" + (path as NSString).lastPathComponent
    }

    /// Returns a label in which characters that aren't valid in file names are replaced.
    private static func fileName(_ label: String) -> String {
        String(label.prefix(80).map { $0.isLetter || $0.isNumber || "-_ .".contains($0) ? $0 : "-" })
    }

    /// Returns an unused picture name. Names that differ only in case are treated as equal.
    private mutating func uniqueName(_ stem: String) -> String {
        var (candidate, number) = (stem, 2)
        while !pictureNames.insert(candidate.lowercased()).inserted {
            candidate = "\(stem)-\(number)"
            number += 1
        }
        return candidate
    }
}
