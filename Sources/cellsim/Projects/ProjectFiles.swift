import CellSimHost
import CellSimInterfaceBuilder
import Foundation

/// The files in a project's folder that affect pictures, as sorted relative paths.
struct ProjectFiles {
    var documents: [String] = []
    var catalogues: [String] = []
    /// The folders that contain individual image files.
    var imageFolders: [String] = []
    var fonts: [String] = []
    var propertyLists: [String] = []
    /// The languages of folders such as `de.lproj`, except for `Base` and `mul` (all languages).
    var languages: [String] = []

    /// The names of folders with tools, third-party code or snapshot references, which aren't searched.
    private static let excludedFolders: Set<String> = [
        "Pods", "Carthage", "DerivedData", "SourcePackages", "build", "Build", "fastlane", "vendor", "node_modules",
        "__Snapshots__", "Snapshots", "ReferenceImages", "ReferenceImages_64", "checkouts",
    ]
    /// The extensions of folders that Xcode treats as files.
    private static let packageExtensions: Set<String> = [
        "xcodeproj", "xcworkspace", "framework", "xcframework", "app", "bundle", "playground", "xcdatamodeld", "docc",
        "appiconset", "scnassets", "icon", "xcloc", "xcarchive", "dsym",
    ]
    private static let imageExtensions: Set<String> = ["png", "jpg", "jpeg", "pdf", "svg", "webp", "heic", "heif"]
    private static let maximumDepth = 64

    /// Finds the files. Hidden folders and symbolic links to folders aren't searched.
    init(below folder: String) {
        var (images, languageCodes) = (Set<String>(), Set<String>())
        visit(folder, "", depth: 0, &images, &languageCodes)
        (imageFolders, languages) = (images.sorted(), languageCodes.sorted())
        documents.sort()
    }

    private mutating func visit(
        _ root: String, _ relativeFolder: String, depth: Int, _ images: inout Set<String>,
        _ languageCodes: inout Set<String>
    ) {
        guard depth < Self.maximumDepth else { return }
        let folder = relativeFolder.isEmpty ? root : root + "/" + relativeFolder
        for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() {
            guard !name.hasPrefix(".") else { continue }
            let (path, ending) = (relativeFolder.isEmpty ? name : relativeFolder + "/" + name, Self.fileExtension(name))
            if ConfinedFiles.isFolderNotLink(folder + "/" + name) {
                if ending == "xcassets" {
                    catalogues.append(path)
                } else if !Self.excludedFolders.contains(name), !Self.packageExtensions.contains(ending),
                    !Self.isTestFolder(name)
                {
                    if ending == "lproj", name != "Base.lproj", name != "mul.lproj" {
                        languageCodes.insert(String(name.dropLast(6)))
                    }
                    visit(root, path, depth: depth + 1, &images, &languageCodes)
                }
                continue
            }
            guard ConfinedFiles.isPlainFile(folder + "/" + name) else { continue }
            switch ending {
            case "xib", "storyboard": documents.append(path)
            case "ttf", "otf", "ttc": fonts.append(path)
            case _ where name == "Info.plist" || name.hasSuffix("-Info.plist"): propertyLists.append(path)
            case _ where Self.imageExtensions.contains(ending) && !relativeFolder.isEmpty: images.insert(relativeFolder)
            default: break
            }
        }
    }

    private static func isTestFolder(_ name: String) -> Bool { name.hasSuffix("Tests") || name == "Specs" }

    static func fileExtension(_ name: String) -> String { (name as NSString).pathExtension.lowercased() }
}
