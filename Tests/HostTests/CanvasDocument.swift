import CellSimHost
import Foundation
import XCTest

/// A document written for a test and inspected: the frames by identifier, and what was said.
@MainActor struct CanvasDocument {
    let frames: [String: CGRect]
    let messages: [String]

    /// A XIB of these objects.
    init(_ objects: String, tools: String, device: String = "retina6_1", plugIn: String? = nil) throws {
        let dependencies =
            plugIn.map { #"<dependencies><plugIn identifier="tool" version="\#($0)"/></dependencies>"# } ?? ""
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" \
            useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
            <device id="\(device)" orientation="portrait" appearance="light"/>\(dependencies)<objects>\(objects)</objects></document>
            """
        try self.init(text: text, kind: "xib")
    }

    /// - Parameter kind: `xib` or `storyboard`.
    init(text: String, kind: String) throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("canvas-\(UUID().uuidString).\(kind)")
        try Data(text.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        var found: [String: CGRect] = [:]
        func visit(_ view: InspectedView) {
            if let frame = view.frame { found[view.id] = frame }
            view.children.forEach(visit)
        }
        let document = try InspectedDocument(path: file.path)
        document.objects.forEach(visit)
        frames = found
        messages = document.diagnostics.map { "\($0)" }
    }

    /// A root view of 320 × 400 points with one view, told where it begins unless `constraints` tell it.
    static func frame(
        of element: String, tools: String, device: String = "retina6_1", plugIn: String? = nil,
        constraints: String = """
        <constraint firstItem="it" firstAttribute="leading" secondItem="top" secondAttribute="leading" id="a"/>
        <constraint firstItem="it" firstAttribute="top" secondItem="top" secondAttribute="top" id="b"/>
        """
    ) throws -> CGRect {
        let root = """
            <view contentMode="scaleToFill" id="top"><rect key="frame" x="0.0" y="0.0" width="320" height="400"/>
            <subviews>\(element)</subviews><constraints>\(constraints)</constraints></view>
            """
        return try XCTUnwrap(CanvasDocument(root, tools: tools, device: device, plugIn: plugIn).frames["it"])
    }
}

/// Documents of table cells.
extension CanvasDocument {
    /// A frame that nothing computes, for views whose own is to be found.
    static let elsewhere = #"<rect key="frame" x="7" y="3" width="11" height="5"/>"#

    static func label(_ id: String, _ text: String = "Label", size: Int = 17, hugging: Int = 250) -> String {
        """
        <label text="\(text)" verticalHuggingPriority="\(hugging)" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">\(elsewhere)
        <fontDescription key="fontDescription" type="system" pointSize="\(size)"/></label>
        """
    }

    /// Ties views of a cell's content view to one another from its top to its bottom, and to its leading edge.
    static func beneathOneAnother(_ ids: String...) -> String {
        let edges = zip(["content"] + ids, ids + ["content"]).enumerated().map { index, pair in
            let (from, to) = (pair.0 == "content" ? "top" : "bottom", pair.1 == "content" ? "bottom" : "top")
            return """
                <constraint firstItem="\(pair.1)" firstAttribute="\(to)" secondItem="\(pair.0)" secondAttribute="\(from)" id="y\(index)"/>
                """
        }
        let leading = ids.map { id in
            """
            <constraint firstItem="\(id)" firstAttribute="leading" secondItem="content" secondAttribute="leading" id="x-\(id)"/>
            """
        }
        return (edges + leading).joined()
    }

    /// A cell 320 points wide whose content view, as large as itself, holds these.
    static func cell(
        _ views: String, _ constraints: String, height: Int = 100, tools: String = "21701", device: String = "retina4_7"
    ) throws -> CanvasDocument {
        try CanvasDocument(
            """
            <tableViewCell contentMode="scaleToFill" rowHeight="\(height)" id="cell"><rect key="frame" x="0.0" y="0.0" width="320" height="\(height)"/>
            <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="cell" id="content">
            <rect key="frame" x="0.0" y="0.0" width="320" height="\(height)"/><subviews>\(views)</subviews>
            <constraints>\(constraints)</constraints></tableViewCellContentView></tableViewCell>
            """, tools: tools, device: device)
    }

    /// A cell's content is a row of these views between its edges.
    static func row(_ views: String, alignment: String, height: Int) throws -> CanvasDocument {
        try cell(
            """
            <stackView alignment="\(alignment)" translatesAutoresizingMaskIntoConstraints="NO" id="row">\(elsewhere)<subviews>\(views)</subviews></stackView>
            """,
            """
            <constraint firstItem="row" firstAttribute="top" secondItem="content" secondAttribute="top" id="a"/>
            <constraint firstItem="row" firstAttribute="leading" secondItem="content" secondAttribute="leading" id="b"/>
            <constraint firstAttribute="bottom" secondItem="row" secondAttribute="bottom" id="c"/>
            <constraint firstAttribute="trailing" secondItem="row" secondAttribute="trailing" id="d"/>
            """, height: height)
    }

    /// The content of a cell is a column of these views between its edges.
    static func column(_ views: String, height: Int) throws -> CanvasDocument {
        try row(views, alignment: #"fill" axis="vertical"#, height: height)
    }
}
