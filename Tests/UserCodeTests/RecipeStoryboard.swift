import Foundation
import TestFixtures
import UIKit
import XCTest

/// A typical storyboard of an app: tabs, a navigation stack, a list of prototype cells, details in a container, a sheet and a form of
/// static cells.
enum RecipeStoryboard {
    /// Writes `Recipes.storyboard` to a folder, which serves as the app's bundle.
    @MainActor static func load(in folder: URL) throws -> UIStoryboard {
        try Data(Fixture.text("recipes.storyboard").utf8).write(to: folder.appendingPathComponent("Recipes.storyboard"))
        return UIStoryboard(name: "Recipes", bundle: try XCTUnwrap(Bundle(path: folder.path)))
    }
}
