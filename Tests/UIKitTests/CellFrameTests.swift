import Foundation
import UIKit
import XCTest

/// A cell as people draw it by hand in Interface Builder, in a table: shares of the width, margins, a square, and one
/// constraint that the default variation leaves out. Every frame follows from the constraints and iOS 17's margins.
@preconcurrency @MainActor
final class CellFrameTests: XCTestCase {
    /// `id` and constraints of each view; sizes are constraints too, so that no text's width matters.
    private static let document = """
        <?xml version="1.0" encoding="UTF-8" standalone="no"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="11542" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
        <device id="retina4_7" orientation="portrait"><adaptation id="fullscreen"/></device>
        <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <tableViewCell contentMode="scaleToFill" selectionStyle="default" rowHeight="100" reuseIdentifier="hand" id="cell">
        <rect key="frame" x="0.0" y="0.0" width="320" height="100"/>
        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
        <tableViewCellContentView key="contentView" opaque="NO" contentMode="center" tableViewCell="cell" id="content">
        <rect key="frame" x="0.0" y="0.0" width="320" height="99.5"/><autoresizingMask key="autoresizingMask"/>
        <subviews>
        <view tag="1" translatesAutoresizingMaskIntoConstraints="NO" id="square"/>
        <view tag="2" translatesAutoresizingMaskIntoConstraints="NO" id="badge"><constraints>
        <constraint firstAttribute="width" constant="30" id="b1"/><constraint firstAttribute="height" constant="20" id="b2"/>
        </constraints></view>
        <view tag="3" translatesAutoresizingMaskIntoConstraints="NO" id="mark"><constraints>
        <constraint firstAttribute="width" constant="40" id="m1"/><constraint firstAttribute="height" constant="10" id="m2"/>
        </constraints></view>
        <view tag="4" translatesAutoresizingMaskIntoConstraints="NO" id="bar"><constraints>
        <constraint firstAttribute="height" constant="12" id="r1"/></constraints></view>
        <view tag="5" translatesAutoresizingMaskIntoConstraints="NO" id="toggle"><constraints>
        <constraint firstAttribute="width" secondItem="toggle" secondAttribute="height" multiplier="1:1" id="t1"/>
        </constraints></view>
        </subviews>
        <constraints>
        <constraint firstItem="square" firstAttribute="width" secondItem="content" secondAttribute="width" multiplier="4:5" id="c1"/>
        <constraint firstItem="square" firstAttribute="leading" secondItem="content" secondAttribute="leading" id="c2"/>
        <constraint firstItem="square" firstAttribute="top" secondItem="content" secondAttribute="top" id="c3"/>
        <constraint firstAttribute="bottom" secondItem="square" secondAttribute="bottom" id="c4"/>
        <constraint firstItem="badge" firstAttribute="leading" secondItem="content" secondAttribute="leadingMargin" constant="4" id="c5"/>
        <constraint firstItem="badge" firstAttribute="top" secondItem="content" secondAttribute="topMargin" constant="3" id="c6"/>
        <constraint firstAttribute="trailingMargin" secondItem="mark" secondAttribute="trailing" constant="5" id="c7"/>
        <constraint firstAttribute="bottomMargin" secondItem="mark" secondAttribute="bottom" constant="6" id="c8"/>
        <constraint firstItem="bar" firstAttribute="centerX" secondItem="content" secondAttribute="centerX" id="c9"/>
        <constraint firstItem="bar" firstAttribute="centerY" secondItem="square" secondAttribute="centerY" id="c10"/>
        <constraint firstItem="bar" firstAttribute="width" secondItem="square" secondAttribute="width" multiplier="0.5" id="c11"/>
        <constraint firstAttribute="trailing" secondItem="toggle" secondAttribute="trailing" id="c12"/>
        <constraint firstItem="toggle" firstAttribute="top" secondItem="content" secondAttribute="top" id="c13"/>
        <constraint firstAttribute="bottom" secondItem="toggle" secondAttribute="bottom" id="c14"/>
        <constraint firstItem="badge" firstAttribute="top" secondItem="content" secondAttribute="topMargin" constant="40" id="out"/>
        </constraints>
        <variation key="default"><mask key="constraints"><exclude reference="out"/></mask></variation>
        </tableViewCellContentView>
        </tableViewCell>
        </objects>
        </document>
        """

    /// One row of 100 points, without a separator.
    private func frames(tableWidth: CGFloat) throws -> [CGRect] {
        let source = OneRow()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: tableWidth, height: 300), style: .plain)
        table.separatorStyle = .none
        table.rowHeight = 100
        table.register(UINib(data: Data(Self.document.utf8), bundle: nil), forCellReuseIdentifier: "hand")
        table.dataSource = source
        table.layoutIfNeeded()
        let cell = try XCTUnwrap(table.visibleCells.first)
        XCTAssertEqual(cell.layoutIssues().count, 0)
        return try [cell.contentView.frame] + (1...5).map { try XCTUnwrap(cell.viewWithTag($0)).frame }
    }

    /// Margins are 11 above and below, 16 at the sides up to a width of 390.
    func testASmallPhonesTable() throws {
        XCTAssertEqual(
            try frames(tableWidth: 320),
            [
                CGRect(x: 0, y: 0, width: 320, height: 100),
                CGRect(x: 0, y: 0, width: 256, height: 100),
                CGRect(x: 16 + 4, y: 11 + 3, width: 30, height: 20),
                CGRect(x: 320 - 16 - 5 - 40, y: 100 - 11 - 6 - 10, width: 40, height: 10),
                CGRect(x: 160 - 64, y: 50 - 6, width: 128, height: 12),
                CGRect(x: 320 - 100, y: 0, width: 100, height: 100),
            ])
    }

    /// From 393 points on they are 20 at the sides.
    func testALargePhonesTable() throws {
        XCTAssertEqual(
            try frames(tableWidth: 420),
            [
                CGRect(x: 0, y: 0, width: 420, height: 100),
                CGRect(x: 0, y: 0, width: 336, height: 100),
                CGRect(x: 20 + 4, y: 11 + 3, width: 30, height: 20),
                CGRect(x: 420 - 20 - 5 - 40, y: 100 - 11 - 6 - 10, width: 40, height: 10),
                CGRect(x: 210 - 84, y: 50 - 6, width: 168, height: 12),
                CGRect(x: 420 - 100, y: 0, width: 100, height: 100),
            ])
    }
}

@preconcurrency @MainActor private final class OneRow: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "hand", for: indexPath)
    }
}
