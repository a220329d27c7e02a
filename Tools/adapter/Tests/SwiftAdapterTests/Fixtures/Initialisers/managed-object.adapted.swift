// swift-format-ignore-file
import CellSimAdapted; import UIKit; import CoreData

class Person: NSManagedObject {
    var isNew = false
    required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        super.init(entity: entity, insertInto: context)
        isNew = true
    }
}

class Guest: NSManagedObject {
    let table: Int
    init(table: Int, context: NSManagedObjectContext) {
        self.table = table
        super.init(entity: Self.entity(), insertInto: context)
    }
 required init(entity p0: NSEntityDescription, insertInto p1: NSManagedObjectContext?) { preconditionFailure("Use of unimplemented initializer 'init(entity:insertInto:)' for class 'Guest'") }; }

final class Results: NSFetchedResultsController<Person> {
    let title: String
    init(title: String) {
        self.title = title
        super.init(
            fetchRequest: NSFetchRequest(entityName: "Person"),
            managedObjectContext: NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType),
            sectionNameKeyPath: nil, cacheName: nil)
    }
 required init(fetchRequest p0: NSFetchRequest<Person>, managedObjectContext p1: NSManagedObjectContext, sectionNameKeyPath p2: String?, cacheName p3: String?) { preconditionFailure("Use of unimplemented initializer 'init(fetchRequest:managedObjectContext:sectionNameKeyPath:cacheName:)' for class 'Results'") }; }

final class Center: NotificationCenter, @unchecked Sendable {
    let name: String
    init(name: String) {
        self.name = name
        super.init()
    }
 required init() { preconditionFailure("Use of unimplemented initializer 'init()' for class 'Center'") }; }

func create<T: NSManagedObject>(_ type: T.Type, _ context: NSManagedObjectContext) -> T { T(context: context) }
func results<T: NSManagedObject>(
    _ type: NSFetchedResultsController<T>.Type, _ context: NSManagedObjectContext
) -> NSFetchedResultsController<T> {
    type.init(
        fetchRequest: NSFetchRequest(entityName: "Person"), managedObjectContext: context, sectionNameKeyPath: nil,
        cacheName: nil)
}

let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
precondition(create(Person.self, context).isNew)
precondition(Guest(table: 2, context: context).table == 2)
precondition(results(NSFetchedResultsController<Person>.self, context).managedObjectContext === context)
precondition(Results(title: "All").title == "All" && Center(name: "a").name == "a")
