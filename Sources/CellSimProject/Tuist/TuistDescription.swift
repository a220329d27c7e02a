/// The source of a module that replaces Tuist's `ProjectDescription`. Manifests are Swift programs: compiled with this module, they print
/// their targets as JSON.
///
/// The declarations follow Tuist's public documentation. Declarations that CellSim doesn't need, such as schemes, accept their arguments
/// and have no effect.
enum TuistDescription {
    /// The sources of the module, keyed by file name.
    static let sources = ["Values.swift": values, "Targets.swift": targets, "Schemes.swift": schemes]

    /// The source with platforms, products, targets and projects.
    static let targets = #"""
        import Foundation

        public enum Platform: String, Encodable, Hashable, CaseIterable { case iOS, macOS, tvOS, watchOS, visionOS }
        public enum Destination: String, Encodable, Hashable {
            case iPhone, iPad, mac, macWithiPadDesign, macCatalyst, appleWatch, appleTv, appleVision, appleVisionWithiPadDesign
        }
        public typealias Destinations = Set<Destination>
        extension Set where Element == Destination {
            public static var iOS: Destinations { [.iPhone, .iPad, .macWithiPadDesign] }
            public static var macOS: Destinations { [.mac] }
            public static var tvOS: Destinations { [.appleTv] }
            public static var watchOS: Destinations { [.appleWatch] }
            public static var visionOS: Destinations { [.appleVision] }
        }
        public enum Product: String, Encodable {
            case app, staticLibrary = "static_library", dynamicLibrary = "dynamic_library", framework
            case staticFramework = "static_framework", unitTests = "unit_tests", uiTests = "ui_tests", bundle
            case commandLineTool, appClip, appExtension = "app_extension", watch2App, watch2Extension, tvTopShelfExtension
            case messagesExtension, stickerPackExtension, stickerPack, xpc, systemExtension, extensionKitExtension, macro
        }
        public struct DeploymentDevice: OptionSet {
            public let rawValue: Int
            public init(rawValue: Int) { self.rawValue = rawValue }
            public static var iphone: DeploymentDevice { DeploymentDevice(rawValue: 1) }
            public static var ipad: DeploymentDevice { DeploymentDevice(rawValue: 2) }
            public static var mac: DeploymentDevice { DeploymentDevice(rawValue: 4) }
            public static var vision: DeploymentDevice { DeploymentDevice(rawValue: 8) }
        }
        public struct DeploymentTargets: Encodable {
            var iOS: String?
            public static func iOS(_ version: String) -> DeploymentTargets { DeploymentTargets(iOS: version) }
            public static func macOS(_ version: String) -> DeploymentTargets { DeploymentTargets() }
            public static func tvOS(_ version: String) -> DeploymentTargets { DeploymentTargets() }
            public static func watchOS(_ version: String) -> DeploymentTargets { DeploymentTargets() }
            public static func visionOS(_ version: String) -> DeploymentTargets { DeploymentTargets() }
            public static func multiplatform(
                iOS: String? = nil, macOS: String? = nil, watchOS: String? = nil, tvOS: String? = nil, visionOS: String? = nil
            ) -> DeploymentTargets { DeploymentTargets(iOS: iOS) }
            public static func iOS(
                targetVersion: String, devices: DeploymentDevice, supportsMacDesignedForIOS: Bool = true
            ) -> DeploymentTargets { DeploymentTargets(iOS: targetVersion) }
            public static func macOS(targetVersion: String) -> DeploymentTargets { DeploymentTargets() }
        }
        public typealias DeploymentTarget = DeploymentTargets

        public enum LinkingStatus { case required, optional, none }
        public enum SDKType { case library, framework, swiftLibrary }
        public struct TargetDependency: Encodable, Hashable {
            public enum PackageType { case runtime, runtimeEmbedded, plugin, macro }
            var kind: String
            var name: String
            init(_ kind: String, _ name: String) { (self.kind, self.name) = (kind, name) }
            public static func target(
                name: String, status: LinkingStatus = .required, condition: PlatformCondition? = nil
            ) -> TargetDependency { TargetDependency("target", name) }
            public static func target(
                _ target: Target, status: LinkingStatus = .required, condition: PlatformCondition? = nil
            ) -> TargetDependency { TargetDependency("target", target.name) }
            public static func project(
                target: String, path: Path, status: LinkingStatus = .required, condition: PlatformCondition? = nil
            ) -> TargetDependency { TargetDependency("target", target) }
            public static func macro(name: String) -> TargetDependency { TargetDependency("none", name) }
            public static func framework(
                path: Path, status: LinkingStatus = .required, condition: PlatformCondition? = nil
            ) -> TargetDependency { TargetDependency("library", path.pathString) }
            public static func xcframework(
                path: Path, expectedSignature: String? = nil, status: LinkingStatus = .required,
                condition: PlatformCondition? = nil
            ) -> TargetDependency { TargetDependency("library", path.pathString) }
            public static func library(
                path: Path, publicHeaders: Path, swiftModuleMap: Path? = nil, condition: PlatformCondition? = nil
            ) -> TargetDependency { TargetDependency("library", path.pathString) }
            public static func package(
                product: String, type: PackageType = .runtime, condition: PlatformCondition? = nil
            ) -> TargetDependency { TargetDependency("product", product) }
            public static func external(name: String, condition: PlatformCondition? = nil) -> TargetDependency {
                TargetDependency("product", name)
            }
            public static func sdk(
                name: String, type: SDKType = .framework, status: LinkingStatus = .required,
                condition: PlatformCondition? = nil
            ) -> TargetDependency { TargetDependency("none", name) }
            public static func bundle(path: Path, condition: PlatformCondition? = nil) -> TargetDependency {
                TargetDependency("none", path.pathString)
            }
            public static var xctest: TargetDependency { TargetDependency("none", "XCTest") }
        }
        public struct Headers: Encodable {
            public enum AutomaticExclusionRule { case projectExcludesPrivateAndPublic, publicExcludesPrivateAndProject }
            public static func headers(
                public: Files? = nil, private: Files? = nil, project: Files? = nil,
                exclusionRule: AutomaticExclusionRule = .projectExcludesPrivateAndPublic
            ) -> Headers { Headers() }
            public static func allHeaders(from: Files, umbrella: Path, private: Files? = nil, allOthersAsProject: Bool = false)
                -> Headers { Headers() }
            public static func onlyHeaders(from: Files, umbrella: Path, private: Files? = nil, allOthersAsProject: Bool = false)
                -> Headers { Headers() }
            public init(public: Files? = nil, private: Files? = nil, project: Files? = nil) {}
        }
        public struct CoreDataModel: Encodable {
            var path: Path
            public init(_ path: Path, currentVersion: String? = nil) { self.path = path }
            public static func coreDataModel(_ path: Path, currentVersion: String? = nil) -> CoreDataModel { CoreDataModel(path) }
        }

        public struct Target: Encodable {
            public var name: String
            public var product: Product
            var productName: String?
            var isPhone: Bool
            var deployment: DeploymentTargets?
            var bundleId: String
            var infoPlist: InfoPlist?
            var sources: Files?
            var resources: Files?
            public var dependencies: [TargetDependency]
            var settings: Settings?
            var coreDataModels: [CoreDataModel]

            public static func target(
                name: String, destinations: Destinations, product: Product, productName: String? = nil, bundleId: String,
                deploymentTargets: DeploymentTargets? = nil, infoPlist: InfoPlist? = .default, sources: Files? = nil,
                resources: Files? = nil, buildableFolders: [BuildableFolder] = [], copyFiles: [CopyFilesAction]? = nil,
                headers: Headers? = nil, entitlements: Entitlements? = nil, scripts: [TargetScript] = [],
                dependencies: [TargetDependency] = [], settings: Settings? = nil, coreDataModels: [CoreDataModel] = [],
                environmentVariables: [String: EnvironmentVariable] = [:], launchArguments: [LaunchArgument] = [],
                additionalFiles: [Files] = [], buildRules: [BuildRule] = [],
                mergedBinaryType: MergedBinaryType = .disabled, mergeable: Bool = false,
                onDemandResourcesTags: OnDemandResourcesTags? = nil, metadata: TargetMetadata = .metadata(tags: [])
            ) -> Target {
                let folders = Files(buildableFolders.map { Path($0.path.pathString + "/**") })
                return Target(
                    name: name, product: product, productName: productName,
                    isPhone: !destinations.isDisjoint(with: Destinations.iOS), deployment: deploymentTargets,
                    bundleId: bundleId, infoPlist: infoPlist, sources: Files(list: [sources ?? [], folders]),
                    resources: Files(list: [resources ?? [], folders]), dependencies: dependencies, settings: settings,
                    coreDataModels: coreDataModels)
            }
        }
        extension Target {
            public init(
                name: String, platform: Platform, product: Product, productName: String? = nil, bundleId: String,
                deploymentTarget: DeploymentTarget? = nil, infoPlist: InfoPlist? = .default, sources: Files? = nil,
                resources: Files? = nil, copyFiles: [CopyFilesAction]? = nil, headers: Headers? = nil,
                entitlements: Entitlements? = nil, scripts: [TargetScript] = [], dependencies: [TargetDependency] = [],
                settings: Settings? = nil, coreDataModels: [CoreDataModel] = [], environment: [String: String] = [:],
                environmentVariables: [String: EnvironmentVariable] = [:],
                launchArguments: [LaunchArgument] = [], additionalFiles: [Files] = [], buildRules: [BuildRule] = []
            ) {
                self.init(
                    name: name, product: product, productName: productName, isPhone: platform == .iOS,
                    deployment: deploymentTarget, bundleId: bundleId, infoPlist: infoPlist, sources: sources,
                    resources: resources, dependencies: dependencies, settings: settings, coreDataModels: coreDataModels)
            }
            public init(
                name: String, destinations: Destinations, product: Product, productName: String? = nil, bundleId: String,
                deploymentTargets: DeploymentTargets? = nil, infoPlist: InfoPlist? = .default, sources: Files? = nil,
                resources: Files? = nil, copyFiles: [CopyFilesAction]? = nil, headers: Headers? = nil,
                entitlements: Entitlements? = nil, scripts: [TargetScript] = [], dependencies: [TargetDependency] = [],
                settings: Settings? = nil, coreDataModels: [CoreDataModel] = [],
                environmentVariables: [String: EnvironmentVariable] = [:], launchArguments: [LaunchArgument] = [],
                additionalFiles: [Files] = [], buildRules: [BuildRule] = []
            ) {
                self = .target(
                    name: name, destinations: destinations, product: product, productName: productName, bundleId: bundleId,
                    deploymentTargets: deploymentTargets, infoPlist: infoPlist, sources: sources, resources: resources,
                    dependencies: dependencies, settings: settings, coreDataModels: coreDataModels)
            }
        }

        public struct Package: Encodable {
            public enum Requirement {
                case upToNextMajor(from: Version), upToNextMinor(from: Version), exact(Version), branch(String)
                case revision(String), range(from: Version, to: Version)
            }
            var url: String?
            var path: Path?
            var requirement = "branch: \"main\""
            init(_ url: String, _ requirement: String) { (self.url, self.requirement) = (url, requirement) }
            init(path: Path) { self.path = path }
            private static func quoted(_ text: String) -> String { "\"" + text + "\"" }
            public static func remote(url: String, requirement: Requirement) -> Package {
                switch requirement {
                case .upToNextMajor(let version), .range(let version, _): Package(url, "from: " + quoted(version.text))
                case .upToNextMinor(let version): Package(url, ".upToNextMinor(from: \(quoted(version.text)))")
                case .exact(let version): Package(url, "exact: " + quoted(version.text))
                case .branch(let name): Package(url, "branch: " + quoted(name))
                case .revision(let name): Package(url, "revision: " + quoted(name))
                }
            }
            public static func local(path: Path) -> Package { Package(path: path) }
            public static func package(path: Path) -> Package { Package(path: path) }
            public static func package(url: String, from version: Version) -> Package {
                remote(url: url, requirement: .upToNextMajor(from: version))
            }
            public static func package(url: String, _ requirement: Requirement) -> Package {
                remote(url: url, requirement: requirement)
            }
            public static func package(url: String, exact version: Version) -> Package {
                remote(url: url, requirement: .exact(version))
            }
            public static func package(url: String, branch: String) -> Package { remote(url: url, requirement: .branch(branch)) }
            public static func package(url: String, revision: String) -> Package {
                remote(url: url, requirement: .revision(revision))
            }
        }
        public struct Version: ExpressibleByStringInterpolation, Hashable {
            var text: String
            public init(stringLiteral value: String) { text = value }
            public init(_ major: Int, _ minor: Int, _ patch: Int) { text = "\(major).\(minor).\(patch)" }
        }

        public struct Project: Encodable {
            var name: String
            var packages: [Package]
            var settings: Settings?
            public var targets: [Target]
            public init(
                name: String, organizationName: String? = nil, classPrefix: String? = nil, options: Options = .options(),
                packages: [Package] = [], settings: Settings? = nil, targets: [Target] = [], schemes: [Scheme] = [],
                fileHeaderTemplate: FileHeaderTemplate? = nil, additionalFiles: [Files] = [],
                resourceSynthesizers: [ResourceSynthesizer] = []
            ) { (self.name, self.packages, self.settings, self.targets) = (name, packages, settings, targets) }
        }
        """#
}
