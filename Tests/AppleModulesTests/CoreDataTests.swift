import CoreData
import XCTest

// The managed object classes, which Core Data finds by their names.
final class Shelf: NSManagedObject {}
final class Book: NSManagedObject {}

/// Tests Core Data with stores in memory.
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

    private func makeContainer() -> NSPersistentContainer {
        let (age, person, model) = (NSAttributeDescription(), NSEntityDescription(), NSManagedObjectModel())
        (age.name, age.attributeType, age.defaultValue) = ("age", .integer64AttributeType, 7)
        (person.name, person.managedObjectClassName, person.properties) = ("Person", "Person", [age])
        model.entities = [person]
        let container = NSPersistentContainer(name: "Test", managedObjectModel: model)
        container.loadPersistentStores { XCTAssertNil($1) }
        return container
    }

    func testObjectsAreFetchedByPredicateAndOrder() throws {
        let context = makeContainer().viewContext
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

    func testBatchUpdatesAndAsynchronousRequests() throws {
        let context = makeContainer().viewContext
        for (name, age) in [("Bob", 17), ("Ann", 30)] {
            let person = Person(context: context)
            (person.name, person.age) = (name, age)
        }
        let update = NSBatchUpdateRequest(entityName: "Person")
        update.predicate = NSPredicate(format: "age > %d", 18)
        update.propertiesToUpdate = ["name": "Adult"]
        update.resultType = .updatedObjectsCountResultType
        XCTAssertEqual((try context.execute(update) as? NSBatchUpdateResult)?.result as? Int, 1)
        let request = NSFetchRequest<Person>(entityName: "Person")
        request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
        var names: [String?]?
        let asynchronous = NSAsynchronousFetchRequest(fetchRequest: request) { names = $0.finalResult?.map(\.name) }
        let result = try context.execute(asynchronous) as? NSAsynchronousFetchResult<Person>
        XCTAssertEqual(names, ["Adult", "Bob"])
        XCTAssertEqual(result?.finalResult?.count, 2)
        XCTAssertIdentical(result?.managedObjectContext, context)
        let oldest = NSExpressionDescription()
        (oldest.name, oldest.expressionResultType) = ("oldest", .integer64AttributeType)
        XCTAssertEqual(oldest.resultType, .integer64AttributeType)
    }

    func testABatchDeletionReportsTheObjects() throws {
        let context = makeContainer().viewContext
        for name in ["Bob", "Ann"] { Person(context: context).name = name }
        let request = NSFetchRequest<any NSFetchRequestResult>(entityName: "Person")
        request.predicate = NSPredicate(format: "name == %@", "Ann")
        let deletion = NSBatchDeleteRequest(fetchRequest: request)
        deletion.resultType = .resultTypeObjectIDs
        let result = try context.execute(deletion) as? NSBatchDeleteResult
        XCTAssertEqual((result?.result as? [NSManagedObjectID])?.count, 1)
        XCTAssertEqual(try context.fetch(NSFetchRequest<Person>(entityName: "Person")).map(\.name), ["Bob"])
        deletion.resultType = .resultTypeCount
        request.predicate = nil
        XCTAssertEqual((try context.execute(deletion) as? NSBatchDeleteResult)?.result as? Int, 1)
    }

    func testMetatypesCreateObjectsAndControllers() throws {
        func create<T: NSManagedObject>(_ type: T.Type, in context: NSManagedObjectContext) -> T { T(context: context) }
        func controller<T: NSManagedObject>(
            _ type: NSFetchedResultsController<T>.Type, _ request: NSFetchRequest<T>, _ context: NSManagedObjectContext
        ) -> NSFetchedResultsController<T> {
            type.init(
                fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
        }
        let context = makeContainer().viewContext
        create(Person.self, in: context).name = "Ann"
        let results = controller(
            NSFetchedResultsController<Person>.self, NSFetchRequest(entityName: "Person"), context)
        try results.performFetch()
        XCTAssertEqual(results.fetchedObjects?.map(\.name), ["Ann"])
    }

    func testASortDescriptorKeepsItsKey() {
        XCTAssertEqual(NSSortDescriptor(key: "name", ascending: true).key, "name")
        XCTAssertNil(NSSortDescriptor(key: nil, ascending: true).key)
        XCTAssertNil(NSSortDescriptor(keyPath: \Person.age, ascending: true).key)
    }

    func testDefaultsNamesAndDeletion() throws {
        let container = makeContainer()
        let context = container.viewContext
        let person = NSEntityDescription.insertNewObject(forEntityName: "Person", into: context)
        XCTAssertEqual(person.value(forKey: "age") as? Int, 7)
        let other = container.newBackgroundContext()
        XCTAssertIdentical(try other.existingObject(with: person.objectID), person)
        XCTAssertEqual(
            container.persistentStoreCoordinator.managedObjectID(
                forURIRepresentation: person.objectID.uriRepresentation()), person.objectID)
        context.delete(person)
        XCTAssertThrowsError(try context.existingObject(with: person.objectID))
        context.rollback()
        XCTAssertNoThrow(try context.existingObject(with: person.objectID))
    }

    func testResultsInSections() throws {
        let context = makeContainer().viewContext
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

    /// `init()` is inherited from `NSObject`.
    func testControllerWithoutRequestHasNoResults() {
        let results: NSFetchedResultsController<NSManagedObject> = .init()
        XCTAssertNil(results.fetchedObjects)
        XCTAssertNil(results.sectionNameKeyPath)
    }

    // MARK: Data models

    private static let modelXML = """
        <model userDefinedModelVersionIdentifier="v1">
            <entity name="Thing" representedClassName="Thing" isAbstract="YES">
                <attribute name="count" attributeType="Integer 16" defaultValueString="3" usesScalarValueType="YES"/>
                <attribute name="name" attributeType="String" defaultValueString="none"/>
            </entity>
            <entity name="Shelf" representedClassName="Shelf" parentEntity="Thing">
                <relationship name="books" toMany="YES" deletionRule="Cascade" destinationEntity="Book"
                    inverseName="shelf" inverseEntity="Book"/>
            </entity>
            <entity name="Book" representedClassName=".Book" parentEntity="Thing">
                <relationship name="shelf" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Shelf"
                    inverseName="books" inverseEntity="Shelf"/>
            </entity>
        </model>
        """

    private func makeModel() throws -> NSManagedObjectModel {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).momd")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let propertyList =
            "<plist version=\"1.0\"><dict><key>NSManagedObjectModel_CurrentVersionName</key><string>b</string></dict></plist>"
        try Data(propertyList.utf8).write(to: folder.appendingPathComponent("VersionInfo.plist"))
        try Data("<model/>".utf8).write(to: folder.appendingPathComponent("a.mom"))
        try Data(Self.modelXML.utf8).write(to: folder.appendingPathComponent("b.mom"))
        return try XCTUnwrap(NSManagedObjectModel(contentsOf: folder))
    }

    func testModelDefaultsClassesAndInverses() throws {
        let model = try makeModel()
        XCTAssertEqual(model.versionIdentifiers, ["v1"])
        let context = NSPersistentContainer(name: "Books", managedObjectModel: model).viewContext
        let shelf = NSEntityDescription.insertNewObject(forEntityName: "Shelf", into: context)
        XCTAssertTrue(shelf is Shelf)
        XCTAssertEqual(shelf.value(forKey: "count") as? Int16, 3)
        let (firstBook, secondBook) = (Book(context: context), Book(context: context))
        XCTAssertEqual(firstBook.value(forKey: "name") as? String, "none")
        shelf.setValue(NSSet(array: [firstBook, secondBook]), forKey: "books")
        XCTAssertIdentical(firstBook.value(forKey: "shelf") as? NSManagedObject, shelf)
        secondBook.setValue(nil, forKey: "shelf")
        XCTAssertEqual(shelf.value(forKey: "books") as? NSSet, NSSet(object: firstBook))
        let other = Shelf(context: context)
        firstBook.setValue(other, forKey: "shelf")
        XCTAssertEqual(shelf.value(forKey: "books") as? NSSet, NSSet())
        XCTAssertEqual(other.value(forKey: "books") as? NSSet, NSSet(object: firstBook))
        XCTAssertEqual(try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Thing")).count, 4)
        // Deleting a shelf also deletes its books.
        context.delete(other)
        XCTAssertTrue(firstBook.isDeleted)
        XCTAssertFalse(secondBook.isDeleted)
        XCTAssertEqual(Book.entity().attributesByName.keys.sorted(), ["count", "name"])
        XCTAssertTrue(Book.entity().isKindOf(entity: try XCTUnwrap(model.entitiesByName["Thing"])))
    }

    func testInvalidModelHasNoEntities() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).mom")
        XCTAssertNil(NSManagedObjectModel(contentsOf: file))
        try Data("<model><entity".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        XCTAssertEqual(NSManagedObjectModel(contentsOf: file)?.entities, [])
    }
}
