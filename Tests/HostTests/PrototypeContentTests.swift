import CellSimInterfaceBuilder
import TestFixtures
import UIKit
import XCTest

@testable import CellSimHost

/// Tests tables and collections in scenes whose controller classes are missing.
@preconcurrency @MainActor final class PrototypeContentTests: XCTestCase {
    private func cell(_ id: String, _ attributes: String) -> String {
        Fixture.text("prototypes/cell.xml", replacing: ["attributes": attributes, "id": id])
    }

    private func tile(_ id: String, _ attributes: String, _ size: String = "") -> String {
        Fixture.text("prototypes/tile.xml", replacing: ["attributes": attributes, "id": id, "size": size])
    }

    /// Shows the controller of the scene on a device, filled with its prototype cells.
    private func showScene(
        _ kind: String, _ view: String, prepare: (UIViewController) -> Void = { _ in }
    ) throws -> (controller: UIViewController, host: ViewHost, content: PrototypeFiller) {
        let text = Fixture.text("prototypes/scene.storyboard", replacing: ["kind": kind, "view": view])
        let template = try NibTemplate(data: Data(text.utf8), path: "Main.storyboard")
        let storyboard = UIStoryboard(template: template, options: .commandLine)
        let controller = try XCTUnwrap(storyboard.instantiateInitialViewController())
        let host = ViewHost(Appearance(device: try XCTUnwrap(Device.named("retina4_7"))))
        let content = PrototypeFiller()
        prepare(controller)
        host.show(controller)
        while content.fill(below: host.window) { host.layoutUntilStable() }
        return (controller, host, content)
    }

    private let sources = Fixture.text("prototypes/sources.xml")

    func testTableShowsEachPrototypeOnceAtItsHeight() throws {
        let cells =
            cell("a", "reuseIdentifier=\"A\" rowHeight=\"70\"") + cell("b", "") + cell("d", "")
            + cell("e", "reuseIdentifier=\"E\"")
        let (controller, host, content) = try showScene(
            "tableViewController",
            Fixture.text("prototypes/table-of-four.xml", replacing: ["cells": cells, "sources": sources]))
        try withExtendedLifetime((host, content)) {
            let table = try XCTUnwrap(controller.view as? UITableView)
            let rows = table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
            XCTAssertEqual(rows.map { $0.nibIdentity?.objectID }, ["a", "b", "d", "e"])
            XCTAssertEqual(rows.map(\.frame.height), [70, 50, 50, 50])
        }
    }

    func testCollectionShowsPrototypesAndHeader() throws {
        let custom = "<size key=\"customSize\" width=\"80\" height=\"30\"/>"
        let (controller, host, content) = try showScene(
            "viewController",
            Fixture.text(
                "prototypes/collection.xml",
                replacing: ["a": tile("a", "reuseIdentifier=\"A\""), "b": tile("b", "", custom)]))
        try withExtendedLifetime((host, content)) {
            let collection = try XCTUnwrap(controller.view.subviews.first as? UICollectionView)
            let reusableViews = collection.subviews.compactMap { $0 as? UICollectionReusableView }
            let sizes = Dictionary(
                uniqueKeysWithValues: reusableViews.map { ($0.nibIdentity?.objectID ?? "", $0.frame.size) })
            XCTAssertEqual(
                sizes,
                [
                    "a": CGSize(width: 40, height: 60), "b": CGSize(width: 80, height: 30),
                    "h": CGSize(width: 375, height: 20),
                ])
        }
    }

    func testNestedPrototypesAreShownAndTheirProblemsReported() throws {
        let inner = Fixture.text(
            "prototypes/tiles-and-symbol.xml", replacing: ["tile": tile("tile", "reuseIdentifier=\"T\"")])
        let outer = cell("a", "reuseIdentifier=\"A\" rowHeight=\"90\"")
            .replacingOccurrences(
                of: "height=\"44\"/></tableViewCellContentView>",
                with: "height=\"44\"/><subviews>\(inner)</subviews></tableViewCellContentView>")
        let (_, host, content) = try showScene(
            "tableViewController",
            Fixture.text("prototypes/table.xml", replacing: ["outer": outer, "sources": sources]))
        withExtendedLifetime(host) {
            var (tileIDs, pendingViews): ([String?], [UIView]) = ([], [host.window])
            while let view = pendingViews.popLast() {
                if view is UICollectionViewCell { tileIDs.append(view.nibIdentity?.objectID) }
                pendingViews += view.subviews
            }
            XCTAssertEqual(tileIDs, ["tile"])
            XCTAssertEqual(content.diagnostics.filter { $0.severity == .warning }.map(\.value), ["ant"])
        }
    }

    /// A data source with one row.
    private final class Source: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
    }

    func testTableWithDataSourceIsNotFilled() throws {
        let source = Source()
        let (controller, host, content) = try showScene(
            "tableViewController",
            Fixture.text(
                "prototypes/table-with-a-data-source.xml",
                replacing: ["cells": cell("a", "reuseIdentifier=\"A\"") + cell("b", "reuseIdentifier=\"B\"")])
        ) { ($0.view as? UITableView)?.dataSource = source }
        withExtendedLifetime((host, content)) {
            let table = controller.view as? UITableView
            XCTAssertIdentical(table?.dataSource, source)
            XCTAssertEqual(table?.visibleCells.count, 1)
        }
    }
}
