import Foundation
import Library

protocol Listing {
    associatedtype Entry: AnyObject
    var entries: [Entry] { get }
}

// Bücher
class Shelf: NSObject, Listing {
    var counts: [Book: Int] = [:]
    var entries: [Book] { [] }
}

final class Box: NSObject, Sendable, Listing, NSCopying {
    var entries: [Book] { [] }
    func copy(with zone: NSZone? = nil) -> Any { self }
}
