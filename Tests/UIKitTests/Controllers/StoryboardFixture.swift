import CellSimInterfaceBuilder
import Foundation

@testable import UIKit
@testable import UIKitBase
@testable import UIKitControllers
@testable import UIKitControls
@testable import UIKitLists
@testable import UIKitViews

/// Builds minimal storyboards from scenes.
@preconcurrency @MainActor enum StoryboardFixture {
    static func text(_ scenes: String, initial: String? = nil) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" toolsVersion="21507" \
        useAutolayout="YES" useTraitCollections="YES"\(initial.map { " initialViewController=\"\($0)\"" } ?? "")>
        <scenes>
        \(scenes)
        </scenes></document>
        """
    }

    static func storyboard(_ scenes: String, initial: String? = nil) throws -> UIStoryboard {
        UIStoryboard(
            template: try NibTemplate(data: Data(text(scenes, initial: initial).utf8), path: "Main.storyboard"))
    }

    /// Returns a scene whose view has subviews. `extra` is added to the controller element, `beside` to the scene's objects.
    static func scene(
        _ id: String, _ attributes: String = "", kind: String = "viewController", view: String = "", extra: String = "",
        beside: String = ""
    ) -> String {
        """
        <scene sceneID="s-\(id)"><objects><\(kind) storyboardIdentifier="\(id)" \(attributes) id="\(id)" sceneMemberID="viewController">
        <view key="view" id="v-\(id)"><rect key="frame" x="0.0" y="0.0" width="320" height="480"/><subviews>\(view)</subviews></view>
        \(extra)</\(kind)>\(beside)</objects></scene>
        """
    }

    static func container(_ kind: String, _ id: String, _ segues: [String], _ relationship: String) -> String {
        let list = segues.enumerated().map {
            "<segue destination=\"\($1)\" kind=\"relationship\" relationship=\"\(relationship)\" id=\"\(id)-\($0)\"/>"
        }.joined()
        return """
            <scene sceneID="s-\(id)"><objects><\(kind) storyboardIdentifier="\(id)" id="\(id)" sceneMemberID="viewController">
            <connections>\(list)</connections></\(kind)></objects></scene>
            """
    }

    static func button(_ id: String, _ segue: String) -> String {
        """
        <button buttonType="system" id="\(id)"><rect key="frame" x="20" y="100" width="80" height="44"/><state key="normal" title="Go"/>
        <connections>\(segue)</connections></button>
        """
    }
}
