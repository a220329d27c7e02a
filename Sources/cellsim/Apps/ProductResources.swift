import CellSimProcess
import CellSimProject
import Foundation

/// Links the app's resources into the folder of the built programs, where `Bundle.main` and `Bundle(for:)` search for them.
struct ProductResources {
    /// The package's folder.
    let folder: String
    /// The build folder of the package.
    let build: String

    /// Creates links to the contents of the package's `Resources` folder, and removes links to missing files.
    func link() throws {
        let source = folder + "/" + PackagePlan.resourcesFolder
        let product = try WriteAccess.folder(build + "/debug")
        let resourceNames = Set(((try? FileManager.default.contentsOfDirectory(atPath: source)) ?? []))
        for name in try product.names() {
            guard let target = product.readLink(name), target.hasPrefix(source + "/"), !resourceNames.contains(name)
            else {
                continue
            }
            try product.remove(name)
        }
        for name in resourceNames.sorted() {
            let target = source + "/" + name
            if product.readLink(name) == target { continue }
            // Names that the build itself uses are skipped.
            do {
                if product.kind(name) != .folder { try product.remove(name) }
                try product.link(name, to: target)
            } catch {
                logMessage("warning: the resource '\(name)' has a name that the build uses; skipped")
            }
        }
    }
}
