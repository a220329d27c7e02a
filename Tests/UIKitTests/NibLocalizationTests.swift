import CellSimInterfaceBuilder
import CellSimLanguages
import Foundation
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitControllers
@testable import UIKitControls
@testable import UIKitLists
@testable import UIKitViews

/// Tests the localization of documents.
@preconcurrency @MainActor
final class NibLocalizationTests: XCTestCase {
    private let folder = FileManager.default.temporaryDirectory.path + "/texts-\(UUID().uuidString)"

    override func tearDownWithError() throws {
        InterfaceLanguage.current = nil
        try FileManager.default.removeItem(atPath: folder)
    }

    private func write(_ path: String, _ bytes: Data) throws {
        let file = URL(fileURLWithPath: "\(folder)/\(path)")
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try bytes.write(to: file)
    }

    private func writeCell(_ path: String, title: String = "One") throws {
        try write(
            path,
            NibFixture.xib(
                """
                <view id="V"><subviews>
                <label text="\(title)" id="L"><accessibility key="accessibilityConfiguration" label="Spoken"/></label>
                <button id="B"><state key="normal" title="Go"/><state key="selected" title="Gone"/></button>
                <segmentedControl id="S"><segments><segment title="A"/><segment title="B"/></segments></segmentedControl>
                <textField id="F" text="T" placeholder="P"/>
                <label id="R"><userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="string" keyPath="accessibilityHint" value="as it is"/>
                <userDefinedRuntimeAttribute type="localizedString" keyPath="text" value="own"/>
                </userDefinedRuntimeAttributes></label>
                </subviews></view>
                """))
    }

    /// Returns the texts of a new instance of the nib `Cell`.
    private func texts(_ language: String?) throws -> [String?] {
        InterfaceLanguage.current = language.flatMap { InterfaceLanguage(named: $0) }
        let bundle = try XCTUnwrap(Bundle(path: folder))
        let view = try XCTUnwrap(UINib(nibName: "Cell", bundle: bundle).instantiate(withOwner: nil).first as? UIView)
        let label = try XCTUnwrap(view.subviews[0] as? UILabel)
        let button = try XCTUnwrap(view.subviews[1] as? UIButton)
        let segments = try XCTUnwrap(view.subviews[2] as? UISegmentedControl)
        let field = try XCTUnwrap(view.subviews[3] as? UITextField)
        return [
            label.text, label.accessibilityLabel, button.title(for: .normal), button.title(for: .selected),
            segments.titleForSegment(at: 1), field.text, field.placeholder, (view.subviews[4] as? UILabel)?.text,
        ]
    }

    func testStringTableTranslatesDocument() throws {
        try writeCell("Base.lproj/Cell.xib")
        try write(
            "de.lproj/Cell.strings",
            Data(
                """
                "L.text" = "Eins"; "L.accessibilityLabel" = "Gesprochen"; "B.normalTitle" = "Los";
                "B.selectedTitle" = "Weg"; "S.segmentTitles[1]" = "Zwei"; "F.text" = "Text"; "F.placeholder" = "Platz";
                "R.ibExternalUserDefinedRuntimeAttributesLocalizableStrings[0]" = "eigen";
                """.utf8))
        let baseTexts = ["One", "Spoken", "Go", "Gone", "B", "T", "P", "own"]
        XCTAssertEqual(try texts(nil), baseTexts)
        XCTAssertEqual(
            try texts("de"), ["Eins", "Gesprochen", "Los", "Weg", "Zwei", "Text", "Platz", "eigen"])
        XCTAssertEqual(try texts("fr"), baseTexts)
        XCTAssertEqual(try texts("pseudo")[0], "Ööñéé")
    }

    func testStringCatalogTranslatesDocument() throws {
        try writeCell("Cell.xib")
        let catalog = """
            {"sourceLanguage": "en", "strings": {"L.text": {"localizations": {
             "ja": {"stringUnit": {"value": "一"}}, "en": {"stringUnit": {"value": "Number one"}}}}}}
            """
        try write("Cell.xcstrings", Data(catalog.utf8))
        XCTAssertEqual(try texts("ja")[0], "一")
        XCTAssertEqual(try texts(nil)[0], "Number one", "the English text applies when no language is set")
        XCTAssertEqual(try texts("ja")[2], "Go")
    }

    func testLocalizedDocumentIsChosenByLanguage() throws {
        try writeCell("en.lproj/Cell.xib")
        try writeCell("de.lproj/Cell.xib", title: "Eins")
        XCTAssertEqual(try texts(nil)[0], "One")
        XCTAssertEqual(try texts("de-AT")[0], "Eins")
        XCTAssertEqual(try texts("pseudo-rtl")[0], "\u{202E}Ööñéé\u{202C}")
    }

    func testCanvasShowsUntranslatedDocument() throws {
        try writeCell("Base.lproj/Cell.xib")
        try write("de.lproj/Cell.strings", Data("\"L.text\" = \"Eins\";".utf8))
        InterfaceLanguage.current = InterfaceLanguage(named: "de")
        let template = NibTemplate(try IBDocument(contentsOfFile: folder + "/Base.lproj/Cell.xib"))
        func text(_ options: NibOptions) throws -> String? {
            let view = try NibLoader.instantiate(template, options: options).topLevelObjects.first as? UIView
            return (view?.subviews.first as? UILabel)?.text
        }
        XCTAssertEqual(try text(.design), "One")
        XCTAssertEqual(try text(.commandLine), "Eins")
        InterfaceLanguage.current = nil
        XCTAssertEqual(try text(.commandLine), "One")
    }

    func testSystemTextsAndDatesUseTheLanguage() throws {
        try write("x", Data())
        let picker = UIDatePicker()
        picker.datePickerMode = .date
        XCTAssertEqual(SystemString.cancel.text, "Cancel")
        XCTAssertEqual(picker.dateText, "Jan 1, 2001")
        XCTAssertEqual(picker.timeText, "12:00 AM")
        InterfaceLanguage.current = InterfaceLanguage(named: "de")
        XCTAssertEqual(SystemString.cancel.text, "Abbrechen")
        XCTAssertEqual(UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil).displayedTitle, "Fertig")
        XCTAssertEqual(picker.dateText, "1. Jan. 2001")
        XCTAssertEqual(picker.timeText, "00:00")
        XCTAssertEqual(picker.wheels.map { $0.rows[4] }, ["1", "Januar", "2001"])
        XCTAssertEqual(picker.formats.firstWeekday, 2)
        picker.locale = Locale(identifier: "ja_JP")
        XCTAssertEqual(picker.wheels.map { $0.rows[4] }, ["2001", "1月", "1"])
        InterfaceLanguage.current = InterfaceLanguage(named: "ar")
        XCTAssertEqual(UITraitCollection.standard.layoutDirection, .rightToLeft)
    }
}
