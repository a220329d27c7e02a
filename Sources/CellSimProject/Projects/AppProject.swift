import Foundation

/// An app project with its targets and packages, read from a project file, a workspace or a folder.
public struct AppProject: Sendable {
    /// The kinds of targets.
    public enum Kind: String, Sendable {
        case application, appExtension = "app extension", framework, unitTests = "unit tests", interfaceTests =
            "UI tests"
        /// Any other kind, such as a command-line tool.
        case other
    }

    /// A file of the project, with the file and line that refer to it.
    public struct File: Hashable, Sendable {
        /// The absolute path.
        public var path: String
        /// The file that refers to it.
        public var referringFile: String
        /// The line in that file, or nil if the file was found in a folder.
        public var line: Int?

        /// The last component of the path.
        public var name: String { Paths.lastComponent(path) }
    }

    /// A product of a Swift package.
    public struct Product: Hashable, Sendable {
        /// The name in the package's manifest.
        public var name: String
        /// The index of the package in `AppProject.packages`, or nil if the project doesn't specify the package.
        public var package: Int?
    }

    /// A Swift package that targets may use.
    public struct Package: Hashable, Sendable {
        /// The source of the package.
        public enum Source: Hashable, Sendable {
            /// A local folder with this path.
            case folder(String)
            /// A repository with this URL.
            /// - Parameter requirement: the version requirement, as in a manifest: `from: "1.2.0"`.
            case repository(String, requirement: String)

            /// The identity by which the package manager distinguishes packages.
            public var identity: String {
                let location =
                    switch self {
                    case .folder(let path): path
                    case .repository(let address, _): address
                    }
                let last = Paths.lastComponent(location.hasSuffix("/") ? String(location.dropLast()) : location)
                return (last.hasSuffix(".git") ? String(last.dropLast(4)) : last).lowercased()
            }
        }

        /// The source of the package.
        public var source: Source
        /// The file that refers to it.
        public var referringFile: String
        /// The line in that file.
        public var line: Int?

        /// The identity by which the package manager distinguishes packages.
        public var identity: String { source.identity }
    }

    /// A target of the project.
    public struct Target: Sendable {
        /// The name in the project.
        public var name: String
        /// The kind of target.
        public var kind: Kind
        /// The file that declares it.
        public var referringFile: String
        /// The line in that file.
        public var line: Int?
        /// The Swift sources.
        public var sources: [File] = []
        /// The sources in other languages, which aren't compiled.
        public var otherLanguageSources: [File] = []
        /// Files and folders that are copied into the product.
        public var resources: [File] = []
        /// Files that CellSim treats neither as sources nor as resources, such as intents and shaders.
        public var unsupportedFiles: [File] = []
        /// The files that the target lists but that don't exist.
        public var missingFiles: [File] = []
        /// The problems found in the target's configuration files.
        public var settingNotes: [ProjectNote] = []
        /// The package products that the target links.
        public var products: [Product] = []
        /// The targets of the same project that the target depends on.
        public var dependencies: [String] = []
        /// The modules and libraries that the target links, without extension.
        public var libraries: [String] = []
        /// The `Info.plist` values that are not in a file, as JSON, or nil if there are none.
        var infoValues: Data?
        /// The build settings of the debug configuration.
        public var settings = BuildSettings()

        /// The name of the target's Swift module.
        public var module: String {
            let productName = settings["PRODUCT_MODULE_NAME"] ?? settings["PRODUCT_NAME"] ?? name
            return Paths.identifier(productName.isEmpty ? name : productName)
        }

        /// The XIBs in the target's resources.
        public var xibs: [File] { documents.filter { Paths.pathExtension(of: $0.path) == "xib" } }

        /// The XIBs and storyboards in the target's resources, including those in language folders.
        public var documents: [File] {
            resources.flatMap { resource -> [File] in
                guard Paths.pathExtension(of: resource.path) == "lproj", Paths.isFolder(resource.path) else {
                    return [resource]
                }
                return Paths.contents(of: resource.path).map { name in
                    var inner = resource
                    inner.path += "/" + name
                    return inner
                }
            }.filter { ["xib", "storyboard"].contains(Paths.pathExtension(of: $0.path)) }
        }
    }

    /// The file or folder that was read.
    public var path: String
    /// The folder that contains the project.
    public var root: String
    /// The project's name.
    public var name: String
    /// The targets, in the order of the project.
    public var targets: [Target] = []
    /// The packages, in the order of the project.
    public var packages: [Package] = []
    /// Other projects whose frameworks the targets can use: referenced projects, the other projects of the workspace, and the projects of
    /// pods.
    public var referencedProjects: [AppProject] = []
    /// A folder with checkouts of packages that is searched before the default folders, or nil.
    public var clonedPackagesFolder: String?
    /// Notes about the project.
    public var notes: [ProjectNote] = []
    /// The development language of the project's strings.
    public var developmentLanguage: String?
}
