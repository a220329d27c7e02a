import CellSimInterfaceBuilder
import UIKit
import XCTest

@testable import CellSimHost

/// Tests tables and collections in scenes whose controller classes are missing.
@preconcurrency @MainActor final class PrototypeContentTests: XCTestCase {
    private func cell(_ id: String, _ attributes: String) -> String {
        """
        <tableViewCell \(attributes) id="\(id)"><rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
        <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="\(id)-c">
        <rect key="frame" x="0" y="0" width="375" height="44"/></tableViewCellContentView></tableViewCell>
        """
    }

    private func tile(_ id: String, _ attributes: String, _ size: String = "") -> String {
        """
        <collectionViewCell \(attributes) id="\(id)"><rect key="frame" x="0" y="0" width="50" height="50"/>
        <view key="contentView" id="\(id)-c"><rect key="frame" x="0" y="0" width="50" height="50"/></view>\(size)</collectionViewCell>
        """
    }

    /// Shows the controller of the scene on a device, filled with its prototype cells.
    private func shown(
        _ kind: String, _ view: String, prepare: (UIViewController) -> Void = { _ in }
    ) throws -> (controller: UIViewController, host: ViewHost, content: PrototypeContent) {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" \
            toolsVersion="21507" useAutolayout="YES" useTraitCollections="YES" initialViewController="c">
            <scenes><scene sceneID="s"><objects><\(kind) customClass="Feed" id="c" sceneMemberID="viewController">
            \(view)</\(kind)></objects></scene></scenes></document>
            """
        let template = try NibTemplate(data: Data(text.utf8), path: "Main.storyboard")
        let storyboard = UIStoryboard(template: template, options: .commandLine)
        let controller = try XCTUnwrap(storyboard.instantiateInitialViewController())
        let host = ViewHost(Appearance(device: try XCTUnwrap(Device.named("retina4_7"))))
        let content = PrototypeContent()
        prepare(controller)
        host.show(controller)
        while content.fill(below: host.window) { host.layoutUntilStable() }
        return (controller, host, content)
    }

    private let sources = """
        <connections><outlet property="dataSource" destination="c" id="o1"/><outlet property="delegate" destination="c" id="o2"/></connections>
        """

    func testATableShowsEachPrototypeOnceAtTheHeightItWasGiven() throws {
        let cells =
            cell("a", "reuseIdentifier=\"A\" rowHeight=\"70\"") + cell("b", "") + cell("d", "")
            + cell("e", "reuseIdentifier=\"E\"")
        let (controller, host, content) = try shown(
            "tableViewController",
            """
            <tableView key="view" dataMode="prototypes" separatorStyle="none" rowHeight="50" id="t">
            <rect key="frame" x="0" y="0" width="375" height="667"/><prototypes>\(cells)</prototypes>\(sources)</tableView>
            """)
        try withExtendedLifetime((host, content)) {
            let table = try XCTUnwrap(controller.view as? UITableView)
            let rows = table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
            XCTAssertEqual(rows.map { $0.nibIdentity?.objectID }, ["a", "b", "d", "e"])
            XCTAssertEqual(rows.map(\.frame.height), [70, 50, 50, 50])
        }
    }

    func testACollectionShowsItsPrototypesAndItsHeader() throws {
        let custom = "<size key=\"customSize\" width=\"80\" height=\"30\"/>"
        let (controller, host, content) = try shown(
            "viewController",
            """
            <view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
            <collectionView dataMode="prototypes" id="cv"><rect key="frame" x="0" y="0" width="375" height="400"/>
            <collectionViewFlowLayout key="collectionViewLayout" id="fl"><size key="itemSize" width="40" height="60"/>
            <size key="headerReferenceSize" width="50" height="20"/></collectionViewFlowLayout>
            <cells>\(tile("a", "reuseIdentifier=\"A\""))\(tile("b", "", custom))</cells>
            <collectionReusableView key="sectionHeaderView" id="h"><rect key="frame" x="0" y="0" width="375" height="20"/></collectionReusableView>
            </collectionView></subviews></view>
            """)
        try withExtendedLifetime((host, content)) {
            let collection = try XCTUnwrap(controller.view.subviews.first as? UICollectionView)
            let shown = collection.subviews.compactMap { $0 as? UICollectionReusableView }
            let sizes = Dictionary(uniqueKeysWithValues: shown.map { ($0.nibIdentity?.objectID ?? "", $0.frame.size) })
            XCTAssertEqual(
                sizes,
                [
                    "a": CGSize(width: 40, height: 60), "b": CGSize(width: 80, height: 30),
                    "h": CGSize(width: 375, height: 20),
                ])
        }
    }

    func testPrototypesInPrototypesAndWhatIsNoticedInThem() throws {
        let inner = """
            <collectionView dataMode="prototypes" id="cv"><rect key="frame" x="0" y="0" width="375" height="60"/>
            <collectionViewFlowLayout key="collectionViewLayout" id="fl"><size key="itemSize" width="50" height="50"/></collectionViewFlowLayout>
            <cells>\(tile("tile", "reuseIdentifier=\"T\""))</cells></collectionView>
            <imageView image="ant" catalog="system" id="i"><rect key="frame" x="0" y="0" width="20" height="20"/></imageView>
            """
        let outer = cell("a", "reuseIdentifier=\"A\" rowHeight=\"90\"")
            .replacingOccurrences(
                of: "height=\"44\"/></tableViewCellContentView>",
                with: "height=\"44\"/><subviews>\(inner)</subviews></tableViewCellContentView>")
        let (_, host, content) = try shown(
            "tableViewController",
            """
            <tableView key="view" dataMode="prototypes" rowHeight="-1" id="t">
            <rect key="frame" x="0" y="0" width="375" height="667"/><prototypes>\(outer)</prototypes>\(sources)</tableView>
            """)
        withExtendedLifetime(host) {
            var (found, open): ([String?], [UIView]) = ([], [host.window])
            while let view = open.popLast() {
                if view is UICollectionViewCell { found.append(view.nibIdentity?.objectID) }
                open += view.subviews
            }
            XCTAssertEqual(found, ["tile"])
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

    func testATableThatHasADataSourceIsLeftToIt() throws {
        let source = Source()
        let (controller, host, content) = try shown(
            "tableViewController",
            """
            <tableView key="view" dataMode="prototypes" rowHeight="50" id="t"><rect key="frame" x="0" y="0" width="375" height="600"/>
            <prototypes>\(cell("a", "reuseIdentifier=\"A\"") + cell("b", "reuseIdentifier=\"B\""))</prototypes></tableView>
            """
        ) { ($0.view as? UITableView)?.dataSource = source }
        withExtendedLifetime((host, content)) {
            let table = controller.view as? UITableView
            XCTAssertTrue(table?.dataSource === source)
            XCTAssertEqual(table?.visibleCells.count, 1)
        }
    }
}
