// swift-format-ignore-file
import Foundation; import UIKit; import Foundation
import UIKit  

protocol Listing {
    associatedtype Entry: AnyObject
    var entries: [Entry] { get }
}

// Bücher
class Shelf: NSObject, Any     {
    var counts: [Book: Int] = [:]
    var entries: [Book] { [] }
}

final class Box: NSObject, Sendable, Any    , NSCopying {
    var entries: [Book] { [] }
    func copy(with zone: NSZone? = nil) -> Any { self }
}

public struct Book: Hashable, Sendable {  }