/// What is known of an app from its project file, its workspace or its folder.
public struct AppProject: Sendable {
    /// What targets are made for.
    public enum Kind: String, Sendable {
        case application, appExtension = "app extension", framework, unitTests = "unit tests", interfaceTests =
            "UI tests"
        /// Anything else, such as a command-line tool.
        case other
    }

    /// A file with the place that names it.
    public struct File: Hashable, Sendable {
        /// Absolute.
        public var path: String
        /// The file that names it.
        public var namedIn: String
        /// The line in that file; nil where a folder holds it.
        public var line: Int?

        /// The last part of the path.
        public var name: String { Paths.last(path) }
    }

    /// A product of a Swift package.
    public struct Product: Hashable, Sendable {
        /// As the package's manifest has it.
        public var name: String
        /// The number of the package in `AppProject.packages`; nil where the project does not say.
        public var package: Int?
    }

    /// A Swift package that targets may use.
    public struct Package: Hashable, Sendable {
        /// Where it comes from.
        public enum Source: Hashable, Sendable {
            /// A folder of this machine, by its path.
            case folder(String)
            /// - Parameter requirement: as a manifest writes it: `from: "1.2.0"`.
            case repository(String, requirement: String)

            /// What package managers tell packages apart by.
            public var identity: String {
                let place =
                    switch self {
                    case .folder(let path): path
                    case .repository(let address, _): address
                    }
                let last = Paths.last(place.hasSuffix("/") ? String(place.dropLast()) : place)
                return (last.hasSuffix(".git") ? String(last.dropLast(4)) : last).lowercased()
            }
        }

        /// Where it comes from.
        public var source: Source
        /// The file that names it.
        public var namedIn: String
        /// The line in that file.
        public var line: Int?

        /// What package managers tell packages apart by, as the project names it.
        public var identity: String { source.identity }
    }

    /// A target of the project.
    public struct Target: Sendable {
        /// As the project has it.
        public var name: String
        /// What it is made for.
        public var kind: Kind
        /// The file that declares it.
        public var namedIn: String
        /// The line in that file.
        public var line: Int?
        /// The Swift sources.
        public var sources: [File] = []
        /// Sources in other languages, which are left out.
        public var foreignSources: [File] = []
        /// What is copied into the product: files and folders.
        public var resources: [File] = []
        /// What is neither source nor resource here: intents, shaders.
        public var others: [File] = []
        /// The packages' products it is linked with.
        public var products: [Product] = []
        /// Targets of the same project that it is built with.
        public var dependencies: [String] = []
        /// Modules and libraries it is linked with, without extension.
        public var libraries: [String] = []
        /// What its configuration for debugging says.
        public var settings = BuildSettings()

        /// The name of its Swift module.
        public var module: String {
            let named = settings["PRODUCT_MODULE_NAME"] ?? settings["PRODUCT_NAME"] ?? name
            return Paths.identifier(named.isEmpty ? name : named)
        }

        /// How many XIBs it has.
        public var xibs: [File] { resources.filter { $0.path.hasSuffix(".xib") } }
    }

    /// The file or folder that was read.
    public var path: String
    /// The folder that holds it.
    public var root: String
    /// What it is called.
    public var name: String
    /// In the order of the project.
    public var targets: [Target] = []
    /// In the order of the project.
    public var packages: [Package] = []
    /// Projects beside it whose frameworks its targets may use: those it refers to, its workspace's, its pods'.
    public var neighbours: [AppProject] = []
    /// What was noticed.
    public var notes: [ProjectNote] = []
    /// The language that texts are developed in.
    public var developmentLanguage: String?
}
