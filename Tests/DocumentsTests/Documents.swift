import CellSimDocuments
import CellSimInterfaceBuilder
import Foundation
import TestFixtures

/// Documents for the tests of differences and merges.
enum Documents {
    /// All interface files of the project, except templates with `$(…)` placeholders.
    static let all: [(path: String, bytes: [UInt8])] = {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        var documents: [(path: String, bytes: [UInt8])] = []
        for folder in ["Examples", "Tests"] {
            let base = root.appendingPathComponent(folder).path
            let paths = (try? FileManager.default.subpathsOfDirectory(atPath: base)) ?? []
            for path in paths.sorted() where path.hasSuffix(".xib") || path.hasSuffix(".storyboard") {
                guard !path.contains(".build/"), let data = FileManager.default.contents(atPath: "\(base)/\(path)")
                else {
                    continue
                }
                if data.range(of: Data("$(".utf8)) == nil { documents.append(("\(folder)/\(path)", [UInt8](data))) }
            }
        }
        return documents
    }()

    /// Returns a cell with two labels, an image view, constraints and outlets.
    static func cell(
        text: String = "Anna", color: String = "red", constant: String = "12", moreViews: String = "",
        moreConstraints: String = "", moreOutlets: String = "", frame: String = "16", tools: String = "22505",
        badge: String =
            #"<imageView id="bad-ge-001" image="badge"><rect key="frame" x="0" y="0" width="9" height="9"/></imageView>"#,
        detail: String = #"<label id="det-ai-001" text="Detail"/>"#,
        badgeConstraint: String =
            #"<constraint firstItem="bad-ge-001" firstAttribute="top" secondItem="con-te-001" secondAttribute="top" id="con-st-002"/>"#
    ) throws -> DocumentText {
        try document(
            Fixture.text(
                "documents-cell.xib",
                replacing: [
                    "tools": tools, "text": text, "frame": frame, "color": color, "detail": detail, "badge": badge,
                    "moreViews": moreViews, "constant": constant, "badgeConstraint": badgeConstraint,
                    "moreConstraints": moreConstraints, "moreOutlets": moreOutlets,
                ]))
    }

    static func document(_ text: String, path: String = "Cell.xib") throws -> DocumentText {
        try DocumentText(Array(text.utf8), path: path)
    }
}

extension DocumentText {
    var text: String { String(decoding: bytes, as: UTF8.self) }
}

extension DocumentMerge {
    var text: String { document.text }
}
