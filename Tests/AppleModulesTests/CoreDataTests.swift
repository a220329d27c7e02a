import CoreData
import XCTest

/// Managed objects are held in memory.
final class CoreDataTests: XCTestCase {
    private final class Person: NSManagedObject {
        var name: String? {
            get { value(forKey: "name") as? String }
            set { setValue(newValue, forKey: "name") }
        }
        var age: Int {
            get { value(forKey: "age") as? Int ?? 0 }
            set { setValue(newValue, forKey: "age") }
        }
    }

    private func container() -> NSPersistentContainer {
        let (age, person, model) = (NSAttributeDescription(), NSEntityDescription(), NSManagedObjectModel())
        (age.name, age.attributeType, age.defaultValue) = ("age", .integer64AttributeType, 7)
        (person.name, person.managedObjectClassName, person.properties) = ("Person", "Person", [age])
        model.entities = [person]
        let container = NSPersistentContainer(name: "Test", managedObjectModel: model)
        container.loadPersistentStores { XCTAssertNil($1) }
        return container
    }

    func testObjectsAreFetchedByPredicateAndOrder() throws {
        let context = container().viewContext
        for (name, age) in [("Bob", 17), ("Ann", 30), ("Cleo", 41)] {
            let person = Person(context: context)
            (person.name, person.age) = (name, age)
        }
        XCTAssertTrue(context.hasChanges)
        try context.save()
        XCTAssertFalse(context.hasChanges)
        let request = NSFetchRequest<Person>(entityName: "Person")
        request.predicate = NSPredicate(format: "age > %d", 18)
        request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: false)]
        XCTAssertEqual(try context.fetch(request).map(\.name), ["Cleo", "Ann"])
        request.fetchLimit = 1
        XCTAssertEqual(try context.count(for: request), 1)
    }

    func testDefaultsNamesAndDeletion() throws {
        let container = container()
        let context = container.viewContext
        let person = NSEntityDescription.insertNewObject(forEntityName: "Person", into: context)
        XCTAssertEqual(person.value(forKey: "age") as? Int, 7)
        let other = container.newBackgroundContext()
        XCTAssertTrue(try other.existingObject(with: person.objectID) === person)
        XCTAssertEqual(
            container.persistentStoreCoordinator.managedObjectID(
                forURIRepresentation: person.objectID.uriRepresentation()), person.objectID)
        context.delete(person)
        XCTAssertThrowsError(try context.existingObject(with: person.objectID))
        context.rollback()
        XCTAssertNoThrow(try context.existingObject(with: person.objectID))
    }

    func testResultsInSections() throws {
        let context = container().viewContext
        for (name, age) in [("Bob", 1), ("Ann", 2), ("Cleo", 2)] {
            let person = Person(context: context)
            (person.name, person.age) = (name, age)
        }
        let request = NSFetchRequest<Person>(entityName: "Person")
        request.sortDescriptors = ["age", "name"].map { NSSortDescriptor(key: $0, ascending: true) }
        let results = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "age", cacheName: nil)
        try results.performFetch()
        XCTAssertEqual(results.sections?.map(\.name), ["1", "2"])
        XCTAssertEqual(results.object(at: IndexPath(indexes: [1, 1])).name, "Cleo")
    }
}
