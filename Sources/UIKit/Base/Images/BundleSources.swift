import Foundation
import Synchronization

/// The folders of sources that are part of bundles. Apple's build system copies asset catalogues, nibs and storyboards from a package's
/// sources to the target's bundle even if the manifest doesn't declare them; the package manager on Linux doesn't.
package enum BundleSources {
    private struct Entry: Sendable {
        var path: String
        var imageFolders: [ImageFolder]?
    }

    /// The entries by path of the bundle.
    private static let entries = Mutex<[String: Entry]>([:])

    /// Adds a folder to a bundle.
    package static func add(_ path: String, to bundle: Bundle) {
        entries.withLock { $0[bundle.bundlePath] = Entry(path: path) }
    }

    /// Returns the folder that was added to a bundle; nil for none.
    package static func folder(of bundle: Bundle) -> String? { entries.withLock { $0[bundle.bundlePath]?.path } }

    /// Returns the folders with images below the folder that was added to a bundle.
    static func imageFolders(of bundle: Bundle) -> [ImageFolder] {
        guard let entry = entries.withLock({ $0[bundle.bundlePath] }) else { return [] }
        if let folders = entry.imageFolders { return folders }
        let folders = ImageFolder.folders(below: entry.path)
        entries.withLock { $0[bundle.bundlePath]?.imageFolders = folders }
        return folders
    }
}
