/// The part of `TuistDescription` with schemes and other declarations that CellSim accepts but doesn't use.
extension TuistDescription {
    /// The source with schemes and other ignored declarations.
    static let schemes = #"""
        public struct BuildableFolder: ExpressibleByStringInterpolation {
            var path: Path
            public init(stringLiteral value: String) { path = Path(value) }
            public static func folder(_ path: Path, exceptions: [BuildableFolderException] = []) -> BuildableFolder {
                BuildableFolder(stringLiteral: path.pathString)
            }
        }
        public struct BuildableFolderException {
            public static func exception(excluded: [Path] = []) -> BuildableFolderException { BuildableFolderException() }
        }
        public struct CopyFilesAction {
            public static func resources(name: String, subpath: String? = nil, files: [Files]) -> CopyFilesAction { CopyFilesAction() }
            public static func frameworks(name: String, subpath: String? = nil, files: [Files]) -> CopyFilesAction { CopyFilesAction() }
            public static func plugins(name: String, subpath: String? = nil, files: [Files]) -> CopyFilesAction { CopyFilesAction() }
        }
        public struct EnvironmentVariable: ExpressibleByStringInterpolation {
            public init(stringLiteral value: String) {}
            public static func environmentVariable(value: String, isEnabled: Bool) -> EnvironmentVariable { "" }
        }
        public struct LaunchArgument {
            public init(name: String, isEnabled: Bool) {}
            public static func launchArgument(name: String, isEnabled: Bool) -> LaunchArgument {
                LaunchArgument(name: name, isEnabled: isEnabled)
            }
        }
        public struct Arguments {
            public init(environment: [String: String] = [:], launchArguments: [LaunchArgument] = []) {}
            public init(environmentVariables: [String: EnvironmentVariable], launchArguments: [LaunchArgument] = []) {}
            public static func arguments(
                environmentVariables: [String: EnvironmentVariable] = [:], launchArguments: [LaunchArgument] = []
            ) -> Arguments { Arguments() }
        }
        public struct BuildRule {}
        public enum MergedBinaryType: Equatable { case disabled, automatic, manual(mergeableDependencies: Set<String>) }
        public struct OnDemandResourcesTags {
            public static func tags(initialInstall: [String]? = nil, prefetchOrder: [String]? = nil) -> OnDemandResourcesTags {
                OnDemandResourcesTags()
            }
        }
        public struct TargetMetadata {
            public static func metadata(tags: [String] = []) -> TargetMetadata { TargetMetadata() }
        }
        public struct TargetScript {
            public static func pre(
                script: String, name: String, inputPaths: Files = [], inputFileListPaths: [Path] = [], outputPaths: [Path] = [],
                outputFileListPaths: [Path] = [], basedOnDependencyAnalysis: Bool? = nil, runForInstallBuildsOnly: Bool = false,
                shellPath: String = "", dependencyFile: Path? = nil
            ) -> TargetScript { TargetScript() }
            public static func post(
                script: String, name: String, inputPaths: Files = [], inputFileListPaths: [Path] = [], outputPaths: [Path] = [],
                outputFileListPaths: [Path] = [], basedOnDependencyAnalysis: Bool? = nil, runForInstallBuildsOnly: Bool = false,
                shellPath: String = "", dependencyFile: Path? = nil
            ) -> TargetScript { TargetScript() }
            public static func pre(
                path: Path, arguments: [String] = [], name: String, inputPaths: Files = [], inputFileListPaths: [Path] = [],
                outputPaths: [Path] = [], outputFileListPaths: [Path] = [], basedOnDependencyAnalysis: Bool? = nil,
                runForInstallBuildsOnly: Bool = false, shellPath: String = "", dependencyFile: Path? = nil
            ) -> TargetScript { TargetScript() }
            public static func post(
                path: Path, arguments: [String] = [], name: String, inputPaths: Files = [], inputFileListPaths: [Path] = [],
                outputPaths: [Path] = [], outputFileListPaths: [Path] = [], basedOnDependencyAnalysis: Bool? = nil,
                runForInstallBuildsOnly: Bool = false, shellPath: String = "", dependencyFile: Path? = nil
            ) -> TargetScript { TargetScript() }
            public static func pre(path: Path, arguments: String, _ more: String..., name: String, basedOnDependencyAnalysis: Bool? = nil)
                -> TargetScript { TargetScript() }
            public static func post(path: Path, arguments: String, _ more: String..., name: String, basedOnDependencyAnalysis: Bool? = nil)
                -> TargetScript { TargetScript() }
            public static func pre(tool: String, arguments: [String] = [], name: String, basedOnDependencyAnalysis: Bool? = nil)
                -> TargetScript { TargetScript() }
            public static func post(tool: String, arguments: [String] = [], name: String, basedOnDependencyAnalysis: Bool? = nil)
                -> TargetScript { TargetScript() }
        }

        public struct TargetReference: ExpressibleByStringInterpolation {
            public init(stringLiteral value: String) {}
            public init(projectPath: Path?, target: String) {}
            public static func project(path: Path, target: String) -> TargetReference { "" }
            public static func target(_ name: String) -> TargetReference { "" }
        }
        public struct TestableTarget: ExpressibleByStringInterpolation {
            public init(stringLiteral value: String) {}
            public init(
                target: TargetReference, skipped: Bool = false, parallelizable: Bool = false,
                randomExecutionOrdering: Bool = false
            ) {}
            public static func testableTarget(
                target: TargetReference, isSkipped: Bool = false, parallelization: Parallelization = .disabled,
                isRandomExecutionOrdering: Bool = false, simulatedLocation: SimulatedLocation? = nil
            ) -> TestableTarget { "" }
            public enum Parallelization { case disabled, enabled, swiftTestingOnly, all, none }
        }
        public struct SimulatedLocation {}
        public struct ExecutionAction {
            public init(title: String = "", scriptText: String, target: TargetReference? = nil, shellPath: String? = nil) {}
            public static func executionAction(
                title: String = "", scriptText: String, target: TargetReference? = nil, shellPath: String? = nil,
                showEnvVarsInLog: Bool = true
            ) -> ExecutionAction { ExecutionAction(scriptText: scriptText) }
        }
        public struct BuildAction {
            public init(targets: [TargetReference], preActions: [ExecutionAction] = [], postActions: [ExecutionAction] = []) {}
            public init(_ targets: [TargetReference]) {}
            public static func buildAction(
                targets: [TargetReference], preActions: [ExecutionAction] = [], postActions: [ExecutionAction] = [],
                runPostActionsOnFailure: Bool = false, findImplicitDependencies: Bool = true
            ) -> BuildAction { BuildAction(targets: targets) }
        }
        public struct TestActionOptions {
            public static func options(
                language: SchemeLanguage? = nil, region: String? = nil, preferredScreenCaptureFormat: CaptureFormat? = nil,
                coverage: Bool = false, codeCoverageTargets: [TargetReference] = []
            ) -> TestActionOptions { TestActionOptions() }
            public enum CaptureFormat { case screenshots, screenRecording }
        }
        public struct SchemeLanguage: ExpressibleByStringLiteral {
            public init(stringLiteral value: String) {}
            public init(identifier: String) {}
        }
        public struct SchemeDiagnosticsOptions {
            public static func options(
                addressSanitizerEnabled: Bool = false, detectStackUseAfterReturnEnabled: Bool = false,
                threadSanitizerEnabled: Bool = false, mainThreadCheckerEnabled: Bool = true,
                performanceAntipatternCheckerEnabled: Bool = true
            ) -> SchemeDiagnosticsOptions { SchemeDiagnosticsOptions() }
        }
        public enum SchemeDiagnosticsOption { case mainThreadChecker, performanceAntipatternChecker }
        public struct TestAction {
            public static func targets(
                _ targets: [TestableTarget], arguments: Arguments? = nil, configuration: ConfigurationName = .debug,
                attachDebugger: Bool = true, expandVariableFromTarget: TargetReference? = nil,
                preActions: [ExecutionAction] = [], postActions: [ExecutionAction] = [],
                options: TestActionOptions = .options(), diagnosticsOptions: SchemeDiagnosticsOptions = .options(),
                skippedTests: [String] = []
            ) -> TestAction { TestAction() }
            public static func targets(
                _ targets: [TestableTarget], arguments: Arguments? = nil, configuration: ConfigurationName = .debug,
                attachDebugger: Bool = true, expandVariableFromTarget: TargetReference? = nil,
                preActions: [ExecutionAction] = [], postActions: [ExecutionAction] = [],
                options: TestActionOptions = .options(), diagnosticsOptions: [SchemeDiagnosticsOption]
            ) -> TestAction { TestAction() }
            public static func testPlans(
                _ plans: [Path], configuration: ConfigurationName = .debug, attachDebugger: Bool = true,
                preActions: [ExecutionAction] = [], postActions: [ExecutionAction] = []
            ) -> TestAction { TestAction() }
        }
        public struct RunActionOptions {
            public static func options(
                language: SchemeLanguage? = nil, region: String? = nil, storeKitConfigurationPath: Path? = nil,
                simulatedLocation: SimulatedLocation? = nil, enableGPUFrameCaptureMode: FrameCaptureMode = .autoEnabled
            ) -> RunActionOptions { RunActionOptions() }
            public enum FrameCaptureMode { case autoEnabled, metal, openGL, disabled }
        }
        public struct RunAction {
            public static func runAction(
                configuration: ConfigurationName = .debug, attachDebugger: Bool = true, customLLDBInitFile: Path? = nil,
                preActions: [ExecutionAction] = [], postActions: [ExecutionAction] = [], executable: TargetReference? = nil,
                arguments: Arguments? = nil, options: RunActionOptions = .options(),
                diagnosticsOptions: SchemeDiagnosticsOptions = .options(),
                expandVariableFromTarget: TargetReference? = nil, launchStyle: LaunchStyle = .automatically
            ) -> RunAction { RunAction() }
            public static func runAction(
                configuration: ConfigurationName = .debug, attachDebugger: Bool = true,
                preActions: [ExecutionAction] = [], postActions: [ExecutionAction] = [], executable: TargetReference? = nil,
                arguments: Arguments? = nil, options: RunActionOptions = .options(), diagnosticsOptions: [SchemeDiagnosticsOption]
            ) -> RunAction { RunAction() }
            public enum LaunchStyle { case automatically, waitForExecutableToBeLaunched }
        }
        public struct ArchiveAction {
            public static func archiveAction(
                configuration: ConfigurationName, revealArchiveInOrganizer: Bool = true, customArchiveName: String? = nil,
                preActions: [ExecutionAction] = [], postActions: [ExecutionAction] = []
            ) -> ArchiveAction { ArchiveAction() }
        }
        public struct ProfileAction {
            public static func profileAction(
                configuration: ConfigurationName = .release, preActions: [ExecutionAction] = [],
                postActions: [ExecutionAction] = [], executable: TargetReference? = nil, arguments: Arguments? = nil
            ) -> ProfileAction { ProfileAction() }
        }
        public struct AnalyzeAction {
            public static func analyzeAction(configuration: ConfigurationName) -> AnalyzeAction { AnalyzeAction() }
        }
        public struct Scheme {
            public init(
                name: String, shared: Bool = true, hidden: Bool = false, buildAction: BuildAction? = nil,
                testAction: TestAction? = nil, runAction: RunAction? = nil, archiveAction: ArchiveAction? = nil,
                profileAction: ProfileAction? = nil, analyzeAction: AnalyzeAction? = nil
            ) {}
            public static func scheme(
                name: String, shared: Bool = true, hidden: Bool = false, buildAction: BuildAction? = nil,
                testAction: TestAction? = nil, runAction: RunAction? = nil, archiveAction: ArchiveAction? = nil,
                profileAction: ProfileAction? = nil, analyzeAction: AnalyzeAction? = nil
            ) -> Scheme { Scheme(name: name) }
        }

        public enum FileHeaderTemplate: ExpressibleByStringInterpolation {
            case file(Path), string(String)
            public init(stringLiteral value: String) { self = .string(value) }
        }
        public struct ResourceSynthesizer {
            public enum Parser { case strings, stringsCatalog, assets, plists, fonts, coreData, interfaceBuilder, json, yaml, files }
            public enum ParserOption: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral {
                case value
                public init(stringLiteral value: String) { self = .value }
                public init(booleanLiteral value: Bool) { self = .value }
            }
            public static func strings(
                plugin: String? = nil, parserOptions: [String: ParserOption] = [:], templateParameters: [String: ParserOption] = [:]
            ) -> ResourceSynthesizer { ResourceSynthesizer() }
            public static func assets(
                plugin: String? = nil, parserOptions: [String: ParserOption] = [:], templateParameters: [String: ParserOption] = [:]
            ) -> ResourceSynthesizer { ResourceSynthesizer() }
            public static func fonts(
                plugin: String? = nil, parserOptions: [String: ParserOption] = [:], templateParameters: [String: ParserOption] = [:]
            ) -> ResourceSynthesizer { ResourceSynthesizer() }
            public static func plists(plugin: String? = nil) -> ResourceSynthesizer { ResourceSynthesizer() }
            public static func coreData(plugin: String) -> ResourceSynthesizer { ResourceSynthesizer() }
            public static func json(plugin: String) -> ResourceSynthesizer { ResourceSynthesizer() }
            public static func files(plugin: String? = nil, extensions: Set<String>) -> ResourceSynthesizer { ResourceSynthesizer() }
            public static func custom(
                name: String, parser: Parser, parserOptions: [String: ParserOption] = [:], extensions: Set<String>,
                templateParameters: [String: ParserOption] = [:]
            ) -> ResourceSynthesizer { ResourceSynthesizer() }
            public static func custom(
                plugin: String, parser: Parser, parserOptions: [String: ParserOption] = [:], extensions: Set<String>, resourceName: String,
                templateParameters: [String: ParserOption] = [:]
            ) -> ResourceSynthesizer { ResourceSynthesizer() }
        }
        extension Array where Element == ResourceSynthesizer {
            public static var `default`: [ResourceSynthesizer] { [] }
        }
        extension Project {
            public struct Options {
                public enum AutomaticSchemesOptions {
                    public enum TargetSchemesGrouping {
                        case singleScheme, notGrouped
                        case byNameSuffix(build: Set<String>, test: Set<String>, run: Set<String>)
                    }
                    case enabled(
                        targetSchemesGrouping: TargetSchemesGrouping = .notGrouped, codeCoverageEnabled: Bool = false,
                        testingOptions: TestingOptions = [], testLanguage: SchemeLanguage? = nil, testRegion: String? = nil,
                        runLanguage: SchemeLanguage? = nil, runRegion: String? = nil)
                    case disabled
                }
                public static func options(
                    automaticSchemesOptions: AutomaticSchemesOptions = .disabled, defaultKnownRegions: [String]? = nil,
                    developmentRegion: String? = nil, disableBundleAccessors: Bool = false,
                    disableShowEnvironmentVarsInScriptPhases: Bool = false, disableSynthesizedResourceAccessors: Bool = false,
                    textSettings: TextSettings = .textSettings(), xcodeProjectName: String? = nil
                ) -> Options { Options() }
                public struct TextSettings {
                    public static func textSettings(
                        usesTabs: Bool? = nil, indentWidth: UInt? = nil, tabWidth: UInt? = nil, wrapsLines: Bool? = nil
                    ) -> TextSettings { TextSettings() }
                }
            }
        }
        public struct TestingOptions: OptionSet {
            public let rawValue: Int
            public init(rawValue: Int) { self.rawValue = rawValue }
            public static var parallelizable: TestingOptions { TestingOptions(rawValue: 1) }
            public static var randomExecutionOrdering: TestingOptions { TestingOptions(rawValue: 2) }
        }

        @dynamicMemberLookup public enum Environment {
            public enum Value {
                case boolean(Bool), string(String)
            }
            public static subscript(dynamicMember name: String) -> Value? { nil }
        }
        extension Optional where Wrapped == Environment.Value {
            public func getString(default text: String) -> String { text }
            public func getBoolean(default isOn: Bool) -> Bool { isOn }
        }
        """#
}
