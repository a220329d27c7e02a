import CellSimInterfaceBuilder
import Foundation
import TestFixtures

@testable import UIKit
@testable import UIKitBase
@testable import UIKitControllers
@testable import UIKitControls
@testable import UIKitLists
@testable import UIKitViews

/// Builds minimal storyboards from scenes.
@preconcurrency @MainActor enum StoryboardFixture {
    static func text(_ scenes: String, initial: String? = nil) -> String {
        Fixture.text(
            "storyboards/document.storyboard",
            replacing: ["initial": initial.map { " initialViewController=\"\($0)\"" } ?? "", "scenes": scenes])
    }

    static func storyboard(_ scenes: String, initial: String? = nil) throws -> UIStoryboard {
        UIStoryboard(
            template: try NibTemplate(data: Data(text(scenes, initial: initial).utf8), path: "Main.storyboard"))
    }

    /// Returns a scene whose view has subviews. `extra` is added to the controller element, `exit` is the element of the scene's exit.
    static func scene(
        _ id: String, _ attributes: String = "", kind: String = "viewController", view: String = "", extra: String = "",
        exit: String = ""
    ) -> String {
        Fixture.text(
            "storyboards/scene.xml",
            replacing: [
                "attributes": attributes, "exit": exit, "extra": extra, "id": id, "kind": kind, "view": view,
            ])
    }

    static func container(_ kind: String, _ id: String, _ segues: [String], _ relationship: String) -> String {
        let list = segues.enumerated().map {
            "<segue destination=\"\($1)\" kind=\"relationship\" relationship=\"\(relationship)\" id=\"\(id)-\($0)\"/>"
        }.joined()
        return Fixture.text("storyboards/container.xml", replacing: ["id": id, "kind": kind, "list": list])
    }

    static func button(_ id: String, _ segue: String) -> String {
        Fixture.text("storyboards/button.xml", replacing: ["id": id, "segue": segue])
    }
}
