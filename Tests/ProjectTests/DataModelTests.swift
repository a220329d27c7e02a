import XCTest

@testable import CellSimProject

/// Tests the compilation of Core Data models to the files that Xcode generates.
final class DataModelTests: XCTestCase {
    private static let contents = """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <model type="com.apple.IDECoreDataModeler.DataModel" sourceLanguage="Swift">
            <entity name="Thing" representedClassName=".Thing" isAbstract="YES" codeGenerationType="class">
                <attribute name="when" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
                <attribute name="default" attributeType="Integer 16" defaultValueString="3" usesScalarValueType="YES"/>
                <attribute name="box" optional="YES" attributeType="Transformable" customClassName="UIColor"/>
            </entity>
            <entity name="Shelf" representedClassName="ShelfObject" parentEntity="Thing" codeGenerationType="category">
                <relationship name="books" optional="YES" toMany="YES" destinationEntity="Book" inverseName="shelf"/>
            </entity>
            <entity name="Book" representedClassName="Book">
                <relationship name="shelf" optional="YES" maxCount="1" destinationEntity="Shelf" inverseName="books"/>
            </entity>
        </model>
        """

    func testGeneratedClassesMatchXcode() throws {
        let folder = try TemporaryProject(["M.xcdatamodel/contents": Self.contents])
        let classes = DataModelClasses(try DataModel(folder.path + "/M.xcdatamodel"))
        XCTAssertEqual(classes.fileName, "M+CoreDataModel.swift")
        let text = try XCTUnwrap(classes.text())
        let lines = String(decoding: text, as: UTF8.self).split(separator: "\n").dropFirst(3)
        XCTAssertEqual(
            Array(lines),
            [
                "@objc(Thing)", "public class Thing: NSManagedObject {}", "extension Thing {",
                "    @nonobjc public class func fetchRequest() -> NSFetchRequest<Thing> {",
                "        NSFetchRequest<Thing>(entityName: \"Thing\")", "    }",
                "    @NSManaged public var when: Date?", "    @NSManaged public var `default`: Int16",
                "    @NSManaged public var box: UIColor?", "}", "extension Thing: Identifiable {}",
                "extension ShelfObject {",
                "    @nonobjc public class func fetchRequest() -> NSFetchRequest<ShelfObject> {",
                "        NSFetchRequest<ShelfObject>(entityName: \"Shelf\")", "    }",
                "    @NSManaged public var books: NSSet?", "    @NSManaged public func addToBooks(_ value: Book)",
                "    @NSManaged public func addToBooks(_ values: NSSet)",
                "    @NSManaged public func removeFromBooks(_ value: Book)",
                "    @NSManaged public func removeFromBooks(_ values: NSSet)", "}",
            ])
    }

    func testCurrentVersionIsUsed() throws {
        let propertyList =
            "<plist version=\"1.0\"><dict><key>_XCCurrentVersionName</key><string>\(2).xcdatamodel</string></dict></plist>"
        let folder = try TemporaryProject([
            "M.xcdatamodeld/1.xcdatamodel/contents": "<model/>", "M.xcdatamodeld/2.xcdatamodel/contents": Self.contents,
            "M.xcdatamodeld/3.xcdatamodel/contents": "<model/>", "M.xcdatamodeld/.xccurrentversion": propertyList,
        ])
        let model = try DataModel(folder.path + "/M.xcdatamodeld")
        XCTAssertEqual(model.current, "2")
        XCTAssertEqual(model.entities.map(\.name), ["Thing", "Shelf", "Book"])
        try folder.write("<model/>", to: "N.xcdatamodeld/1.xcdatamodel/contents")
        try folder.write("<model/>", to: "N.xcdatamodeld/2.xcdatamodel/contents")
        XCTAssertEqual(try DataModel(folder.path + "/N.xcdatamodeld").current, "2")
    }

    func testProductContainsAllModelVersions() throws {
        let folder = try TemporaryProject([
            "A.swift": "", "M.xcdatamodeld/1.xcdatamodel/contents": Self.contents, "L.xcdatamodel/contents": "<model>",
        ])
        let project = try ProjectReader.read(folder.path)
        let app = try XCTUnwrap(project.targets.first)
        let plan = PackagePlanner(project, app: app).plan(for: .gallery)
        XCTAssertEqual(
            plan.files["Resources/M.momd/1.mom"], .link(folder.path + "/M.xcdatamodeld/1.xcdatamodel/contents"))
        XCTAssertNotNil(plan.files["Resources/M.momd/VersionInfo.plist"])
        XCTAssertNotNil(plan.files["Sources/\(app.module)/M+CoreDataModel.swift"])
        XCTAssertEqual(
            folder.descriptions(plan.notes),
            [
                "L.xcdatamodel/contents:1: warning: invalid XML: <model> is not closed; the data model is skipped"
            ])
    }
}
