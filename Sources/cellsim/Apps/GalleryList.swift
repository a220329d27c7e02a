import CellSimHost
import CellSimInterfaceBuilder
import CellSimProject
import Foundation

/// The views of an app's XIBs that its gallery shows: those at the top that are of classes of the app's.
struct GalleryList {
    private(set) var items: [GalleryItem] = []
    /// Documents that cannot be read, in words.
    private(set) var problems: [String] = []
    private var names: Set<String> = []

    /// - Parameters:
    ///   - folder: where the pictures go.
    ///   - data: the records that fill outlets.
    ///   - samples: whether sample values fill outlets that are empty.
    init(_ xibs: [AppProject.File], folder: String, data: GalleryData, samples: Bool) {
        for xib in xibs.sorted(by: { ($0.name, $0.path) < ($1.name, $1.path) }) {
            do throws(DocumentError) {
                let document = try IBDocument(contentsOfFile: xib.path)
                guard document.kind == .xib else { continue }
                add(document, called: (xib.name as NSString).deletingPathExtension, folder)
            } catch { problems.append("\(error)") }
        }
        for index in items.indices {
            items[index].data = data[items[index].document]
            items[index].samples = samples
        }
    }

    private static let cells: Set<String> = ["tableViewCell", "collectionViewCell", "collectionReusableView"]

    private mutating func add(_ document: IBDocument, called name: String, _ folder: String) {
        let views = document.objects.filter { $0["customClass"] != nil && Self.isView($0) }
        for view in views {
            guard let id = view.id, let named = view["customClass"] else { continue }
            let stem = views.count == 1 ? name : "\(name)-\(named)"
            items.append(
                GalleryItem(
                    document: document.path, object: id, customClass: named,
                    isRow: view.name == "tableViewCell", picture: folder + "/" + free(stem) + ".png"))
        }
    }

    /// Top-level objects that are not views are controllers, recognisers and similar.
    private static func isView(_ element: IBElement) -> Bool {
        cells.contains(element.name) || element.name == "view" || element.name.hasSuffix("View")
            || element.child(key: "frame") != nil
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
