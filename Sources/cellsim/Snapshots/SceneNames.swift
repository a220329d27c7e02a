/// Derives unique names of scenes for the names of references.
enum SceneNames {
    /// A scene of a storyboard, or a top-level view of a XIB.
    struct Scene: Hashable {
        /// The key that selects the scene, or nil for the only view of a XIB.
        var key: String?
        /// The display name, which may not be unique.
        var name: String?
    }

    /// Returns a unique name for each scene: `Settings`, and `Settings-2` for the second scene with this name. Existing names that end in
    /// a number are not changed.
    static func uniqueNames(_ scenes: [Scene]) -> [String?] {
        var usedNames = Set(scenes.compactMap(\.name))
        var handledNames: Set<String> = []
        return scenes.map { scene in
            guard let name = scene.name, !handledNames.insert(name).inserted else { return scene.name }
            var number = 2
            while !usedNames.insert("\(name)-\(number)").inserted { number += 1 }
            return "\(name)-\(number)"
        }
    }
}
