import Foundation
import XCTest

@testable import CellSimProject

/// Tests which cell classes are found in sources, and how they can be configured.
final class CellClassesTests: XCTestCase {
    private func classes(_ sources: String...) throws -> CellClasses {
        let names = sources.indices.map { "File\($0).swift" }
        let project = try TemporaryProject(Dictionary(uniqueKeysWithValues: zip(names, sources)))
        return CellClasses(names.map { project.path + "/" + $0 })
    }

    private func method(_ body: String) throws -> CellMethod? {
        let cellClasses = try classes("class ACell: UITableViewCell {\n\(body)\n}")
        XCTAssertEqual(cellClasses.cells.map(\.name), ["ACell"])
        return cellClasses.cells.first?.method
    }

    func testClassesAreFoundBySuperclass() throws {
        let cellClasses = try classes(
            "final class BCell: BaseCell {}\nextension BCell { func show(_ text: String) {} }\nclass Other: UIView {}",
            "open class BaseCell: UIKit.UITableViewCell, Themed { @IBOutlet weak var label: UILabel! }",
            "enum Screen { class Tile: UICollectionViewCell { init(x: Int) {} } }\nprivate class Own: UITableViewCell {}",
            "class Any<T>: UITableViewCell {}\nfunc f() { class Local: UITableViewCell {} }")
        XCTAssertEqual(cellClasses.cells.map(\.name), ["BCell", "BaseCell", "Screen.Tile"])
        XCTAssertEqual(cellClasses.cells.map(\.base), ["UITableViewCell", "UITableViewCell", "UICollectionViewCell"])
        XCTAssertEqual(cellClasses.cells.map { $0.method?.signature }, ["show(_:)", nil, nil])
        XCTAssertEqual(cellClasses.cells.map(\.hasOutlets), [true, true, false])
        XCTAssertEqual(cellClasses.cells.map(\.hasInheritedInitialisers), [true, true, false])
        XCTAssertEqual(cellClasses.cells.map(\.line), [1, 1, 1])
    }

    func testPreferredConfigurationMethod() throws {
        let preferredMethod = try method(
            """
            private func configure(with model: Model) {}
            static func configure(x: Int) {}
            override func setSelected(_ selected: Bool, animated: Bool) {}
            func setTitle(_ title: String) {}
            func configured(by x: Int) {}
            func configure<T>(any: T) {}
            func bind(_ a: A) {}
            func bind(_ b: B) {}
            @discardableResult func setup(
                with model: [String: Model<Int, Int>], /* ) */ at date: Date?, flag: Bool = f("(", 1),
                then: @escaping (Int, Int) -> Void
            ) throws -> Bool { true }
            """)
        XCTAssertEqual(preferredMethod?.signature, "setup(with:at:then:)")
        XCTAssertEqual(
            preferredMethod?.parameters.map(\.type), ["[String: Model<Int, Int>]", "Date?", "(Int, Int) -> Void"])
        XCTAssertEqual(preferredMethod?.parameters.map(\.name), ["model", "date", "then"])
        XCTAssertEqual(preferredMethod?.canThrow, true)
        XCTAssertEqual(preferredMethod?.hasResult, true)
    }

    func testStringsCommentsAndConditionsAreSkipped() throws {
        let found = try method(
            ##"""
            let a = "}", b = #"\"}"#, c = "\(f("}"))", d = """
                " } class X: UITableViewCell {
                """
            // }
            #if canImport(SwiftUI)
            func configure(_ view: AnyView) {
            #else
            func configure(_ view: Int) {
            #endif
            func update(`in` place: Int, _ rest: Any...) {}
            func render(text: String) {}
            """##)
        XCTAssertEqual(found?.signature, "render(text:)")
    }

    func testSamplesAreStaticPropertiesOfTheirOwnType() throws {
        let found = try classes(
            """
            struct Fruit { static let preview = Fruit(name: "") }
            extension Model { static var sample: Model { Model() } }
            struct Wrong { static let preview = [Wrong()]; let sample: Wrong; static let mock: Wrong? = nil }
            struct Hidden { private static let mock = Hidden() }
            """)
        XCTAssertEqual(found.samples, ["Fruit": "preview", "Model": "sample"])
    }

    /// A source that is truncated at any position can be read.
    func testBrokenSourcesAreRead() throws {
        let source = Array(
            "class A: B.C, D { func set(_ a: [B<C>], b: @escaping () -> X = { }) throws -> D {} init(x: \"\\(a(\"b\")) }"
                .utf8)
        for count in 0...source.count { _ = TypeScanner(Array(source.prefix(count)), path: "") }
        for text in ["#if", "\"\"\"", "/*", "extension A.", "class", "func f", "func f("] {
            _ = TypeScanner(Array(text.utf8), path: "")
            _ = TypeScanner(Array(("class A {" + text).utf8), path: "")
        }
    }
}
