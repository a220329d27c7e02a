import Synchronization
import UIKit

/// Stores the view trees of pictures until the pictures are deallocated.
enum PictureTrees {
    private struct Entry: Sendable {
        weak var picture: UIImage?
        var tree: [UInt8]
    }

    private static let entries = Mutex<[Entry]>([])

    static func store(_ tree: [UInt8], of picture: UIImage) {
        entries.withLock { entries in
            entries.removeAll { $0.picture == nil }
            entries.append(Entry(picture: picture, tree: tree))
        }
    }

    static func tree(of picture: UIImage) -> [UInt8]? {
        entries.withLock { entries in entries.first { $0.picture === picture }?.tree }
    }
}
