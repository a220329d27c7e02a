import CellSimHost
import CellSimInterfaceBuilder

/// A launch screen of nothing but a background, such as Xcode's template. Its picture shows nothing to review.
enum BlankLaunchScreen {
    /// Whether a document is a launch screen whose views are all plain views.
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
