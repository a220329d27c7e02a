import CellSimHost
import Foundation
import XCTest

/// Documents laid out as Interface Builder's canvas lays them out. The expected numbers are those Apple's tool
/// recorded for such documents, or follow from the constraints.
@preconcurrency @MainActor final class DesignCanvasTests: XCTestCase {
    private var folder = URL(fileURLWithPath: "/")

    override func setUp() async throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("canvas-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func tearDown() async throws { try FileManager.default.removeItem(at: folder) }

    private func inspect(_ text: String, name: String = "Document.xib") throws -> InspectedDocument {
        let file = folder.appendingPathComponent(name)
        try Data(text.utf8).write(to: file)
        return try InspectedDocument(path: file.path)
    }

    private func frames(_ document: InspectedDocument) -> [String: CGRect] {
        var found: [String: CGRect] = [:]
        func visit(_ view: InspectedView) {
            if let frame = view.frame { found[view.id] = frame }
            view.children.forEach(visit)
        }
        document.objects.forEach(visit)
        return found
    }

    private func cell(tools: Int, device: String, width: Int, contentHeight: Double, recorded: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <device id="\(device)" orientation="portrait"/>
            <objects>
                <tableViewCell contentMode="scaleToFill" rowHeight="60" id="cel">
                    <rect key="frame" x="0.0" y="0.0" width="\(width)" height="60"/>
                    <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="cel" id="con">
                        <rect key="frame" x="0.0" y="0.0" width="\(width)" height="\(contentHeight)"/>
                        <subviews>
                            <label contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" text="Label" translatesAutoresizingMaskIntoConstraints="NO" id="lab">
                                <rect key="frame" \(recorded)/>
                                <fontDescription key="fontDescription" type="system" pointSize="17"/>
                            </label>
                        </subviews>
                        <constraints>
                            <constraint firstItem="lab" firstAttribute="leading" secondItem="con" secondAttribute="leadingMargin" id="a"/>
                            <constraint firstItem="lab" firstAttribute="top" secondItem="con" secondAttribute="topMargin" id="b"/>
                        </constraints>
                    </tableViewCellContentView>
                </tableViewCell>
            </objects>
        </document>
        """
    }

    /// A canvas writes down a frame for a content view that it placed by constraints; the cell's own rule decides.
    func testAContentViewWithoutAutoresizingFillsItsCell() throws {
        let text = cell(tools: 17701, device: "retina6_1", width: 320, contentHeight: 7, recorded: recorded)
            .replacingOccurrences(
                of: #"tableViewCell="cel" id="con""#,
                with: #"tableViewCell="cel" translatesAutoresizingMaskIntoConstraints="NO" id="con""#)
        XCTAssertEqual(frames(try inspect(text))["con"], CGRect(x: 0, y: 0, width: 320, height: 60))
    }

    private let recorded = #"x="16" y="11" width="41.5" height="20.5""#
    private let nonsense = #"x="7" y="3" width="11" height="5""#

    func testTheRecordedFrameOfAComputedViewIsNoInput() throws {
        let documents = try [recorded, nonsense].map { rect in
            try inspect(cell(tools: 22505, device: "retina4_7", width: 375, contentHeight: 60, recorded: rect))
        }
        XCTAssertEqual(documents[0].json, documents[1].json)
        XCTAssertEqual(frames(documents[1])["lab"], CGRect(x: 16, y: 11, width: 41.5, height: 20.5))
    }

    func testAFrameThatIsGivenStays() throws {
        let document = try inspect(
            cell(tools: 22505, device: "retina4_7", width: 375, contentHeight: 59.5, recorded: nonsense))
        XCTAssertEqual(frames(document)["con"], CGRect(x: 0, y: 0, width: 375, height: 59.5))
    }

    func testMarginsOfContentViewsFollowTheYearAndTheDevice() throws {
        let expected: [(tools: Int, device: String, width: Int, x: CGFloat)] = [
            (11762, "retina4_7", 320, 8), (13196, "retina4_7", 375, 8), (14113, "retina4_7", 320, 16),
            (14113, "retina4_7", 600, 20), (14460, "retina4_0", 320, 15),
            (15705, "retina4_7", 375, 15), (17701, "retina4_7", 375, 16), (17701, "retina6_1", 414, 20),
            (22505, "retina6_1", 320, 16),
        ]
        for (tools, device, width, x) in expected {
            let document = try inspect(
                cell(tools: tools, device: device, width: width, contentHeight: 60, recorded: nonsense))
            XCTAssertEqual(frames(document)["lab"]?.minX, x, "\(tools) \(device) \(width)")
        }
    }

    func testOldLabelsAreSetWider() throws {
        let double = try inspect(
            cell(tools: 9532, device: "retina4_7", width: 320, contentHeight: 59.5, recorded: nonsense))
        XCTAssertEqual(frames(double)["lab"]?.height, 20.5, "a content view half a point lower than its cell")
        let half = try inspect(
            cell(tools: 12121, device: "retina4_7", width: 320, contentHeight: 59.5, recorded: nonsense))
        XCTAssertEqual(frames(half)["lab"], CGRect(x: 8, y: 8, width: 42, height: 20.5))
        let middle = try inspect(
            cell(tools: 14490, device: "retina4_7", width: 320, contentHeight: 59.5, recorded: nonsense))
        XCTAssertEqual(frames(middle)["lab"]?.size, CGSize(width: 42, height: 20.5))
    }

    private func screen(tools: Int, device: String, size: (Int, Int), extra: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
            <device id="\(device)" orientation="portrait"/>
            <objects>
                <view contentMode="scaleToFill" id="top">
                    <rect key="frame" x="0.0" y="0.0" width="\(size.0)" height="\(size.1)"/>
                    <subviews>
                        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
                            <rect key="frame" \(nonsense)/>
                        </view>
                    </subviews>
                    <viewLayoutGuide key="safeArea" id="safe"/>
                    <constraints>
                        <constraint firstItem="box" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="a"/>
                        <constraint firstItem="box" firstAttribute="trailing" secondItem="safe" secondAttribute="trailing" id="b"/>
                        <constraint firstItem="box" firstAttribute="top" secondItem="safe" secondAttribute="top" id="c"/>
                        <constraint firstItem="box" firstAttribute="bottom" secondItem="safe" secondAttribute="bottom" id="d"/>
                    </constraints>
                    \(extra)
                </view>
            </objects>
        </document>
        """
    }

    func testTheSafeAreaFollowsTheDeviceTheYearAndTheSize() throws {
        let expected: [(tools: Int, device: String, size: (Int, Int), top: CGFloat, bottom: CGFloat)] = [
            (14490, "retina4_7", (375, 667), 20, 0), (17701, "retina4_7", (375, 667), 0, 0),
            (14113, "retina4_7", (375, 55), 0, 0),
            (17701, "retina6_1", (414, 896), 44, 34), (22505, "retina6_1", (414, 896), 48, 34),
            (18122, "retina5_9", (375, 812), 44, 34),
            (17701, "retina6_1", (414, 344), 44, 0), (19529, "retina6_1", (428, 115), 44, 34),
            (23504, "retina4_7", (375, 667), 20, 0), (21507, "retina4_7", (375, 667), 0, 0),
            (21701, "retina5_9", (375, 812), 50, 34), (20037, "retina6_0", (390, 844), 44, 34),
        ]
        for (tools, device, size, top, bottom) in expected {
            let box = frames(try inspect(screen(tools: tools, device: device, size: size)))["box"]
            let wanted = CGRect(x: 0, y: top, width: CGFloat(size.0), height: CGFloat(size.1) - top - bottom)
            XCTAssertEqual(box, wanted, "\(tools) \(device)")
        }
    }

    func testASimulatedNavigationBarCoversTheTop() throws {
        let bar = #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>"#
        let box = frames(try inspect(screen(tools: 14113, device: "retina4_7", size: (375, 667), extra: bar)))["box"]
        XCTAssertEqual(box?.minY, 64)
    }
}
