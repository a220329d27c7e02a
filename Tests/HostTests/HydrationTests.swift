import CellSimPNG
import UIKit
import XCTest

@testable import CellSimHost

@preconcurrency @MainActor final class HydrationTests: XCTestCase {
    private nonisolated let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    override func setUpWithError() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func tearDownWithError() throws { try FileManager.default.removeItem(at: folder) }

    private static let objects = """
        <view id="v" customClass="Card">
        <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
        <subviews>
        <label text="template" id="l"><rect key="frame" x="0.0" y="0.0" width="100" height="20"/>
        <color key="textColor" red="0" green="0" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></label>
        <button buttonType="custom" id="b"><rect key="frame" x="0.0" y="20" width="100" height="20"/>
        <state key="normal" title="Go"/></button>
        <imageView id="i"><rect key="frame" x="0.0" y="40" width="10" height="10"/></imageView>
        <textField id="f"><rect key="frame" x="0.0" y="60" width="90" height="20"/></textField>
        <textView id="t"><rect key="frame" x="0.0" y="80" width="90" height="20"/><string key="text">long</string></textView>
        <switch id="s"><rect key="frame" x="10" y="40" width="51" height="31"/></switch>
        </subviews>
        <connections>
        <outlet property="field" destination="f" id="o4"/>
        <outlet property="note" destination="t" id="o5"/>
        <outlet property="toggle" destination="s" id="o6"/>
        <outlet property="label" destination="l" id="o1"/>
        <outlet property="button" destination="b" id="o2"/>
        <outlet property="picture" destination="i" id="o3"/>
        </connections>
        </view>
        """

    private func content() throws -> InterfaceFile.Content {
        let path = folder.appendingPathComponent("Card.xib").path
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
            targetRuntime="iOS.CocoaTouch"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
            \(Self.objects)
            </objects></document>
            """
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        return try InterfaceFile(path: path).make()
    }

    /// Fills fresh objects with the records one after the other and hands them over after each.
    private func fill(_ json: String, _ check: (Int, UILabel, UIButton, UIImageView) throws -> Void) throws {
        let file = try RecordFile(data: Data(json.utf8), path: folder.appendingPathComponent("cards.json").path)
        let content = try content()
        let hydrator = try RecordHydrator(file, content: content)
        let target = try hydrator.target(content)
        let views = content.view.subviews
        let label = try XCTUnwrap(views[0] as? UILabel)
        let button = try XCTUnwrap(views[1] as? UIButton)
        let picture = try XCTUnwrap(views[2] as? UIImageView)
        for index in 0..<file.count {
            try hydrator.fill(target, withRecordAt: index)
            try check(index, label, button, picture)
        }
    }

    func testTextsNumbersAndColoursGoWhereTheyFit() throws {
        let json = ##"[{"label": "#12AB34", "label.textColor": "#12AB34", "button": "Stop", "label.numberOfLines": 3}, {"label": 1.50}]"##
        try fill(json) { index, label, button, _ in
            XCTAssertEqual(label.text, index == 0 ? "#12AB34" : "1.50")
            XCTAssertEqual(label.numberOfLines, index == 0 ? 3 : 1)
            XCTAssertEqual(button.title(for: .normal), index == 0 ? "Stop" : "Go")
            let rgba = label.textColor.cgColor.rgba
            XCTAssertEqual([rgba.red, rgba.green, rgba.blue], index == 0 ? [0x12, 0xAB, 0x34] : [0, 0, 255])
        }
    }

    func testWhatARecordDoesNotSetIsTheTemplatesAgain() throws {
        let json = #"[{"label.hidden": true, "label": null}, {}, {"label": "b"}]"#
        try fill(json) { index, label, _, _ in
            XCTAssertEqual(label.text, [nil, "template", "b"][index])
            XCTAssertEqual(label.isHidden, index == 0)
        }
    }

    func testFieldsAndControlsShowWhatTheyAreGiven() throws {
        let json = #"[{"field": "Ann", "field.placeholder": "Name", "note": "Hello", "toggle": true}, {}]"#
        try fill(json) { index, label, _, _ in
            let views = label.superview?.subviews ?? []
            let field = try XCTUnwrap(views[3] as? UITextField)
            XCTAssertEqual(field.text ?? "", index == 0 ? "Ann" : "")
            XCTAssertEqual(field.placeholder, index == 0 ? "Name" : nil)
            XCTAssertEqual((views[4] as? UITextView)?.text, index == 0 ? "Hello" : "long")
            XCTAssertEqual((views[5] as? UISwitch)?.isOn, index == 0)
        }
    }

    func testAPictureIsFoundBesideTheData() throws {
        try Data(try PNG.encode(Bitmap(width: 6, height: 4))).write(to: folder.appendingPathComponent("dot@2x.png"))
        try fill(#"[{"picture": "dot@2x.png"}, {"picture": null}]"#) { index, _, _, picture in
            XCTAssertEqual(picture.image?.size, index == 0 ? CGSize(width: 3, height: 2) : nil)
        }
        // A field of comma-separated values that is left empty.
        try fill(#"[{"picture": "dot@2x.png"}, {"picture": ""}]"#) { index, _, _, picture in
            XCTAssertEqual(picture.image == nil, index == 1)
        }
        XCTAssertThrowsError(try fill(#"[{"picture": "none.png"}]"#) { _, _, _, _ in }) {
            XCTAssertTrue("\($0)".contains("'picture' names no picture beside the data: 'none.png'"), "\($0)")
        }
    }

    func testWhatDoesNotFitIsToldWithItsLine() throws {
        let cases = [
            ("[\n{\"nothing\": 1}]", "cards.json:2: error: 'nothing' is not an outlet of"),
            ("[{\"nothing\": 1}]", "its outlets are: field, note, toggle, label, button, picture"),
            ("[{\"label.textColor\": \"red\"}]", "'label.textColor'"),
            ("[{\"label.nothing\": 1}]", "'label.nothing'"),
        ]
        for (json, words) in cases {
            XCTAssertThrowsError(try fill(json) { _, _, _, _ in }) {
                XCTAssertTrue("\($0)".contains(words), "\($0)")
            }
        }
    }
}
