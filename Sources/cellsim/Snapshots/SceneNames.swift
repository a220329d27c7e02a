/// The names of scenes in the names of references.
enum SceneNames {
    /// A scene of a storyboard, or a top-level view of a XIB.
    struct Scene: Hashable {
        /// The key that selects the scene; nil for the only view of a XIB.
        var key: String?
        /// Its name for people, which other scenes may share.
        var name: String?
    }

    /// The name of each scene: `Settings`, and `Settings-2` for the second one of this name. A name that only looks numbered
    /// stays with the scene that has it.
    static func distinct(_ scenes: [Scene]) -> [String?] {
        var taken = Set(scenes.compactMap(\.name))
        var seen: Set<String> = []
        return scenes.map { scene in
            guard let name = scene.name, !seen.insert(name).inserted else { return scene.name }
            var number = 2
            while !taken.insert("\(name)-\(number)").inserted { number += 1 }
            return "\(name)-\(number)"
        }
    }
}
