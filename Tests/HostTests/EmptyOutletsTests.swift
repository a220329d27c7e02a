import TestFixtures
import UIKit
import XCTest

@testable import CellSimHost

/// Tests how a gallery fills empty outlets.
@preconcurrency @MainActor final class EmptyOutletsTests: XCTestCase {
    /// A cell that clears its designed content in `awakeFromNib()`, as many cells do.
    final class ClearedCell: UITableViewCell {
        var titleLabel: UILabel?
        override func awakeFromNib() {
            super.awakeFromNib()
            titleLabel?.text = nil
        }
    }

    private nonisolated let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    override func setUpWithError() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func tearDownWithError() throws { try FileManager.default.removeItem(at: folder) }

    private func write(_ subviews: String, outlets: [String: String]) throws -> String {
        ClassResolver.register(ClearedCell.self, as: "EmptyOutletsCell")
        let connections = outlets.sorted { $0.key < $1.key }.map {
            "<outlet property=\"\($0.key)\" destination=\"\($0.value)\" id=\"o-\($0.value)\"/>"
        }
        let path = folder.appendingPathComponent("Cell.xib").path
        let text = Fixture.text(
            "empty-outlets.xib",
            replacing: [
                "cellsOutlets": connections.filter { $0.contains("titleLabel") }.joined(),
                "ownersOutlets": connections.filter { !$0.contains("titleLabel") }.joined(), "subviews": subviews,
            ])
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        return path
    }

    private func view(_ kind: String, _ id: String, _ attributes: String = "", width: Int = 100, height: Int = 20)
        -> String
    {
        "<\(kind) id=\"\(id)\" \(attributes)><rect key=\"frame\" x=\"0\" y=\"0\" width=\"\(width)\" height=\"\(height)\"/></\(kind)>"
    }

    private func fill(
        _ path: String, _ length: SampleLength = .usual, data: String? = nil
    ) throws -> (OutletFiller.Filling, NibInstance) {
        let content = try InterfaceFile(path: path).makeContent()
        let host = ViewHost(Appearance(device: try XCTUnwrap(Device.named("iPhone 15"))))
        let outlets = try OutletFiller(content.instance.template, traits: host.traits, data: data)
        try outlets.setRecord(content)
        return (outlets.fill(content, length), content.instance)
    }

    private func text(_ instance: NibInstance, _ id: String) -> String? {
        switch instance.object(withID: id) {
        case let label as UILabel: label.text
        case let field as UITextField: field.text
        case let text as UITextView: text.text
        case let button as UIButton: button.currentTitle
        default: nil
        }
    }

    func testEmptyViewsAreFilledByName() throws {
        let path = try write(
            view("label", "l") + view("textField", "f") + view("textView", "t") + view("button", "b")
                + view("imageView", "i", width: 60, height: 50),
            outlets: [
                "priceLabel": "l", "emailField": "f", "noteView": "t", "followButton": "b", "avatarImageView": "i",
            ])
        let (filling, instance) = try fill(path)
        XCTAssertEqual(
            filling.samples, ["avatarImageView", "emailField", "followButton", "noteView", "priceLabel"])
        XCTAssertTrue(filling.dependsOnLength)
        XCTAssertEqual(filling.designed, [])
        XCTAssertEqual(
            ["l", "f", "t", "b"].map { text(instance, $0) },
            ["€24.90", "anna@example.com", "The market opens on Saturday at nine.", "Follow"])
        XCTAssertEqual((instance.object(withID: "i") as? UIImageView)?.image?.size, CGSize(width: 60, height: 50))
    }

    func testLengthsDiffer() throws {
        let path = try write(view("label", "l"), outlets: ["nameLabel": "l"])
        let texts = try SampleLength.allCases.map { text(try fill(path, $0).1, "l") ?? "" }
        XCTAssertEqual(texts, ["Li", "Anna Berger", "Maximiliane Hohenberg-Vandenbroucke"])
        XCTAssertEqual(texts, try SampleLength.allCases.map { text(try fill(path, $0).1, "l") ?? "" })
    }

    func testNonemptyHiddenAndTouchViewsAreNotFilled() throws {
        let path = try write(
            view("label", "l", "text=\"Own\"") + view("label", "h", "hidden=\"YES\"")
                + view("textField", "f", "placeholder=\"Search\"") + view("button", "b", width: 320, height: 100)
                + view("imageView", "i", height: 1) + view("label", "n"),
            outlets: ["aLabel": "l", "hLabel": "h", "field": "f", "button": "b", "line": "i"])
        let (filling, instance) = try fill(path)
        XCTAssertEqual(filling, OutletFiller.Filling())
        XCTAssertEqual(text(instance, "l"), "Own")
        XCTAssertEqual(["h", "b", "n"].map { text(instance, $0) ?? "" }, ["", "", ""])
    }

    func testDesignedTextIsRestored() throws {
        let path = try write(view("label", "l", "text=\"Designed\""), outlets: ["titleLabel": "l"])
        let (filling, instance) = try fill(path)
        XCTAssertEqual(filling, OutletFiller.Filling(designed: ["titleLabel"]))
        XCTAssertEqual(text(instance, "l"), "Designed")
    }

    func testRecordsTakePrecedence() throws {
        let path = try write(view("label", "l") + view("label", "p"), outlets: ["titleLabel": "l", "priceLabel": "p"])
        let data = folder.appendingPathComponent("Cell.json").path
        try Data(#"[{"titleLabel": "Pears"}, {"titleLabel": "Plums"}]"#.utf8).write(to: URL(fileURLWithPath: data))
        let (filling, instance) = try fill(path, data: data)
        XCTAssertEqual(filling.samples, ["priceLabel"])
        XCTAssertEqual(text(instance, "l"), "Pears")
        try Data("[]".utf8).write(to: URL(fileURLWithPath: data))
        XCTAssertThrowsError(try fill(path, data: data)) { XCTAssertTrue("\($0)".contains("has no record"), "\($0)") }
    }

    func testNamesAreSplitIntoWords() {
        let outletWords = { (name: String) in OutletName(name).words }
        XCTAssertEqual(outletWords("userNameLabel"), ["user", "name"])
        XCTAssertEqual(outletWords("lblPrices"), ["price"])
        XCTAssertEqual(outletWords("URLLabel"), ["url"])
        XCTAssertEqual(outletWords("order_date_lbl2"), ["order", "date"])
        XCTAssertEqual(outletWords("namelabel"), ["name"])
        XCTAssertEqual(outletWords("statusView"), ["status"])
        XCTAssertEqual(outletWords("label"), [])
        XCTAssertEqual(SampleTexts.text(OutletName("orderDateLabel"), .usual, isParagraph: false), "12 May 2026")
        XCTAssertEqual(SampleTexts.text(OutletName("foo"), .short, isParagraph: false), "Text")
    }

    /// The placeholder images of a person, a symbol and a landscape differ, and each is the same in every run.
    func testImagesDependOnTheName() throws {
        func bytes(_ name: String, _ side: CGFloat = 80) -> Data? {
            SampleImages.image(OutletName(name), size: CGSize(width: side, height: side), scale: 2).pngData()
        }
        XCTAssertEqual(bytes("avatarImageView"), bytes("userPhotoProfile"))
        XCTAssertEqual(Set([bytes("avatarImageView"), bytes("iconView"), bytes("thumbnail")]).count, 3)
        XCTAssertEqual(bytes("thumbnail", 20), bytes("iconView", 20))
    }
}
