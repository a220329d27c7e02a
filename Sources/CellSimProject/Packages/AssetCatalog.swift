import CellSimProcess
import Foundation

/// The names of the colours and images in an asset catalogue.
struct AssetCatalog {
    /// A colour or image in the catalogue.
    struct Asset: Hashable {
        enum Kind: Hashable { case color, image }

        var kind: Kind
        /// The name that the app uses, including the namespace folders.
        var name: String
        /// The names of the enclosing namespace folders.
        var folders: [String]
        /// The last component of the name.
        var last: String
    }

    /// The assets, sorted by name.
    private(set) var assets: [Asset] = []
    private static let maximumDepth = 32

    /// Reads an asset catalogue.
    /// - Parameters:
    ///   - path: the catalogue's folder.
    ///   - notes: collects the omitted parts.
    ///   - maximumNames: the maximum number of visited files and folders. A link in the catalogue may lead to the root of the file system.
    init(_ path: String, notes: ProjectNotes, maximumNames: Int = 200_000) {
        var capacity = maximumNames
        read(path, folders: [], depth: 0, notes, &capacity)
        if capacity < 0 {
            notes.add(
                .warning, path, nil,
                "has more than \(maximumNames) files and folders; the rest get no names such as 'UIColor.accent'")
        }
        assets.sort { ($0.name, $0.kind == .color ? 0 : 1) < ($1.name, $1.kind == .color ? 0 : 1) }
    }

    private mutating func read(
        _ folder: String, folders: [String], depth: Int, _ notes: ProjectNotes, _ capacity: inout Int
    ) {
        guard depth < Self.maximumDepth else {
            return notes.add(
                .warning, folder, nil, "is \(Self.maximumDepth) folders deep in the catalogue; skipped")
        }
        for name in Paths.contents(of: folder) where !name.hasPrefix(".") {
            capacity -= 1
            guard capacity >= 0 else { return }
            let location = folder + "/" + name
            switch Paths.pathExtension(of: name) {
            case "colorset": add(.color, Paths.nameWithoutExtension(of: name), folders)
            case "imageset", "symbolset": add(.image, Paths.nameWithoutExtension(of: name), folders)
            case "" where Paths.isFolder(location):
                let inner = Self.isNamespace(location) ? folders + [name] : folders
                read(location, folders: inner, depth: depth + 1, notes, &capacity)
            default: break
            }
        }
    }

    private mutating func add(_ kind: Asset.Kind, _ name: String, _ folders: [String]) {
        let fullName = (folders + [name]).joined(separator: "/")
        assets.append(Asset(kind: kind, name: fullName, folders: folders, last: name))
    }

    private static func isNamespace(_ folder: String) -> Bool {
        guard let bytes = try? FileReader.read(folder + "/Contents.json"),
            let object = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any],
            let properties = object["properties"] as? [String: Any]
        else { return false }
        return properties["provides-namespace"] as? Bool ?? false
    }
}
