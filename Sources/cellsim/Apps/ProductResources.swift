import CellSimProject
import Foundation
import Glibc

/// The app's resources beside the programs that are built, where `Bundle.main` and `Bundle(for:)` look for them.
struct ProductResources {
    /// The package's folder.
    let folder: String
    /// Where it is built.
    let build: String

    /// Links what is in the package's `Resources`, and removes links to what is there no more.
    func link() throws {
        let source = folder + "/" + PackagePlan.resources
        let product = build + "/debug"
        let wanted = Set(((try? FileManager.default.contentsOfDirectory(atPath: source)) ?? []))
        for name in (try? FileManager.default.contentsOfDirectory(atPath: product)) ?? [] {
            let target = try? FileManager.default.destinationOfSymbolicLink(atPath: product + "/" + name)
            guard let target, target.hasPrefix(source + "/"), !wanted.contains(name) else { continue }
            unsafe unlink(product + "/" + name)
        }
        for name in wanted.sorted() {
            let (place, target) = (product + "/" + name, source + "/" + name)
            if (try? FileManager.default.destinationOfSymbolicLink(atPath: place)) == target { continue }
            // A name that the build itself has is its own.
            unsafe unlink(place)
            if unsafe symlink(target, place) != 0 {
                complain("warning: the resource '\(name)' has a name that the build uses; it is left out")
            }
        }
    }
}
