import CellSimImageCodecs
import CellSimInterfaceBuilder
import CellSimProcess
import CellSimVectorImages
import Foundation

/// A folder with images and colours: image files such as `star@2x.png`, and asset catalogues.
public struct ImageFolder: Sendable {
    /// The path of the folder.
    public let path: String
    /// The folders that may contain the files, or `nil` for bundles, which are trusted as part of the app.
    private let confinement: ConfinedFiles?

    /// Creates a folder with a path. Links in the folder are followed only if their targets are also in the folder.
    public init(path: String) { self.init(path: path, confinement: ConfinedFiles([path])) }

    private init(path: String, confinement: ConfinedFiles?) { (self.path, self.confinement) = (path, confinement) }

    /// Returns the folder and its subfolders that contain images or asset catalogues, in sorted order. Skips hidden folders and links to
    /// folders. Because a path can name the root folder, it also skips and reports folders more than 32 levels deep, and everything after
    /// 200,000 files and folders.
    public static func folders(below path: String) -> [ImageFolder] { folders([path]) }

    /// Returns the folders with images below several paths. Links in one of these folders can lead to the others.
    public static func folders(_ paths: [String]) -> [ImageFolder] { folders(paths, maximumNames: 200_000) }

    /// - Parameter maximumNames: The maximum number of files and folders to search below each path.
    static func folders(_ paths: [String], maximumNames: Int) -> [ImageFolder] {
        let confinement = ConfinedFiles(paths)
        return paths.flatMap { path in
            var remainingNames = maximumNames
            let imageFolders = folders(below: path, confinement, depth: 0, &remainingNames)
            if remainingNames < 0 {
                Notice.report(
                    .image,
                    "\(path): warning: this image folder contains more than \(maximumNames) files and folders; the rest is skipped. Pass the folder that has the images ('assets' in cellsim.yml, --assets)"
                )
            }
            return imageFolders
        }
    }

    /// - Parameter remainingNames: The number of names that can still be checked. Negative if the limit is exceeded.
    private static func folders(
        below path: String, _ confinement: ConfinedFiles, depth: Int, _ remainingNames: inout Int
    ) -> [ImageFolder] {
        if path.hasSuffix(".xcassets") { return [ImageFolder(path: path, confinement: confinement)] }
        var imageFolders: [ImageFolder] = []
        let names = contents(of: path)
        remainingNames -= names.count
        guard remainingNames >= 0 else { return imageFolders }
        if names.contains(where: { isImage($0) || $0.hasSuffix(".xcassets") }) {
            imageFolders.append(ImageFolder(path: path, confinement: confinement))
        }
        for name in names
        where remainingNames >= 0 && !name.hasPrefix(".") && !name.hasSuffix(".xcassets") && !isImage(name) {
            let subfolder = path.hasSuffix("/") ? path + name : "\(path)/\(name)"
            guard ConfinedFiles.isFolderNotLink(subfolder) else { continue }
            guard depth < maximumDepth else {
                Notice.report(
                    .image,
                    "\(subfolder): warning: images more than \(maximumDepth) folders deep are skipped; name a folder further down ('assets' in cellsim.yml, --assets)"
                )
                continue
            }
            imageFolders += folders(below: subfolder, confinement, depth: depth + 1, &remainingNames)
        }
        return imageFolders
    }

    private static let maximumDepth = 32

    private static func isImage(_ name: String) -> Bool {
        extensions.contains((name as NSString).pathExtension.lowercased())
    }

    static let extensions: Set<String> = ["png", "jpg", "jpeg", "pdf", "svg", "webp", "heic", "heif"]

    /// Returns the image with all its variants, or `nil` if the name is unknown or the files can't be read.
    /// - Parameter name: The name with or without an extension. `Folder/Name` finds an image in a catalogue's folder with a namespace.
    public func image(named name: String) -> UIImage? {
        image(named: name) { _ in }
    }

    /// Returns the colour from an asset catalogue, or `nil` for an unknown name.
    public func color(named name: String) -> UIColor? {
        color(named: name) { _ in }
    }

    /// - Parameter note: A closure that receives the reason why an existing file can't be used.
    package func image(named name: String, note: (Diagnostic) -> Void) -> UIImage? {
        guard ConfinedFiles.isName(name) else { return nil }
        let catalogs = catalogs
        let result =
            fileImage(named: name, note) ?? catalogs.firstResult { $0.image(named: name, note) }
            ?? catalogs.firstResult { $0.symbol(named: name, note) }
        // Checks all catalogues, because a set without a usable image has already reported the reason.
        if result == nil { for catalog in catalogs { catalog.reportOtherKind(named: name, note) } }
        return result
    }

    /// - Parameter note: A closure that receives the reason why an existing file can't be used.
    func data(named name: String, note: (Diagnostic) -> Void) -> AssetData? {
        guard ConfinedFiles.isName(name) else { return nil }
        return catalogs.firstResult { $0.data(named: name, note) }
    }

    /// - Parameter note: A closure that receives the reason why an existing file can't be used.
    package func color(named name: String, note: (Diagnostic) -> Void) -> UIColor? {
        guard ConfinedFiles.isName(name) else { return nil }
        return catalogs.firstResult { $0.color(named: name, note) }
    }

    /// The asset catalogues in the folder, sorted by name. If the folder is a catalogue, only this catalogue.
    private var catalogs: [AssetCatalog] {
        if path.hasSuffix(".xcassets") { return [AssetCatalog(path: path, folder: self)] }
        return Self.contents(of: path).filter { $0.hasSuffix(".xcassets") }.map {
            AssetCatalog(path: "\(path)/\($0)", folder: self)
        }
    }

    private func fileImage(named name: String, _ reportDiagnostic: (Diagnostic) -> Void) -> UIImage? {
        let requestedFile = ImageFileName(path: name)
        let folder =
            name.contains("/") ? "\(path)/\(name.split(separator: "/").dropLast().joined(separator: "/"))" : path
        let asset = UIImageAsset(prefersScale: true)
        var images: [UIImage] = []
        for file in Self.contents(of: folder) {
            let fileName = ImageFileName(path: file)
            guard fileName.name == requestedFile.name, Self.extensions.contains(fileName.pathExtension) else {
                continue
            }
            if Self.extensions.contains(requestedFile.pathExtension)
                && requestedFile.pathExtension != fileName.pathExtension
            {
                continue
            }
            let filePath = "\(folder)/\(file)"
            guard let image = image(ofFile: filePath, scale: fileName.scale, isPreserved: true, reportDiagnostic) else {
                continue
            }
            var traits = TraitValues()
            (traits.displayScale, traits.userInterfaceIdiom) = (fileName.scale, fileName.idiom)
            asset.register(image, with: UITraitCollection(values: traits))
            images.append(image)
        }
        guard let first = images.first else { return nil }
        return first.with { ($0.asset, $0.name) = (images.count > 1 ? asset : nil, name) }
    }

    /// Returns the image in a file. Reports a file without a readable image and returns nil.
    func image(ofFile file: String, scale: CGFloat, isPreserved: Bool, _ reportDiagnostic: (Diagnostic) -> Void)
        -> UIImage?
    {
        guard let data = bytes(ofFile: file, reportDiagnostic) else { return nil }
        do {
            guard ["pdf", "svg"].contains((file as NSString).pathExtension.lowercased()) else {
                return UIImage(file: try ImageFile([UInt8](data)), scale: scale)
            }
            let vector = try VectorImageCache.shared.image(data)
            for part in vector.notes {
                reportDiagnostic(
                    Diagnostic(
                        .warning, file: file, line: 1, message: "is drawn incompletely: \(part)",
                        remedy: "save it with simple shapes", rule: .resource
                    ).withMissingContent(.drawing).withSupportName((file as NSString).pathExtension.uppercased()))
            }
            return UIImage(vector: VectorDrawing(image: vector, isPreserved: isPreserved), pixelsPerPoint: scale)
        } catch {
            let isLibraryMissing = Self.isLibraryMissing(error)
            var diagnostic = Diagnostic(
                .warning, file: file, line: (error as? VectorImageError)?.line ?? 1, message: "\(error)",
                remedy: isLibraryMissing ? "install the library" : "save the image again", rule: .resource)
            if isLibraryMissing { diagnostic.missingContent = .library }
            reportDiagnostic(diagnostic)
            return nil
        }
    }

    /// Returns whether an image can't be read because a library isn't installed.
    private static func isLibraryMissing(_ error: any Error) -> Bool {
        if let error = error as? VectorImageError { return error.isLibraryMissing }
        if case .missingLibrary = error as? ImageFormatError { return true }
        return false
    }

    /// Returns the contents of a file in the folder. If the file is a link to a target outside the folder, reports it and returns `nil`.
    func bytes(ofFile file: String, _ reportDiagnostic: (Diagnostic) -> Void) -> Data? {
        guard let confinement, !confinement.contains(file) else { return ConfinedFiles.bytes(ofFile: file) }
        if ConfinedFiles.isPlainFile(file) {
            reportDiagnostic(
                Diagnostic(
                    .error, file: file, line: 1,
                    message: "is a link that points outside the given folders, so CellSim does not read it",
                    remedy: "copy the file there, or pass the folder that contains it", rule: .resource))
        }
        return nil
    }

    /// Returns the names of a folder's contents, or an empty array if the path isn't a folder. They are sorted, so that results don't
    /// depend on the file system.
    static func contents(of path: String) -> [String] {
        let names = try? FileManager.default.contentsOfDirectory(atPath: path).sorted()
        InputLog.record(names: names, in: path)
        return names ?? []
    }

    // MARK: Bundles

    /// Returns the bundle's folder and the resource folders inside it and next to it.
    static func folders(of bundle: Bundle) -> [ImageFolder] {
        let bundlePath = bundle.bundlePath
        let parent = bundlePath.split(separator: "/").dropLast().joined(separator: "/")
        var paths = [bundlePath]
        if let resources = bundle.resourcePath, resources != bundlePath { paths.append(resources) }
        for folder in [bundlePath, "/" + parent] {
            paths += contents(of: folder).filter { $0.hasSuffix(".resources") }.map { "\(folder)/\($0)" }
        }
        return paths.map { ImageFolder(path: $0, confinement: nil) } + BundleSources.imageFolders(of: bundle)
    }

    /// - Parameter note: A closure that receives the reason why an existing file can't be used.
    package static func image(
        named name: String, in bundle: Bundle, note: (Diagnostic) -> Void = AssetDiagnostics.report
    ) -> UIImage? {
        NamedImageCache.bundles.image("\(bundle.bundlePath)\n\(name)") {
            folders(of: bundle).firstResult { $0.image(named: name, note: note) }
        }
    }

    package static func color(
        named name: String, in bundle: Bundle, note: (Diagnostic) -> Void = AssetDiagnostics.report
    ) -> UIColor? {
        folders(of: bundle).firstResult { $0.color(named: name, note: note) }
    }
}

extension Sequence {
    /// Returns the first result of `transform` that is not `nil`.
    package func firstResult<Value>(_ transform: (Element) -> Value?) -> Value? {
        for element in self { if let value = transform(element) { return value } }
        return nil
    }
}
