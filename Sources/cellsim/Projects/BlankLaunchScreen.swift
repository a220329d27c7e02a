import CellSimHost
import CellSimInterfaceBuilder

/// Detects launch screens that show only a background, such as Xcode's template. Their pictures contain nothing to review.
enum BlankLaunchScreen {
    /// Returns whether a document is a launch screen that contains only plain views.
    @MainActor static func isBlank(_ path: String) -> Bool {
        guard let document = try? InterfaceFile(path: path).template.document, document.launchScreen else {
            return false
        }
        let content = document.elements.filter { element in
            document.parent(of: element).map { ["subviews", "objects"].contains($0.name) } ?? false
        }
        return content.allSatisfy { element in
            ["view", "viewController", "placeholder", "customObject"].contains(element.name)
                && (element.name != "view" || element["customClass"] == nil)
        }
    }
}
