import CoreData

final class Note: NSManagedObject {
    @NSManaged var text: String
    @NSManaged public var count: Int64
    @NSManaged var title, subtitle: String?
}

precondition(Note.self is NSManagedObject.Type)
