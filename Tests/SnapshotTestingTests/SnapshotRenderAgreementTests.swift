import CellSimGraphics
import CellSimHost
import Foundation
import SnapshotTesting
import UIKit
import XCTest

@testable import CellSimReuse

/// Tests that `render`, `assertSnapshot` and the reuse check draw the same pixels for every example.
///
/// Three differences also exist in UIKit and are compensated. Snapshots draw like `CALayer.render(in:)`, which omits the shadows of
/// switches. A cell outside of a table has narrower trailing margins (`render`
/// draws cells as rows, so the snapshot's cell is marked as a row here). A self-sizing row in a table, and its content, are one
/// pixel higher for the separator, so the table here has no separators.
@preconcurrency @MainActor final class SnapshotRenderAgreementTests: XCTestCase {
    private let appearance = Appearance(device: Device(size: CGSize(width: 375, height: 667), scale: 3))
    private let width: CGFloat = 375

    private func examples() throws -> [String] {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Examples")
        let names = try FileManager.default.subpathsOfDirectory(atPath: root.path)
        return names.filter { $0.hasSuffix(".xib") }.sorted().map { root.appendingPathComponent($0).path }
    }

    private func document(_ path: String) throws -> InterfaceFile {
        let file = try InterfaceFile(path: path)
        file.apply(appearance)
        return file
    }

    private func rendered(_ path: String, usesLayerRendering: Bool = false) throws -> Bitmap {
        let content = try document(path).makeContent()
        let picture = try ViewPicture(
            content, appearance: appearance, width: width, height: nil, times: PhaseTimings())
        if usesLayerRendering {
            return try XCTUnwrap(HostWindow.draw(content.view, scale: 3, usesLayerRendering: true), path)
        }
        return HostWindow.draw(picture.displayList, scale: 3)
    }

    private func snapshot(_ path: String) throws -> Bitmap {
        let content = try document(path).makeContent()
        (content.view as? UITableViewCell)?.isRow = true
        let traits = ViewHost.traits(appearance)
        let strategy = Snapshotting<UIView, UIImage>.image(width: width, traits: traits)
        var image: UIImage?
        strategy.snapshot(content.view).run { image = $0 }
        return try XCTUnwrap(image?.cgImage?.bitmap, path)
    }

    private func row(_ path: String) throws -> Bitmap? {
        let file = try document(path)
        guard try file.makeContent().view is UITableViewCell else { return nil }
        var retainedContents: [InterfaceFile.Content] = []
        let template = ReuseTemplate.factory {
            let content = try file.makeContent()
            retainedContents.append(content)
            return [content.view]
        }
        let name = try file.makeContent().view.reusableViewIdentifier ?? "cell"
        let stage = CellHost.make(.tableCell, template, identifier: name, width: width, size: nil)
        let host = HostWindow(
            size: CGSize(width: width, height: CellHost.height), traits: ViewHost.traits(appearance))
        (stage.container as? UITableView)?.separatorStyle = .none
        stage.attach(host)
        let list = CellCapture(try stage.show { _ in }).displayList
        return HostWindow.draw(list, scale: 3)
    }

    func testExamplesAreDrawnIdentically() throws {
        let paths = try examples()
        XCTAssertGreaterThanOrEqual(paths.count, 10)
        var rows = 0
        for path in paths {
            let expected = try rendered(path)
            let image = try snapshot(path)
            XCTAssertEqual([image.width, image.height], [expected.width, expected.height], path)
            XCTAssertTrue(
                image.straightRGBA == (try rendered(path, usesLayerRendering: true)).straightRGBA,
                "assertSnapshot draws a different picture: \(path)")
            guard let row = try row(path) else { continue }
            rows += 1
            XCTAssertEqual([row.width, row.height], [expected.width, expected.height], path)
            XCTAssertTrue(row.straightRGBA == expected.straightRGBA, "the row has a different picture: \(path)")
        }
        XCTAssertGreaterThanOrEqual(rows, 3)
    }
}
