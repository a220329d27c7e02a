import CellSimHost
import Foundation
import XCTest

/// A document written for a test and inspected: the frames by identifier, and what was said.
@MainActor struct CanvasDocument {
    let frames: [String: CGRect]
    let messages: [String]

    /// A XIB of these objects.
    init(_ objects: String, tools: String, device: String = "retina6_1", plugIn: String? = nil) throws {
        let dependencies = plugIn.map { #"<dependencies><plugIn identifier="tool" version="\#($0)"/></dependencies>"# } ?? ""
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
