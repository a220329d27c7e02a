extension AppProject {
    /// The apps of the project.
    public var apps: [Target] { targets.filter { $0.kind == .application && !$0.sources.isEmpty } }

    /// Returns the app with a name. Without a name, returns the only app, the one named like the project, or the first.
    /// - Throws: `ProjectError` if no app is found.
    public func app(named name: String?) throws(ProjectError) -> Target {
        if let name {
            if let target = targets.first(where: { $0.name == name }) {
                if !target.sources.isEmpty { return target }
                throw ProjectError(target.namedIn, target.line, "target '\(name)' has no Swift sources")
            }
            let names = targets.map(\.name).joined(separator: ", ")
            throw ProjectError(path, nil, "there is no target '\(name)'; available: \(names)")
        }
        let apps = apps
        if let app = apps.first(where: { $0.name == self.name }) ?? apps.first { return app }
        if let framework = targets.first(where: { $0.kind == .framework && !$0.sources.isEmpty }) { return framework }
        throw ProjectError(path, nil, "the project has no app with Swift sources")
    }

    /// The modules that tests compare pictures with.
    private static let snapshotModules: Set<String> = [
        "SnapshotTesting", "FBSnapshotTestCase", "iOSSnapshotTestCase", "iOSSnapshotTestCaseCore", "Nimble_Snapshots",
    ]

    /// Returns the unit tests of a target.
    public func tests(of app: Target) -> [Target] {
        let host = "/" + (app.settings["PRODUCT_NAME"] ?? app.name)
        return targets.filter { target in
            guard target.kind == .unitTests, !target.sources.isEmpty else { return false }
            return target.dependencies.contains(app.name) || (target.settings["TEST_HOST"] ?? "").hasSuffix(host)
        }
    }

    /// Returns the unit tests of a target that compare snapshots.
    public func snapshotTests(of app: Target) -> [Target] {
        tests(of: app).filter { target in
            target.sources.contains { !ImportScan.modules(ofFile: $0.path).isDisjoint(with: Self.snapshotModules) }
        }
    }
}
