import Foundation

/// The images and colours of one folder: loose files such as `star@2x.png`, and asset catalogues.
public struct ImageFolder: Sendable {
    /// The folder.
    public let path: String

    public init(path: String) { self.path = path }

    /// The folder and those below it that hold images or asset catalogues, in sorted order; hidden ones are left out.
    public static func folders(below path: String) -> [ImageFolder] {
        if path.hasSuffix(".xcassets") { return [ImageFolder(path: path)] }
        var found: [ImageFolder] = []
        let names = contents(of: path)
        if names.contains(where: { isImage($0) || $0.hasSuffix(".xcassets") }) { found.append(ImageFolder(path: path)) }
        for name in names where !name.hasPrefix(".") && !name.hasSuffix(".xcassets") && !isImage(name) {
            var isFolder: ObjCBool = false
            let inner = path.hasSuffix("/") ? path + name : "\(path)/\(name)"
            guard unsafe FileManager.default.fileExists(atPath: inner, isDirectory: &isFolder), isFolder.boolValue else { continue }
            found += folders(below: inner)
        }
        return found
    }

    private static func isImage(_ name: String) -> Bool { extensions.contains((name as NSString).pathExtension.lowercased()) }

    static let extensions: Set<String> = ["png", "jpg", "jpeg"]

    /// The image with all its variants; nil when there is none of that name or its files cannot be read.
    /// - Parameter name: with or without extension; `Folder/Name` for catalogue folders that give a namespace.
    public func image(named name: String) -> UIImage? { looseImage(named: name) ?? catalogs.firstResult { $0.image(named: name) } }

    /// The colour of a catalogue; nil when there is none of that name.
    public func color(named name: String) -> UIColor? { catalogs.firstResult { $0.color(named: name) } }

    /// The catalogues directly in the folder, by name; the folder itself when it is one.
    private var catalogs: [AssetCatalog] {
        if path.hasSuffix(".xcassets") { return [AssetCatalog(path: path)] }
        return Self.contents(of: path).filter { $0.hasSuffix(".xcassets") }.map { AssetCatalog(path: "\(path)/\($0)") }
    }

    private func looseImage(named name: String) -> UIImage? {
        let wanted = ImageFileName(path: name)
        let folder = name.contains("/") ? "\(path)/\(name.split(separator: "/").dropLast().joined(separator: "/"))" : path
        let asset = UIImageAsset(prefersScale: true)
        var found: [UIImage] = []
        for file in Self.contents(of: folder) {
            let parts = ImageFileName(path: file)
            guard parts.name == wanted.name, Self.extensions.contains(parts.pathExtension) else { continue }
            if Self.extensions.contains(wanted.pathExtension) && wanted.pathExtension != parts.pathExtension { continue }
            guard let image = UIImage(contentsOfFile: "\(folder)/\(file)") else { continue }
            var traits = TraitValues()
            (traits.displayScale, traits.userInterfaceIdiom) = (parts.scale, parts.idiom)
            asset.register(image, with: UITraitCollection(values: traits))
            found.append(image)
        }
        guard let first = found.first else { return nil }
        return first.with { ($0.asset, $0.name) = (found.count > 1 ? asset : nil, name) }
    }

    /// Sorted, so that nothing depends on the file system's order; empty for what is no folder.
    static func contents(of path: String) -> [String] {
        do {
            return try FileManager.default.contentsOfDirectory(atPath: path).sorted()
        } catch {
            return []
        }
    }

    // MARK: Bundles

    /// The bundle's folder, then the resource folders in it and beside it.
    static func folders(of bundle: Bundle) -> [ImageFolder] {
        let own = bundle.bundlePath
        let parent = own.split(separator: "/").dropLast().joined(separator: "/")
        var paths = [own]
        if let resources = bundle.resourcePath, resources != own { paths.append(resources) }
        for folder in [own, "/" + parent] {
            paths += contents(of: folder).filter { $0.hasSuffix(".resources") }.map { "\(folder)/\($0)" }
        }
        return paths.map(ImageFolder.init(path:))
    }

    static func image(named name: String, in bundle: Bundle) -> UIImage? {
        folders(of: bundle).firstResult { $0.image(named: name) }
    }

    static func color(named name: String, in bundle: Bundle) -> UIColor? {
        folders(of: bundle).firstResult { $0.color(named: name) }
    }
}

extension Sequence {
    /// The first value that `transform` gives.
    func firstResult<Value>(_ transform: (Element) -> Value?) -> Value? {
        for element in self { if let value = transform(element) { return value } }
        return nil
    }
}
