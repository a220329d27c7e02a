import CellSimInterfaceBuilder
import CellSimProject

/// Finds the XIBs and storyboards of an app that contain the cells of a class.
struct CellDocuments {
    /// The names of the XIBs, keyed by the class of their top-level view.
    private(set) var xibs: [String: String] = [:]
    /// The classes of prototype cells in storyboards, and of cells inside the tables of XIBs.
    private(set) var prototypes: Set<String> = []
    /// The classes that are the File's Owner of a XIB. They load the XIB themselves.
    private(set) var owners: Set<String> = []
    /// Messages about documents that can't be read.
    private(set) var problems: [String] = []

    init(_ resources: [AppProject.File]) {
        for file in resources where [".xib", ".storyboard"].contains(where: file.path.hasSuffix) {
            do throws(DocumentError) { add(try IBDocument(contentsOfFile: file.path), file) } catch {
                problems.append("\(error)")
            }
        }
    }

    private mutating func add(_ document: IBDocument, _ file: AppProject.File) {
        let stem = String(file.name.prefix { $0 != "." })
        for element in document.elements {
            guard let name = element["customClass"] else { continue }
            if element["placeholderIdentifier"] == "IBFilesOwner" {
                owners.insert(name)
            } else if document.kind == .xib, document.objects.contains(where: { $0 === element }) {
                if xibs[name] == nil { xibs[name] = stem }
            } else {
                prototypes.insert(name)
            }
        }
    }
}
