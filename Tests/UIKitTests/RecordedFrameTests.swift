import Foundation
import TestFixtures
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitControllers
@testable import UIKitControls
@testable import UIKitLists
@testable import UIKitViews

/// Records the frame of its subview while the nib is loaded.
final class RecordedFrameProbe: UIView {
    private(set) var subviewFramesInInit: [CGRect] = []
    private(set) var frameInInit: CGRect?

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        frameInInit = frame
        subviewFramesInInit = subviews.map(\.frame)
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        subviewFramesInInit += subviews.map(\.frame)
        layer.cornerRadius = bounds.height / 2
    }
}

/// Tests that a nib's view has its recorded frame until the first layout, which ignores it.
@preconcurrency @MainActor final class RecordedFrameTests: XCTestCase {
    /// Returns a root of 320 × 80 points with a probe, 20 points from its edges, that contains a box. `probe`
    /// and `box` are the attributes of their recorded frames.
    private func load(probe: String, box: String, mask: String = "", pins: String) throws -> UIView {
        ClassResolver.register(RecordedFrameProbe.self, as: "RecordedFrameProbe")
        let instance = try NibFixture.load(
            """
            <view contentMode="scaleToFill" id="root"><rect key="frame" x="0.0" y="0.0" width="320" height="80"/><subviews>
            <view customClass="RecordedFrameProbe" translatesAutoresizingMaskIntoConstraints="NO" id="probe"><rect key="frame" \(probe)/><subviews>
            <view \(mask.isEmpty ? "" : "fixedFrame=\"YES\"") translatesAutoresizingMaskIntoConstraints="NO" id="box"><rect key="frame" \(box)/>\(mask)</view>
            </subviews><constraints>\(pins)<constraint firstAttribute="height" constant="40" id="h"/></constraints></view>
            </subviews><constraints>
            <constraint firstItem="probe" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="c1"/>
            <constraint firstAttribute="trailing" secondItem="probe" secondAttribute="trailing" constant="20" id="c2"/>
            <constraint firstItem="probe" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="c3"/>
            </constraints></view>
            """)
        return try XCTUnwrap(instance.topLevelObjects.first as? UIView)
    }

    private let pins = """
        <constraint firstItem="box" firstAttribute="leading" secondItem="probe" secondAttribute="leading" constant="4" id="c4"/>
        <constraint firstAttribute="trailing" secondItem="box" secondAttribute="trailing" constant="6" id="c5"/>
        <constraint firstItem="box" firstAttribute="top" secondItem="probe" secondAttribute="top" constant="2" id="c6"/>
        <constraint firstAttribute="bottom" secondItem="box" secondAttribute="bottom" constant="3" id="c7"/>
        """

    func testRecordedFramesAreReadableBeforeLayout() throws {
        let root = try load(
            probe: #"x="20" y="20" width="280" height="42""#, box: #"x="4" y="2" width="270" height="37""#, pins: pins)
        let probe = try XCTUnwrap(root.subviews[0] as? RecordedFrameProbe)
        let box = CGRect(x: 4, y: 2, width: 270, height: 37)
        XCTAssertEqual(probe.frameInInit, CGRect(x: 20, y: 20, width: 280, height: 42))
        XCTAssertEqual(probe.subviewFramesInInit, [box, box])
        XCTAssertEqual(probe.layer.cornerRadius, 21)
        // Another size alone does not move the view.
        root.frame.size.width = 375
        XCTAssertEqual(probe.subviews[0].frame, box)
        root.layoutIfNeeded()
        XCTAssertEqual(probe.frame, CGRect(x: 20, y: 20, width: 335, height: 40))
        XCTAssertEqual(probe.subviews[0].frame, CGRect(x: 4, y: 2, width: 325, height: 35))
    }

    func testLayoutIgnoresRecordedFrames() throws {
        for frame in [#"x="0" y="0" width="0" height="0""#, #"x="-7" y="900" width="4000" height="3""#] {
            let root = try load(probe: frame, box: frame, pins: pins)
            let fitting = root.subviews[0].systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            XCTAssertEqual(fitting, CGSize(width: 10, height: 40), frame)
            root.layoutIfNeeded()
            XCTAssertEqual(root.subviews[0].frame, CGRect(x: 20, y: 20, width: 280, height: 40), frame)
            XCTAssertEqual(root.subviews[0].subviews[0].frame, CGRect(x: 4, y: 2, width: 270, height: 35), frame)
        }
    }

    /// A fixed frame is relative to the parent's recorded size.
    func testAutoresizingMaskFollowsParentWidth() throws {
        let mask = #"<autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>"#
        for (parent, width) in [(280, 230), (200, 310)] as [(Int, CGFloat)] {
            let root = try load(
                probe: "x=\"20\" y=\"20\" width=\"\(parent)\" height=\"40\"",
                box: #"x="44" y="5" width="230" height="30""#,
                mask: mask, pins: "")
            root.layoutIfNeeded()
            let box = root.subviews[0].subviews[0]
            XCTAssertEqual(box.frame, CGRect(x: 44, y: 5, width: width, height: 30))
            root.frame.size.width += 50
            root.layoutIfNeeded()
            XCTAssertEqual(box.frame.width, width + 50)
        }
    }

    /// A view whose mask is restored stays at its designed position.
    func testUnconstrainedViewKeepsItsFrame() throws {
        let frame = #"x="4" y="2" width="270" height="37""#
        let root = try load(probe: #"x="20" y="20" width="280" height="42""#, box: frame, pins: "")
        let box = root.subviews[0].subviews[0]
        box.translatesAutoresizingMaskIntoConstraints = true
        root.layoutIfNeeded()
        XCTAssertEqual(box.frame, CGRect(x: 4, y: 2, width: 270, height: 37))
    }

    // MARK: Screens

    private func sceneView(_ attributes: String) throws -> UIView {
        let template = try NibTemplate(
            data: Data(
                Fixture.text("recorded-frame-scene-view.storyboard", replacing: ["attributes": attributes]).utf8),
            path: "Scene.storyboard")
        let storyboard = UIStoryboard(template: template, options: .library)
        return try XCTUnwrap(storyboard.instantiateInitialViewController()?.view)
    }

    func testSceneViewHasScreenSize() throws {
        let screen = UIScreen.main.bounds
        let view = try sceneView("")
        XCTAssertEqual(view.frame, screen)
        XCTAssertEqual(
            view.subviews[0].frame, CGRect(x: 0, y: screen.height - 96, width: screen.width, height: 96))
        XCTAssertEqual(
            try sceneView(#"autoresizesArchivedViewToFullSize="NO""#).frame, CGRect(x: 0, y: 0, width: 414, height: 896)
        )
    }

    // MARK: Guides

    /// A view that is constrained to `<keyboardLayoutGuide>` extends to the bottom of the safe area.
    func testKeyboardLayoutGuideInDocument() throws {
        let view = try XCTUnwrap(
            NibFixture.load(
                """
                <view id="root"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/><subviews>
                <view translatesAutoresizingMaskIntoConstraints="NO" id="box"><rect key="frame" x="0" y="0" width="1" height="1"/></view>
                </subviews><keyboardLayoutGuide key="keyboard" id="kbd"/><constraints>
                <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="100" id="c1"/>
                <constraint firstItem="box" firstAttribute="bottom" secondItem="kbd" secondAttribute="top" id="c2"/>
                <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c3"/>
                <constraint firstItem="box" firstAttribute="width" constant="10" id="c4"/>
                </constraints></view>
                """
            ).topLevelObjects.first as? UIView)
        let window = UIWindow(frame: view.frame)
        window.deviceSafeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
        window.addSubview(view)
        window.layoutIfNeeded()
        XCTAssertEqual(view.subviews[0].frame, CGRect(x: 0, y: 100, width: 10, height: 718))
    }
}
