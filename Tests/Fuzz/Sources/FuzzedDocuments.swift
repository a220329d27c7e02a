import CellSimGraphics
import CellSimHost
import CellSimInterfaceBuilder
import Foundation
import UIKit

/// Fuzzes documents, data and scroll scripts with the code of `render`, `inspect`, `lint` and `scroll`.
@MainActor enum FuzzedDocuments {
    /// A cell with every kind of value that data fills in. It's inline because the copied fuzz package runs without the tests' folder.
    static let row = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"
        useAutolayout="YES"><objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="NSObject"/>
        <tableViewCell reuseIdentifier="Row" rowHeight="44" id="c" customClass="Row">
        <rect key="frame" x="0" y="0" width="200" height="44"/>
        <tableViewCellContentView key="contentView" id="v"><rect key="frame" x="0" y="0" width="200" height="44"/><subviews>
        <label text="A" numberOfLines="0" id="l" translatesAutoresizingMaskIntoConstraints="NO"/>
        <imageView id="i"><rect key="frame" x="160" y="4" width="30" height="30"/></imageView>
        <switch id="s"><rect key="frame" x="100" y="4" width="51" height="31"/></switch></subviews><constraints>
        <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="8" id="1"/>
        <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" id="2"/>
        <constraint firstItem="v" firstAttribute="bottom" secondItem="l" secondAttribute="bottom" constant="8" id="3"/>
        </constraints></tableViewCellContentView><connections><outlet property="name" destination="l" id="4"/>
        <outlet property="picture" destination="i" id="5"/><outlet property="toggle" destination="s" id="6"/></connections>
        </tableViewCell></objects></document>
        """

    private static func command(_ path: String) throws -> RenderCommand {
        try RenderCommand.parse([
            path, "--output", "\(Fuzz.folder)/out.png", "--scale", "1", "--jobs", "1", "--no-config",
        ])
    }

    private static let usual = Result { try command("\(Fuzz.folder)/any.xib") }

    /// Draws all scenes and views of a document, as `render` does, then the table of its cells.
    static func render(_ path: String) throws {
        let command = try usual.get(), times = PhaseTimings()
        let (file, look) = try command.appearance.choice.open(path, times: times)
        var drawn = 0
        try command.forEachView(of: file, look, scenes: .existing([]), times, report: { _ = $0.utf8.count }) {
            _, _, picture in
            drawn += 1
            if drawn <= 4 { FuzzedPictures.draw(picture.displayList, scale: 1) }
        }
        guard !file.isStoryboard else { return }
        try command.table(of: file, nil, look, times).forEachRow { _, list in FuzzedPictures.draw(list, scale: 1) }
    }

    /// Inspects and lints a document, then draws its canvas as a picture.
    static func inspect(_ path: String) throws {
        _ = DocumentLinter().findings(path: path).map(\.description)
        let inspected = try InspectedDocument(path: path)
        _ = (inspected.text.utf8.count, inspected.json.utf8.count)
        for root in try DesignCanvas(IBDocument(input: path)).roots.prefix(4) {
            FuzzedPictures.draw(root.displayList(), scale: 1)
        }
    }

    private static func table(_ records: RecordFile?, rows: Int) throws -> TableScene {
        let (file, look) = try usual.get().appearance.choice.open(rowPath)
        return try TableScene(
            file, records: records, rows: rows, reuseIdentifier: nil, size: CGSize(width: 200, height: 300),
            appearance: look, times: PhaseTimings())
    }

    private static let rowPath = Fuzz.write(row.utf8, "Row.xib")

    /// Reads data as `render --data` does. Data that is not JSON is read as CSV.
    static func data(_ bytes: [UInt8]) throws {
        let first = bytes.first { $0 > 32 }
        let isJSON = first == UInt8(ascii: "[") || first == UInt8(ascii: "{")
        let records = try RecordFile(data: Data(bytes), path: isJSON ? "fuzz.json" : "fuzz.csv")
        guard records.count > 0 else { return }
        try table(records, rows: min(records.count, 4)).forEachRow { _, list in FuzzedPictures.draw(list, scale: 1) }
    }

    /// Runs a script as `scroll` does, with at most a dozen commands and 40 rows.
    static func scroll(_ bytes: [UInt8]) throws {
        let script: ScrollScript
        do { script = try ScrollScript(String(decoding: bytes, as: UTF8.self)) } catch {
            throw FuzzRefusal(reason: error)
        }
        let scene = try table(nil, rows: 40)
        try scene.check(script)
        var film = Filmstrip(scale: 1, background: scene.background)
        for step in script.steps.prefix(12) {
            _ = try scene.perform(step).json(nil)
            film.append(scene.picture())
        }
        precondition(film.size.width > 0)
        Fuzz.noteDrawn()
    }
}
