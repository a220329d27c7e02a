import UIKit
import XCTest

@testable import CellSimHost

/// Tests that the objects of a scene are released with it, because one run can draw thousands of scenes.
@preconcurrency @MainActor final class SceneLifetimeTests: XCTestCase {
    private struct Reference {
        weak var object: AnyObject?
        let name: String

        init(_ object: AnyObject) { (self.object, name) = (object, "\(type(of: object))") }
    }

    private var root: URL {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
    }

    private func references(below view: UIView) -> [Reference] {
        let ownedObjects = view.constraints as [AnyObject] + (view.gestureRecognizers ?? [])
        return [Reference(view), Reference(view.layer)] + ownedObjects.map(Reference.init)
            + view.subviews.flatMap { references(below: $0) }
    }

    private func references(of controller: UIViewController) -> [Reference] {
        [Reference(controller)] + controller.children.flatMap { references(of: $0) }
    }

    func testScenesAreReleased() throws {
        let device = try XCTUnwrap(Device.named("iPhone 15"))
        for name in ["Examples/Storyboard/Laboratory", "Tests/TestFixtures/Documents/frames/containers/tabs"] {
            let path = root.appendingPathComponent(name + ".storyboard").path
            var created: [Reference] = []
            do {
                let scenes = StoryboardScenes(try InterfaceFile(path: path, options: NibOptions(policy: .commandLine)))
                for element in try scenes.controllers(named: ["all"]) {
                    try scenes.show(element, appearance: Appearance(device: device), times: PhaseTimings()) { host in
                        created += references(below: host.window)
                        if let root = host.window.rootViewController { created += references(of: root) }
                    }
                }
            }
            XCTAssertGreaterThan(created.count, 20)
            XCTAssertEqual(created.filter { $0.object != nil }.map(\.name), [], name)
        }
    }

    func testUnloadedControllerIsReleased() throws {
        let path = root.appendingPathComponent("Examples/Storyboard/Laboratory.storyboard").path
        var made: [Reference] = []
        do {
            let file = try InterfaceFile(path: path, options: NibOptions(policy: .commandLine))
            let storyboard = UIStoryboard(template: file.template, options: file.options, bundle: nil)
            made = storyboard.controllerElements.compactMap { storyboard.makeController($0).map { Reference($0) } }
        }
        XCTAssertFalse(made.isEmpty)
        XCTAssertEqual(made.filter { $0.object != nil }.map(\.name), [])
    }
}
