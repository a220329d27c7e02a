import CoreData

final class Folder: NSManagedObject {
    @NSManaged var notes: NSSet?
}
extension Folder {
    @objc(addNotesObject:) @NSManaged func addToNotes(_ value: NSManagedObject)
    @objc(removeNotes:) @NSManaged func removeFromNotes(_ values: NSSet)
}

precondition(Folder.self is NSManagedObject.Type)
