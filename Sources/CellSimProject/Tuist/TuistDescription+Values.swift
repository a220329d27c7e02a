/// The part of `TuistDescription` with the values that manifests use: paths, file lists, property lists and settings.
extension TuistDescription {
    /// The source with the values that manifests use.
    static let values = #"""
        import Foundation

        public struct Path: ExpressibleByStringInterpolation, Hashable, Encodable, Sendable {
            public let pathString: String
            public init(_ text: String) { pathString = text }
            public init(stringLiteral value: String) { pathString = value }
            public static func path(_ text: String) -> Path { Path(text) }
            public static func relativeToManifest(_ text: String) -> Path { Path(text) }
            public static func relativeToRoot(_ text: String) -> Path { Path("//" + text) }
            public static func relativeToCurrentFile(_ text: String, callerPath: StaticString = #filePath) -> Path {
                Path((("\(callerPath)" as NSString).deletingLastPathComponent as NSString).appendingPathComponent(text))
            }
            public func encode(to encoder: any Encoder) throws {
                var container = encoder.singleValueContainer()
                try container.encode(pathString)
            }
        }

        public struct Files: ExpressibleByStringInterpolation, ExpressibleByArrayLiteral, Encodable {
            var included: [Path] = []
            var excluded: [Path] = []
            init(_ included: [Path], _ excluded: [Path] = []) { (self.included, self.excluded) = (included, excluded) }
            public init(stringLiteral value: String) { included = [Path(value)] }
            public init(arrayLiteral elements: Files...) { self.init(list: elements) }
            public init(list: [Files]) { (included, excluded) = (list.flatMap(\.included), list.flatMap(\.excluded)) }
            public init(globs: [Files]) { self.init(list: globs) }
            public init(resources: [Files], privacyManifest: PrivacyManifest? = nil) { self.init(list: resources) }
            public init(_ glob: Path, excluding: [Path] = [], compilerFlags: String? = nil, codeGen: FileCodeGen? = nil) {
                self.init([glob], excluding)
            }
            public var globs: [Files] { included.map { Files([$0], excluded) } }
            public var resources: [Files] { globs }
            public static func glob(
                _ glob: Path, excluding: [Path] = [], compilerFlags: String? = nil, codeGen: FileCodeGen? = nil,
                compilationCondition: PlatformCondition? = nil
            ) -> Files { Files([glob], excluding) }
            public static func glob(
                pattern: Path, excluding: [Path] = [], tags: [String] = [], inclusionCondition: PlatformCondition? = nil
            ) -> Files { Files([pattern], excluding) }
            public static func folderReference(
                path: Path, tags: [String] = [], inclusionCondition: PlatformCondition? = nil
            ) -> Files { Files([path]) }
            public static func file(
                path: Path, tags: [String] = [], inclusionCondition: PlatformCondition? = nil
            ) -> Files { Files([path]) }
            public static func generated(_ path: Path, compilerFlags: String? = nil) -> Files { Files([path]) }
            public static func sourceFilesList(globs: [Files]) -> Files { Files(list: globs) }
            public static func paths(_ paths: [Path]) -> Files { Files(paths) }
            public static func resources(_ list: [Files], privacyManifest: PrivacyManifest? = nil) -> Files { Files(list: list) }
            public static func list(_ list: [Files]) -> Files { Files(list: list) }
        }
        public typealias SourceFilesList = Files
        public typealias SourceFileGlob = Files
        public typealias ResourceFileElements = Files
        public typealias ResourceFileElement = Files
        public typealias FileElement = Files
        public typealias FileList = Files
        public typealias FileListGlob = Files
        public enum FileCodeGen { case `public`, `private`, project, disabled }
        public struct PlatformCondition {
            public static func when(_ filters: Set<PlatformFilter>) -> PlatformCondition? { PlatformCondition() }
        }
        public enum PlatformFilter: Hashable { case ios, macos, tvos, catalyst, driverkit, watchos, visionos }
        public struct PrivacyManifest {
            public static func privacyManifest(
                tracking: Bool, trackingDomains: [String], collectedDataTypes: [[String: Plist.Value]],
                accessedApiTypes: [[String: Plist.Value]]
            ) -> PrivacyManifest { PrivacyManifest() }
        }

        public enum Plist {
            public indirect enum Value: Encodable, Equatable, ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral,
                ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
            {
                case string(String), integer(Int), real(Double), boolean(Bool), dictionary([String: Value]), array([Value])
                public init(stringLiteral value: String) { self = .string(value) }
                public init(integerLiteral value: Int) { self = .integer(value) }
                public init(floatLiteral value: Double) { self = .real(value) }
                public init(booleanLiteral value: Bool) { self = .boolean(value) }
                public init(arrayLiteral elements: Value...) { self = .array(elements) }
                public init(dictionaryLiteral elements: (String, Value)...) {
                    self = .dictionary(Dictionary(elements) { $1 })
                }
                public func encode(to encoder: any Encoder) throws {
                    var container = encoder.singleValueContainer()
                    switch self {
                    case .string(let value): try container.encode(value)
                    case .integer(let value): try container.encode(value)
                    case .real(let value): try container.encode(value)
                    case .boolean(let value): try container.encode(value)
                    case .dictionary(let value): try container.encode(value)
                    case .array(let value): try container.encode(value)
                    }
                }
            }
        }
        public struct InfoPlist: ExpressibleByStringInterpolation, Encodable {
            public typealias Value = Plist.Value
            var file: Path?
            var values: [String: Value]?
            public init(stringLiteral value: String) { file = Path(value) }
            init(file: Path?, values: [String: Value]?) { (self.file, self.values) = (file, values) }
            public static func file(path: Path) -> InfoPlist { InfoPlist(file: path, values: nil) }
            public static func dictionary(_ values: [String: Value]) -> InfoPlist { InfoPlist(file: nil, values: values) }
            public static func extendingDefault(with values: [String: Value]) -> InfoPlist { dictionary(values) }
            public static func variable(_ name: String) -> InfoPlist { dictionary([:]) }
            public static var `default`: InfoPlist { dictionary([:]) }
        }
        public typealias Entitlements = InfoPlist

        public enum SettingValue: ExpressibleByStringInterpolation, ExpressibleByArrayLiteral, ExpressibleByBooleanLiteral,
            Encodable, Equatable
        {
            case string(String), array([String])
            public init(stringLiteral value: String) { self = .string(value) }
            public init(arrayLiteral elements: String...) { self = .array(elements) }
            public init(booleanLiteral value: Bool) { self = .string(value ? "YES" : "NO") }
            public init<T: RawRepresentable>(_ value: T) where T.RawValue == String { self = .string(value.rawValue) }
            public func encode(to encoder: any Encoder) throws {
                var container = encoder.singleValueContainer()
                switch self {
                case .string(let text): try container.encode(text)
                case .array(let words): try container.encode(words.joined(separator: " "))
                }
            }
        }
        public typealias SettingsDictionary = [String: SettingValue]
        extension Dictionary where Key == String, Value == SettingValue {
            public func merging(_ other: SettingsDictionary) -> SettingsDictionary { merging(other) { $1 } }
            func setting(_ key: String, _ value: SettingValue) -> SettingsDictionary { merging([key: value]) { $1 } }
            public func swiftVersion(_ text: String) -> SettingsDictionary { setting("SWIFT_VERSION", .string(text)) }
            public func marketingVersion(_ text: String) -> SettingsDictionary { setting("MARKETING_VERSION", .string(text)) }
            public func currentProjectVersion(_ text: String) -> SettingsDictionary {
                setting("CURRENT_PROJECT_VERSION", .string(text))
            }
            public func otherSwiftFlags(_ words: [String]) -> SettingsDictionary { setting("OTHER_SWIFT_FLAGS", .array(words)) }
            public func otherSwiftFlags(_ words: String...) -> SettingsDictionary { otherSwiftFlags(words) }
            public func swiftActiveCompilationConditions(_ words: [String]) -> SettingsDictionary {
                setting("SWIFT_ACTIVE_COMPILATION_CONDITIONS", .array(words))
            }
            public func swiftActiveCompilationConditions(_ words: String...) -> SettingsDictionary {
                swiftActiveCompilationConditions(words)
            }
            public func swiftObjcBridgingHeaderPath(_ path: String) -> SettingsDictionary {
                setting("SWIFT_OBJC_BRIDGING_HEADER", .string(path))
            }
            public func automaticCodeSigning(devTeam: String) -> SettingsDictionary { self }
            public func manualCodeSigning(identity: String? = nil, provisioningProfileSpecifier: String? = nil) -> SettingsDictionary {
                self
            }
            public func codeSignIdentity(_ text: String) -> SettingsDictionary { self }
            public func codeSignIdentityAppleDevelopment() -> SettingsDictionary { self }
            public func appleGenericVersioningSystem() -> SettingsDictionary { self }
            public func versionInfo(_ version: String, prefix: String? = nil, suffix: String? = nil) -> SettingsDictionary { self }
            public func swiftCompilationMode(_ mode: SwiftCompilationMode) -> SettingsDictionary { self }
            public func swiftOptimizationLevel(_ level: SwiftOptimizationLevel) -> SettingsDictionary { self }
            public func swiftOptimizeObjectLifetimes(_ isOn: Bool) -> SettingsDictionary { self }
            public func bitcodeEnabled(_ isOn: Bool) -> SettingsDictionary { self }
            public func otherLinkerFlags(_ words: [String]) -> SettingsDictionary { self }
            public func otherLinkerFlags(_ words: String...) -> SettingsDictionary { self }
            public func otherCFlags(_ words: [String]) -> SettingsDictionary { self }
            public func debugInformationFormat(_ format: DebugInformationFormat) -> SettingsDictionary { self }
        }
        public enum SwiftCompilationMode: String { case singlefile, wholemodule }
        public enum SwiftOptimizationLevel: String { case o, oNone, oSize }
        public enum DebugInformationFormat: String { case dwarf, dwarfWithDsym }

        public struct Configuration: Encodable {
            var name: String
            var settings: SettingsDictionary
            var xcconfig: Path?
            public static func debug(
                name: ConfigurationName = .debug, settings: SettingsDictionary = [:], xcconfig: Path? = nil
            ) -> Configuration { Configuration(name: "debug " + name.rawValue, settings: settings, xcconfig: xcconfig) }
            public static func release(
                name: ConfigurationName = .release, settings: SettingsDictionary = [:], xcconfig: Path? = nil
            ) -> Configuration { Configuration(name: "release " + name.rawValue, settings: settings, xcconfig: xcconfig) }
        }
        public struct ConfigurationName: ExpressibleByStringInterpolation, Hashable, Encodable {
            public var rawValue: String
            public init(stringLiteral value: String) { rawValue = value }
            public static func configuration(_ name: String) -> ConfigurationName { ConfigurationName(stringLiteral: name) }
            public static var debug: ConfigurationName { "Debug" }
            public static var release: ConfigurationName { "Release" }
        }
        public enum DefaultSettings {
            case recommended(excluding: Set<String> = []), essential(excluding: Set<String> = []), none
            public static var recommended: DefaultSettings { .recommended(excluding: []) }
            public static var essential: DefaultSettings { .essential(excluding: []) }
        }
        public struct Settings: Encodable {
            private enum CodingKeys: CodingKey { case base, configurations }
            public var base: SettingsDictionary
            public var configurations: [Configuration]
            public var defaultSettings: DefaultSettings
            public init(
                base: SettingsDictionary = [:], configurations: [Configuration] = [],
                defaultSettings: DefaultSettings = .recommended
            ) { (self.base, self.configurations, self.defaultSettings) = (base, configurations, defaultSettings) }
            public static func settings(
                base: SettingsDictionary = [:], debug: SettingsDictionary = [:], release: SettingsDictionary = [:],
                defaultSettings: DefaultSettings = .recommended, defaultConfiguration: String? = nil
            ) -> Settings { Settings(base: base, configurations: [.debug(settings: debug)], defaultSettings: defaultSettings) }
            public static func settings(
                base: SettingsDictionary = [:], configurations: [Configuration],
                defaultSettings: DefaultSettings = .recommended, defaultConfiguration: String? = nil
            ) -> Settings { Settings(base: base, configurations: configurations, defaultSettings: defaultSettings) }
            public static var `default`: Settings { Settings() }
        }
        """#
}
