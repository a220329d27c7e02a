import CellSimProcess
import Foundation

/// Generates the source that Xcode produces for a target's asset catalogues, with members such as `UIColor.accent` and `UIImage(resource:
/// .logo)`.
struct AssetSymbols {
    /// The name of the generated file, as in Xcode.
    static let fileName = "GeneratedAssetSymbols.swift"

    private let assets: [AssetCatalog.Asset]
    private let sources: [AppProject.File]
    private let hasExtensions: Bool

    /// Creates a generator for a target. Returns nil if the target has no colours or images, or disables the generated symbols.
    /// - Parameters:
    ///   - target: the target with the catalogues.
    ///   - notes: collects the omitted parts of catalogues.
    init?(_ target: AppProject.Target, notes: ProjectNotes) {
        let setting = "ASSETCATALOG_COMPILER_GENERATE_"
        func isOff(_ name: String) -> Bool { target.settings[setting + name]?.uppercased() == "NO" }
        guard !isOff("ASSET_SYMBOLS"), !target.sources.isEmpty,
            !target.sources.contains(where: { $0.name == Self.fileName })
        else { return nil }
        let catalogues = target.resources.filter { Paths.pathExtension(of: $0.path) == "xcassets" }
        assets = catalogues.flatMap { AssetCatalog($0.path, notes: notes).assets }
        sources = target.sources
        hasExtensions = !isOff("SWIFT_ASSET_SYMBOL_EXTENSIONS")
        if assets.isEmpty { return nil }
    }

    /// Returns the Swift source. It depends only on the catalogues and the sources.
    func text() -> [UInt8] {
        let declared = hasExtensions ? StaticMembers.declaredMembers(in: sources.map(\.path)) : [:]
        var source = Self.header
        for kind in [AssetCatalog.Asset.Kind.color, .image] {
            let tree = Tree(assets.filter { $0.kind == kind }, kind)
            let resource = kind == .color ? "ColorResource" : "ImageResource"
            let type = kind == .color ? "UIColor" : "UIImage"
            source += "\nextension \(resource) {\n" + tree.resources(indent: "    ", of: resource) + "}\n"
            guard hasExtensions else { continue }
            let existingNames = declared[type, default: []].union(kind == .color ? StaticMembers.systemColorNames : [])
            source += "\nextension \(type) {\n"
            source += tree.members(indent: "    ", path: "", of: type, without: existingNames) + "}\n"
        }
        return Array(source.utf8)
    }

    private static let header = """
        // Written by 'cellsim app', as Xcode does, from the asset catalogues.
        \(["Foundation", "UIKit"].map { "import " + $0 }.joined(separator: "\n"))

        struct ColorResource: Hashable, Sendable {
            let name: String
            let bundle: Bundle
        }

        struct ImageResource: Hashable, Sendable {
            let name: String
            let bundle: Bundle
        }

        extension UIColor {
            convenience init(resource: ColorResource) {
                self.init(named: resource.name, in: resource.bundle, compatibleWith: nil)!
            }
        }

        extension UIImage {
            convenience init(resource: ImageResource) {
                self.init(named: resource.name, in: resource.bundle, compatibleWith: nil)!
            }
        }

        """

    // MARK: Names

    /// A tree of the assets of one kind; its subtrees are the namespaces.
    private struct Tree {
        private var assets: [(identifier: String, name: String)] = []
        private var namespaces: [(identifier: String, tree: Tree)] = []

        init(_ all: [AssetCatalog.Asset], _ kind: AssetCatalog.Asset.Kind) {
            var identifiers: Set<String> = []
            var groups: [String: [AssetCatalog.Asset]] = [:]
            for asset in all {
                if let folder = asset.folders.first {
                    var rest = asset
                    rest.folders.removeFirst()
                    groups[AssetName.typeName(folder), default: []].append(rest)
                    continue
                }
                for identifier in AssetName.identifiers(asset.last, kind) where identifiers.insert(identifier).inserted
                {
                    assets.append((identifier, asset.name))
                }
            }
            for (identifier, members) in groups.sorted(by: { $0.key < $1.key })
            where identifiers.insert(identifier).inserted {
                namespaces.append((identifier, Tree(members, kind)))
            }
        }

        /// Returns the declarations of the resource constants.
        func resources(indent: String, of type: String) -> String {
            let constants = assets.map { asset in
                "\(indent)static let \(AssetName.escaped(asset.identifier)) = "
                    + "\(type)(name: \(Manifest.quoted(asset.name)), bundle: .main)\n"
            }
            let groups = namespaces.map { group in
                "\(indent)enum \(group.identifier) {\n"
                    + group.tree.resources(indent: indent + "    ", of: type) + "\(indent)}\n"
            }
            return (constants + groups).joined()
        }

        /// Returns the declarations of the colours or images, without those whose names exist already.
        func members(indent: String, path: String, of type: String, without existingNames: Set<String>) -> String {
            let properties = assets.filter { !existingNames.contains($0.identifier) }.map { asset in
                let name = AssetName.escaped(asset.identifier)
                return "\(indent)static var \(name): \(type) { \(type)(resource: .\(path)\(name)) }\n"
            }
            let groups = namespaces.filter { !existingNames.contains($0.identifier) }.map { group in
                "\(indent)enum \(group.identifier) {\n"
                    + group.tree.members(
                        indent: indent + "    ", path: path + group.identifier + ".", of: type, without: [])
                    + "\(indent)}\n"
            }
            return (properties + groups).joined()
        }
    }
}
