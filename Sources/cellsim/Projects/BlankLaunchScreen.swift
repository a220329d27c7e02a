import CellSimHost
import CellSimInterfaceBuilder

/// Detects launch screens that only show a background, such as Xcode's template, because there is nothing to review
/// in their pictures.
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
