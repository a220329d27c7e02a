/// The Swift compiler arguments that result from a target's build settings.
struct CompilerSettings {
    private let settings: BuildSettings
    private let isPackageTarget: Bool

    init(_ target: AppProject.Target) {
        settings = target.settings
        isPackageTarget = Paths.lastComponent(target.referringFile) == "Package.swift"
    }

    /// The settings as entries of `swiftSettings` in a package manifest.
    var lines: [String] {
        let usesSwift6 = (settings["SWIFT_VERSION"] ?? "").hasPrefix("6")
        var lines = [".swiftLanguageMode(\(usesSwift6 ? ".v6" : ".v5"))", ".define(\"CELLSIM_APP_PACKAGE\")"]
        // SwiftPM always defines `SWIFT_PACKAGE`, but Xcode doesn't define it for the targets of projects.
        if !isPackageTarget { lines.append(".define(\"CELLSIM_NO_SWIFT_PACKAGE\")") }
        // Suppresses warnings, because the app's own build shows them.
        lines.append(".unsafeFlags([\"-suppress-warnings\"])")
        lines += conditions.map { ".define(\(Manifest.quoted($0)))" }
        if settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor" {
            lines.append(".defaultIsolation(MainActor.self)")
        }
        for (name, flag) in Self.features.sorted(by: { $0.key < $1.key }) where isOn(feature: name) {
            if usesSwift6, Self.swift6Features.contains(flag) { continue }
            lines.append(".enableUpcomingFeature(\(Manifest.quoted(flag)))")
        }
        return lines
    }

    /// Returns the name of Xcode's build setting for an upcoming feature, or nil if there is none.
    static func settingName(ofFeature flag: String) -> String? {
        features.first { $0.value == flag }.map { "SWIFT_UPCOMING_FEATURE_" + $0.key }
    }

    /// Returns whether the target uses a feature. The feature's own setting takes precedence over the setting for approachable
    /// concurrency.
    private func isOn(feature: String) -> Bool {
        let name = "SWIFT_UPCOMING_FEATURE_" + feature
        guard settings[name] == nil else { return settings.isOn(name) }
        return Self.approachableConcurrencyFeatures.contains(feature) && settings.isOn("SWIFT_APPROACHABLE_CONCURRENCY")
    }

    /// The names that the target's settings define for `#if` conditions.
    private var conditions: [String] {
        var names = settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
        let flags = settings.list("OTHER_SWIFT_FLAGS")
        for (index, flag) in flags.enumerated() where flag.hasPrefix("-D") {
            if flag.count > 2 {
                names.append(String(flag.dropFirst(2)))
            } else if index + 1 < flags.count {
                names.append(flags[index + 1])
            }
        }
        // Excludes invalid names, and `DEBUG`, which debug builds always define.
        var seen: Set<String> = ["DEBUG"]
        return names.filter { $0 == Paths.identifier($0) && seen.insert($0).inserted }
    }

    /// The upcoming features, keyed by the suffix of their build setting.
    private static let features: [String: String] = [
        "EXISTENTIAL_ANY": "ExistentialAny", "BARE_SLASH_REGEX": "BareSlashRegexLiterals",
        "CONCISE_MAGIC_FILE": "ConciseMagicFile", "DEPRECATE_APPLICATION_MAIN": "DeprecateApplicationMain",
        "DISABLE_OUTWARD_ACTOR_ISOLATION": "DisableOutwardActorInference",
        "FORWARD_TRAILING_CLOSURES": "ForwardTrailingClosures", "GLOBAL_CONCURRENCY": "GlobalConcurrency",
        "GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY": "GlobalActorIsolatedTypesUsability",
        "IMPLICIT_OPEN_EXISTENTIALS": "ImplicitOpenExistentials",
        "IMPORT_OBJC_FORWARD_DECLS": "ImportObjcForwardDeclarations",
        "INFER_SENDABLE_FROM_CAPTURES": "InferSendableFromCaptures",
        "INTERNAL_IMPORTS_BY_DEFAULT": "InternalImportsByDefault", "ISOLATED_DEFAULT_VALUES": "IsolatedDefaultValues",
        "MEMBER_IMPORT_VISIBILITY": "MemberImportVisibility",
        "NONISOLATED_NONSENDING_BY_DEFAULT": "NonisolatedNonsendingByDefault",
        "INFER_ISOLATED_CONFORMANCES": "InferIsolatedConformances",
        "REGION_BASED_ISOLATION": "RegionBasedIsolation",
    ]
    /// The features that Xcode's build setting for approachable concurrency enables.
    private static let approachableConcurrencyFeatures: Set<String> = [
        "DISABLE_OUTWARD_ACTOR_ISOLATION", "GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY", "INFER_ISOLATED_CONFORMANCES",
        "INFER_SENDABLE_FROM_CAPTURES", "NONISOLATED_NONSENDING_BY_DEFAULT",
    ]
    /// The features that the Swift 6 language mode includes.
    private static let swift6Features: Set<String> = [
        "BareSlashRegexLiterals", "ConciseMagicFile", "DeprecateApplicationMain", "DisableOutwardActorInference",
        "ForwardTrailingClosures", "GlobalActorIsolatedTypesUsability", "GlobalConcurrency",
        "ImplicitOpenExistentials", "ImportObjcForwardDeclarations",
        "InferSendableFromCaptures", "IsolatedDefaultValues", "RegionBasedIsolation",
    ]
}
