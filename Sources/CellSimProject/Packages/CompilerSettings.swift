/// The Swift compiler arguments that result from a target's build settings.
struct CompilerSettings {
    private let settings: BuildSettings
    private let isOfPackage: Bool

    init(_ target: AppProject.Target) {
        settings = target.settings
        isOfPackage = Paths.last(target.namedIn) == "Package.swift"
    }

    /// The settings in the syntax of a package manifest.
    var lines: [String] {
        let isSix = (settings["SWIFT_VERSION"] ?? "").hasPrefix("6")
        var lines = [".swiftLanguageMode(\(isSix ? ".v6" : ".v5"))", ".define(\"CELLSIM_APP_PACKAGE\")"]
        // Xcode does not define this condition for the targets of projects, but Swift's package manager always does.
        if !isOfPackage { lines.append(".define(\"CELLSIM_NO_SWIFT_PACKAGE\")") }
        // Suppresses warnings, which the app's own build shows.
        lines.append(".unsafeFlags([\"-suppress-warnings\"])")
        lines += conditions.map { ".define(\(Manifest.quoted($0)))" }
        if settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor" {
            lines.append(".defaultIsolation(MainActor.self)")
        }
        let feature = "SWIFT_UPCOMING_FEATURE_"
        for name in settings.names where name.hasPrefix(feature) && settings.isOn(name) {
            guard let flag = Self.features[String(name.dropFirst(feature.count))] else { continue }
            if isSix, Self.partOfSix.contains(flag) { continue }
            lines.append(".enableUpcomingFeature(\(Manifest.quoted(flag)))")
        }
        return lines
    }

    /// The compilation conditions for `#if`.
    private var conditions: [String] {
        var names = settings.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
        let flags = settings.words("OTHER_SWIFT_FLAGS")
        for (index, flag) in flags.enumerated() where flag.hasPrefix("-D") {
            if flag.count > 2 {
                names.append(String(flag.dropFirst(2)))
            } else if index + 1 < flags.count {
                names.append(flags[index + 1])
            }
        }
        // Excludes names that a debug build always defines, and invalid names.
        var known: Set<String> = ["DEBUG"]
        return names.filter { $0 == Paths.identifier($0) && known.insert($0).inserted }
    }

    private static let features: [String: String] = [
        "EXISTENTIAL_ANY": "ExistentialAny", "BARE_SLASH_REGEX": "BareSlashRegexLiterals",
        "CONCISE_MAGIC_FILE": "ConciseMagicFile", "DEPRECATE_APPLICATION_MAIN": "DeprecateApplicationMain",
        "DISABLE_OUTWARD_ACTOR_ISOLATION": "DisableOutwardActorInference",
        "FORWARD_TRAILING_CLOSURES": "ForwardTrailingClosures", "GLOBAL_CONCURRENCY": "GlobalConcurrency",
        "IMPLICIT_OPEN_EXISTENTIALS": "ImplicitOpenExistentials",
        "IMPORT_OBJC_FORWARD_DECLS": "ImportObjcForwardDeclarations",
        "INFER_SENDABLE_FROM_CAPTURES": "InferSendableFromCaptures",
        "INTERNAL_IMPORTS_BY_DEFAULT": "InternalImportsByDefault", "ISOLATED_DEFAULT_VALUES": "IsolatedDefaultValues",
        "MEMBER_IMPORT_VISIBILITY": "MemberImportVisibility",
        "NONISOLATED_NONSENDING_BY_DEFAULT": "NonisolatedNonsendingByDefault",
        "INFER_ISOLATED_CONFORMANCES": "InferIsolatedConformances",
        "REGION_BASED_ISOLATION": "RegionBasedIsolation",
    ]
    /// The upcoming features that language mode 6 includes.
    private static let partOfSix: Set<String> = [
        "BareSlashRegexLiterals", "ConciseMagicFile", "DeprecateApplicationMain", "DisableOutwardActorInference",
        "ForwardTrailingClosures", "GlobalConcurrency", "ImplicitOpenExistentials", "ImportObjcForwardDeclarations",
        "InferSendableFromCaptures", "IsolatedDefaultValues", "RegionBasedIsolation",
    ]
}
