import Foundation
import XCTest

@testable import CellSimProject
@testable import cellsim

/// Tests the generated source that passes an app's static sample values to its gallery. The script `generated-app` builds one.
final class GallerySamplesTests: XCTestCase {
    private var folder = ""

    override func setUpWithError() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("samples-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    override func tearDownWithError() throws { try FileManager.default.removeItem(atPath: folder) }

    private func target(_ name: String, _ text: String) throws -> AppProject.Target {
        let path = folder + "/\(name).swift"
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        var target = AppProject.Target(name: name, kind: .application, referringFile: path)
        target.sources = [AppProject.File(path: path, referringFile: path, line: nil)]
        return target
    }

    func testStaticPropertiesOfModelsAndCellsAreUsed() throws {
        let kit = try target("Kit", "public struct Fruit { public static let sample = Fruit() }")
        let app = try target(
            "Shop",
            """
            struct Card { static var preview: Card { Card() } }
            class CardCell: UITableViewCell { func configure(with card: Card?, link: URL) throws -> Int { 1 } }
            class FruitCell: UITableViewCell { func show(_ fruits: [Fruit]) {} }
            class TileCell: UICollectionViewCell { static let mock = TileCell() }
            class NameCell: UITableViewCell { func show(_ name: String) {} }
            class OtherCell: UITableViewCell { func show(_ card: Card, of owner: Owner) {} }
            """)
        let samples = GallerySamples([kit, app])
        XCTAssertEqual(samples.names, ["Card.preview", "Fruit.sample", "TileCell.mock"])
        var plan = PackagePlan(module: "Shop")
        samples.add(to: &plan)
        guard case .text(let bytes) = plan.files[GallerySamples.path] else { return XCTFail("no source") }
        let text = String(decoding: bytes, as: UTF8.self)
        for part in [
            "@preconcurrency @testable import Kit\n@preconcurrency @testable import Shop\n",
            "{ [sample1(), sample2(), sample3()] }",
            "GallerySample(\"Card.preview\", for: CardCell.self) { _ = try $0.configure(with: .preview, link: "
                + "(URL(string: \"https://example.com\"))!) }",
            "GallerySample(\"Fruit.sample\", for: FruitCell.self) { $0.show([.sample]) }",
            "GallerySample(\"TileCell.mock\", of: TileCell.self) { TileCell.mock }",
        ] { XCTAssertTrue(text.contains(part), part + "\nis missing in\n" + text) }
    }

    func testPlanWithoutSamplesIsUnchanged() throws {
        var plan = PackagePlan(module: "Shop")
        GallerySamples([try target("Shop", "class A: UITableViewCell { func show(_ name: String) {} }")]).add(to: &plan)
        XCTAssertEqual(plan.files.keys.sorted(), [])
    }
}
