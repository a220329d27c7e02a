import CellSimGraphics
import CellSimRaster
import TestFixtures
import UIKit
import XCTest

@testable import CellSimHost

/// Tests the map of a storyboard, which shows its scenes in their canvas positions and their connections.
@preconcurrency @MainActor final class StoryboardMapTests: XCTestCase {
    private func map(_ device: CGSize = CGSize(width: 375, height: 667)) throws -> StoryboardMap {
        let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Fixtures/map.storyboard").path
        let file = try InterfaceFile(path: path, options: NibOptions(policy: .commandLine))
        return try StoryboardMap(
            file, scenes: StoryboardScenes(file), appearance: Appearance(device: Device(size: device, scale: 2)),
            times: PhaseTimings(), report: { _ in })
    }

    /// 600 canvas units correspond to the device's width and height. Scenes without a position are below the others.
    func testScenesHaveCanvasPositions() throws {
        let map = try map()
        XCTAssertEqual(map.scenes.map(\.name), ["navigationController", "Start", "Details", "Settings: Account"])
        XCTAssertEqual(
            map.scenes.map(\.frame),
            [
                CGRect(x: -375, y: 133.4, width: 375, height: 667), CGRect(x: 250, y: 133.4, width: 375, height: 667),
                CGRect(x: -375, y: 900.4, width: 375, height: 667), CGRect(x: 750, y: 0, width: 240, height: 120),
            ])
    }

    /// Positions scale with the device, so that scenes do not overlap on larger ones.
    func testPositionsScaleWithDevice() throws {
        let scenes = try map(CGSize(width: 750, height: 1334)).scenes
        XCTAssertEqual(scenes[1].frame, CGRect(x: 500, y: 266.8, width: 750, height: 1334))
        XCTAssertFalse(scenes[0].frame.intersects(scenes[1].frame))
    }

    /// Segues without a destination on the canvas, such as unwind segues, have no arrow.
    func testSeguesAndRelationshipsAreNamed() throws {
        XCTAssertEqual(
            try map().connections,
            [
                StoryboardConnection(source: 0, target: 1, label: "rootViewController", isRelationship: true),
                StoryboardConnection(source: 1, target: 2, label: "show: toDetails", isRelationship: false),
                StoryboardConnection(source: 1, target: 3, label: "presentation", isRelationship: false),
            ])
    }

    /// Half a pixel per point, a margin of 40 pixels, and 20 pixels for the names.
    func testThePictureShowsScenesAtHalfTheirSize() throws {
        let picture = try map().picture(times: PhaseTimings())
        XCTAssertEqual(picture.displayList.size, CGSize(width: 763, height: 884))
        let bitmap = Rasterizer(scale: 1).render(picture.displayList)
        // A point in the middle of the red scene's left half, and one outside of the scene.
        let red = bitmap.color(x: 380, y: 300)
        XCTAssertEqual([red.red, red.green, red.blue, red.alpha], [255, 0, 0, 255])
        XCTAssertEqual(bitmap.color(x: 380, y: 480).alpha, 0)
    }
}
