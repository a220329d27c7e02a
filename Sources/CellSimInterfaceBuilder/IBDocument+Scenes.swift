/// Finds view controllers.
extension IBElement {
    /// A Boolean value that indicates whether the element is a view controller, such as `viewController` or
    /// `tableViewController`.
    package var isController: Bool { Self.controllerNames.contains(name) || isUnknownController }

    /// The names of Interface Builder's view controllers.
    private static let controllerNames: Set<String> = [
        "avPlayerViewController", "collectionViewController", "glkViewController", "hostingController",
        "navigationController", "pageViewController", "splitViewController", "tabBarController", "tableViewController",
        "viewController",
    ]

    /// A Boolean value that indicates whether the element has a `view` or is marked as a scene's controller. This includes
    /// controllers that Interface Builder may add.
    private var isUnknownController: Bool {
        guard name != "viewControllerPlaceholder", child(key: "frame") == nil else { return false }
        return child(key: "view") != nil || self["sceneMemberID"] == "viewController"
    }

    /// The view controller of a scene; nil if the scene has none.
    package var sceneController: IBElement? {
        let objects = child(named: "objects")?.children ?? []
        // A view outside a controller is not the controller of its scene, even if the document marks it so.
        let markedController = objects.first {
            $0["sceneMemberID"] == "viewController" && $0.child(key: "frame") == nil
        }
        return markedController ?? objects.first(where: \.isController)
    }
}

/// Finds the view controllers of scenes.
extension IBDocument {
    /// The view controllers of a storyboard's scenes in document order, without references to other storyboards.
    package var sceneControllers: [IBElement] {
        scenes.compactMap(\.sceneController).filter { $0.name != "viewControllerPlaceholder" }
    }
}
