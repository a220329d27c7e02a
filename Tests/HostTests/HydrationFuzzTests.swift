import TestFixtures
import UIKit
import XCTest

@testable import CellSimHost

/// Tests that each kind of value is set or rejected for each key path, and that the view is then laid out and drawn without a crash.
@preconcurrency @MainActor final class HydrationFuzzTests: XCTestCase {
    private static let views = [
        "label": #"<label text="l" id="a"><rect key="frame" x="0" y="0" width="50" height="20"/></label>"#,
        "button":
            #"<button id="b"><rect key="frame" x="0" y="20" width="50" height="20"/><state key="normal" title="Go"/></button>"#,
        "picture": #"<imageView id="c"><rect key="frame" x="0" y="40" width="50" height="20"/></imageView>"#,
        "slider":
            #"<slider value="0.5" minValue="0" maxValue="1" id="d"><rect key="frame" x="0" y="60" width="50" height="31"/></slider>"#,
        "field": #"<textField text="f" id="e"><rect key="frame" x="0" y="90" width="50" height="30"/></textField>"#,
    ]
    private static let paths = [
        "", "text", "textColor", "font", "font.pointSize", "alpha", "hidden", "isHidden", "frame", "bounds", "center",
        "transform", "tag",
        "backgroundColor", "contentMode", "numberOfLines", "minimumScaleFactor", "preferredMaxLayoutWidth",
        "attributedText", "title",
        "image", "value", "minimumValue", "maximumValue", "textAlignment", "lineBreakMode", "subviews", "superview",
        "self", "class",
        "layer", "layer.cornerRadius", "layer.borderWidth", "layer.shadowRadius", "layer.opacity", "layer.contents",
        "constraints",
        "nope.nope", ".", "..", "layer.", "@count",
    ]
    private static let values = [
        "1e308", "-1e308", "1e400", "9223372036854775807", "-9223372036854775808", "99999999999999999999", "0", "-1",
        "0.5", "null", "true",
        #""""#, #""NaN""#, #""inf""#, ##""#FFFFFF80""##, ##""#GGG""##, #""\u0000\u001b""#, #""{1, 2}""#, #""../a.png""#,
        #""\u202e\ud83d\ude00""#,
    ]

    private func content(_ name: String, _ element: String) throws -> InterfaceFile.Content {
        let id = element.firstMatch(of: /\ id="(.)"/)?.1 ?? ""
        let text = Fixture.text("hydration-fuzz-content.xib", replacing: ["element": element, "name": name, "id": id])
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("cellsim-\(UUID().uuidString).xib")
        try Data(text.utf8).write(to: file)
        defer { XCTAssertNoThrow(try FileManager.default.removeItem(at: file)) }
        return try InterfaceFile(path: file.path).makeContent()
    }

    func testEveryKeyPathAcceptsOrRejectsEveryValue() throws {
        var (acceptedCount, rejectedCount) = (0, 0)
        for (name, element) in Self.views.sorted(by: { $0.key < $1.key }) {
            let host = ViewHost(Appearance(device: Device(size: CGSize(width: 60, height: 120))))
            let content = try content(name, element)
            host.show(content.view)
            for path in Self.paths {
                let key = path.isEmpty ? name : "\(name).\(path)"
                for value in Self.values {
                    do {
                        let file = try RecordFile(data: Data("[{\"\(key)\": \(value)}]".utf8), path: "d.json")
                        let hydrator = try RecordHydrator(file, content: content)
                        let target = try hydrator.makeTarget(content)
                        defer {
                            for properties in target.properties.values {
                                for property in properties { property.restore() }
                            }
                        }
                        try hydrator.fill(target, withRecordAt: 0)
                        content.view.layoutIfNeeded()
                        _ = content.view.displayList()
                        acceptedCount += 1
                    } catch let error as InputError {
                        XCTAssertEqual(error.line, 1)
                        rejectedCount += 1
                    }
                }
            }
        }
        XCTAssertGreaterThan(acceptedCount, 300)
        XCTAssertGreaterThan(rejectedCount, 2000)
    }
}
