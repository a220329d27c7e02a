import CellSimHost
import CellSimInterfaceBuilder
import CellSimProject
import Foundation

/// The contents of an app's gallery for its XIBs and storyboards.
@MainActor struct GalleryList {
    private(set) var items: [GalleryItem] = []
    /// Documents that cannot be read, with the reason.
    private(set) var problems: [String] = []
    /// Documents of which nothing is shown, with the reason.
    private(set) var notes: [String] = []
    /// The paths of all documents, and of those that cannot be read or have nothing to show.
    private(set) var documents: [String] = []
    private(set) var failed: [String] = []
    private(set) var empty: [String] = []
    private var names: Set<String> = []

    /// - Parameters:
    ///   - folder: where the pictures go.
    ///   - data: the records that fill outlets.
    ///   - samples: whether sample values fill outlets that are empty.
    init(_ files: [AppProject.File], folder: String, data: GalleryData = GalleryData(), samples: Bool = false) {
        var seen: [String: String] = [:]
        var contained: Set<String> = []
        for file in files.sorted(by: { ($0.name, $0.path) < ($1.name, $1.path) }) {
            // `Base.lproj` sorts first.
            if let first = seen[Self.withoutLanguage(file.path)] {
                if first != file.path {
                    notes.append("\(file.path): note: not shown: it is \(first) in another language")
                }
                continue
            }
            seen[Self.withoutLanguage(file.path)] = file.path
            documents.append(file.path)
            do throws(DocumentError) {
                let document = try IBDocument(contentsOfFile: file.path)
                for element in document.elements where element.name == "view" || element.name.hasSuffix("View") {
                    if let name = element["customClass"] { contained.insert(name) }
                }
                add(GalleryParts(document), file, folder)
            } catch {
                failed.append(file.path)
                problems.append("\(error)")
            }
        }
        for index in items.indices {
            items[index].data = data[items[index].document]
            items[index].samples = samples
            items[index].isDecoded = items[index].kind == .owner && contained.contains(items[index].title)
        }
    }

    private mutating func add(_ parts: GalleryParts, _ file: AppProject.File, _ folder: String) {
        if let reason = parts.reason {
            empty.append(file.path)
            notes.append("\(file.path): note: not shown: it \(reason)")
        }
        let name = (file.name as NSString).deletingPathExtension
        for part in parts.all {
            let stem = parts.all.count == 1 ? name : "\(name)-\(Self.fileName(part.label))"
            var item = GalleryItem(
                document: file.path, object: part.object, kind: part.kind, title: part.title, isRow: part.isRow,
                picture: folder + "/" + free(stem) + ".png")
            item.hasNavigationItem = part.hasNavigationItem
            items.append(item)
        }
    }

    /// A path without the folder of its language: versions of one document differ only in it.
    private static func withoutLanguage(_ path: String) -> String {
        let folder = (path as NSString).deletingLastPathComponent as NSString
        guard folder.pathExtension == "lproj" else { return path }
        return folder.deletingLastPathComponent + "/*.lproj/" + (path as NSString).lastPathComponent
    }

    /// A name as files can have it.
    private static func fileName(_ label: String) -> String {
        String(label.prefix(80).map { $0.isLetter || $0.isNumber || "-_ .".contains($0) ? $0 : "-" })
    }

    /// A name that no other picture has, compared without case.
    private mutating func free(_ stem: String) -> String {
        var (candidate, number) = (stem, 2)
        while !names.insert(candidate.lowercased()).inserted {
            candidate = "\(stem)-\(number)"
            number += 1
        }
        return candidate
    }
}
