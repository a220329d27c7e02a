import CellSimImageCodecs
import TestFixtures
import UIKit
import XCTest

@testable import CellSimHost

/// Tests filling the views of a document with data records.
@preconcurrency @MainActor final class HydrationTests: XCTestCase {
    private nonisolated let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    override func setUpWithError() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func tearDownWithError() throws { try FileManager.default.removeItem(at: folder) }

    private static let objects = Fixture.text("card.xml")

    private func content() throws -> InterfaceFile.Content {
        let path = folder.appendingPathComponent("Card.xib").path
        let text = Fixture.text("hydration-content.xib", replacing: ["objects": Self.objects])
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        return try InterfaceFile(path: path).makeContent()
    }

    /// Fills new objects with one record after the other, and passes the first three objects to a closure each time.
    private func fill(_ json: String, _ check: (Int, UILabel, UIButton, UIImageView) throws -> Void) throws {
        try fillAll(json) { index, views in
            let label = try XCTUnwrap(views[0] as? UILabel)
            let button = try XCTUnwrap(views[1] as? UIButton)
            let picture = try XCTUnwrap(views[2] as? UIImageView)
            try check(index, label, button, picture)
        }
    }

    private func fillAll(_ json: String, _ check: (Int, [UIView]) throws -> Void) throws {
        let file = try RecordFile(data: Data(json.utf8), path: folder.appendingPathComponent("cards.json").path)
        let content = try content()
        let hydrator = try RecordHydrator(file, content: content)
        let target = try hydrator.makeTarget(content)
        for index in 0..<file.count {
            try hydrator.fill(target, withRecordAt: index)
            try check(index, content.view.subviews)
        }
    }

    func testTextsNumbersAndColorsAreAssigned() throws {
        let json =
            ##"[{"label": "#12AB34", "label.textColor": "#12AB34", "button": "Stop", "label.numberOfLines": 3}, {"label": 1.50}]"##
        try fill(json) { index, label, button, _ in
            XCTAssertEqual(label.text, index == 0 ? "#12AB34" : "1.50")
            XCTAssertEqual(label.numberOfLines, index == 0 ? 3 : 1)
            XCTAssertEqual(button.title(for: .normal), index == 0 ? "Stop" : "Go")
            let rgba = label.textColor.cgColor.rgba
            XCTAssertEqual([rgba.red, rgba.green, rgba.blue], index == 0 ? [0x12, 0xAB, 0x34] : [0, 0, 255])
        }
    }

    func testUnsetValuesAreResetToTheTemplate() throws {
        let json = #"[{"label.hidden": true, "label": null}, {}, {"label": "b"}]"#
        try fill(json) { index, label, _, _ in
            XCTAssertEqual(label.text, [nil, "template", "b"][index])
            XCTAssertEqual(label.isHidden, index == 0)
        }
    }

    func testAttributedTextIsReset() throws {
        let json = ##"[{}, {"rich": "plain"}, {}, {"rich.textColor": "#0000FF"}, {"rich.attributedText": "x"}, {}]"##
        try fillAll(json) { index, views in
            let label = try XCTUnwrap(views[3] as? UILabel)
            XCTAssertEqual(label.text, index == 1 ? "plain" : index == 4 ? "x" : "rich")
            guard [0, 2, 5].contains(index) else { return }
            let color = unsafe label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
            XCTAssertEqual(color?.cgColor.rgba.red, 255, "record \(index)")
            XCTAssertEqual(color?.cgColor.rgba.blue, 0, "record \(index)")
        }
    }

    func testLimitingRangeIsReset() throws {
        let json =
            #"[{}, {"slider.maximumValue": 0.5, "stepper.maximumValue": 1}, {}, {"slider": 0.25, "stepper": "4"}]"#
        try fillAll(json) { index, views in
            XCTAssertEqual((views[4] as? UISlider)?.value, [0.8, 0.5, 0.8, 0.25][index])
            XCTAssertEqual((views[7] as? UIStepper)?.value, [3, 1, 3, 4][index])
        }
    }

    func testConfiguredButtonTitle() throws {
        try fillAll(#"[{}, {"configured": "Stop"}, {}]"#) { index, views in
            let button = try XCTUnwrap(views[5] as? UIButton)
            button.layoutIfNeeded()
            XCTAssertEqual(button.titleLabel?.text, index == 1 ? "Stop" : "Configured")
            XCTAssertEqual(button.title(for: .normal), index == 1 ? "Stop" : "Go")
        }
    }

    func testFieldsAndControlsShowTheirRecordValues() throws {
        let json = #"[{"field": "Ann", "field.placeholder": "Name", "note": "Hello", "toggle": true}, {}]"#
        try fillAll(json) { index, views in
            let field = try XCTUnwrap(views[6] as? UITextField)
            XCTAssertEqual(field.text, index == 0 ? "Ann" : "field")
            XCTAssertEqual(field.placeholder, index == 0 ? "Name" : nil)
            XCTAssertEqual((views[8] as? UITextView)?.text, index == 0 ? "Hello" : "long")
            XCTAssertEqual((views[9] as? UISwitch)?.isOn, index == 0)
        }
    }

    func testPictureIsFoundNextToData() throws {
        try Data(try PNG.encode(Bitmap(width: 6, height: 4))).write(to: folder.appendingPathComponent("dot@2x.png"))
        try fill(#"[{"picture": "dot@2x.png"}, {"picture": null}]"#) { index, _, _, picture in
            XCTAssertEqual(picture.image?.size, index == 0 ? CGSize(width: 3, height: 2) : nil)
        }
        // An empty field in CSV data.
        try fill(#"[{"picture": "dot@2x.png"}, {"picture": ""}]"#) { index, _, _, picture in
            XCTAssertEqual(picture.image == nil, index == 1)
        }
        XCTAssertThrowsError(try fill(#"[{"picture": "none.png"}]"#) { _, _, _, _ in }) {
            XCTAssertTrue(
                "\($0)".contains(
                    "'picture' refers to a picture that does not exist: 'none.png' (relative to the data's folder)"),
                "\($0)")
        }
    }

    func testInvalidValuesAreReportedWithTheirLine() throws {
        let cases = [
            ("[\n{\"nothing\": 1}]", "cards.json:2: error: 'nothing' is not an outlet of"),
            (
                "[{\"nothing\": 1}]",
                "its outlets are: label, button, picture, rich, slider, configured, field, stepper, note, toggle"
            ),
            (
                "[{\"label.textColor\": \"red\"}]",
                "'label.textColor' of UIKit.UILabel is Optional<UIColor> and cannot hold String: 'red' (write #RRGGBB)"
            ),
            ("[{\"label.layer\": 1}]", "'label.layer' of UIKit.UILabel cannot be set"),
            ("[{\"label.alpha\": 1e999}]", "'label.alpha' of UIKit.UILabel is CGFloat and cannot hold String: 1e999"),
            (
                "[{\"label.layer.shadowRadius\": 1e30}]",
                "'label.layer.shadowRadius' is out of range: 1e+30 (use a value from -10000000 to 10000000)"
            ),
            (
                "[{\"picture\": \"../../../../../../../bin/sh\"}]",
                "refers to a picture outside the data's folder and the working directory"
            ),
            ("[{\"slider\": \"half\"}]", "'slider' of UIKit.UISlider is Float and cannot hold String: 'half'"),
            (
                "[{\"stepper.stepValue\": 0}]",
                "'stepper.stepValue' raises an exception: the step value of a UIStepper must be above 0"
            ),
            ("[{\"label.nothing\": 1}]", "'label.nothing'"),
        ]
        for (json, message) in cases {
            XCTAssertThrowsError(try fill(json) { _, _, _, _ in }) {
                XCTAssertTrue("\($0)".contains(message), "\($0)")
            }
        }
    }
}
