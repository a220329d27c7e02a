/// The part of `AppProject` that selects the app to build.
extension AppProject {
    /// The apps in the project that run on iPhone or iPad.
    public var apps: [Target] { targets.filter { $0.kind == .application && !$0.sources.isEmpty && $0.supportsIPhone } }

    /// Returns the app with a name. Without a name, returns the only app, the app named like the project, or the
    /// first one. If there are no apps, returns the first framework.
    /// - Throws: `ProjectError` if no iOS app is found.
    public func app(named name: String?) throws(ProjectError) -> Target {
        if let name {
            if let target = targets.first(where: { $0.name == name }) {
                if !target.sources.isEmpty { return target }
                throw ProjectError(target.referringFile, target.line, "target '\(name)' has no Swift sources")
            }
            let names = targets.map(\.name).joined(separator: ", ")
            throw ProjectError(path, nil, "there is no target '\(name)'; available: \(names)")
        }
        let apps = apps
        if let app = apps.first(where: { $0.name == self.name }) ?? apps.first { return app }
        let frameworks = targets.filter { $0.kind == .framework && !$0.sources.isEmpty }
        if let framework = frameworks.first(where: \.supportsIPhone) { return framework }
        if let other = targets.first(where: { !$0.supportsIPhone && !$0.sources.isEmpty }) {
            throw ProjectError(
                other.referringFile, other.line,
                "the project has no app for iOS; '--target \(other.name)' builds this target for \(other.platformName)")
        }
        throw ProjectError(path, nil, "the project has no app with Swift sources")
    }
}

/// The part of `AppProject.Target` that determines the platform.
extension AppProject.Target {
    /// The name of the target's platform, such as `macOS`.
    public var platformName: String {
        let platforms = settings.list("SUPPORTED_PLATFORMS") + [settings["SDKROOT"] ?? ""]
        for platform in platforms.map({ $0.lowercased() }) {
            if let match = Self.knownPlatforms.first(where: { platform.hasPrefix($0.sdk) }) { return match.name }
        }
        // Xcode builds for macOS if both settings are missing, but iOS projects without them usually set a deployment target.
        if settings["IPHONEOS_DEPLOYMENT_TARGET"] != nil { return "iOS" }
        return Self.knownPlatforms.first { settings[$0.version] != nil }?.name ?? "iOS"
    }

    /// A Boolean value that indicates whether the target is built for iOS.
    public var supportsIPhone: Bool {
        settings.list("SUPPORTED_PLATFORMS").contains { $0.hasPrefix("iphone") } || platformName == "iOS"
    }

    /// The platforms, each with the prefix of its SDK names and its deployment target setting.
    private static let knownPlatforms: [(sdk: String, name: String, version: String)] = [
        ("iphone", "iOS", "IPHONEOS_DEPLOYMENT_TARGET"), ("macosx", "macOS", "MACOSX_DEPLOYMENT_TARGET"),
        ("watch", "watchOS", "WATCHOS_DEPLOYMENT_TARGET"), ("appletv", "tvOS", "TVOS_DEPLOYMENT_TARGET"),
        ("xr", "visionOS", "XROS_DEPLOYMENT_TARGET"), ("driverkit", "DriverKit", "DRIVERKIT_DEPLOYMENT_TARGET"),
    ]
}
