import CellSimHost
import CellSimInterfaceBuilder
import CellSimProject
import Foundation

/// Lists the gallery items for an app's XIBs and storyboards.
@MainActor struct GalleryList {
    private(set) var items: [GalleryItem] = []
    /// The documents that cannot be read, with the reason.
    private(set) var problems: [String] = []
    /// The documents without items, with the reason.
    private(set) var notes: [String] = []
    /// The paths of all documents, of unreadable ones, and of those without items.
    private(set) var documents: [String] = []
    private(set) var unreadable: [String] = []
    private(set) var emptyDocuments: [String] = []
    private var pictureNames: Set<String> = []

    /// Lists the items of documents.
    /// - Parameters:
    ///   - files: the documents.
    ///   - folder: the folder for the pictures.
    ///   - data: the records that fill outlets.
    ///   - samples: whether sample values fill empty outlets.
    init(_ files: [AppProject.File], folder: String, data: GalleryData = GalleryData(), samples: Bool = false) {
        var pathsWithoutLanguage: [String: String] = [:]
        var usedClasses: Set<String> = []
        for file in files.sorted(by: { ($0.name, $0.path) < ($1.name, $1.path) }) {
            // `Base.lproj` sorts before the other languages.
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

    /// Returns a path without its language folder, in which the versions of a localised document differ.
    private static func withoutLanguage(_ path: String) -> String {
        let folder = (path as NSString).deletingLastPathComponent as NSString
        guard folder.pathExtension == "lproj" else { return path }
        return folder.deletingLastPathComponent + "/*.lproj/" + (path as NSString).lastPathComponent
    }

    /// Returns a label as a valid file name.
    private static func fileName(_ label: String) -> String {
        String(label.prefix(80).map { $0.isLetter || $0.isNumber || "-_ .".contains($0) ? $0 : "-" })
    }

    /// Returns an unused picture name, ignoring case.
    private mutating func uniqueName(_ stem: String) -> String {
        var (candidate, number) = (stem, 2)
        while !pictureNames.insert(candidate.lowercased()).inserted {
            candidate = "\(stem)-\(number)"
            number += 1
        }
        return candidate
    }
}
