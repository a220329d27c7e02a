extension IBElement {
    /// Whether the element describes a view controller, such as `viewController` or `tableViewController`.
    package var isController: Bool { name.hasSuffix("ontroller") && name != "searchDisplayController" }

    /// The controller of a scene; nil for a scene without a controller.
    package var sceneController: IBElement? {
        let objects = child(named: "objects")?.children ?? []
        // A view outside a controller is not the controller of its scene, even if the document marks it so.
        let markedController = objects.first {
            $0["sceneMemberID"] == "viewController" && $0.child(key: "frame") == nil
        }
        return markedController ?? objects.first(where: \.isController)
    }
}

extension IBDocument {
    /// The controllers of a storyboard's scenes, in document order, without references to other storyboards.
    package var sceneControllers: [IBElement] {
        scenes.compactMap(\.sceneController).filter { $0.name != "viewControllerPlaceholder" }
    }
}
